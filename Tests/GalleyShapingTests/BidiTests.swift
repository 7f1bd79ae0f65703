import GalleyText
import GalleyUnicode
import Testing

@testable import GalleyShaping

@Suite("Bidi levels of paragraphs and lines")
struct BidiTests {
  /// The level runs of a paragraph as "text:level" pieces.
  private func runs(_ text: String, _ direction: ParagraphStyle.Direction = .natural) -> [String] {
    var resolver = BidiResolver()
    resolver.resolve(text.utf8Span.span, direction: direction)
    return resolver.runs.map { "\(piece(of: text, $0.range)):\($0.level)" }
  }

  private func piece(of text: String, _ range: Range<Int>) -> String {
    String(decoding: Array(text.utf8)[range], as: UTF8.self)
  }

  @Test("runs have UTF-8 ranges and cover the paragraph")
  func ranges() {
    #expect(runs("abc אבג 12 דה xyz") == ["abc :0", "אבג :1", "12:2", " דה:1", " xyz:0"])
    #expect(runs("") == [])
    #expect(runs("שלום") == ["שלום:1"])
    #expect(runs("שלום abc.", .leftToRight) == ["שלום:1", " abc.:0"])
    #expect(runs("שלום abc.", .rightToLeft) == ["שלום :1", "abc:2", ".:1"])
  }

  @Test("the base level comes from the first strong character outside isolates")
  func baseLevel() {
    var resolver = BidiResolver()
    for (text, level) in [
      ("", 0), ("12 .", 0), ("a אב", 0), ("12 אב a", 1), ("\u{2067}א\u{2069}a", 0),
      ("\u{2067}a", 0), ("\u{202B}a", 0), ("\u{200F}a", 1),
    ] as [(String, UInt8)] {
      resolver.resolve(text.utf8Span.span, direction: .natural)
      #expect(resolver.baseLevel == level, "\(text.debugDescription)")
    }
  }

  @Test("brackets newer than FriBidi's data are paired")
  func newBrackets() {
    #expect(runs("א\u{2E55}a\u{2E56}", .leftToRight) == ["א:1", "\u{2E55}a\u{2E56}:0"])
    #expect(runs("א\u{2E57}ב\u{2E58}a", .leftToRight) == ["א\u{2E57}ב\u{2E58}:1", "a:0"])
    #expect(runs("א(ב)a", .leftToRight) == ["א(ב):1", "a:0"])
    #expect(runs("א(ב]a", .leftToRight) == ["א(ב:1", "]a:0"])
  }

  @Test("a removed character stays with the run before it")
  func removedCharacters() {
    #expect(runs("a\u{202B}b\u{202C}") == ["a\u{202B}:0", "b\u{202C}:2"])
    #expect(runs("א\u{AD}ב") == ["א\u{AD}ב:1"])
  }

  @Test("white space at a line's end is on the paragraph's level")
  func lineEnds() {
    let text = "אב גד הו"
    var resolver = BidiResolver()
    resolver.resolve(text.utf8Span.span, direction: .leftToRight)
    let line = 0..<5
    let trailing = BidiResolver.trailingWhitespaceStart(of: text.utf8Span.span, in: line)
    #expect(trailing == 4)
    var result: [BidiRun] = []
    BidiRun.appendLine(
      of: resolver.runs, in: line, trailingStart: trailing, baseLevel: 0, to: &result)
    #expect(result == [BidiRun(range: 0..<4, level: 1), BidiRun(range: 4..<5, level: 0)])

    result = []
    BidiRun.appendLine(of: resolver.runs, in: 5..<14, trailingStart: 14, baseLevel: 0, to: &result)
    #expect(result == [BidiRun(range: 5..<14, level: 1)])

    let latin = "ab \u{2069}\u{200B}"
    let latinTrailing = BidiResolver.trailingWhitespaceStart(of: latin.utf8Span.span, in: 0..<9)
    #expect(latinTrailing == 2)
  }

  @Test("a line of white space only is one run on the paragraph's level")
  func blankLine() {
    var result: [BidiRun] = []
    BidiRun.appendLine(
      of: [BidiRun(range: 0..<6, level: 1)], in: 2..<4, trailingStart: 2, baseLevel: 0,
      to: &result)
    #expect(result == [BidiRun(range: 2..<4, level: 0)])
  }

  @Test("runs are put in visual order from the highest level down")
  func visualOrder() {
    func order(_ levels: [UInt8]) -> [Int] {
      var items = levels.indices.map { (index: $0, level: levels[$0]) }
      BidiRun.reorderVisually(&items) { $0.level }
      return items.map(\.index)
    }
    #expect(order([]) == [])
    #expect(order([0, 0]) == [0, 1])
    #expect(order([2, 2]) == [0, 1])
    #expect(order([1, 2, 1]) == [2, 1, 0])
    #expect(order([0, 1, 2, 1, 0]) == [0, 3, 2, 1, 4])
    #expect(order([1, 2, 3, 2, 1, 0]) == [4, 1, 2, 3, 0, 5])
  }

  @Test("the screening finds every character that is not on level 0")
  func screening() {
    var missed: [UInt32] = []
    for value in (0...0x10FFFF as ClosedRange<UInt32>) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let matters =
        switch ScalarProperties(codePoint: value).bidiClass {
        case .r, .al, .an, .lre, .lro, .rle, .rlo, .pdf, .lri, .rli, .fsi, .pdi: true
        default: false
        }
      let text = "a\(String(scalar))b"
      if matters, !BidiResolver.isNeeded(for: text.utf8Span.span) { missed.append(value) }
    }
    #expect(missed.isEmpty, "\(missed.prefix(20).map { String($0, radix: 16) })")
    for text in ["", "plain", "Grüße, мир – “你好”，한국어 👍🏽 हिन्दी ไทย", "\u{FEFF}", "\u{200E}\u{200B}"] {
      let isNeeded = BidiResolver.isNeeded(for: text.utf8Span.span)
      #expect(!isNeeded, "\(text)")
    }
  }
}
