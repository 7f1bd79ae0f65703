import GalleyFonts
import GalleyLayout
import GalleyText
import TestSupport
import Testing

@Suite("Carets")
struct CaretTests {
  private func x(
    _ offset: Int, _ affinity: TextPosition.Affinity = .downstream, in frame: TextFrame
  ) -> Double {
    frame.caret(at: TextPosition(offset: offset, affinity: affinity)).rect.minX
  }

  @Test("A caret stands where the advances before it end, without a split in one direction")
  func plain() throws {
    let frame = try HitSamples.frame("hello")
    #expect((0...5).map { x($0, in: frame) } == [0, 10, 20, 30, 40, 50])
    for offset in 0...5 {
      let caret = frame.caret(at: TextPosition(offset: offset))
      #expect(caret.secondaryRect == nil)
      #expect(caret.rect == Rect(x: Double(offset) * 10, y: 0, width: 0, height: 10))
    }
  }

  @Test("In right-to-left text carets move left as offsets grow")
  func rightToLeft() throws {
    let frame = try HitSamples.frame("אבג")
    #expect([0, 2, 4, 6].map { x($0, in: frame) } == [30, 20, 10, 0])
    #expect(frame.caret(at: TextPosition(offset: 2)).direction == .rightToLeft)
  }

  @Test("Where Hebrew follows Latin, upstream is Latin's end and downstream Hebrew's right edge")
  func seam() throws {
    let frame = try HitSamples.frame("abcאבג")
    #expect(x(3, .upstream, in: frame) == 30)
    #expect(x(3, .downstream, in: frame) == 60)
    let split = frame.caret(at: TextPosition(offset: 3, affinity: .upstream))
    #expect(split.secondaryRect?.minX == 60)
    #expect(frame.lines[0].primaryAffinity(at: 3) == .upstream)
    // Latin typed behind the Hebrew goes to the line's right end.
    #expect(x(9, .upstream, in: frame) == 30)
    #expect(frame.caret(at: TextPosition(offset: 9)).secondaryRect?.minX == 60)
  }

  @Test("An offset at a wrap is on the first line upstream and on the second downstream")
  func wrap() throws {
    let frame = try HitSamples.frame("123456789", in: Container(width: 80))
    #expect(
      frame.caret(at: TextPosition(offset: 8, affinity: .upstream)).rect
        == Rect(x: 80, y: 0, width: 0, height: 10))
    #expect(
      frame.caret(at: TextPosition(offset: 8)).rect == Rect(x: 0, y: 10, width: 0, height: 10))
  }

  @Test("The empty line behind a final newline has a caret")
  func finalNewline() throws {
    let frame = try HitSamples.frame("Abc\n")
    #expect(frame.lines.count == 2)
    #expect(
      frame.caret(at: TextPosition(offset: 4)).rect == Rect(x: 0, y: 10, width: 0, height: 10))
    #expect(frame.caret(at: TextPosition(offset: 3)).rect.minX == 30)
    #expect(frame.insertionPosition(at: Point(x: 3, y: 15)) == TextPosition(offset: 4))
  }

  @Test("In empty text the caret is as high as the font and follows the alignment")
  func emptyText() throws {
    let frame = try HitSamples.frame("")
    #expect(frame.caret(at: TextPosition(offset: 0)).rect == Rect(x: 0, y: 0, width: 0, height: 10))
    var style = ParagraphStyle()
    style.alignment = .right
    let right = try HitSamples.frame("", style: style, in: Container(width: 70))
    #expect(right.caret(at: TextPosition(offset: 0)).rect.minX == 70)
    let none = Framesetter(
      HitSamples.text(""), fonts: try HitSamples.fonts(),
      options: LayoutOptions(opensLineAfterFinalSeparator: false)
    ).frame()
    #expect(none.lines.isEmpty)
    #expect(none.caret(at: TextPosition(offset: 0)).rect == .zero)
    #expect(none.insertionPosition(at: Point(x: 5, y: 5)) == TextPosition(offset: 0))
    #expect(none.position(TextPosition(offset: 0), moved: .forward, by: .cluster).offset == 0)
  }

  @Test("The caret behind a final space is as high as elsewhere, and behind the space")
  func trailingSpace() throws {
    let frame = try HitSamples.frame("ABC DEFGH ")
    #expect(
      frame.caret(at: TextPosition(offset: 10)).rect == Rect(x: 100, y: 0, width: 0, height: 10))
  }

  @Test("Carets enumerate from left to right with the leading edges' sides")
  func enumeration() throws {
    let frame = try HitSamples.frame("aאב")
    let edges = frame.lines[0].caretEdges
    #expect(edges.map(\.x) == [0, 10, 10, 20, 20, 30])
    #expect(edges.map(\.cluster) == [0..<1, 0..<1, 3..<5, 3..<5, 1..<3, 1..<3])
    #expect(edges.map(\.isLeading) == [true, false, false, true, false, true])
    #expect(edges[2].position == TextPosition(offset: 5, affinity: .upstream))
  }

  @Test("An emoji family is one place for carets, and an offset inside of it is its start")
  func family() throws {
    let frame = try HitSamples.frame("a👨‍👩‍👧‍👦b")
    #expect(frame.lines[0].caretOffsets == [0, 1, 26, 27])
    #expect(x(12, in: frame) == x(1, in: frame))
    #expect(x(26, in: frame) > x(1, in: frame))
  }

  @Test("The caret in a lam-alef ligature stands where the font says")
  func lamAlef() throws {
    let fonts = FontCollection(cascade: [try DebianFonts.face("NotoSansArabic-Regular.ttf")])
    let frame = Framesetter(AttributedText("لا"), fonts: fonts).frame()
    let run = frame.lines[0].runs[0]
    let carets = run.font.ligatureCarets(of: run.glyphIDs[0])
    #expect(run.count == 1 && carets.count == 1)
    let width = frame.lines[0].width
    #expect([0, 2, 4].map { x($0, in: frame) } == [width, carets.first ?? 0, 0])
    #expect(frame.cluster(at: Point(x: width - 0.5, y: 10)) == 0..<2)
    #expect(frame.cluster(at: Point(x: 0.5, y: 10)) == 2..<4)
  }

  @Test("The carets in an ffi ligature stand where the font says, and links may end there")
  func ligature() throws {
    let fonts = FontCollection(cascade: [
      try FontFace(path: ShippedFonts.path("NotoSans/NotoSans-Regular.ttf"))
    ])
    var text = AttributedText("ffi")
    let run = Framesetter(text, fonts: fonts).frame().lines[0].runs[0]
    let carets = run.font.ligatureCarets(of: run.glyphIDs[0])
    #expect(run.count == 1 && carets.count == 2)
    let plain = Framesetter(text, fonts: fonts).frame()
    #expect((0...3).map { x($0, in: plain) } == [0] + carets + [run.width])
    // A run that ends inside a ligature takes an even part of it.
    text.updateAttributes(in: 1..<2) { $0.link = HitSamples.link(0) }
    let linked = Framesetter(text, fonts: fonts).frame()
    let places = (0...3).map { x($0, in: linked) }
    for (index, place) in places.enumerated() {
      #expect(abs(place - run.width * Double(index) / 3) < 1e-9)
    }
    #expect(linked.links.first?.rects.map(\.minX) == [places[1]])
  }

  @Test("Line ends inside a paragraph have no caret behind them on their line")
  func lineSeparator() throws {
    let frame = try HitSamples.frame("ab\u{2028}cd")
    #expect(frame.lines.map(\.caretOffsets) == [[0, 1, 2], [5, 6, 7]])
    #expect(frame.insertionPosition(at: Point(x: 500, y: 5)).offset == 2)
  }

  @Test("A soft hyphen at a break and its drawn hyphen are one cluster")
  func softHyphen() throws {
    let frame = try HitSamples.frame("abcd\u{AD}efgh", in: Container(width: 55))
    #expect(frame.lines.map(\.range) == [0..<6, 6..<10])
    #expect(frame.lines[0].caretOffsets == [0, 1, 2, 3, 4, 6])
    #expect(frame.cluster(at: Point(x: 45, y: 5)) == 4..<6)
    #expect(x(6, .upstream, in: frame) == 50)
  }

  @Test("A cluster whose parts stand apart has a caret only at its start and its end")
  func clusterInTwoPlaces() throws {
    // A left-to-right mark on a Hebrew letter: its font and direction differ from the letter's.
    let frame = try HitSamples.frame("ab\u{5D0}\u{17C5}\u{5D1}")
    let line = frame.lines[0]
    let edges = line.caretEdges.map(\.x)
    for x in stride(from: -5.0, to: line.width + 5, by: 2.5) {
      let caret = frame.caret(at: frame.insertionPosition(at: Point(x: x, y: 5))).rect.minX
      let nearest = edges.map { abs($0 - x) }.min() ?? 0
      #expect(abs(caret - x) <= nearest + 1e-9)
    }
  }

  @Test("Moving, selecting and asking outside of the text trap")
  func movementOutside() async {
    await #expect(processExitsWith: .failure) {
      let frame = try HitSamples.frame("abc")
      _ = frame.position(TextPosition(offset: 4), moved: .forward, by: .cluster)
    }
    await #expect(processExitsWith: .failure) {
      let frame = try HitSamples.frame("abc")
      _ = frame.position(TextPosition(offset: -1), movedByLines: 1)
    }
    await #expect(processExitsWith: .failure) {
      let frame = try HitSamples.frame("abc")
      _ = frame.wordRange(at: 4)
    }
    await #expect(processExitsWith: .failure) {
      let frame = try HitSamples.frame("abc")
      _ = frame.paragraphRange(at: -1)
    }
    await #expect(processExitsWith: .failure) {
      let frame = try HitSamples.frame("abc")
      _ = frame.rectangles(of: .link(HitSamples.link(0), range: 1..<9))
    }
    await #expect(processExitsWith: .failure) {
      let frame = try HitSamples.frame("abc")
      _ = frame.lines[1]
    }
    await #expect(processExitsWith: .failure) {
      let frame = try HitSamples.frame("abc")
      _ = frame.lines[0].runs[1]
    }
    await #expect(processExitsWith: .failure) {
      let typesetter = Typesetter(HitSamples.text("abc"), fonts: try HitSamples.fonts())
      _ = typesetter.line(2..<4)
    }
    await #expect(processExitsWith: .failure) {
      let typesetter = Typesetter(HitSamples.text("abc"), fonts: try HitSamples.fonts())
      _ = typesetter.suggestLineBreak(from: -1, width: 10)
    }
  }

  @Test("Carets and ranges outside of the text trap")
  func outside() async {
    await #expect(processExitsWith: .failure) {
      let frame = try HitSamples.frame("abc")
      _ = frame.caret(at: TextPosition(offset: 4))
    }
    await #expect(processExitsWith: .failure) {
      let frame = try HitSamples.frame("abc")
      _ = frame.rectangles(for: 2..<5)
    }
  }
}
