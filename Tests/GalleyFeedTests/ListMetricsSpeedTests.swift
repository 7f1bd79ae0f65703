import TestSupport
import Testing

@testable import GalleyFeed

@Suite("Work of a list", .serialized)
struct ListMetricsSpeedTests {
  @Test("A list of a million rows is at most 20 nodes deep, also after many changes")
  func depth() {
    var metrics = ListMetrics(rows: (0..<1_000_000).map { Double($0 % 300) })
    #expect(metrics.tree.level(of: metrics.tree.root) <= 16)
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<20_000 {
      let row = Int.random(in: 0..<metrics.rowCount - 1000, using: &generator)
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: metrics.apply(.insertRows([20], at: RowPath(section: 0, row: row)))
      case 1: metrics.apply(.removeRows(row..<row + 1))
      case 2: metrics.apply(.moveRows(row..<row + 1000, to: RowPath(section: 0, row: row / 2)))
      default: metrics.apply(.resizeRow(row, height: 30))
      }
    }
    #expect(metrics.tree.level(of: metrics.tree.root) <= 20)
    #expect(metrics.tree.items.count < 4 * metrics.rowCount)
  }

  @Test("Rows that only come and go at one place leave few nodes behind")
  func churn() throws {
    var metrics = ListMetrics(rows: (0..<1000).map(Double.init))
    for step in 0..<100_000 {
      metrics.apply(.insertRows([20], at: RowPath(section: 0, row: 500)))
      if step % 2 == 1 { metrics.apply(.removeRows(499..<501)) }
    }
    #expect(metrics.rowCount == 1000)
    #expect(metrics.tree.nodes.count < 150)
    try metrics.tree.checkInvariants()
  }

  @Test(
    "A change and a question cost little more in a list a hundred times as long",
    arguments: ["insert", "remove", "resize", "move", "find"])
  func logarithmic(operation: String) {
    var times = [Double.infinity, Double.infinity]
    for _ in 0..<2 {
      for (index, count) in [5_000, 500_000].enumerated() {
        var metrics = ListMetrics(rows: repeatElement(40.5, count: count))
        var generator = SeededGenerator(seed: 7)
        var sum = 0.0
        let seconds = ThreadTime.seconds {
          for _ in 0..<2000 {
            let row = Int.random(in: 0..<count / 2, using: &generator)
            switch operation {
            case "insert": metrics.apply(.insertRows([20], at: RowPath(section: 0, row: row)))
            case "remove": metrics.apply(.removeRows(row..<row + 1))
            case "resize": metrics.apply(.resizeRow(row, height: 30))
            case "move":
              metrics.apply(.moveRows(row..<row + 20, to: RowPath(section: 0, row: row / 3)))
            default: sum += Double(metrics.row(at: Double(row) * 40) ?? 0)
            }
          }
        }
        #expect(sum.isFinite)
        times[index] = min(times[index], seconds)
      }
    }
    // The depth doubles, and memory is further away; a walk over the rows would take 100 times.
    #expect(times[1] < 12 * times[0], "\(times)")
  }
}
