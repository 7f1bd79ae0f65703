/// Where a row stands: its section, and its number in the section.
public struct RowPath: Sendable, Hashable, Comparable {
  /// The section's index in the list.
  public var section: Int
  /// The row's index in the section; as a place to insert at, up to the section's number of rows.
  public var row: Int

  /// Creates a path.
  public init(section: Int, row: Int) {
    self.section = section
    self.row = row
  }

  /// Whether one row stands before another.
  public static func < (a: RowPath, b: RowPath) -> Bool {
    (a.section, a.row) < (b.section, b.row)
  }
}
