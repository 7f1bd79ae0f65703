import GalleyFeed
import Synchronization
import Testing

/// A job that tells what became of it.
final class ProbeJob: DrawingJob {
  let name: Int
  let log: ProbeLog
  let body: @Sendable () -> Void

  init(_ name: Int, _ log: ProbeLog, _ body: @escaping @Sendable () -> Void = {}) {
    self.name = name
    self.log = log
    self.body = body
  }

  var isWanted: Bool { !log.unwanted.withLock { $0.contains(name) } }

  func run() {
    body()
    log.ran.withLock { $0.append(name) }
  }

  func overflow() { log.overflowed.withLock { $0.append(name) } }
}

final class ProbeLog: Sendable {
  let ran = Mutex<[Int]>([])
  let overflowed = Mutex<[Int]>([])
  let unwanted = Mutex<Set<Int>>([])
}

/// Runs a closure on a worker, so that what it adds to a queue of one worker has to wait.
struct ClosureJob: DrawingJob {
  let body: @Sendable () -> Void

  var isWanted: Bool { true }
  func run() { body() }
  func overflow() {}
}

@Suite("Feed drawing queue")
struct DrawingQueueTests {
  @Test("The newest job is run first, and the oldest gives way when there is no room")
  func order() async {
    let queue = DrawingQueue(workerCount: 1, capacity: 3)
    let log = ProbeLog()
    queue.add(
      ClosureJob {
        for name in 1...5 { queue.add(ProbeJob(name, log)) }
        log.unwanted.withLock { $0 = [4] }
      })
    await queue.finish()
    #expect(log.overflowed.withLock { $0 } == [1, 2])
    #expect(log.ran.withLock { $0 } == [5, 3])
    let statistics = queue.statistics
    #expect(statistics.run == 3 && statistics.unwanted == 1 && statistics.overflowed == 2)
  }

  @Test("No more jobs run at once than there are workers", arguments: 1...4)
  func workers(count: Int) async {
    let queue = DrawingQueue(workerCount: count, capacity: 1000)
    #expect(queue.workerCount == min(count, DrawingQueue.coreCount))
    let running = Mutex((now: 0, most: 0))
    let log = ProbeLog()
    for name in 0..<200 {
      let job = ProbeJob(name, log) {
        running.withLock { state in
          state.now += 1
          state.most = max(state.most, state.now)
        }
        running.withLock { $0.now -= 1 }
      }
      queue.add(job)
    }
    await queue.finish()
    #expect(running.withLock { $0.most } <= queue.workerCount)
    #expect(log.ran.withLock { $0.count } == 200)
  }

  @Test("Waiting for an idle queue ends at once")
  func idle() async {
    let queue = DrawingQueue(workerCount: 0, capacity: -1)
    #expect(queue.workerCount == 1 && queue.capacity == 1)
    await queue.finish()
    #expect(queue.statistics.run == 0)
  }
}
