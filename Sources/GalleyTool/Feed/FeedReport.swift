#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What a feed cost.
struct FeedReport {
  /// Work that one thread did.
  struct Work {
    /// For how many posts.
    var count = 0
    /// How long it took.
    var milliseconds = 0.0
  }

  /// What happened while a scenario was played.
  struct Scrolling {
    /// How long the main thread took for each frame.
    var frameMilliseconds: [Double] = []
    /// How long it ran in each frame, without what the system gave to others meanwhile.
    var frameProcessorMilliseconds: [Double] = []
    /// How many layouts the workers made.
    var layoutCount = 0
    /// The cells in sight that were not yet drawn, added up over all frames.
    var undrawnTotal = 0
    /// The most of them in one frame.
    var undrawnPeak = 0
    /// The greatest number of cells that had bitmaps or waited for them.
    var peakSurfaces = 0
  }

  var postCount: Int
  var layout = Work()
  var draw = Work()
  var scrolling = Scrolling()

  /// The time of this thread on a processor, in milliseconds.
  static var processorMilliseconds: Double {
    var time = timespec()
    unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
  }

  /// The most memory that the process has had, in bytes.
  static var peakMemory: Int {
    var usage = rusage()
    #if canImport(Glibc)
      unsafe getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    #else
      unsafe getrusage(RUSAGE_SELF, &usage)
    #endif
    #if canImport(Darwin)
      return usage.ru_maxrss
    #else
      // In KiB.
      return usage.ru_maxrss * 1024
    #endif
  }
}
