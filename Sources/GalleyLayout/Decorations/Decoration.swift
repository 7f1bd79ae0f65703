public import GalleyText

/// Something that is painted with a line's glyphs: a colour behind them, or a line under or through
/// them.
///
/// Renderers get them from ``TextLine/decorations`` and fill ``path(from:to:)`` with ``color``:
/// backgrounds first, then underlines, then the glyphs, then strikethroughs.
public struct Decoration: Sendable, Hashable {
  /// What is painted.
  public enum Kind: Sendable, Hashable {
    /// A colour behind the text.
    case background
    /// A line under the text.
    case underline(TextAttributes.Underline)
    /// A line through the text.
    case strikethrough

    /// Whether it is an underline of any style.
    public var isUnderline: Bool {
      if case .underline = self { return true }
      return false
    }
  }

  /// What is painted.
  public var kind: Kind
  /// What it is painted with.
  public var color: Color
  /// Where it is, in the frame's coordinates.
  ///
  /// For a background the whole area; else the first stroke: its top edge, its thickness, and as
  /// wide as the text. A double line and a wave reach below it.
  public var rect: Rect

  /// Creates a decoration.
  public init(kind: Kind, color: Color, rect: Rect) {
    self.kind = kind
    self.color = color
    self.rect = rect
  }
}
