/// Where the last visible line of a text that does not fit is cut.
public enum Truncation: Sendable, Hashable {
  /// Nowhere: lines that do not fit are left out.
  case none
  /// At its start: the token, then the end of the text.
  case start
  /// In its middle: the line's start, the token, and the end of the text.
  case middle
  /// At its end: the line's start, then the token.
  case end
}
