import GalleyBundledFonts
import GalleyFonts
import GalleyLayout
import GalleyText
import TestSupport
import Testing

@Suite("Truncation")
struct TruncationTests {
  /// A font in which every character is ten points wide at ten points.
  private let fonts: FontCollection
  private let attributes = TextAttributes(font: FontRequest(size: 10))

  init() throws {
    fonts = FontCollection(cascade: [try FontFace(bytes: BoxFont().bytes, name: "Box")])
  }

  private func frame(
    _ text: String, width: Double, lines: Int = 1, height: Double = .infinity,
    _ truncation: Truncation = .end, token: String? = nil
  ) -> TextFrame {
    Framesetter(AttributedText(text, attributes: attributes), fonts: fonts).frame(
      in: Container(
        width: width, height: height, maxLines: lines, truncation: truncation,
        token: token.map { AttributedText($0, attributes: attributes) }))
  }

  @Test("A line is filled up to its token, cut between letters, not words")
  func endFills() {
    let frame = frame("Laboris nisi ut", width: 100)
    #expect(frame.shown() == "Laboris n<1>")
    #expect(frame.visibleRange == 0..<9 && frame.hiddenRange == 9..<15 && frame.isTruncated)
    #expect(frame.tokenRect == Rect(x: 90, y: 0, width: 10, height: 10))
    #expect(frame.size == Size(width: 100, height: 10))
  }

  @Test("White space before the token goes")
  func trimsSpace() {
    #expect(frame("Laboris nisi", width: 90).shown() == "Laboris<1>")
  }

  @Test("The start and the middle keep the end of the text")
  func startAndMiddle() {
    let start = frame("Laboris nisi ut", width: 60, .start)
    #expect(start.shown() == "<1>si ut" && start.hiddenRange == 0..<10)
    #expect(start.visibleRange == 10..<15)
    let middle = frame("Laboris nisi ut", width: 70, .middle)
    #expect(middle.shown() == "Labo<1>ut")
    #expect(middle.hiddenRange.upperBound == 13)
  }

  @Test("A hard break on the last line is a cut too, and paragraphs left out show a token")
  func hardBreak() {
    #expect(frame("ab\ncd", width: 100).shown() == "ab<1>")
    #expect(frame("ab\ncd\nef", width: 100, lines: 2).shown(line: 1) == "cd<1>")
    #expect(!frame("ab\ncd", width: 100, lines: 2).isTruncated)
  }

  @Test("What fits is not truncated, to the exact width")
  func fits() {
    let exact = frame("abcd", width: 40)
    #expect(!exact.isTruncated && exact.tokenRect == nil && exact.shown() == "abcd")
    #expect(frame("abcd", width: 39).shown() == "ab<1>")
  }

  @Test("A height limit cuts the last line that fits")
  func heightLimit() {
    let frame = frame("aaa bbb ccc", width: 30, lines: 0, height: 25)
    #expect(frame.lines.count == 2 && frame.shown(line: 1) == "bb<1>")
    #expect(frame.size.height <= 25)
  }

  @Test("A token of several letters is one run at the logical end; one too wide is cut")
  func tokens() {
    #expect(frame("abcdefgh ijk", width: 80, token: " more").shown() == "abc<5>")
    let narrow = frame("abcdefgh", width: 25, token: "more")
    #expect(narrow.shown() == "<2>" && narrow.visibleRange.isEmpty)
    #expect(frame("abc", width: 0).lines.count == 1)
  }

  @Test("In a right-to-left line the token stands at the left")
  func rightToLeft() {
    let frame = frame("אבגדה וזחט", width: 60)
    #expect(frame.lines[0].runs.first?.kind == .token)
    #expect(frame.tokenRect?.minX == 0)
    #expect(frame.hiddenRange.lowerBound == 10)
  }

  @Test("Visible and hidden parts are the whole text, and measuring agrees", arguments: 0..<30)
  func partition(width: Int) {
    for truncation in [Truncation.start, .middle, .end] {
      let text = AttributedText("one two שלוש four five", attributes: attributes)
      let setter = Framesetter(text, fonts: fonts)
      let container = Container(width: Double(width * 7), maxLines: 2, truncation: truncation)
      let frame = setter.frame(in: container)
      let measure = setter.measure(in: container)
      #expect(measure.size == frame.size && measure.hiddenRange == frame.hiddenRange)
      #expect(frame.lines.allSatisfy { $0.width <= max(container.width, 10) })
      #expect(frame.hiddenRange.clamped(to: 0..<text.utf8Count) == frame.hiddenRange)
      if !frame.isTruncated { #expect(setter.fits(in: container)) }
    }
  }

  // MARK: Measured sizes

  private static let measured: [(text: String, width: Double)] = [
    ("brown fox", 30), ("brown fox jumps over the dog", 61.3), ("Hello wor 你好 again and more", 100),
    ("Long\u{AD}word and more", 53), ("العالم كله يقرأ هنا", 47), ("क्षेत्र ज्ञान प्रार्थना", 38),
  ]

  @Test(
    "In its measured size truncated text is cut in the same place",
    arguments: measured, [Truncation.start, .middle, .end])
  func fixedPoint(sample: (text: String, width: Double), truncation: Truncation) throws {
    let framesetter = Framesetter(AttributedText(sample.text), fonts: try .bundled())
    var container = Container(width: sample.width, maxLines: 1, truncation: truncation)
    let first = framesetter.frame(in: container)
    container.width = first.size.width
    container.height = first.size.height
    let second = framesetter.frame(in: container)
    #expect(first.size.width <= sample.width && !first.overflows)
    #expect(second.size == first.size && second.hiddenRange == first.hiddenRange)
  }

  @Test("Without a width both ends meet around what the row limit leaves out")
  func unlimitedMiddle() {
    let frame = frame("Hello\nworld", width: .infinity, .middle)
    #expect(frame.shown() == "Hello<1>world")
    #expect(frame.hiddenRange == 5..<6 && frame.size == Size(width: 110, height: 10))
    #expect(self.frame("Title\n\n", width: .infinity, .middle).hiddenRange == 5..<7)
  }

  @Test("An ellipsis looks like the text before it, whatever is hidden behind")
  func ellipsisLook() {
    var text = AttributedText("abc", attributes: attributes)
    var large = attributes
    large.font.size = 20
    text.append(" LARGE", attributes: large)
    let framesetter = Framesetter(text, fonts: fonts)
    let container = Container(width: 45, maxLines: 1, truncation: .end)
    let line = framesetter.frame(in: container).lines[0]
    #expect(line.width == 40 && line.ascent == 8)
    #expect(line.runs.map(\.font.size) == [10, 10])
  }
}
