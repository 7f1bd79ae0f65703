import GalleyLayout
import GalleyText
import Testing

@Suite("Wrapping")
struct WrappingTests {
  private var boxes: Boxes

  init() throws { boxes = try Boxes() }

  @Test("Spaces at a line's end hang and don't count in its width")
  func spacesHang() {
    let frame = boxes.frame("AAA   BBB", width: 45)
    #expect(frame.lineTexts == ["AAA   ", "BBB"])
    #expect(frame.widths == [30, 30])
    #expect(frame.lines.map(\.trailingWhitespaceWidth) == [30, 0])
    #expect(frame.size.width == 30)
  }

  @Test("A space that does not fit opens no line and starts none")
  func spaceAtWrapPoint() {
    #expect(boxes.frame("AAA BBB", width: 30).lineTexts == ["AAA ", "BBB"])
    #expect(boxes.frame("AAA ", width: 30).lineTexts == ["AAA "])
  }

  @Test("Content that is exactly as wide as the line fits")
  func exactFit() {
    #expect(boxes.frame("AAAA", width: 40).lines.count == 1)
    #expect(boxes.frame("AAAA", width: 39.9).lines.count == 2)
    var small = boxes
    small.attributes.font.size = 9.1
    #expect(small.frame("AAAA A", width: 54.7).lines.count == 1)
  }

  @Test("A word that is too long fills line after line")
  func emergencyBreak() {
    let frame = boxes.frame("A BBBBBBBB C", width: 35)
    #expect(frame.lineTexts == ["A ", "BBB", "BBB", "BB ", "C"])
  }

  @Test("A line narrower than a cluster holds that cluster", arguments: [0, -1, Double.nan, 5])
  func progress(width: Double) {
    let frame = boxes.frame("AB C", width: width)
    #expect(frame.lineTexts == ["A", "B ", "C"])
    #expect(frame.size.width == max(width.isNaN ? 0 : width, 0))
  }

  @Test("Wrapping by character breaks anywhere but inside of clusters")
  func characterWrap() {
    var boxes = boxes
    boxes.style.wrap = .character
    #expect(boxes.frame("AB CDE\u{301}F", width: 30).lineTexts == ["AB ", "CDE\u{301}", "F"])
  }

  @Test("Without wrapping a paragraph is one line")
  func noWrap() {
    var boxes = boxes
    boxes.style.wrap = .none
    let frame = boxes.frame("AAA BBB\nCC", width: 10)
    #expect(frame.lineTexts == ["AAA BBB\n", "CC"])
    #expect(frame.widths == [70, 20])
  }

  @Test("Chinese breaks between characters, and only at spaces under keep-all")
  func wordBreak() {
    var boxes = boxes
    #expect(boxes.frame("漢字漢字 漢字", width: 30).lineTexts == ["漢字漢", "字 漢", "字"])
    boxes.style.wordBreak = .keepAll
    #expect(boxes.frame("漢字漢字 漢字", width: 40).lineTexts == ["漢字漢字 ", "漢字"])
    boxes.style.wordBreak = .breakAll
    #expect(boxes.frame("AAA BBB", width: 50).lineTexts == ["AAA B", "BB"])
  }

  @Test("An object replacement breaks on both sides, but not beside a no-break space")
  func objects() {
    #expect(boxes.frame("A\u{FFFC}B", width: 10).lineTexts == ["A", "\u{FFFC}", "B"])
    #expect(boxes.frame("AA\u{A0}\u{FFFC}", width: 35).lineTexts == ["AA\u{A0}", "\u{FFFC}"])
    #expect(boxes.frame("A \u{FFFC}\u{A0}B", width: 40).lineTexts == ["A ", "\u{FFFC}\u{A0}B"])
  }

  @Test("A space before an isolate and an object hangs")
  func spaceBeforeIsolate() {
    let frame = boxes.frame("AA \u{2066}\u{FFFC}\u{2069}", width: 25)
    #expect(frame.widths == [20, 10])
    #expect(frame.lines[0].trailingWhitespaceWidth == 10)
  }

  @Test("Two sizes inside of a word both count")
  func twoSizes() {
    var text = boxes.text("AABB")
    text.updateAttributes(in: 2..<4) { $0.font.size = 20 }
    let frame = Framesetter(text, fonts: boxes.fonts).frame(in: Container(width: 60))
    #expect(frame.lines.count == 1)
    #expect(frame.widths == [60])
    #expect(frame.lines[0].ascent == 16)
  }

  @Test("Short lines of Chinese and dashes keep each character")
  func dashesAndChinese() {
    let frame = boxes.frame("布\n--李白\n日", width: 16.89)
    #expect(frame.lineTexts.joined() == "布\n--李白\n日")
    #expect(frame.widths.allSatisfy { $0 == 10 })
  }

  @Test("A space that carries a mark does not hang")
  func markedSpace() {
    let frame = boxes.frame("AA \u{301}B", width: 30)
    #expect(frame.widths[0] == 30)
    #expect(frame.lines[0].trailingWhitespaceWidth == 0)
  }
}
