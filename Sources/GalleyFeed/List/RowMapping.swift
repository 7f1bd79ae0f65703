/// Where rows are after a change, for whatever is kept by row number.
public struct RowMapping: Sendable, Hashable {
  private enum Kind: Sendable, Hashable {
    case same
    case inserted(at: Int, count: Int)
    case removed(Range<Int>)
    case moved(Range<Int>, to: Int)
  }

  private let kind: Kind

  private init(_ kind: Kind) {
    self.kind = kind
  }

  /// Every row stays where it is.
  public static let same = RowMapping(.same)

  static func inserted(at row: Int, count: Int) -> RowMapping {
    RowMapping(.inserted(at: row, count: count))
  }

  static func removed(_ rows: Range<Int>) -> RowMapping {
    RowMapping(.removed(rows))
  }

  static func moved(_ rows: Range<Int>, to row: Int) -> RowMapping {
    RowMapping(.moved(rows, to: row))
  }

  /// The rows, as they were, that are gone or moved away; `nil` when there are none.
  var leavingRows: Range<Int>? {
    switch kind {
    case .removed(let rows), .moved(let rows, _): rows
    case .same, .inserted: nil
    }
  }

  /// The number that a row has after the change; `nil` when it is gone.
  public func newRow(of row: Int) -> Int? {
    switch kind {
    case .same: return row
    case .inserted(let place, let count): return row < place ? row : row + count
    case .removed(let rows):
      if rows.contains(row) { return nil }
      return row < rows.lowerBound ? row : row - rows.count
    case .moved(let rows, let destination):
      if rows.contains(row) { return row - rows.lowerBound + destination }
      let without = row < rows.lowerBound ? row : row - rows.count
      return without < destination ? without : without + rows.count
    }
  }

  /// The smallest range that holds what is left of a range of rows; `nil` when all of them are gone.
  ///
  /// - Complexity: Linear in the number of rows.
  public func newRows(of rows: Range<Int>) -> Range<Int>? {
    let found = rows.compactMap(newRow(of:))
    guard let first = found.min(), let last = found.max() else { return nil }
    return first..<last + 1
  }
}
