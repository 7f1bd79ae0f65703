/// The way in which a caret moves.
public enum CaretDirection: Sendable, Hashable {
  /// On in the text.
  case forward
  /// Back in the text.
  case backward
  /// To the left, as the line is seen.
  case left
  /// To the right, as the line is seen.
  case right
}

/// How far a caret moves.
public enum CaretUnit: Sendable, Hashable {
  /// To the next grapheme cluster.
  case cluster
  /// Forward to the next word's end, backward to the last word's start; spaces and punctuation are
  /// passed over.
  case word
  /// To the line's end or start.
  case line
  /// To the paragraph's end or start, or from there to the next one's.
  case paragraph
}
