import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Work that a drawing queue may do, or may have to leave undone.
public protocol DrawingJob: Sendable {
  /// Whether the result would still be of use; asked just before the work.
  var isWanted: Bool { get }
  /// Does the work, on a worker.
  func run() async
  /// Called instead of ``run()`` when the queue had no room: the job may be given to it again.
  func overflow()
}

/// A bounded number of requests that a few Swift tasks work off, the newest first.
///
/// What was asked for last is what a person sees now. When the queue is full the oldest request gives
/// way. No thread is held while there is nothing to do, and no lock while a job runs.
public final class DrawingQueue: Sendable {
  /// What a queue has done.
  public struct Statistics: Sendable, Hashable {
    /// Jobs that were run.
    public var run = 0
    /// Jobs that were no longer wanted when their turn came.
    public var unwanted = 0
    /// Jobs that gave way to newer ones.
    public var overflowed = 0
  }

  private struct State {
    /// The oldest first.
    var pending: [any DrawingJob] = []
    var workers = 0
    var waiters: [CheckedContinuation<Void, Never>] = []
    var statistics = Statistics()
  }

  /// The greatest number of jobs that run at once.
  public let workerCount: Int
  /// The greatest number of jobs that wait.
  public let capacity: Int
  private let state = Mutex(State())

  /// The number of processor cores that the system may use.
  public static var coreCount: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  /// Creates a queue.
  ///
  /// - Parameters:
  ///   - workerCount: The greatest number of jobs that run at once, 1 to ``coreCount``; the default
  ///     leaves a core to the main thread.
  ///   - capacity: The greatest number of jobs that wait, at least 1.
  public init(workerCount: Int = coreCount - 1, capacity: Int = 64) {
    self.workerCount = max(1, min(workerCount, Self.coreCount))
    self.capacity = max(1, capacity)
  }

  /// What the queue has done so far.
  public var statistics: Statistics { state.withLock { $0.statistics } }

  /// Adds a job, which is the next to be run unless another one follows.
  public func add(_ job: any DrawingJob) {
    let (startsWorker, dropped) = state.withLock { state in
      var dropped: (any DrawingJob)?
      if state.pending.count == capacity {
        dropped = state.pending.removeFirst()
        state.statistics.overflowed += 1
      }
      state.pending.append(job)
      if state.workers == workerCount { return (false, dropped) }
      state.workers += 1
      return (true, dropped)
    }
    dropped?.overflow()
    if startsWorker { Task { await work() } }
  }

  /// Waits until no job is left.
  public func finish() async {
    await withCheckedContinuation { continuation in
      let isIdle = state.withLock { state in
        if state.workers == 0 { return true }
        state.waiters.append(continuation)
        return false
      }
      if isIdle { continuation.resume() }
    }
  }

  private func work() async {
    while let job = next() {
      let isWanted = job.isWanted
      if isWanted { await job.run() }
      state.withLock { state in
        if isWanted { state.statistics.run += 1 } else { state.statistics.unwanted += 1 }
      }
      await Task.yield()
    }
  }

  /// The newest job; ends the worker when there is none.
  private func next() -> (any DrawingJob)? {
    let (job, waiters) = state.withLock { state in
      if let job = state.pending.popLast() {
        return (job as (any DrawingJob)?, [CheckedContinuation<Void, Never>]())
      }
      state.workers -= 1
      if state.workers > 0 { return (nil, []) }
      defer { state.waiters = [] }
      return (nil, state.waiters)
    }
    for waiter in waiters { waiter.resume() }
    return job
  }
}
