/// The heights of a list's rows, and where each stands.
///
/// A list is sections one below the other; a section is a header, rows and a footer, of which the
/// header and the footer may be 0 points high. Rows are counted from 0 over all sections; a
/// ``RowPath`` counts within one. A list without sections in the reader's eyes is one section with
/// neither header nor footer.
///
/// Heights are points; they are rounded to 1/1024 point, and NaN, infinity and negative numbers count
/// as 0. A height is at most 100,000,000 points. Sums of heights are exact while a list is lower than
/// 2^43 points: every offset is the same to the last bit, whatever changes led to it.
///
/// All questions and changes take time that grows with the logarithm of the number of rows and
/// sections, beside the number of rows that a change brings or takes away. A copy costs nothing until
/// one of both is changed.
public struct ListMetrics: Sendable {
  var tree: HeightTree

  /// Creates a list of one section without header and footer.
  ///
  /// - Parameter rows: The rows' heights.
  /// - Complexity: Linear in the number of rows.
  public init(rows: some Sequence<Double> = []) {
    var items = [HeightTree.Item(.header, units: 0)]
    items += rows.lazy.map { HeightTree.Item(.row, units: HeightUnit.units($0)) }
    items.append(HeightTree.Item(.footer, units: 0))
    tree = HeightTree(items)
  }

  /// Creates a list of sections.
  ///
  /// - Complexity: Linear in the number of rows and sections.
  public init(sections: some Sequence<ListSection>) {
    tree = HeightTree(sections.flatMap(Self.items))
  }

  /// The number of rows of all sections.
  public var rowCount: Int { tree.sums.rows }

  /// The number of sections.
  public var sectionCount: Int { tree.sums.headers }

  /// The height of everything, in points.
  public var totalHeight: Double { HeightUnit.points(tree.sums.units) }

  static func items(of section: ListSection) -> [HeightTree.Item] {
    [HeightTree.Item(.header, units: HeightUnit.units(section.header))]
      + items(ofRows: section.rows)
      + [HeightTree.Item(.footer, units: HeightUnit.units(section.footer))]
  }

  static func items(ofRows heights: [Double]) -> [HeightTree.Item] {
    heights.map { HeightTree.Item(.row, units: HeightUnit.units($0)) }
  }

  func check(row: Int) {
    precondition(
      row >= 0 && row < rowCount, "row \(row) is outside of the list's 0..<\(rowCount)")
  }

  func check(rows: Range<Int>) {
    precondition(
      rows.lowerBound >= 0 && rows.upperBound <= rowCount,
      "rows \(rows) are outside of the list's 0..<\(rowCount)")
  }

  func check(section: Int) {
    precondition(
      section >= 0 && section < sectionCount,
      "section \(section) is outside of the list's 0..<\(sectionCount)")
  }

  func check(sections: Range<Int>) {
    precondition(
      sections.lowerBound >= 0 && sections.upperBound <= sectionCount,
      "sections \(sections) are outside of the list's 0..<\(sectionCount)")
  }
}
