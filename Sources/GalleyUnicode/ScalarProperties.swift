/// The Unicode 17 properties of one scalar that typesetting asks for.
///
/// A value is one packed record, found by two table look-ups in constant time without allocation;
/// reading a property is a shift and a mask. Unassigned code points have the defaults that the
/// Unicode Character Database gives them.
public struct ScalarProperties: Sendable, Hashable {
  /// The packed record, laid out by Generated/generate.py.
  let record: UInt64

  /// Looks up the properties of a scalar.
  @inlinable
  public init(_ scalar: Unicode.Scalar) {
    self.init(codePoint: scalar.value)
  }

  /// Looks up the properties of a code point.
  ///
  /// - Parameter codePoint: a number below 0x110000, surrogates included; greater numbers have the
  ///   properties of U+10FFFF.
  public init(codePoint: UInt32) {
    self.init(lookingUp: codePoint)
  }

  /// The look-up itself, for the loops of this module.
  @inline(__always)
  init(lookingUp codePoint: UInt32) {
    let point = Int(min(codePoint, 0x10FFFF))
    let block = unsafe Self.entry(point >> 7, of: UnicodeTables.blockIndex.utf8Start)
    let number = unsafe Self.entry(block << 7 | point & 127, of: UnicodeTables.blocks.utf8Start)
    record = UnicodeTables.records[number]
  }

  /// An entry of a table of six-bit pairs.
  @inline(__always)
  private static func entry(_ index: Int, of table: UnsafePointer<UInt8>) -> Int {
    // The tables cover every code point, so neither index leaves them.
    unsafe Int(table[2 * index] &- 48) << 6 | Int(table[2 * index + 1] &- 48)
  }

  @inline(__always)
  private func bits(_ shift: Int, _ mask: UInt64) -> UInt8 {
    UInt8(truncatingIfNeeded: record >> UInt64(shift) & mask)
  }

  @inline(__always)
  private func flag(_ shift: Int) -> Bool {
    record >> UInt64(shift) & 1 != 0
  }

  /// The line breaking class with the distinctions that the rules of UAX #14 make inside it.
  @inline(__always) var lineBreakUnit: UInt8 { bits(0, 63) }

  /// The grapheme cluster class with the distinctions that the rules of UAX #29 make inside it.
  @inline(__always) var graphemeUnit: GraphemeUnit {
    GraphemeUnit(rawValue: bits(6, 31)) ?? .other
  }

  /// The number of the set of script extensions; 0 when it holds the script alone.
  @inline(__always) var scriptSetNumber: Int { Int(bits(37, 127)) }

  /// The property Word_Break (UAX #29).
  public var wordBreakClass: WordBreakClass { WordBreakClass(rawValue: bits(11, 31)) ?? .other }

  /// The property Script (UAX #24).
  public var script: Script { Script(rawValue: bits(16, 255)) }

  /// The property Bidi_Class (UAX #9).
  public var bidiClass: BidiClass { BidiClass(rawValue: bits(24, 31)) ?? .l }

  /// The property East_Asian_Width (UAX #11).
  public var eastAsianWidth: EastAsianWidth { EastAsianWidth(rawValue: bits(29, 7)) ?? .neutral }

  /// The property General_Category.
  public var generalCategory: Unicode.GeneralCategory {
    Self.categories[Int(bits(32, 31))]
  }

  /// The property Joining_Type, which tells how a letter connects to its neighbours.
  public var joiningType: JoiningType { JoiningType(rawValue: bits(44, 7)) ?? .nonJoining }

  /// Whether the scalar has the property Emoji; digits, `#` and `*` have it too.
  public var isEmoji: Bool { flag(47) }

  /// Whether the scalar is drawn as an emoji unless U+FE0E follows (Emoji_Presentation, UTS #51).
  public var isEmojiPresentation: Bool { flag(48) }

  /// Whether the scalar is one of the five skin tones (Emoji_Modifier).
  public var isEmojiModifier: Bool { flag(49) }

  /// Whether a skin tone may follow the scalar (Emoji_Modifier_Base).
  public var isEmojiModifierBase: Bool { flag(50) }

  /// Whether the scalar is, or is kept for, a pictograph (Extended_Pictographic).
  public var isExtendedPictographic: Bool { flag(51) }

  /// Whether the scalar is invisible in a font that lacks it (Default_Ignorable_Code_Point).
  public var isDefaultIgnorable: Bool { flag(52) }

  /// Whether the scalar's glyph is mirrored in text that runs from right to left (Bidi_Mirrored).
  public var isBidiMirrored: Bool { flag(53) }

  /// Whether the scalar has the property White_Space.
  public var isWhitespace: Bool { flag(54) }

  /// Whether the scalar opens a pair of brackets (Bidi_Paired_Bracket_Type).
  public var isOpeningBracket: Bool { flag(55) }

  /// Whether the scalar closes a pair of brackets (Bidi_Paired_Bracket_Type).
  public var isClosingBracket: Bool { flag(56) }

  /// Whether the general category is one of the marks Mn, Mc and Me.
  public var isMark: Bool { (5...7).contains(bits(32, 31)) }

  /// Whether the general category is one of the letters, marks excluded.
  public var isLetter: Bool { bits(32, 31) < 5 }

  /// Whether the general category is one of the numbers.
  public var isNumber: Bool { (8...10).contains(bits(32, 31)) }

  /// Whether the width is fullwidth, wide or halfwidth, which UAX #14 calls East Asian.
  @inline(__always) var isEastAsian: Bool {
    let width = bits(29, 7)
    return width >= 2 && width <= 4
  }

  /// The general categories in the order of the records.
  private static let categories: InlineArray<30, Unicode.GeneralCategory> = [
    .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
    .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .letterNumber, .otherNumber,
    .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
    .initialPunctuation, .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol,
    .modifierSymbol, .otherSymbol, .spaceSeparator, .lineSeparator, .paragraphSeparator, .control,
    .format, .surrogate, .privateUse, .unassigned,
  ]
}
