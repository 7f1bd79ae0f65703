/// Where a line whose text does not fit is cut: the last line of a container, or each line of a
/// paragraph that does not wrap.
public enum Truncation: Sendable, Hashable {
  /// Nowhere.
  case none
  /// At its start: the token, then the end of the text.
  case start
  /// In its middle: the line's start, the token, and the end of the text.
  case middle
  /// At its end: the line's start, then the token.
  case end
}
