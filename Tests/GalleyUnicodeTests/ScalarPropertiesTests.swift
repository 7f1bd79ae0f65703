import GalleyUnicode
import Testing

@Suite("Scalar properties")
struct ScalarPropertiesTests {
  @Test("Properties agree with the standard library, which has the same version of Unicode")
  func standardLibrary() {
    var failures = 0
    // All that is assigned but private use.
    let values = [0..<0x3_3480 as Range<UInt32>, 0xE0000..<0xE0200].joined()
    for scalar in values.lazy.compactMap(Unicode.Scalar.init) {
      let own = ScalarProperties(scalar)
      let standard = scalar.properties
      let agrees =
        own.isEmoji == standard.isEmoji && own.isWhitespace == standard.isWhitespace
        && own.isEmojiPresentation == standard.isEmojiPresentation
        && own.isEmojiModifier == standard.isEmojiModifier
        && own.isEmojiModifierBase == standard.isEmojiModifierBase
        && own.isDefaultIgnorable == standard.isDefaultIgnorableCodePoint
        && own.isBidiMirrored == standard.isBidiMirrored
        && own.generalCategory == standard.generalCategory
      if !agrees { failures += 1 }
    }
    #expect(failures == 0)
  }

  @Test("Enumerations are numbered as the tables are")
  func enumerations() {
    #expect(ScalarProperties("a").lineBreakClass == .al)
    #expect(ScalarProperties("\u{200D}").lineBreakClass == .zwj)
    #expect(ScalarProperties("\u{2010}").lineBreakClass == .hh)
    #expect(ScalarProperties("\u{00AB}").lineBreakClass == .qu)
    #expect(ScalarProperties("\u{3041}").lineBreakClass == .cj)
    #expect(ScalarProperties("\u{3008}").lineBreakClass == .op)
    #expect(ScalarProperties("\u{0E31}").lineBreakClass == .sa)
    #expect(ScalarProperties("\u{AC00}").graphemeBreakClass == .lv)
    #expect(ScalarProperties("\u{AC01}").graphemeBreakClass == .lvt)
    #expect(ScalarProperties("\u{0915}").indicConjunctBreak == .consonant)
    #expect(ScalarProperties("\u{094D}").indicConjunctBreak == .linker)
    #expect(ScalarProperties("\u{200C}").indicConjunctBreak == .none)
    #expect(ScalarProperties("\u{3000}").wordBreakClass == .wSegSpace)
    #expect(ScalarProperties("\u{2069}").bidiClass == .pdi)
    #expect(ScalarProperties("\u{0627}").bidiClass == .al)
    #expect(ScalarProperties("\u{FF21}").eastAsianWidth == .fullwidth)
    #expect(ScalarProperties("a").eastAsianWidth == .narrow)
    #expect(ScalarProperties("\u{0628}").joiningType == .dualJoining)
    #expect(ScalarProperties("\u{A872}").joiningType == .leftJoining)
    #expect(ScalarProperties("(").isOpeningBracket && ScalarProperties("}").isClosingBracket)
    #expect(ScalarProperties(codePoint: 0xD800).lineBreakClass == .sg)
    #expect(ScalarProperties(codePoint: .max).generalCategory == .unassigned)
  }

  @Test(
    "Scripts convert to ISO 15924 and back",
    arguments: [
      (Script.latin, "Latn"), (.arabic, "Arab"), (.common, "Zyyy"), (.inherited, "Zinh"),
      (.unknown, "Zzzz"), (.tolongSiki, "Tols"), (.zanabazarSquare, "Zanb"), (.han, "Hani"),
    ])
  func scriptCodes(script: Script, code: String) {
    let number = code.utf8.reduce(0 as UInt32) { $0 << 8 | UInt32($1) }
    #expect(script.description == code)
    #expect(script.iso15924 == number)
    #expect(Script(iso15924: number) == script)
    #expect(Script(iso15924: number + 1) != script)
  }

  @Test("Script properties and extensions")
  func scripts() {
    #expect(ScalarProperties("a").script == .latin)
    #expect(ScalarProperties("ー").script == .common)
    #expect(ScalarProperties("ー").scriptExtensions.scripts == [.hiragana, .katakana])
    #expect(ScalarProperties("a").scriptExtensions.scripts == [.latin])
    #expect(ScalarProperties("،").scriptExtensions.contains(.syriac))
    #expect(Script.arabic.isCursive && Script.mongolian.isCursive && !Script.hebrew.isCursive)
    #expect(Script.hebrew.isRightToLeft && !Script.mongolian.isRightToLeft)
    #expect(Script(iso15924: 0) == nil)
  }

  @Test("White space that hangs, separates words or ends paragraphs")
  func whitespace() {
    #expect(ScalarProperties.isTrailingWhitespace(" "))
    #expect(ScalarProperties.isTrailingWhitespace("\u{3000}"))
    #expect(!ScalarProperties.isTrailingWhitespace("\u{00A0}"))
    #expect(ScalarProperties.isWordSeparator("\u{00A0}"))
    #expect(!ScalarProperties.isWordSeparator("\u{3000}"))
    #expect(ScalarProperties.isParagraphEnd("\u{2029}") && !ScalarProperties.isParagraphEnd("\t"))
  }
}
