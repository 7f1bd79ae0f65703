import GalleyFonts
import GalleyLayout
import GalleyText
import TestSupport
import Testing

@Suite("Measured sizes")
struct MeasuredSizeTests {
  private var boxes: Boxes

  init() throws { boxes = try Boxes() }

  /// Checks that a text has the same lines in the size that it measures, and returns that size.
  @discardableResult
  private func checkFixedPoint(_ text: String, width: Double, _ boxes: Boxes) -> Size {
    let framesetter = boxes.framesetter(text)
    let frame = framesetter.frame(in: Container(width: width))
    let same = framesetter.frame(
      in: Container(width: frame.size.width, height: frame.size.height))
    #expect(same.lineTexts == frame.lineTexts)
    #expect(same.size == frame.size)
    #expect(framesetter.measure(in: Container(width: width)).size == frame.size)
    return frame.size
  }

  @Test("The width is that of the longest line, the height that of all")
  func longestLine() {
    let size = checkFixedPoint("(6)  SomewhatBoringDisplayTransform", width: 325, boxes)
    #expect(size == Size(width: 300, height: 20))
  }

  @Test("Clusters wider than the container ask for no more than it has")
  func overflow() {
    var mixed = boxes
    mixed.attributes.font.size = 20
    #expect(checkFixedPoint("AB C", width: 15, mixed).width == 15)
  }

  @Test("Negative letter spacing, which makes longer lines narrower, keeps the lines")
  func negativeSpacing() {
    var boxes = boxes
    boxes.attributes.letterSpacing = -15
    for width in stride(from: 0.0, to: 60, by: 5) {
      checkFixedPoint("AAA BBB CC DDDD E", width: width, boxes)
    }
    checkFixedPoint("AAA BBB CC DDDD E", width: .infinity, boxes)
    boxes.attributes.letterSpacing = 0
    boxes.attributes.wordSpacing = -25
    checkFixedPoint("AAA BBB CC DDDD E", width: 45, boxes)
    checkFixedPoint("AAA BBB CC DDDD E", width: .infinity, boxes)
  }

  @Test(
    "Indents count in the width",
    arguments: [(20.0, 0.0, 0.0), (0, 30, 0), (0, 0, -15), (0, 0, 35), (200, 0, 0), (-5, 0, 0)])
  func indents(first: Double, head: Double, tail: Double) {
    var boxes = boxes
    boxes.style.firstLineHeadIndent = first
    boxes.style.headIndent = head
    boxes.style.tailIndent = tail
    checkFixedPoint("AA BBB CCCC D", width: 70, boxes)
  }

  @Test("Infinite tab stops and intervals leave the width finite")
  func infiniteTabs() {
    var boxes = boxes
    boxes.style.tabStops = [.init(location: .infinity), .init(location: .nan)]
    boxes.style.defaultTabInterval = .infinity
    #expect(checkFixedPoint("A\tB", width: .infinity, boxes).width.isFinite)
  }

  @Test("A long line of spaces is broken in linear time")
  func manySpaces() {
    var boxes = boxes
    func checkLines(of text: String) {
      checkLinear { count in
        let text = text + String(repeating: " ", count: count) + "A"
        #expect(boxes.frame(text, width: 100).lines.count == 2)
      }
    }
    checkLines(of: "")
    boxes.style.wrap = .character
    checkLines(of: "")
    boxes.attributes.letterSpacing = 1
    checkLines(of: "\u{200B}")
  }

  @Test("A long word is broken in linear time")
  func longWord() {
    checkLinear { count in
      let frame = boxes.frame(String(repeating: "A", count: count), width: 100)
      #expect(frame.lines.count == count / 10)
    }
  }

  @Test("A long joined word, which is unsafe to break anywhere, is broken in linear time")
  func longJoinedWord() throws {
    let fonts = FontCollection(
      cascade: [
        try FontFace(path: ShippedFonts.path("NotoNaskhArabic/NotoNaskhArabic-Regular.ttf"))
      ])
    checkLinear { count in
      let text = AttributedText(String(repeating: "بت", count: count / 2))
      let frame = Framesetter(text, fonts: fonts).frame(in: Container(width: 300))
      #expect(frame.lines.count > count / 200)
    }
  }

  /// Checks that four times as much takes less than eight times as long; squares take sixteen times.
  private func checkLinear(_ work: (Int) -> Void) {
    let short = ThreadTime.seconds { work(50_000) }
    let long = ThreadTime.seconds { work(200_000) }
    #expect(long < 8 * short)
  }

  @Test("A break suggested from inside of white space moves on")
  func insideSpaces() throws {
    let fonts = FontCollection(
      cascade: try ["NotoSans/NotoSans-Regular.ttf", "NotoNaskhArabic/NotoNaskhArabic-Regular.ttf"]
        .map { try FontFace(path: ShippedFonts.path($0)) })
    let text = "سلام   سلام   \u{3000} الله"
    let typesetter = Typesetter(AttributedText(text), fonts: fonts)
    var start = 0
    while start < text.utf8.count {
      for width in [0.0, 5, 50] {
        #expect(typesetter.suggestLineBreak(from: start, width: width) > start)
      }
      start += 1
    }
  }

  @Test("Glyphs whose cluster starts inside of a grapheme are cut with it")
  func clusterInsideGrapheme() throws {
    let fonts = FontCollection(
      cascade: [try FontFace(path: ShippedFonts.path("NotoSansCJK/NotoSansCJK-Regular.otf"))])
    let frame = Framesetter(AttributedText("\u{111E}\u{117D}\u{1138}\u{11F8}"), fonts: fonts)
      .frame(in: Container(width: 0))
    for line in frame.lines {
      let advances = line.runs.reduce(0.0) { sum, run in
        (0..<run.count).reduce(sum) { $0 + run.advances[$1] }
      }
      #expect(abs(advances - line.width) < 1e-9)
    }
  }
}
