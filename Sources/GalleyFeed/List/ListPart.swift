/// A part of a list that has a height of its own.
public enum ListPart: Sendable, Hashable {
  /// The header of the section with this index.
  case header(section: Int)
  /// The row with this number, counted over all sections.
  case row(Int)
  /// The footer of the section with this index.
  case footer(section: Int)
}
