/// The direction in which a stretch of text runs.
public enum TextDirection: Sendable, Hashable {
  /// From left to right.
  case leftToRight
  /// From right to left.
  case rightToLeft
}
