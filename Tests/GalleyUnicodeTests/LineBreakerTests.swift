import GalleyUnicode
import TestSupport
import Testing

@Suite("Line breaking")
struct LineBreakerTests {
  /// The text with a bar at every opportunity but its end, and a double bar at mandatory breaks.
  private static func mark(_ text: String, _ breaker: LineBreaker) -> String {
    let utf8 = Array(text.utf8)
    var result = ""
    var start = 0
    for opportunity in breaker.opportunities(in: text) {
      result += String(decoding: utf8[start..<opportunity.offset], as: UTF8.self)
      if opportunity.isMandatory {
        result += "‖"
      } else if opportunity.offset < utf8.count {
        result += "|"
      }
      start = opportunity.offset
    }
    return result
  }

  @Test(
    "Newlines force breaks, and CR with LF forces one",
    arguments: [
      ("", ""), ("a", "a"), ("a\n", "a\n‖"), ("a\r\nb", "a\r\n‖b"), ("\r\r", "\r‖\r‖"),
      ("a\u{2028}b\u{2029}", "a\u{2028}‖b\u{2029}‖"), ("a\u{0B}b\u{85}c", "a\u{0B}‖b\u{85}‖c"),
    ])
  func mandatory(text: String, expected: String) {
    #expect(Self.mark(text, LineBreaker()) == expected)
    #expect(Self.mark(text, LineBreaker(strictness: .normal)) == expected)
  }

  @Test(
    "Without tailoring the rules are those of UAX #14",
    arguments: [
      ("a b  c", "a |b  |c"), ("a !b", "a !|b"), ("$(12.35)%", "$(12.35)%"), ("x/y", "x/|y"),
      ("« a »", "« a »"), ("-1 a-b", "-1 |a-|b"), ("🇦🇧🇨🇩", "🇦🇧|🇨🇩"), ("ぁあ", "ぁ|あ"),
      ("あぁ", "あぁ"), ("\u{200B} a", "\u{200B} |a"), ("a\u{2060}b\u{00A0}c", "a\u{2060}b\u{00A0}c"),
      ("中“文”中", "中|“文”|中"), ("a“文”b", "a“文”b"), ("a\u{FFFC}b", "a|\u{FFFC}|b"), ("👩‍👩‍👧a", "👩‍👩‍👧|a"),
    ])
  func untailored(text: String, expected: String) {
    #expect(Self.mark(text, LineBreaker()) == expected)
  }

  @Test(
    "Browsers' rules for ASCII and spaces apply with every strictness",
    arguments: [
      ("a !b", "a |!b"), ("a\tb", "a\t|b"), ("example.com/a/b", "example.com/a/b"),
      ("a?b=c", "a?|b=c"), ("foo(bar)", "foo(bar)"), ("foo.(bar)", "foo.|(bar)"),
      ("1234-5678", "1234-|5678"), ("(-5)", "(-5)"), ("a-b", "a-|b"), ("a\u{AD}b", "a\u{AD}|b"),
      ("a \u{301}b", "a \u{301}b"),
    ])
  func browsers(text: String, expected: String) {
    for strictness in [LineBreaker.Strictness.loose, .normal, .strict] {
      #expect(Self.mark(text, LineBreaker(strictness: strictness)) == expected)
    }
  }

  @Test(
    "Inline objects may begin and end lines, but not beside no-break characters",
    arguments: [
      ("a\u{FFFC}b", "a|\u{FFFC}|b"), ("(\u{FFFC})", "(|\u{FFFC}|)"),
      ("\u{FFFC}\u{FFFC}", "\u{FFFC}|\u{FFFC}"),
      ("\u{A0}\u{FFFC}\u{2060}", "\u{A0}\u{FFFC}\u{2060}"),
      ("\u{200D}\u{FFFC}", "\u{200D}\u{FFFC}"), ("\u{FFFC} a", "\u{FFFC} |a"),
    ])
  func objects(text: String, expected: String) {
    #expect(Self.mark(text, LineBreaker(strictness: .normal)) == expected)
  }

  @Test(
    "Strictness and language decide what begins a line",
    arguments: [
      // Small kana and the prolonged sound mark.
      ("サァサーサ", "", "サ|ァ|サ|ー|サ", "サ|ァ|サ|ー|サ", "サァ|サー|サ"),
      // Iteration marks and inseparable characters.
      ("々々", "ja", "々|々", "々々", "々々"),
      ("……", "", "…|…", "……", "……"),
      // The wave dash.
      ("中〜文", "zh", "中|〜|文", "中|〜|文", "中〜|文"),
      ("中〜文", "ja", "中|〜|文", "中〜|文", "中〜|文"),
      ("中〜文", "en", "中〜|文", "中〜|文", "中〜|文"),
      // Centred punctuation and exclamation marks.
      ("中・文！文", "ja", "中|・|文|！|文", "中・|文！|文", "中・|文！|文"),
      // Wide prefixes and suffixes.
      ("文€文", "ko", "文|€|文", "文|€文", "文|€文"),
      ("文％文", "zh", "文|％|文", "文％|文", "文％|文"),
      // Hyphens and dashes after ideographs.
      ("文‐文–文", "ja", "文|‐|文|–|文", "文‐|文–|文", "文‐|文–|文"),
      // Quotation marks.
      ("a.“文”b", "zh", "a.|“文”|b", "a.|“文”|b", "a.“文”b"),
      ("a.“文”b", "ja", "a.|“文”|b", "a.“文”b", "a.“文”b"),
    ])
  func strictness(text: String, language: String, loose: String, normal: String, strict: String) {
    #expect(Self.mark(text, LineBreaker(strictness: .loose, language: language)) == loose)
    #expect(Self.mark(text, LineBreaker(strictness: .normal, language: language)) == normal)
    #expect(Self.mark(text, LineBreaker(strictness: .strict, language: language)) == strict)
  }

  @Test(
    "Break-all adds breaks between letters, but not before punctuation or marks",
    arguments: [
      ("abc", "a|b|c"), ("12.5", "1|2.|5"), ("a, b", "a, |b"), ("e\u{301}a", "e\u{301}a"),
      ("שלום", "ש|ל|ו|ם"), ("a(b)c", "a|(b)|c"), ("한글", "한|글"), ("a\u{200D}b", "a\u{200D}b"),
      ("don't", "d|o|n't"), ("€5", "€5"),
    ])
  func breakAll(text: String, expected: String) {
    let breaker = LineBreaker(strictness: .normal, wordBreak: .breakAll)
    #expect(Self.mark(text, breaker) == expected)
  }

  @Test(
    "Keep-all keeps words of any script together",
    arguments: [
      ("한글 문장", "한글 |문장"), ("中文。中文", "中文。|中文"), ("か\u{3099}か", "か\u{3099}か"),
      ("中1文", "中1文"), ("a-b", "a-|b"),
    ])
  func keepAll(text: String, expected: String) {
    let breaker = LineBreaker(strictness: .normal, wordBreak: .keepAll)
    #expect(Self.mark(text, breaker) == expected)
  }

  @Test("Opportunities ascend, end at the end and never part CR and LF")
  func invariants() {
    var generator = SeededGenerator(seed: 14)
    let alphabet = Array(
      "a1 \t\n\r-‐.,($%)“”«»中あァ々ー한가\u{301}\u{200D}\u{200B}\u{2060}\u{A0}\u{FFFC}🇦👩🏽\u{0}ะ"
        .unicodeScalars)
    let breakers = [LineBreaker.Strictness.untailored, .loose, .normal, .strict].flatMap { level in
      [LineBreaker.WordBreak.normal, .breakAll, .keepAll].flatMap { word in
        ["", "zh", "ja"].map { LineBreaker(strictness: level, wordBreak: word, language: $0) }
      }
    }
    for _ in 0..<500 {
      var text = ""
      for _ in 0..<Int.random(in: 1...30, using: &generator) {
        text.unicodeScalars.append(alphabet[Int.random(in: 0..<alphabet.count, using: &generator)])
      }
      let utf8 = Array(text.utf8)
      for breaker in breakers {
        let opportunities = breaker.opportunities(in: text)
        #expect(opportunities.last?.offset == utf8.count)
        #expect(opportunities.first?.offset != 0)
        for (one, next) in zip(opportunities, opportunities.dropFirst()) {
          #expect(one.offset < next.offset)
        }
        for (index, byte) in utf8.enumerated() where byte == 0x0A {
          #expect(opportunities.contains { $0.offset == index + 1 && $0.isMandatory })
          if index > 0 && utf8[index - 1] == 0x0D {
            #expect(!opportunities.contains { $0.offset == index })
          }
        }
      }
    }
  }

  @Test("Long runs that make the rules look ahead stay linear")
  func lookahead() {
    let marks = String(repeating: "\u{301}", count: 100_000)
    let quotes = String(repeating: "“ ", count: 100_000)
    let brackets = String(repeating: "$(.", count: 100_000)
    let time = ThreadTime.seconds {
      for text in ["“" + marks, marks + "a", quotes, brackets] {
        #expect(LineBreaker().opportunities(in: text).last?.offset == text.utf8.count)
      }
      #expect(WordBreaker.boundaries(in: "a'" + marks).count == 3)
      #expect(GraphemeBreaker.boundaries(in: "a" + marks).count == 2)
    }
    // Linear time is a hundredth of this, quadratic time a hundred times as much.
    #expect(time < 5)
  }
}
