import GalleyFeed
import Testing

@Suite("Heights of a list")
struct ListMetricsTests {
  @Test("Rows stand one below the other")
  func rows() {
    let metrics = ListMetrics(rows: [10, 20.5, 0, 30])
    #expect(metrics.rowCount == 4)
    #expect(metrics.sectionCount == 1)
    #expect(metrics.totalHeight == 60.5)
    #expect(metrics.offset(ofRow: 3) == 30.5)
    #expect(metrics.height(ofRow: 1) == 20.5)
    #expect(metrics.row(at: 10) == 1)
    #expect(metrics.row(at: 30.5) == 3)
    #expect(metrics.row(at: -0.1) == nil)
    #expect(metrics.row(at: 60.5) == nil)
    #expect(metrics.rows(from: 9, to: 30.5) == 0..<2)
    #expect(metrics.rows(from: 10, to: 31) == 1..<4)
    #expect(metrics.rows(from: -.infinity, to: .infinity) == 0..<4)
    #expect(metrics.rows(from: 40, to: 20).isEmpty)
    #expect(metrics.rows(from: 70, to: 80) == 4..<4)
  }

  @Test("A list may be empty")
  func empty() {
    for metrics in [ListMetrics(), ListMetrics(sections: [])] {
      #expect(metrics.totalHeight == 0)
      #expect(metrics.row(at: 0) == nil)
      #expect(metrics.part(at: 0) == nil)
      #expect(metrics.rows(from: 0, to: 100) == 0..<0)
      #expect(metrics.sections(from: 0, to: 100).isEmpty)
      #expect(metrics.stickyHeader(at: 0) == nil)
    }
  }

  @Test(
    "Heights that are none count as 0, and great ones are limited",
    arguments: [
      (-.infinity, 0), (-5, 0), (-0.0, 0), (.nan, 0), (.infinity, 0), (1e300, 100_000_000),
      (.leastNonzeroMagnitude, 0), (1.0 / 3, 341 / 1024.0), (0.5, 0.5),
    ] as [(Double, Double)])
  func oddHeights(height: Double, expected: Double) {
    var metrics = ListMetrics(rows: [height])
    #expect(metrics.height(ofRow: 0) == expected)
    metrics.apply(.insertRows([height, 1], at: RowPath(section: 0, row: 0)))
    #expect(metrics.totalHeight == 2 * expected + 1)
    metrics.apply(.resizeHeader(section: 0, height: height))
    #expect(metrics.extent(ofHeader: 0).height == expected)
  }

  @Test("Offsets that are no numbers or very great answer", arguments: [.nan, 1e300, -1e300])
  func oddOffsets(offset: Double) {
    let metrics = ListMetrics(rows: [10, 20])
    #expect(metrics.row(at: offset) == (offset.isNaN ? 0 : nil))
    #expect(metrics.rows(from: offset, to: offset).isEmpty)
  }

  @Test("Sums are the same after a million changes")
  func noDrift() {
    let heights = (0..<1000).map { 40 + Double($0 % 77) / 3 }
    var metrics = ListMetrics(rows: heights)
    let fresh = metrics
    for step in 0..<1_000_000 {
      metrics.apply(.resizeRow(step % 1000, height: Double(step % 1013) / 7))
    }
    metrics.apply(.resizeRows(from: 0, heights: heights))
    for row in 0..<1000 { #expect(metrics.extent(ofRow: row) == fresh.extent(ofRow: row)) }
    #expect(metrics.totalHeight == fresh.totalHeight)
  }

  @Test("A copy keeps its heights")
  func copies() {
    let metrics = ListMetrics(rows: [10, 20])
    var other = metrics
    other.apply(.removeRows(0..<1))
    #expect(metrics.rowCount == 2)
    #expect(other.totalHeight == 20)
  }

  @Test("Sections have headers, rows and footers")
  func sections() {
    var metrics = ListMetrics(sections: [
      ListSection(header: 5, rows: [10, 10], footer: 2), ListSection(),
      ListSection(header: 7, rows: [20]),
    ])
    #expect(metrics.rows(inSection: 0) == 0..<2)
    #expect(metrics.rows(inSection: 1) == 2..<2)
    #expect(metrics.extent(ofFooter: 0) == VerticalExtent(top: 25, height: 2))
    #expect(metrics.extent(ofHeader: 2) == VerticalExtent(top: 27, height: 7))
    #expect(metrics.extent(ofSection: 2) == VerticalExtent(top: 27, height: 27))
    #expect(metrics.part(at: 4) == .header(section: 0))
    #expect(metrics.part(at: 26) == .footer(section: 0))
    #expect(metrics.part(at: 27) == .header(section: 2))
    #expect(metrics.path(ofRow: 2) == RowPath(section: 2, row: 0))
    #expect(metrics.sections(from: 26, to: 28) == 0..<3)
    #expect(metrics.path(forInsertingAt: 2) == RowPath(section: 2, row: 0))
    #expect(metrics.path(forInsertingAt: 3) == RowPath(section: 2, row: 1))
    metrics.apply(.insertRows([1], at: RowPath(section: 1, row: 0)))
    #expect(metrics.path(ofRow: 2) == RowPath(section: 1, row: 0))
    metrics.apply(.removeRows(1..<4))
    #expect(metrics.sectionCount == 3)
    #expect(metrics.totalHeight == 24)
  }

  @Test("A header stays until its section's end pushes it out")
  func stickyHeader() throws {
    let metrics = ListMetrics(sections: [
      ListSection(header: 10, rows: [100]), ListSection(header: 20, rows: [100]),
      ListSection(rows: [100]),
    ])
    let places: [(offset: Double, section: Int, top: Double)] = [
      (0, 0, 0), (50, 0, 50), (100, 0, 100), (105, 0, 100), (110, 1, 110), (160, 1, 160),
      (225, 1, 210),
    ]
    for place in places {
      let header = try #require(metrics.stickyHeader(at: place.offset))
      #expect(header.section == place.section)
      #expect(header.extent.top == place.top)
    }
    #expect(metrics.stickyHeader(at: -1) == nil)
    #expect(metrics.stickyHeader(at: 240) == nil)
    #expect(metrics.stickyHeader(at: 400) == nil)
  }

  @Test("Mappings tell where rows went")
  func mappings() {
    var metrics = ListMetrics(rows: [1, 2, 3, 4, 5])
    let path = RowPath(section: 0, row: 2)
    let moved = metrics.apply(.moveRows(0..<2, to: path))
    #expect((0..<5).map { metrics.height(ofRow: $0) } == [3, 4, 1, 2, 5])
    #expect((0..<5).map(moved.newRow(of:)) == [2, 3, 0, 1, 4])
    let removed = metrics.apply(.removeRows(1..<3))
    #expect((0..<5).map(removed.newRow(of:)) == [0, nil, nil, 1, 2])
    #expect(removed.newRows(of: 1..<4) == 1..<2)
    #expect(removed.newRows(of: 1..<3) == nil)
    let sections = metrics.apply(.insertSections([ListSection(rows: [9, 9])], at: 0))
    #expect(sections.newRow(of: 0) == 2)
  }
}
