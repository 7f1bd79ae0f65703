import TestSupport
import Testing

@testable import GalleyFeed

@Suite("Viewports")
struct ListViewportTests {
  /// 100 rows of 50 points behind a viewport of 200.
  private func viewport(at offset: Double) -> ListViewport {
    var viewport = ListViewport(ListMetrics(rows: repeatElement(50, count: 100)), height: 200)
    viewport.scroll(to: offset)
    return viewport
  }

  private func path(_ row: Int) -> RowPath { RowPath(section: 0, row: row) }

  @Test("A viewport sees the rows between its edges, and knows those ahead")
  func visible() {
    var viewport = viewport(at: 120)
    #expect(viewport.visibleRows == 2..<7)
    #expect(viewport.direction == .down)
    #expect(viewport.rowsAhead(100) == 7..<9)
    viewport.scroll(to: 110)
    #expect(viewport.direction == .up)
    #expect(viewport.rowsAhead(70) == 0..<2)
    #expect(viewport.rowsAhead(-1).isEmpty)
    viewport.scroll(to: 4800)
    #expect(viewport.rowsAhead(1000).isEmpty)
  }

  @Test("A viewport stays within the list")
  func limits() {
    var viewport = viewport(at: 1e9)
    #expect(viewport.offset == 4800)
    viewport.scroll(to: -20)
    #expect(viewport.offset == 0)
    viewport.scroll(to: .nan)
    #expect(viewport.offset == 0)
    viewport.scroll(to: .infinity)
    #expect(viewport.offset == 4800)
    viewport.height = 1000
    #expect(viewport.offset == 4000)
    let short = ListViewport(
      ListMetrics(rows: [10]), height: 100, topInset: 20, bottomInset: 30)
    #expect(short.limits == -20 ... -20)
    #expect(short.offset == -20)
    #expect(short.visibleRows == 0..<1)
  }

  @Test("A finger pulls a list over its ends less and less")
  func pull() {
    var viewport = viewport(at: 30)
    viewport.drag(by: -30)
    #expect(viewport.pull == 0)
    viewport.drag(by: -100)
    let once = viewport.pull
    #expect(once < -40 && once > -50)
    viewport.drag(by: -100)
    #expect(viewport.pull < once && viewport.pull > 2 * once)
    viewport.drag(by: -1e9)
    #expect(viewport.pull > -200)
    viewport.scroll(to: 4800)
    viewport.drag(by: 50)
    viewport.drag(by: 50)
    var other = self.viewport(at: 4800)
    other.drag(by: 100)
    #expect(abs(viewport.pull - other.pull) < 1e-9)
    viewport.drag(by: -100)
    #expect(abs(viewport.pull) < 1e-9)
    #expect(viewport.direction == .up)
  }

  @Test("What is seen stays when rows above change")
  func above() {
    var viewport = viewport(at: 1010)
    viewport.apply(.insertRows([30, 40], at: path(0)))
    #expect(viewport.offset == 1080)
    #expect(viewport.visibleRows == 22..<27)
    viewport.apply(.removeRows(0..<2))
    #expect(viewport.offset == 1010)
    viewport.apply(.resizeRow(3, height: 75))
    #expect(viewport.offset == 1035)
    viewport.apply(.insertSections([ListSection(header: 10, rows: [5])], at: 0))
    #expect(viewport.offset == 1050)
    viewport.apply(.moveSections(0..<1, to: 1))
    #expect(viewport.offset == 1035)
    viewport.apply(.resizeHeader(section: 0, height: 15))
    #expect(viewport.offset == 1050)
    viewport.apply(.insertRows([30], at: path(0)), keepsVisible: false)
    #expect(viewport.offset == 1050)
  }

  @Test("A row that ends in the viewport grows upward, one that begins there downward")
  func edges() {
    var viewport = viewport(at: 1010)
    viewport.apply(.resizeRow(20, height: 60))
    #expect(viewport.offset == 1020)
    viewport.apply(.resizeRow(21, height: 70))
    #expect(viewport.offset == 1020)
    viewport.apply(.insertRows([10], at: path(22)))
    #expect(viewport.offset == 1020)
    var tall = ListViewport(ListMetrics(rows: [100, 1000, 100]), height: 200)
    tall.scroll(to: 400)
    tall.apply(.resizeRow(1, height: 1200))
    #expect(tall.offset == 400)
    tall.apply(.resizeRow(0, height: 110))
    #expect(tall.offset == 410)
  }

  @Test("When the first row that is seen goes, the next one stays")
  func anchorGoes() {
    var removed = viewport(at: 1010)
    removed.apply(.removeRows(19..<23))
    #expect(removed.offset == 810)
    #expect(removed.visibleRows.contains(19))
    var moved = viewport(at: 1010)
    moved.apply(.moveRows(21..<22, to: path(90)))
    #expect(moved.offset == 960)
    var all = viewport(at: 1010)
    all.apply(.removeRows(10..<50))
    #expect(all.offset == 500)
    var end = viewport(at: 4800)
    end.apply(.removeRows(50..<100))
    #expect(end.offset == 2300)
  }

  @Test("A pulled list stays pulled when it changes")
  func pulledChange() {
    var viewport = viewport(at: 0)
    viewport.scroll(to: -40, allowsPull: true)
    viewport.apply(.resizeRow(50, height: 60))
    #expect(viewport.offset == -40)
    viewport.apply(.insertRows([100], at: path(0)))
    #expect(viewport.offset == 60)
  }

  @Test(
    "Under random changes a row that stays is where it was", arguments: 1...6 as ClosedRange<UInt64>
  )
  func randomChanges(seed: UInt64) throws {
    var maker = ChangeMaker(seed: seed)
    var model = ListModel(sections: (0..<8).map { _ in maker.section() })
    var viewport = ListViewport(ListMetrics(sections: model.sections), height: 700)
    var kept = 0
    for _ in 0..<2000 {
      viewport.scroll(
        to: Double.random(in: 0...max(viewport.limits.upperBound, 1), using: &maker.generator))
      let change = maker.change(of: model, greatest: 300)
      let before = viewport
      let mapping = viewport.apply(change)
      model.apply(change)
      let limits = viewport.limits
      #expect(limits.contains(viewport.offset))
      if viewport.offset == limits.lowerBound || viewport.offset == limits.upperBound { continue }
      let tops = before.visibleRows.compactMap { row -> Double? in
        if mapping.leavingRows?.contains(row) ?? false { return nil }
        return mapping.newRow(of: row).map {
          viewport.metrics.offset(ofRow: $0) - viewport.offset
            - (before.metrics.offset(ofRow: row) - before.offset)
        }
      }
      if tops.isEmpty { continue }
      #expect(tops.contains { abs($0) < 1e-6 }, "\(change)")
      kept += 1
    }
    #expect(kept > 500)
  }
}
