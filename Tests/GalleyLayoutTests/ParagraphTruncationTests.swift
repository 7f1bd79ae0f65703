import GalleyFonts
import GalleyLayout
import GalleyText
import TestSupport
import Testing

@Suite("Paragraphs that do not wrap and are cut")
struct ParagraphTruncationTests {
  private var boxes: Boxes

  init() throws {
    boxes = try Boxes()
    boxes.style.wrap = .none
  }

  private func frame(
    _ string: String, _ truncation: Truncation, width: Double = 60, container: Container? = nil
  ) -> TextFrame {
    var boxes = boxes
    boxes.style.truncation = truncation
    var container = container ?? Container()
    container.width = width
    return boxes.framesetter(string).frame(in: container)
  }

  /// The text of each line from left to right, a token as `~`.
  private func shown(_ frame: TextFrame) -> [String] {
    let units = Array(frame.text.string.utf8)
    return frame.lines.map { line in
      line.runs.map { run in
        run.kind == .token
          ? "~" : String(decoding: units[run.range].filter { $0 >= 0x20 }, as: UTF8.self)
      }.joined()
    }
  }

  @Test(
    "Each paragraph is one line, cut where the style says",
    arguments: [
      (Truncation.none, ["Laboris nisi", "ut", "aliquip ex ea"]),
      (.end, ["Labor~", "ut", "aliqu~"]),
      (.start, ["~nisi", "ut", "~ex ea"]),
      (.middle, ["La~isi", "ut", "ali~ea"]),
    ])
  func modes(truncation: Truncation, lines: [String]) {
    let frame = frame("Laboris nisi\nut\naliquip ex ea", truncation)
    #expect(shown(frame) == lines)
    #expect(frame.isTruncated == (truncation != .none))
    #expect(frame.overflows == (truncation == .none))
    #expect(frame.hiddenRange.isEmpty && frame.visibleRange == 0..<29)
  }

  @Test("A cut line tells what it hides and where its token is")
  func hiddenParts() throws {
    let frame = frame("Laboris nisi\nut\naliquip ex ea", .end)
    #expect(frame.lines[0].hiddenRange == 5..<13)
    #expect(frame.lines[0].range == 0..<5)
    #expect(frame.lines[1].hiddenRange.isEmpty && frame.lines[1].tokenRect == nil)
    #expect(frame.lines[2].hiddenRange == 21..<29)
    #expect(
      frame.lines[2].tokenRect == Rect(x: 50, y: frame.lines[2].bounds.minY, width: 10, height: 10))
    let token = TextItem.truncationToken(link: nil)
    #expect(frame.item(at: Point(x: 55, y: 5)) == token)
    #expect(frame.rectangles(of: token).map(\.minY) == [0, 20])
    #expect(frame.rectangles(for: 7..<9) == [])
    #expect(frame.rectangles(for: 3..<9) == [Rect(x: 30, y: 0, width: 20, height: 10)])
  }

  @Test("A line separator starts a line that is cut by itself")
  func lineSeparators() {
    #expect(shown(frame("Laboris nisi\u{2028}aliquip ex", .start)) == ["~nisi", "~ip ex"])
  }

  @Test("The last line of a full container is cut once, at the container's place")
  func withRowLimit() {
    let container = Container(maxLines: 2, truncation: .end)
    let frame = frame("Laboris nisi\naliquip ex\nea", .start, container: container)
    #expect(shown(frame) == ["~nisi", "aliqu~"])
    #expect(frame.hiddenRange == 18..<26)
  }

  @Test("Wrapping paragraphs and lines that fit are never cut")
  func wrapping() {
    var boxes = boxes
    boxes.style.wrap = .word
    boxes.style.truncation = .end
    let wrapped = boxes.framesetter("Laboris nisi").frame(in: Container(width: 80))
    #expect(shown(wrapped) == ["Laboris ", "nisi"] && !wrapped.isTruncated)
    #expect(!frame("Labori", .end).isTruncated)
    #expect(!frame("Labori   ", .end).isTruncated)
  }

  @Test("At the measured width the same lines are cut in the same way", arguments: 1...14)
  func fixedPoint(letters: Int) {
    for truncation in [Truncation.none, .start, .middle, .end] {
      let text = "Laboris nisi\naliquip ex ea"
      let first = frame(text, truncation, width: Double(letters) * 10 + 3)
      let second = frame(text, truncation, width: first.size.width)
      #expect(shown(first) == shown(second))
      #expect(first.size == second.size)
    }
  }

  @Test("Measuring says that lines are cut, and that they do not fit")
  func measures() {
    var boxes = boxes
    boxes.style.truncation = .middle
    let framesetter = boxes.framesetter("Laboris nisi")
    #expect(framesetter.measure(in: Container(width: 60)).isTruncated)
    #expect(!framesetter.fits(in: Container(width: 60)))
    #expect(framesetter.fits(in: Container(width: 120)))
    boxes.style.truncation = .none
    #expect(boxes.framesetter("Laboris nisi").measure(in: Container(width: 60)).overflows)
  }
}
