extension ListMetrics {
  /// Where a row stands.
  ///
  /// - Precondition: The list has the row.
  public func extent(ofRow row: Int) -> VerticalExtent {
    check(row: row)
    return extent(of: found(row: row))
  }

  /// The offset of a row's top edge, in points.
  ///
  /// - Precondition: The list has the row.
  public func offset(ofRow row: Int) -> Double {
    extent(ofRow: row).top
  }

  /// The height of a row, in points.
  ///
  /// - Precondition: The list has the row.
  public func height(ofRow row: Int) -> Double {
    extent(ofRow: row).height
  }

  /// What covers an offset; `nil` above the list and from its bottom edge on.
  ///
  /// A top edge belongs to what is below it. What is 0 points high covers nothing. NaN counts as 0.
  ///
  /// - Parameter offset: In points from the list's top.
  public func part(at offset: Double) -> ListPart? {
    let units = HeightUnit.floor(offset)
    guard units >= 0 else { return nil }
    let found = tree.firstItem(where: { $0.units }, exceeds: units)
    switch found.item?.kind {
    case .none: return nil
    case .row: return .row(found.before.rows)
    case .header: return .header(section: found.before.headers)
    case .footer: return .footer(section: found.before.headers - 1)
    }
  }

  /// The row that covers an offset; `nil` where a header, a footer or nothing is.
  ///
  /// - Parameter offset: In points from the list's top.
  public func row(at offset: Double) -> Int? {
    if case .row(let row) = part(at: offset) { row } else { nil }
  }

  /// The rows of which something lies between two offsets; empty where no row does.
  ///
  /// A row that only touches one of the offsets with an edge does not count.
  ///
  /// - Parameters:
  ///   - top: The upper offset, in points from the list's top.
  ///   - bottom: The lower offset.
  public func rows(from top: Double, to bottom: Double) -> Range<Int> {
    let first = firstItem(after: top).before.rows
    let last = lastItem(before: bottom)
    let end = last.before.rows + (last.item?.sums.rows ?? 0)
    return top < bottom ? first..<max(first, end) : first..<first
  }

  /// The path of a row.
  ///
  /// - Precondition: The list has the row.
  public func path(ofRow row: Int) -> RowPath {
    check(row: row)
    let section = found(row: row).before.headers - 1
    return RowPath(section: section, row: row - found(section: section).before.rows)
  }

  /// The number of the row with a path.
  ///
  /// - Precondition: The list has the row.
  public func row(at path: RowPath) -> Int {
    let rows = rows(inSection: path.section)
    precondition(
      path.row >= 0 && path.row < rows.count,
      "row \(path.row) is outside of section \(path.section)'s 0..<\(rows.count)")
    return rows.lowerBound + path.row
  }

  func found(row: Int) -> HeightTree.Found {
    tree.firstItem(where: { $0.rows }, exceeds: row)
  }

  func extent(of found: HeightTree.Found) -> VerticalExtent {
    VerticalExtent(
      top: HeightUnit.points(found.before.units),
      height: HeightUnit.points(found.item?.units ?? 0))
  }

  /// What covers the place just below an offset; the first item above the list.
  func firstItem(after offset: Double) -> HeightTree.Found {
    tree.firstItem(where: { $0.units }, exceeds: max(HeightUnit.floor(offset), -1))
  }

  /// What covers the place just above an offset; the end of the list below it.
  func lastItem(before offset: Double) -> HeightTree.Found {
    tree.firstItem(where: { $0.units }, exceeds: max(HeightUnit.ceiling(offset) - 1, -1))
  }
}
