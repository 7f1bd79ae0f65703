#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Measures the processor time of the calling thread, which other programs on the machine do not
/// lengthen as they do the time of the clock.
enum Stopwatch {
  /// The nanoseconds that a call takes.
  static func time(_ body: () -> Void) -> Double {
    let start = now
    body()
    return now - start
  }

  /// The least time of each of several things over a number of rounds.
  ///
  /// The things take turns, so that a change of the processor's speed meets all of them.
  ///
  /// - Parameter bodies: What is timed; each gets the number of the round.
  static func leastTimes(rounds: Int, _ bodies: [(Int) -> Void]) -> [Double] {
    var least = [Double](repeating: .infinity, count: bodies.count)
    for round in 0..<rounds {
      for (index, body) in bodies.enumerated() {
        least[index] = min(least[index], time { body(round) })
      }
    }
    return least
  }

  private static var now: Double {
    var time = timespec()
    unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }
}
