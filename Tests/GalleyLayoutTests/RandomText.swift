import TestSupport

/// Makes texts of all that a text may hold, more of what is likely to go wrong.
struct RandomText {
  private static let words = [
    "a", "office", "AVATAR", "To", "ffi", "T", "naïve", "don't", "x-y", "1,234.56", "(A",
    "https://a.b/c",
    "мир", "γειά", "שלום", "עברית", "سلام", "لا", "الله", "بيت", "हिन्दी", "क्षत्रिय", "বাংলা", "தமிழ்", "ไทย",
    "ประเทศไทย", "ລາວ", "ខ្មែរ", "မြန်မာ", "漢字", "かな", "カタカナ", "한국어", "「」", "。", "გამარჯობა", "հայ",
    "𝒳", "ﬁ",
  ]
  private static let emoji = [
    "😀", "👍🏽", "👨‍👩‍👧‍👦", "🏴‍☠️", "🇩🇪", "🇩", "1️⃣", "❤️", "❤︎", "☎", "🏴\u{E0067}\u{E0062}\u{E007F}", "\u{1F3FB}",
    "\u{200D}\u{FE0F}", "👩‍", "©", "™️",
  ]
  private static let separators = [
    "\n", "\r", "\r\n", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}", "\n\r", "\n\n",
  ]
  private static let spaces = [
    " ", "  ", "     ", "\t", " \t ", "\u{A0}", "\u{3000}", "\u{2003}", "\u{1680}", "\u{200B}",
    "\u{202F}",
  ]
  private static let invisible = [
    "\u{AD}", "\u{200C}", "\u{200D}", "\u{2060}", "\u{FEFF}", "\u{34F}", "\u{61C}", "\u{FE00}",
    "\u{E0101}",
    "\u{202A}", "\u{202B}", "\u{202C}", "\u{202D}", "\u{202E}", "\u{2066}", "\u{2067}", "\u{2068}",
    "\u{2069}",
    "\u{200E}", "\u{200F}", "\u{0}", "\u{1}", "\u{1B}", "\u{7F}", "\u{80}", "\u{9F}", "\u{FFFC}",
    "\u{FFFD}",
    "\u{FFFF}", "\u{10FFFF}", "\u{E000}", "\u{115F}", "\u{3164}", "\u{180E}",
  ]
  private static let marks: [ClosedRange<UInt32>] = [
    0x300...0x36F, 0x483...0x489, 0x591...0x5C7, 0x610...0x61A, 0x64B...0x65F, 0x93A...0x94F,
    0xE31...0xE4E,
    0x1AB0...0x1AFF, 0x20D0...0x20F0, 0xFE20...0xFE2F, 0x1F3FB...0x1F3FF, 0x302A...0x302F,
    0x17B4...0x17D3,
  ]
  /// Where most assigned characters are.
  private static let blocks: [ClosedRange<UInt32>] = [
    0...0x7F, 0x80...0x24F, 0x370...0x5FF, 0x600...0x8FF, 0x900...0xDFF, 0xE00...0x10FF,
    0x1100...0x11FF,
    0x1200...0x1CFF, 0x1D00...0x2BFF, 0x2C00...0x2FFF, 0x3000...0x4DFF, 0xA000...0xABFF,
    0xD7B0...0xD7FF,
    0xF900...0xFFFF, 0x1_0000...0x1_0FFF, 0x1_1000...0x1_1FFF, 0x1_2000...0x1_E8FF,
    0x1_E900...0x1_FAFF,
    0x2_0000...0x3_FFFF, 0x4_0000...0x10_FFFF,
  ]

  /// A text of up to a number of pieces.
  static func make(pieces: Int, using generator: inout SeededGenerator) -> String {
    var text = ""
    for _ in 0..<pieces {
      text += piece(using: &generator)
      if Int.random(in: 0..<3, using: &generator) == 0 { text += " " }
    }
    return text
  }

  private static func piece(using generator: inout SeededGenerator) -> String {
    switch Int.random(in: 0..<20, using: &generator) {
    case 0..<8: return words.randomElement(using: &generator) ?? ""
    case 8..<10: return emoji.randomElement(using: &generator) ?? ""
    case 10: return separators.randomElement(using: &generator) ?? ""
    case 11..<13: return spaces.randomElement(using: &generator) ?? ""
    case 13..<15: return invisible.randomElement(using: &generator) ?? ""
    case 15:
      let count = Bool.random(using: &generator) ? 1 : Int.random(in: 1...64, using: &generator)
      let base = words.randomElement(using: &generator) ?? ""
      return base + scalars(count, from: marks, using: &generator)
    case 16:
      return String(
        repeating: "\u{FFFC}",
        count: Bool.random(using: &generator) ? 1 : Int.random(in: 1...4, using: &generator))
    case 17:
      let letter = words.randomElement(using: &generator)?.first ?? "a"
      return String(repeating: letter, count: Int.random(in: 1...40, using: &generator))
    default:
      return scalars(Int.random(in: 1...6, using: &generator), from: blocks, using: &generator)
    }
  }

  private static func scalars(
    _ count: Int, from blocks: [ClosedRange<UInt32>], using generator: inout SeededGenerator
  ) -> String {
    let block = blocks.randomElement(using: &generator) ?? 0...0
    var scalars = String.UnicodeScalarView()
    for _ in 0..<count {
      let value = UInt32.random(in: block, using: &generator)
      scalars.append(Unicode.Scalar(value) ?? "\u{FFFD}")
    }
    return String(scalars)
  }
}
