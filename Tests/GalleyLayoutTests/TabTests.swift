import GalleyLayout
import GalleyText
import Testing

@Suite("Tabs")
struct TabTests {
  private var boxes: Boxes

  init() throws { boxes = try Boxes() }

  private func frame(_ text: String, stops: [ParagraphStyle.TabStop]) -> TextFrame {
    var boxes = boxes
    boxes.style.tabStops = stops
    return boxes.frame(text)
  }

  @Test("Default stops are 28 points apart, or as the style says")
  func defaultInterval() {
    #expect(boxes.frame("A\tB").lines[0].x(of: 2) == 28)
    #expect(boxes.frame("AAA\tB").lines[0].x(of: 4) == 56)
    #expect(boxes.frame("A\t\tB").lines[0].x(of: 3) == 56)
    var boxes = boxes
    boxes.style.defaultTabInterval = 50
    #expect(boxes.frame("A\tB").lines[0].x(of: 2) == 50)
  }

  @Test(
    "The text behind a tab stands at its stop by its left, middle, right or decimal separator",
    arguments: [
      (ParagraphStyle.TabStop.Alignment.left, "A\tBB", 60.0), (.center, "A\tBB", 50),
      (.right, "A\tBB", 40), (.decimal, "A\t12.5", 40), (.decimal, "A\t12", 40),
      (.decimal, "A\t\u{661}\u{66B}5", 50),
    ])
  func alignments(alignment: ParagraphStyle.TabStop.Alignment, text: String, x: Double) {
    let stops = [ParagraphStyle.TabStop(location: 60, alignment: alignment)]
    #expect(frame(text, stops: stops).lines[0].x(of: 2) == x)
  }

  @Test("Text too long for its stop starts right behind the tab's place")
  func tooLong() {
    let stops = [ParagraphStyle.TabStop(location: 40, alignment: .right)]
    #expect(frame("AA\tBBBB", stops: stops).lines[0].x(of: 3) == 20)
  }

  @Test("After the last stop the default ones follow")
  func afterLastStop() {
    let line = frame("A\tB\tC", stops: [.init(location: 40)]).lines[0]
    #expect(line.x(of: 2) == 40)
    #expect(line.x(of: 4) == 68)
  }

  @Test("In right-to-left paragraphs stops count from the right margin")
  func rightToLeft() {
    var boxes = boxes
    boxes.style.direction = .rightToLeft
    let line = boxes.frame("א\tב", width: 100).lines[0]
    #expect(line.x(of: 0) == 90)
    #expect(line.x(of: 3) == 62)
  }

  @Test("A tab has no glyph, also where the font has none for it")
  func noGlyph() {
    let runs = boxes.frame("A\tB").lines[0].runs
    #expect(runs.map(\.count) == [1, 0, 1])
    #expect(runs.map(\.width) == [10, 18, 10])
    #expect(runs.map(\.range) == [0..<1, 1..<2, 2..<3])
  }

  @Test("Tabs at a line's end hang")
  func trailing() {
    let frame = boxes.frame("AA\t\nB", width: 25)
    #expect(frame.lineTexts == ["AA\t\n", "B"])
    #expect(frame.widths == [20, 10])
    #expect(frame.lines[0].trailingWhitespaceWidth == 8)
  }

  @Test("A tab moves the text behind it to the next line when that does not fit")
  func wraps() {
    #expect(boxes.frame("A\tBBB", width: 50).lineTexts == ["A\t", "BBB"])
    #expect(boxes.frame("A\tBBB", width: 58).lineTexts == ["A\tBBB"])
  }

  @Test("Indents count in the distance from the margin")
  func indent() {
    var boxes = boxes
    boxes.style.firstLineHeadIndent = 5
    #expect(boxes.frame("A\tB").lines[0].x(of: 2) == 28)
  }

  @Test("Mixed spaces and tabs give the same finite places each time")
  func mixed() {
    let line = boxes.frame("loooong   \t text").lines[0]
    #expect(line.x(of: 12) == 122)
  }
}
