public import GalleyDetection
public import GalleyText

/// Something in a cell that can be tapped: a name, or what was found in a text.
public struct CellEntity: Sendable, Hashable {
  /// The text that an entity stands in.
  public enum Part: Sendable, Hashable {
    /// The writer's name.
    case name
    /// The post's text.
    case text
    /// The quoted post, its name before its text.
    case quote
  }

  /// Where it stands.
  public let part: Part
  /// What it is; its range counts in the part's text: a quote's begins with the name and the
  /// separator behind it.
  public let entity: Entity
  /// The link that carries it, unlike all other links of the part.
  public let link: Link
  /// Its rectangles in the cell, in points, from top to bottom and left to right.
  public let rects: [Rect]
}
