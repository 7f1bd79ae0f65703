/// Finds the boundaries of extended grapheme clusters (UAX #29, Unicode 17).
public enum GraphemeBreaker {
  /// The UTF-8 offsets of the boundaries, the start and the end of the text included.
  ///
  /// An empty text has none. The time is linear in the text's length.
  public static func boundaries(in text: String) -> [Int] {
    var offsets: [UInt32] = []
    appendBoundaries(of: text.utf8Span.span, to: &offsets)
    return offsets.map(Int.init)
  }

  /// Appends the offsets of the boundaries in valid UTF-8, start and end included.
  package static func appendBoundaries(of utf8: Span<UInt8>, to offsets: inout [UInt32]) {
    guard !utf8.isEmpty else { return }
    var state = GraphemeState()
    var offset = 0
    while offset < utf8.count {
      let (value, next) = decodeScalar(utf8, at: offset)
      if state.breaks(before: ScalarProperties(lookingUp: value).graphemeUnit) {
        offsets.append(UInt32(truncatingIfNeeded: offset))
      }
      offset = next
    }
    offsets.append(UInt32(truncatingIfNeeded: utf8.count))
  }
}

/// What the rules of UAX #29 need to know of the text before a position.
struct GraphemeState {
  /// The unit of the last scalar; a control at the start, so that there is a boundary.
  private var left = GraphemeUnit.control

  /// Whether the text ends with an odd number of regional indicators.
  private var isOddRegionalIndicator = false

  /// How much of an emoji sequence or of a conjunct stands at the end of the text.
  private var sequence = Sequence.none

  private enum Sequence {
    case none
    /// A pictograph and its extending characters.
    case pictographic
    /// The same and a joiner.
    case joinedPictographic
    /// A consonant and its extending characters.
    case consonant
    /// The same with a linker among them.
    case linkedConsonant
  }

  /// Tells whether a boundary stands before the next scalar, and goes past it.
  @inline(__always)
  mutating func breaks(before right: GraphemeUnit) -> Bool {
    // GB999 between two ordinary letters, which are most.
    if left == .other && right == .other { return true }
    return breaksByRules(before: right)
  }

  private mutating func breaksByRules(before right: GraphemeUnit) -> Bool {
    let result = isBoundary(before: right)
    advance(past: right)
    return result
  }

  private func isBoundary(before right: GraphemeUnit) -> Bool {
    switch (left, right) {
    // GB3, GB4, GB5
    case (.cr, .lf): false
    case (.control, _), (.cr, _), (.lf, _), (_, .control), (_, .cr), (_, .lf): true
    // GB6, GB7, GB8
    case (.l, .l), (.l, .v), (.l, .lv), (.l, .lvt): false
    case (.lv, .v), (.lv, .t), (.v, .v), (.v, .t): false
    case (.lvt, .t), (.t, .t): false
    // GB9, GB9a, GB9b
    case (_, .extend), (_, .linker), (_, .nonJoiner), (_, .zwj), (_, .spacingMark): false
    case (.prepend, _): false
    // GB9c
    case (_, .consonant): sequence != .linkedConsonant
    // GB11
    case (_, .pictographic): sequence != .joinedPictographic
    // GB12, GB13
    case (.regionalIndicator, .regionalIndicator): !isOddRegionalIndicator
    // GB999
    default: true
    }
  }

  private mutating func advance(past right: GraphemeUnit) {
    switch right {
    case .pictographic: sequence = .pictographic
    case .consonant: sequence = .consonant
    case .linker:
      sequence =
        switch sequence {
        case .consonant, .linkedConsonant: .linkedConsonant
        case .pictographic: .pictographic
        default: .none
        }
    case .zwj:
      sequence =
        switch sequence {
        case .pictographic: .joinedPictographic
        case .consonant, .linkedConsonant: sequence
        default: .none
        }
    case .extend:
      if sequence == .joinedPictographic { sequence = .none }
    case .nonJoiner:
      if sequence != .pictographic { sequence = .none }
    default: sequence = .none
    }
    isOddRegionalIndicator = right == .regionalIndicator && !isOddRegionalIndicator
    left = right
  }
}
