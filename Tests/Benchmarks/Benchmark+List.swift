import Galley

extension Benchmark {
  /// Questions and changes of a list of a million rows, at random rows.
  func list() -> [Finding] {
    let count = 1_000_000
    let heights = (0..<count).map { 44 + Double($0 % 97) * 3.25 }
    let start = ListMetrics(rows: heights)
    let single = (0..<Self.changesARound).map { ($0 &* 7_919_993) % (count / 2) }
    let offsets = single.map { start.offset(ofRow: $0) + 1 }
    return [
      change("rowAtOffset", "the row at an offset", of: start) { metrics in
        var sum = 0
        for offset in offsets { sum += metrics.row(at: offset) ?? 0 }
        consume(sum)
      },
      change("offsetOfRow", "the offset of a row", of: start) { metrics in
        var sum = 0.0
        for row in single { sum += metrics.offset(ofRow: row) }
        consume(sum)
      },
      change("insert", "a row inserted", of: start) { metrics in
        for row in single {
          metrics.apply(.insertRows([50], at: RowPath(section: 0, row: row)))
        }
      },
      change("remove", "a row removed", of: start) { metrics in
        for row in single { metrics.apply(.removeRows(row..<row + 1)) }
      },
      change("resize", "a row resized", of: start) { metrics in
        for row in single { metrics.apply(.resizeRow(row, height: 50)) }
      },
      change("move", "a row moved", of: start, limit: nil) { metrics in
        for row in single {
          metrics.apply(.moveRows(row..<row + 1, to: RowPath(section: 0, row: row / 2)))
        }
      },
      change("moveRange", "1000 rows moved", of: start, limit: nil) { metrics in
        for row in single {
          metrics.apply(.moveRows(row..<row + 1000, to: RowPath(section: 0, row: row / 2)))
        }
      },
    ]
  }

  /// How many changes are timed together, of a list that was not changed before.
  private static let changesARound = 10_000

  private func change(
    _ name: String, _ what: String, of start: ListMetrics, limit: Double? = 5,
    _ body: (inout ListMetrics) -> Void
  ) -> Finding {
    var least = Double.infinity
    for _ in 0..<rounds {
      var metrics = start
      // The first change of a copy copies the list.
      metrics.apply(.resizeRow(0, height: 44))
      least = min(least, Stopwatch.time { body(&metrics) })
    }
    return Finding(
      "list/\(name)", "\(what) of a million; µs",
      figure: least / 1000 / Double(Self.changesARound), limit: limit)
  }
}
