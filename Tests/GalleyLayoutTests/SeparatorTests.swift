import GalleyLayout
import GalleyText
import Testing

@Suite("Separators and empty lines")
struct SeparatorTests {
  private var boxes: Boxes

  init() throws { boxes = try Boxes() }

  @Test(
    "Each separator ends one line and belongs to it",
    arguments: ["\n", "\r", "\r\n", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}"])
  func endsLine(separator: String) {
    let frame = boxes.frame("A\(separator)B")
    #expect(frame.lineTexts == ["A\(separator)", "B"])
    #expect(frame.widths == [10, 10])
    #expect(frame.lines.allSatisfy { $0.isHardBreak })
  }

  @Test(
    "Only separators of paragraphs get paragraph spacing",
    arguments: [("\n", 15.0), ("\r\n", 15), ("\u{2029}", 15), ("\u{2028}", 10), ("\u{B}", 10)])
  func spacing(separator: String, step: Double) {
    var boxes = boxes
    boxes.style.paragraphSpacing = 5
    let baselines = boxes.frame("A\(separator)B").baselines
    #expect(baselines == [8, 8 + step])
  }

  @Test("An empty text is one line of its style's height, or none")
  func emptyText() {
    var boxes = boxes
    let frame = boxes.frame("")
    #expect(frame.lines.count == 1)
    #expect(frame.size.height == 10)
    #expect(frame.lines[0].runs.count == 0)
    boxes.options.opensLineAfterFinalSeparator = false
    #expect(boxes.frame("").lines.count == 0)
    #expect(boxes.frame("").size.height == 0)
  }

  @Test(
    "A final separator opens an empty last line, or none",
    arguments: ["\n", "\r\n", "\u{2028}", "\u{2029}", "\u{C}"])
  func finalSeparator(separator: String) {
    var boxes = boxes
    let frame = boxes.frame("Abc\(separator)")
    #expect(frame.lineTexts == ["Abc\(separator)", ""])
    #expect(frame.size.height == 20)
    boxes.options.opensLineAfterFinalSeparator = false
    #expect(boxes.frame("Abc\(separator)").lineTexts == ["Abc\(separator)"])
  }

  @Test("A centred line of spaces is a blank line")
  func blankLine() {
    var boxes = boxes
    boxes.style.alignment = .center
    let frame = boxes.frame("First\n  \nSecond", width: 100)
    #expect(frame.widths == [50, 0, 60])
    #expect(frame.lefts == [25, 50, 20])
  }

  @Test("A container too low for the first line has none of it; the text says so")
  func tooLow() {
    let frame = boxes.frame("A\nB", height: 9)
    #expect(frame.lines.count == 0)
    #expect(frame.isTruncated)
    #expect(frame.visibleRange == 0..<0)
    #expect(boxes.frame("A\nB", height: 10).lineTexts == ["A\n"])
  }

  @Test("The empty line after a separator has the height of the other lines")
  func caretLine() {
    let frame = boxes.frame("ABC\n")
    #expect(frame.lines[0].ascent == frame.lines[1].ascent)
    #expect(frame.lines[0].descent == frame.lines[1].descent)
  }
}
