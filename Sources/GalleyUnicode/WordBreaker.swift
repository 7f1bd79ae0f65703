/// Finds the boundaries of words (UAX #29, Unicode 17, without dictionaries).
public enum WordBreaker {
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
    var state = WordState()
    var offset = 0
    while offset < utf8.count {
      let (value, next) = decodeScalar(utf8, at: offset)
      let properties = ScalarProperties(lookingUp: value)
      let right = properties.wordBreakClass
      let joins =
        state.joins(right, isPictographic: properties.isExtendedPictographic) {
          classAfterIgnored(in: utf8, from: next)
        }
      if !joins { offsets.append(UInt32(truncatingIfNeeded: offset)) }
      state.advance(past: right)
      offset = next
    }
    offsets.append(UInt32(truncatingIfNeeded: utf8.count))
  }

  /// The class of the first scalar from an offset on that the rule WB4 does not ignore.
  private static func classAfterIgnored(in utf8: Span<UInt8>, from start: Int) -> WordBreakClass? {
    var offset = start
    while offset < utf8.count {
      let (value, next) = decodeScalar(utf8, at: offset)
      let wordBreakClass = ScalarProperties(lookingUp: value).wordBreakClass
      if !wordBreakClass.isIgnored { return wordBreakClass }
      offset = next
    }
    return nil
  }
}

/// What the rules of UAX #29 need to know of the text before a position.
private struct WordState {
  /// The class of the last scalar; a newline at the start, so that there is a boundary.
  private var last = WordBreakClass.newline

  /// The class of the last scalar that the rule WB4 does not ignore.
  private var left = WordBreakClass.newline

  /// The class of the one before that.
  private var beforeLeft = WordBreakClass.newline

  /// Whether the text ends with an odd number of regional indicators.
  private var isOddRegionalIndicator = false

  /// Tells whether no boundary stands before a scalar of a class.
  ///
  /// - Parameter following: the class that follows the scalar, ignored ones skipped.
  func joins(
    _ right: WordBreakClass, isPictographic: Bool, following: () -> WordBreakClass?
  ) -> Bool {
    // WB3, WB3a, WB3b
    if last == .cr && right == .lf { return true }
    if last.isNewline || right.isNewline { return false }
    // WB3c, WB3d, WB4
    if last == .zwj && isPictographic { return true }
    if last == .wSegSpace && right == .wSegSpace { return true }
    if right.isIgnored { return true }

    switch (left, right) {
    // WB5, WB8, WB9, WB10
    case (.aLetter, .aLetter), (.aLetter, .hebrewLetter), (.hebrewLetter, .aLetter),
      (.hebrewLetter, .hebrewLetter), (.numeric, .numeric), (.aLetter, .numeric),
      (.hebrewLetter, .numeric), (.numeric, .aLetter), (.numeric, .hebrewLetter):
      return true
    // WB7a, WB6
    case (.hebrewLetter, .singleQuote):
      return true
    case (.aLetter, .midLetter), (.aLetter, .midNumLet), (.aLetter, .singleQuote),
      (.hebrewLetter, .midLetter), (.hebrewLetter, .midNumLet):
      return following()?.isLetter ?? false
    // WB7
    case (.midLetter, .aLetter), (.midLetter, .hebrewLetter), (.midNumLet, .aLetter),
      (.midNumLet, .hebrewLetter), (.singleQuote, .aLetter), (.singleQuote, .hebrewLetter):
      return beforeLeft.isLetter
    // WB7b, WB7c
    case (.hebrewLetter, .doubleQuote):
      return following() == .hebrewLetter
    case (.doubleQuote, .hebrewLetter):
      return beforeLeft == .hebrewLetter
    // WB11, WB12
    case (.midNum, .numeric), (.midNumLet, .numeric), (.singleQuote, .numeric):
      return beforeLeft == .numeric
    case (.numeric, .midNum), (.numeric, .midNumLet), (.numeric, .singleQuote):
      return following() == .numeric
    // WB13, WB13a, WB13b
    case (.katakana, .katakana), (.aLetter, .extendNumLet), (.hebrewLetter, .extendNumLet),
      (.numeric, .extendNumLet), (.katakana, .extendNumLet), (.extendNumLet, .extendNumLet),
      (.extendNumLet, .aLetter), (.extendNumLet, .hebrewLetter), (.extendNumLet, .numeric),
      (.extendNumLet, .katakana):
      return true
    // WB15, WB16
    case (.regionalIndicator, .regionalIndicator):
      return isOddRegionalIndicator
    // WB999
    default:
      return false
    }
  }

  /// Goes past a scalar.
  mutating func advance(past right: WordBreakClass) {
    let isIgnored = right.isIgnored && !last.isNewline
    last = right
    if isIgnored { return }
    isOddRegionalIndicator = right == .regionalIndicator && !isOddRegionalIndicator
    beforeLeft = left
    left = right
  }
}

extension WordBreakClass {
  /// Whether the rule WB4 ignores the class after another character.
  fileprivate var isIgnored: Bool { self == .extend || self == .format || self == .zwj }

  fileprivate var isNewline: Bool { self == .newline || self == .cr || self == .lf }

  fileprivate var isLetter: Bool { self == .aLetter || self == .hebrewLetter }
}
