/// The heights of a section: its header's, its rows' and its footer's, in points.
public struct ListSection: Sendable, Hashable {
  /// The header's height; 0 where there is none.
  public var header: Double
  /// The heights of the rows.
  public var rows: [Double]
  /// The footer's height; 0 where there is none.
  public var footer: Double

  /// Creates a section.
  public init(header: Double = 0, rows: [Double] = [], footer: Double = 0) {
    self.header = header
    self.rows = rows
    self.footer = footer
  }
}
