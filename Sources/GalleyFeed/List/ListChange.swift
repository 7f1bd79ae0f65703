/// A change of a list's rows, sections or heights.
///
/// Rows are counted over all sections, paths within one. Positions are those before the change, but for
/// what is moved: its destination is the position that it has afterwards.
public enum ListChange: Sendable, Hashable {
  /// New rows with these heights; the first of them gets the path.
  case insertRows([Double], at: RowPath)
  /// Rows go; their sections stay, even without rows.
  case removeRows(Range<Int>)
  /// Rows move, in their order; the first of them has the path once they are there.
  case moveRows(Range<Int>, to: RowPath)
  /// Rows, from one on, get these heights.
  case resizeRows(from: Int, heights: [Double])
  /// New sections; the first of them gets the index.
  case insertSections([ListSection], at: Int)
  /// Sections go with their rows.
  case removeSections(Range<Int>)
  /// Sections move with their rows, in their order; the first has the index once they are there.
  case moveSections(Range<Int>, to: Int)
  /// A section's header gets a height.
  case resizeHeader(section: Int, height: Double)
  /// A section's footer gets a height.
  case resizeFooter(section: Int, height: Double)

  /// A row gets a height.
  public static func resizeRow(_ row: Int, height: Double) -> ListChange {
    .resizeRows(from: row, heights: [height])
  }
}
