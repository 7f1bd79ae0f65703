/// Choices that hold for a whole text.
public struct LayoutOptions: Sendable, Hashable {
  /// How a line's height follows from the metrics of its fonts.
  public var lineHeightPolicy: LineHeightPolicy
  /// Whether a final line separator opens an empty last line, and an empty text is one empty line.
  ///
  /// Editors and measures want it; Core Text gives neither.
  public var opensLineAfterFinalSeparator: Bool

  /// Creates options; the defaults are unrounded metrics and an empty line after a final separator.
  public init(
    lineHeightPolicy: LineHeightPolicy = .raw, opensLineAfterFinalSeparator: Bool = true
  ) {
    self.lineHeightPolicy = lineHeightPolicy
    self.opensLineAfterFinalSeparator = opensLineAfterFinalSeparator
  }
}

/// A named rule for the height of a line.
public enum LineHeightPolicy: Sendable, Hashable {
  /// Ascent, descent and leading of the tallest fonts, unrounded, the leading below.
  ///
  /// A forced height is shared in halves above and below; when it is fixed, every line's baseline
  /// comes from the paragraph's own font, so that the lines stand on an even grid.
  case raw
  /// Core Text's frames: rounded metrics, the leading above all lines but the first, a forced height
  /// shared in halves.
  case coreText
  /// CSS 2.2 §10.8: half-leading around each font's box, and a strut of the paragraph's own font.
  case css
}
