/// A place between two grapheme clusters, where text may be inserted.
public struct TextPosition: Sendable, Hashable {
  /// Which of the two places of an offset is meant, where a line wraps or the direction changes.
  public enum Affinity: Sendable, Hashable {
    /// Behind the character before the offset.
    case upstream
    /// In front of the character after the offset.
    case downstream
  }

  /// A UTF-8 offset into the whole text.
  public var offset: Int
  /// The side that the position belongs to.
  public var affinity: Affinity

  /// Creates a position.
  public init(offset: Int, affinity: Affinity = .downstream) {
    self.offset = offset
    self.affinity = affinity
  }
}
