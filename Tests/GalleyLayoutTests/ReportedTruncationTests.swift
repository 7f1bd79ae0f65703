import GalleyFonts
import GalleyLayout
import GalleyText
import TestSupport
import Testing

@Suite("Truncation where other engines were reported to fail")
struct ReportedTruncationTests {
  private let boxes: Boxes
  private let fonts: FontCollection

  init() throws {
    boxes = try Boxes()
    fonts = FontCollection(cascade: [
      try FontFace(path: ShippedFonts.path("NotoSans/NotoSans-Regular.ttf")),
      try FontFace(path: ShippedFonts.path("NotoNaskhArabic/NotoNaskhArabic-Regular.ttf")),
    ])
  }

  private func frame(
    _ string: String, width: Double, lines: Int = 1, height: Double = .infinity,
    _ truncation: Truncation = .end, token: AttributedText? = nil,
    style: ParagraphStyle = ParagraphStyle()
  ) -> TextFrame {
    var boxes = boxes
    boxes.style = style
    return boxes.framesetter(string).frame(
      in: Container(
        width: width, height: height, maxLines: lines, truncation: truncation, token: token))
  }

  /// A token whose letters behind the dots carry a link.
  private func more(_ string: String, link: Range<Int>) -> AttributedText {
    var token = boxes.text(string)
    token.updateAttributes(in: link) { $0.link = Link("more") }
    return token
  }

  @Test("As the width shrinks by a pixel, never more than one letter goes")
  func shrinking() throws {
    let text = AttributedText("Laboris nisi ut aliquip ex ea commodo")
    let setter = Framesetter(text, fonts: fonts)
    let natural = setter.measure().size.width
    let font = try #require(setter.frame().lines.first?.runs.first?.font)
    let token = font.advance(of: try #require(font.face.glyphID(for: "\u{2026}")))
    var end = text.utf8Count
    for width in stride(from: natural.rounded(.down), to: 20, by: -1) {
      let container = Container(width: width, maxLines: 1, truncation: .end)
      let frame = setter.frame(in: container)
      #expect(frame.lines[0].width <= width)
      let next = frame.hiddenRange.lowerBound
      // No letter that would fit is left out, but for a space before the token.
      let room = width - token
      let typesetter = setter.typesetter
      let longer = typesetter.line(0..<min(next + 2, text.utf8Count))
      #expect(longer.width > room - 1e-4 || longer.trailingWhitespaceWidth > 0)
      #expect(next <= end && next >= end - 3)
      end = next
    }
    #expect(end <= 1)
  }

  @Test("A word without spaces fills the line up to the token")
  func fillsTheLine() {
    let frame = frame("line 1 123456789_123456789_123456789", width: 185)
    #expect(frame.shown() == "line 1 123456789_<1>")
  }

  @Test("A hard break is left out as a space is", arguments: ["\n", " ", "\u{2028}"])
  func hardBreaks(separator: String) {
    let text = ["abcd", "efgh", "ijkl"].joined(separator: separator)
    let frame = frame(text, width: 45, lines: 2)
    #expect(frame.lines.count == 2 && frame.isTruncated)
    #expect(frame.shown(line: 1) == "efg<1>")
  }

  @Test(
    "Arabic ends with its token at the left, whatever the alignment",
    arguments: [ParagraphStyle.Alignment.natural, .right])
  func arabic(alignment: ParagraphStyle.Alignment) throws {
    let string = "تأجيل هذا الاختبار بعد إضافة كل مكون جديد إلى الصفحة"
    var style = ParagraphStyle()
    style.alignment = alignment
    let text = AttributedText(string, paragraphStyle: style)
    let frame = Framesetter(text, fonts: fonts).frame(
      in: Container(width: 200, maxLines: 1, truncation: .end))
    let line = frame.lines[0]
    #expect(frame.isTruncated && line.runs.first?.kind == .token)
    #expect(frame.tokenRect?.minX == line.origin.x)
    #expect(abs(line.bounds.maxX - 200) < 1e-9 && line.origin.x >= 0)
    // The sentence's first letter is at the right edge.
    #expect(frame.cluster(at: Point(x: 199.5, y: line.origin.y - 2)) == 0..<2)
  }

  @Test("What is measured is never cut", arguments: [Truncation.start, .middle, .end])
  func measured(truncation: Truncation) {
    for string in ["تطبيق فلاتر", "AVATAR office", "a\n\nb ", ""] {
      let setter = Framesetter(AttributedText(string), fonts: fonts)
      let size = setter.measure().size
      let frame = setter.frame(
        in: Container(width: size.width, height: size.height, truncation: truncation))
      #expect(!frame.isTruncated && frame.tokenRect == nil && frame.size == size)
    }
  }

  @Test("A separator ends its line, so that two lines hold all of the text")
  func separatorBelongsToItsLine() {
    var style = ParagraphStyle()
    style.wrap = .character
    let frame = frame("分组他说\n号号", width: 192, lines: 2, style: style)
    #expect(frame.lineTexts == ["分组他说\n", "号号"] && !frame.isTruncated)
  }

  @Test("A token's white space is part of it and can be tapped")
  func tokenWithSpaces() throws {
    let token = more(" ...more ", link: 0..<9)
    let frame = frame("abcdefghijklmnop", width: 125, token: token)
    #expect(frame.shown() == "abc<9>")
    let rect = try #require(frame.tokenRect)
    #expect(rect == Rect(x: 30, y: 0, width: 90, height: 10))
    for x in [30.0, 75, 119.9] {
      #expect(frame.item(at: Point(x: x, y: 5)) == .truncationToken(link: Link("more")))
    }
    #expect(frame.item(at: Point(x: 29.9, y: 5)) == nil)
    #expect(frame.item(at: Point(x: 120, y: 5)) == nil)
  }

  @Test("A token wider than its line keeps what fits of it, and its link")
  func wideToken() {
    let token = more("... tap to read more", link: 4..<20)
    let frame = frame("ab\ncd\nef", width: 65, lines: 2, token: token)
    #expect(frame.shown(line: 1) == "<4><2>" && frame.lines[1].width == 60)
    #expect(frame.hiddenRange == 3..<8)
    #expect(
      frame.rectangles(of: .truncationToken(link: Link("more"))) == [
        Rect(x: 40, y: 10, width: 20, height: 10)
      ])
  }

  @Test("White space that a token ends with is left out where it does not fit")
  func tokenOfSpaces() {
    let frame = frame("abcdef", width: 35, token: boxes.text("..  "))
    #expect(frame.shown() == "a<2>" && frame.lines[0].width == 30)
    #expect(self.frame("abcdef", width: 45, token: boxes.text("..  ")).shown() == "<4>")
  }

  @Test("A narrow justified line of mixed scripts is cut without a gap", arguments: 0...12)
  func narrowJustified(units: Int) {
    var style = ParagraphStyle()
    style.alignment = .justified
    let token = more("…more", link: 3..<7)
    let width = Double(units) * 5
    let frame = frame("中文 mixed 文字 text", width: width, token: token, style: style)
    #expect(frame.lines.count == 1 && frame.isTruncated)
    #expect(frame.lines[0].width <= max(width, 10))
  }

  @Test(
    "Start and middle cut the last line only, and once", arguments: [Truncation.start, .middle])
  func lastLineOnly(truncation: Truncation) {
    let frame = frame("aaaa bbbb cccc dddd eeee", width: 45, lines: 3, truncation)
    #expect(frame.lines.map { $0.runs.count { $0.kind == .token } } == [0, 0, 1])
    #expect(frame.shown(line: 2) == (truncation == .start ? "<1>eee" : "c<1>ee"))
  }

  @Test(
    "When only white space and separators are left out, the token is behind the text",
    arguments: [Truncation.start, .middle, .end])
  func onlySeparatorsHidden(truncation: Truncation) {
    let frame = frame("ab\n\n", width: 100, truncation)
    #expect(frame.shown() == "ab<1>")
    #expect(frame.visibleRange == 0..<2 && frame.hiddenRange == 2..<4)
  }

  @Test("A cut at a soft hyphen shows no hyphen and leaves no room for one")
  func softHyphen() {
    let frame = frame("abcd\u{AD}efgh", width: 55)
    #expect(frame.shown() == "abcd\u{AD}<1>" && frame.lines[0].width == 50)
    #expect(frame.tokenRect == Rect(x: 40, y: 0, width: 10, height: 10))
  }

  @Test("A last paragraph of one letter is the end that is kept")
  func lastLetter() {
    #expect(frame("abc\nx", width: 100, .start).shown() == "<1>x")
    #expect(frame("abc\nx", width: 100, .middle).shown() == "abc<1>x")
    #expect(frame("abc\nx\n \n", width: 100, .start).shown() == "<1>x")
  }

  @Test("A box lower than its text shows a token on its last line, and one too low shows nothing")
  func lowBox() {
    let low = frame("aaa bbb ccc ddd", width: 35, lines: 0, height: 29)
    #expect(low.lines.count == 2 && low.shown(line: 1) == "bb<1>")
    let none = frame("aaa bbb", width: 35, lines: 0, height: 9)
    #expect(none.lines.isEmpty && none.hiddenRange == 0..<7 && none.isTruncated)
  }

  @Test("Exactly the token's width holds the token alone, and a text that fits no token")
  func exactWidths() {
    let token = boxes.text("...")
    #expect(frame("HHHHHHHH", width: 30, token: token).shown() == "<3>")
    #expect(frame("HHHHHHHH", width: 40, token: token).shown() == "H<3>")
    #expect(frame("HHH", width: 30, token: token).shown() == "HHH")
    for width in [-1, 0, .nan, 5.0] {
      #expect(frame("HHHH", width: width, token: token).lines.count == 1)
    }
  }

  @Test("A family of emoji at the cut is kept whole or dropped whole")
  func emoji() {
    for units in 1...12 {
      let frame = frame("ab👨‍👩‍👧‍👦cd👍🏽", width: Double(units) * 5)
      #expect([0, 1, 2, 27, 28, 29, 37].contains(frame.hiddenRange.lowerBound))
    }
  }

  @Test("An attachment at the cut is whole or left out, and counts in the height only when shown")
  func attachmentAtTheCut() {
    var text = boxes.text("abc")
    text.append(
      InlineAttachment(id: "a", width: 20, ascent: 30), attributes: HitSamples.attributes)
    text.append("defgh", attributes: HitSamples.attributes)
    let setter = Framesetter(text, fonts: boxes.fonts)
    func cut(_ width: Double) -> TextFrame {
      setter.frame(in: Container(width: width, maxLines: 1, truncation: .end))
    }
    let dropped = cut(59)
    #expect(dropped.shown() == "abc<1>" && dropped.size.height == 10)
    #expect(dropped.attachments.isEmpty && dropped.hiddenRange == 3..<11)
    let kept = cut(60)
    #expect(kept.attachments.map(\.range) == [3..<6] && kept.size.height == 32)
    #expect(kept.tokenRect == Rect(x: 50, y: 0, width: 10, height: 32))
  }

  @Test("A token of an attachment and text of two sizes is as high as its highest part")
  func tokenWithAttachment() {
    var token = AttributedText("…", attributes: HitSamples.attributes)
    token.append(
      InlineAttachment(id: "more", width: 15, ascent: 12), attributes: HitSamples.attributes)
    token.append("x", attributes: TextAttributes(font: FontRequest(size: 20)))
    let frame = frame("abcdefghij", width: 75, token: token)
    #expect(frame.shown() == "abc<1><0><1>" && frame.size == Size(width: 75, height: 20))
    #expect(frame.attachments.map(\.isInToken) == [true])
    #expect(frame.item(at: Point(x: 45, y: 10)) == .truncationToken(link: nil))
    #expect(frame.cluster(at: Point(x: 45, y: 10)) == nil)
  }
}
