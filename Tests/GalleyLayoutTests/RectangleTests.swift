import GalleyLayout
import GalleyText
import Testing

@Suite("Rectangles of ranges and links")
struct RectangleTests {
  @Test("A link across a direction change is two rectangles around the other link's one")
  func bidiLinks() throws {
    // UTF-16 0..<5 and 5..<7 of "abc אבג".
    let frame = try HitSamples.frame("abc אבג", links: [0..<6, 6..<10])
    #expect(
      frame.rectangles(of: HitSamples.link(0)) == [
        Rect(x: 0, y: 0, width: 40, height: 10), Rect(x: 60, y: 0, width: 10, height: 10),
      ])
    #expect(
      frame.rectangles(of: HitSamples.link(1)) == [Rect(x: 40, y: 0, width: 20, height: 10)])
    #expect(frame.links.map(\.range) == [0..<6, 6..<10])
    #expect(
      frame.item(at: Point(x: 65, y: 5)) == .link(HitSamples.link(0), range: 0..<6))
    #expect(
      frame.item(at: Point(x: 41, y: 5)) == .link(HitSamples.link(1), range: 6..<10))
  }

  @Test("A range without glyphs has one rectangle without width where it starts")
  func withoutGlyphs() throws {
    let frame = try HitSamples.frame("ab\u{200B}cd\n")
    for height in [RectangleHeight.tight, .line, .selection] {
      #expect(
        frame.rectangles(for: 2..<5, height: height) == [Rect(x: 20, y: 0, width: 0, height: 10)])
      #expect(
        frame.rectangles(for: 7..<8, height: height) == [Rect(x: 40, y: 0, width: 0, height: 10)])
      #expect(
        frame.rectangles(for: 3..<3, height: height).map(\.size.width) == [0])
    }
  }

  @Test("On lines narrower than two characters each has its box")
  func narrowLines() throws {
    // "布\n--李白\n日"
    let string = "布\n--李白\n日"
    let frame = try HitSamples.frame(string, in: Container(width: 16.89))
    let clusters = [0..<3, 4..<5, 5..<6, 6..<9, 9..<12, 13..<16]
    #expect(
      clusters.map { frame.rectangles(for: $0) }
        == (0..<6).map { [Rect(x: 0, y: Double($0) * 10, width: 10, height: 10)] })
  }

  @Test("Selected text beside an emoji is as high as its line where that is asked for")
  func raggedHeights() throws {
    var text = HitSamples.text("a")
    text.append("😀", attributes: TextAttributes(font: FontRequest(size: 30)))
    text.append("b", attributes: HitSamples.attributes)
    let frame = Framesetter(text, fonts: try HitSamples.fonts()).frame()
    #expect(frame.rectangles(for: 0..<6, height: .line).map(\.size.height) == [30])
    #expect(frame.rectangles(for: 0..<1, height: .line).map(\.size.height) == [30])
    #expect(frame.rectangles(for: 0..<1).map(\.size.height) == [10])
    #expect(frame.rectangles(for: 0..<6, height: .selection).map(\.size.height) == [30])
  }

  @Test("Selected lines leave no space between them open")
  func selectionHeight() throws {
    var style = ParagraphStyle()
    style.lineSpacing = 6
    let frame = try HitSamples.frame("ab\ncd", style: style)
    #expect(
      frame.rectangles(for: 0..<5, height: .selection) == [
        Rect(x: 0, y: 0, width: 20, height: 16), Rect(x: 0, y: 16, width: 20, height: 10),
      ])
    #expect(frame.rectangles(for: 0..<5, height: .line).map(\.size.height) == [10, 10])
  }
}
