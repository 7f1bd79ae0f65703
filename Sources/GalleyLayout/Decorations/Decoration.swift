public import GalleyText

/// Something that is painted with a line's glyphs: a colour behind them, or a line under or through
/// them.
///
/// Renderers get them from ``TextLine/decorations`` and fill ``path(from:to:)`` with ``color``:
/// backgrounds first, then borders, shadows, underlines, the glyphs (filled, then stroked),
/// attachments, and strikethroughs.
public struct Decoration: Sendable, Hashable {
  /// What is painted.
  public enum Kind: Sendable, Hashable {
    /// A colour behind the text.
    case background
    /// A line of a thickness around the text, inside `rect`.
    case border(width: Double)
    /// A line under the text.
    case underline(TextAttributes.Underline)
    /// A line through the text.
    case strikethrough

    /// Whether it is a line around the text.
    public var isBorder: Bool {
      if case .border = self { return true }
      return false
    }

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
  /// The radius of a background's or border's corners, in points.
  public var cornerRadius: Double
  /// Where an underline leaves room for the glyphs' ink: from left to right, apart from each other.
  public var gaps: [Range<Double>]

  /// Creates a decoration.
  public init(
    kind: Kind, color: Color, rect: Rect, cornerRadius: Double = 0, gaps: [Range<Double>] = []
  ) {
    self.cornerRadius = cornerRadius
    self.gaps = gaps
    self.kind = kind
    self.color = color
    self.rect = rect
  }
}
