import GalleyUnicode

/// The classes of characters beyond ASCII that link finding tells apart.
enum LinkScalars {
  /// Whether a scalar may stand in a host's label.
  ///
  /// Letters, marks, numbers and symbols, the joiners of Persian and Indic words; no space, no
  /// punctuation, no control and none of the fullwidth forms, which include `．`, `｜` and `～`.
  static func isLabel(_ value: UInt32) -> Bool {
    if isCJKLetterBlock(value) { return true }
    if isFullwidthForm(value) { return false }
    if isJoiner(value) { return true }
    switch ScalarProperties(codePoint: value).generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .letterNumber, .otherNumber,
      .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol:
      return true
    default: return false
    }
  }

  /// Whether a scalar is a letter of a script that is written without spaces between its words and
  /// the Latin words in it: Han, kana, bopomofo, Hangul.
  static func isCJK(_ value: UInt32) -> Bool {
    guard value >= 0x1100 else { return false }
    if isCJKLetterBlock(value) { return true }
    switch ScalarProperties(codePoint: value).script {
    case .han, .hiragana, .katakana, .bopomofo, .hangul: return true
    default: return value == 0x30FC
    }
  }

  /// The unified ideographs of the basic plane and the Hangul syllables, without a look-up.
  @inline(__always)
  static func isCJKLetterBlock(_ value: UInt32) -> Bool {
    value >= 0x4E00 && value <= 0x9FA5 || value >= 0xAC00 && value <= 0xD7A3
  }

  /// Whether a scalar is a Latin letter with an accent, or an accent, as twitter-text lists them.
  static func isLatin(_ value: UInt32) -> Bool {
    switch value {
    case 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x24F, 0x253, 0x254, 0x256, 0x257, 0x259, 0x25B, 0x263,
      0x268, 0x26F, 0x272, 0x289, 0x2BB, 0x300...0x36F, 0x1E00...0x1EFF:
      true
    default: false
    }
  }

  /// Whether a scalar is a fullwidth form of an ASCII character or a halfwidth CJK mark.
  static func isFullwidthForm(_ value: UInt32) -> Bool {
    value >= 0xFF01 && value <= 0xFF65 || value >= 0xFFE0 && value <= 0xFFEE
  }

  /// Whether a scalar separates like `|`, `<` and `>`, whose fullwidth form it is.
  static func isSeparator(_ value: UInt32) -> Bool {
    value == 0xFF5C || value == 0xFF1C || value == 0xFF1E
  }

  /// Whether a scalar is one of the two joiners, which stand inside of words.
  static func isJoiner(_ value: UInt32) -> Bool { value == 0x200C || value == 0x200D }

  /// Whether a scalar is one of the marks `，。、；：！？` or their halfwidth forms.
  static func isSentenceMark(_ value: UInt32) -> Bool {
    switch value {
    case 0x3001, 0x3002, 0xFF01, 0xFF0C, 0xFF1A, 0xFF1B, 0xFF1F, 0xFF61, 0xFF64: true
    default: false
    }
  }

  /// The pair, a number below 16, of a bracket or quotation mark beyond ASCII.
  static func bracket(_ value: UInt32) -> (pair: Int, opens: Bool)? {
    switch value {
    case 0x3008...0x3011, 0x3014...0x301B: (Int(value - 0x3008) / 2, value & 1 == 0)
    case 0xFF08, 0xFF09: (10, value == 0xFF08)
    case 0xFF3B, 0xFF3D: (11, value == 0xFF3B)
    case 0xFF5B, 0xFF5D: (12, value == 0xFF5B)
    case 0x201C, 0x201D: (13, value == 0x201C)
    case 0xAB, 0xBB: (14, value == 0xAB)
    case 0x2039, 0x203A: (15, value == 0x2039)
    default: nil
    }
  }
}
