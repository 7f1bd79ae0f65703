import GalleyFeed
import Testing

@Suite("Reuse of surfaces")
struct ReusePoolTests {
  @Test("The surface that came back last is used first, by identifier")
  func order() {
    var pool = ReusePool<Int>()
    var made = 0
    func make() -> Int {
      made += 1
      return made
    }
    let surfaces = (0..<3).map { _ in pool.dequeue("text", orMake: make) }
    for surface in surfaces { pool.enqueue(surface, "text") }
    let taken = [pool.dequeue("picture"), pool.dequeue("text"), pool.dequeue("text", orMake: make)]
    #expect(taken == [nil, 3, 2])
    #expect(made == 3)
    #expect(pool.waitingCount == 1)
    #expect(pool.usedCount == 2)
    #expect(pool.peakCount == 3)
  }

  @Test("No more surfaces of an identifier wait than there is room for")
  func bounds() {
    var pool = ReusePool<Int>(capacity: 2)
    let kept = (0..<5).map { pool.enqueue($0, "a") } + [pool.enqueue(9, "b")]
    #expect(kept == [true, true, false, false, false, true])
    #expect(pool.waitingCount(for: "a") == 2)
    #expect(pool.waitingCount == 3)
    #expect(pool.peakCount == 3)
    pool.drop("a")
    #expect(pool.waitingCount == 1)
    let dropped = pool.dequeue("a")
    #expect(dropped == nil)
    pool.dropAll()
    #expect(pool.waitingCount == 0)
    var none = ReusePool<Int>(capacity: -1)
    let isKept = none.enqueue(1, "a")
    #expect(!isKept)
    #expect(none.capacity == 0)
  }

  @Test("The peak counts surfaces that wait and that are out together")
  func peak() {
    var pool = ReusePool<Int>(capacity: 3)
    for round in 0..<10 {
      let out = (0..<4).map { _ in pool.dequeue("a") { round } }
      for surface in out { pool.enqueue(surface, "a") }
    }
    #expect(pool.peakCount == 4)
    #expect(pool.usedCount == 0)
    _ = pool.dequeue("a")
    pool.forget()
    #expect(pool.usedCount == 0)
    #expect(pool.waitingCount == 2)
  }
}
