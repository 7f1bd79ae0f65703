extension ScalarProperties {
  /// The property Line_Break (UAX #14), before the rule LB1 resolves it.
  public var lineBreakClass: LineBreakClass {
    switch lineBreakUnit {
    case 49, 50: .qu
    case 51: .op
    case 52: .cp
    case 53: .al
    case 54: .id
    case 55: .xx
    case 56: .sa
    case let unit: LineBreakClass(rawValue: unit) ?? .xx
    }
  }

  /// The property Grapheme_Cluster_Break (UAX #29).
  public var graphemeBreakClass: GraphemeBreakClass {
    switch graphemeUnit {
    case .pictographic, .consonant: .other
    case .linker, .nonJoiner: .extend
    case let unit: GraphemeBreakClass(rawValue: unit.rawValue) ?? .other
    }
  }

  /// The property Indic_Conjunct_Break (UAX #44).
  public var indicConjunctBreak: IndicConjunctBreak {
    switch graphemeUnit {
    case .consonant: .consonant
    case .linker: .linker
    case .extend, .zwj: .extend
    default: .none
    }
  }
}

extension ScalarProperties {
  /// Whether the scalar is a letter or mark of a cursive script, between whose letters no letter
  /// spacing goes (CSS Text 3, section 7.2.1).
  public var isCursiveJoining: Bool { script.isCursive }

  /// Whether word spacing applies to the scalar (CSS Text 3, section 7.1).
  ///
  /// These are the space, the no-break space, and the visible word separators of Ethiopic, Aegean,
  /// Ugaritic and Phoenician.
  public static func isWordSeparator(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0020, 0x00A0, 0x1361, 0x10100, 0x10101, 0x1039F, 0x1091F: true
    default: false
    }
  }

  /// Whether the scalar hangs at the end of a line and does not count in the line's width.
  ///
  /// These are the characters of White_Space but the no-break spaces U+00A0, U+2007 and U+202F,
  /// and the zero width space U+200B (CSS Text 3, section 4.1.3).
  public static func isTrailingWhitespace(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0009...0x000D, 0x0020, 0x0085, 0x1680, 0x2000...0x2006, 0x2008...0x200B, 0x2028, 0x2029,
      0x205F, 0x3000:
      true
    default: false
    }
  }

  /// Whether the scalar ends a paragraph: LF, VT, FF, CR, NEL, U+2028 or U+2029.
  ///
  /// CR and LF together are one end; the rules LB4 and LB5 of UAX #14.
  public static func isParagraphEnd(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x000A...0x000D, 0x0085, 0x2028, 0x2029: true
    default: false
    }
  }
}
