import Foundation

/// The time that a thread computes, whatever else the machine does meanwhile.
public enum ThreadTime {
  /// The seconds of processor time that a piece of work takes on this thread.
  public static func seconds(_ work: () throws -> Void) rethrows -> Double {
    let start = now
    try work()
    return now - start
  }

  private static var now: Double {
    var time = timespec()
    unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}
