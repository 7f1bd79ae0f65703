import GalleyFeed
import Testing

@Suite("Bounds of a list")
struct ListMetricsBoundsTests {
  @Test("Rows that the list lacks trap")
  func rows() async {
    await #expect(processExitsWith: .failure) { _ = ListMetrics(rows: [1]).extent(ofRow: 1) }
    await #expect(processExitsWith: .failure) { _ = ListMetrics(rows: [1]).path(ofRow: -1) }
    await #expect(processExitsWith: .failure) {
      _ = ListMetrics(rows: [1]).row(at: RowPath(section: 0, row: 1))
    }
    await #expect(processExitsWith: .failure) {
      var metrics = ListMetrics(rows: [1])
      metrics.apply(.removeRows(0..<2))
    }
    await #expect(processExitsWith: .failure) {
      var metrics = ListMetrics(rows: [1])
      metrics.apply(.resizeRows(from: 0, heights: [1, 2]))
    }
    await #expect(processExitsWith: .failure) {
      var metrics = ListMetrics(rows: [1, 2])
      metrics.apply(.moveRows(0..<1, to: RowPath(section: 0, row: 2)))
    }
    await #expect(processExitsWith: .failure) {
      var metrics = ListMetrics(rows: [1])
      metrics.apply(.insertRows([1], at: RowPath(section: 0, row: 2)))
    }
  }

  @Test("Sections that the list lacks trap")
  func sections() async {
    await #expect(processExitsWith: .failure) { _ = ListMetrics().rows(inSection: 1) }
    await #expect(processExitsWith: .failure) { _ = ListMetrics().extent(ofFooter: -1) }
    await #expect(processExitsWith: .failure) {
      _ = ListMetrics(sections: []).path(forInsertingAt: 0)
    }
    await #expect(processExitsWith: .failure) {
      var metrics = ListMetrics()
      metrics.apply(.insertSections([], at: 2))
    }
    await #expect(processExitsWith: .failure) {
      var metrics = ListMetrics()
      metrics.apply(.removeSections(0..<2))
    }
    await #expect(processExitsWith: .failure) {
      var metrics = ListMetrics()
      metrics.apply(.moveSections(0..<1, to: 1))
    }
    await #expect(processExitsWith: .failure) {
      var metrics = ListMetrics()
      metrics.apply(.resizeHeader(section: 1, height: 1))
    }
  }
}
