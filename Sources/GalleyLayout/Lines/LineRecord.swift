import GalleyShaping
import GalleyText

/// What a frame stores of a line.
struct LineRecord: Sendable {
  var range: Range<Int>
  var origin = Point.zero
  var width: Double
  var trailingWhitespaceWidth: Double
  var metrics: LineMetrics
  var isRightToLeft: Bool
  var isHardBreak: Bool
  /// Indices into the frame's runs, in visual order.
  var runs: Range<Int>
}

/// What a frame stores of a run.
struct RunRecord: Sendable {
  var range: Range<Int>
  /// The index of the frame's paragraph, and of its item.
  var paragraph: Int
  var item: Int
  /// The index of one of the frame's own stores; `nil` for the paragraph's glyphs.
  var store: Int?
  var glyphs: Range<Int>
  var attributeRun: Int
  var isRightToLeft: Bool
  /// The left edge, from the line's origin.
  var x: Double
  var width: Double
  /// What is added to the store's positions to count them from the line's origin.
  var glyphOrigin: Double
}
