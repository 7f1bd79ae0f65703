import GalleyLayout
import GalleyText
import Testing

@Suite("Hit testing")
struct HitTestingTests {
  /// Two lines: "abcd efgh " of 100 points and "ij".
  private let twoLines = Container(width: 95)

  @Test("The nearest edge of a cluster is the insertion position")
  func insertion() throws {
    let frame = try HitSamples.frame("hello")
    #expect(frame.insertionPosition(at: Point(x: -1, y: 5)) == TextPosition(offset: 0))
    #expect(
      frame.insertionPosition(at: Point(x: 1000, y: 5))
        == TextPosition(offset: 5, affinity: .upstream))
    #expect(frame.insertionPosition(at: Point(x: 14, y: 5)) == TextPosition(offset: 1))
    #expect(frame.insertionPosition(at: Point(x: 20.45, y: 5)) == TextPosition(offset: 2))
  }

  @Test("In right-to-left text the left edge is the end and offsets fall to the right")
  func rightToLeftInsertion() throws {
    let string = "וזה כל"
    let frame = try HitSamples.frame(string)
    #expect(frame.insertionPosition(at: Point(x: -1, y: 5)).offset == string.utf8.count)
    #expect(frame.insertionPosition(at: Point(x: 1000, y: 5)).offset == 0)
    let offsets = stride(from: 5.0, to: 60, by: 10).map {
      frame.insertionPosition(at: Point(x: $0 + 1, y: 5)).offset
    }
    #expect(offsets == offsets.sorted(by: >))
    #expect(Set(offsets).count == 6)
  }

  @Test("A touch at a direction change stays on the side that was touched")
  func directionChange() throws {
    let frame = try HitSamples.frame("abcאבג")
    #expect(
      frame.insertionPosition(at: Point(x: 29, y: 5))
        == TextPosition(offset: 3, affinity: .upstream))
    #expect(
      frame.insertionPosition(at: Point(x: 31, y: 5))
        == TextPosition(offset: 9, affinity: .upstream))
    #expect(frame.insertionPosition(at: Point(x: 59, y: 5)) == TextPosition(offset: 3))
  }

  @Test("Right of a wrapped line is its end with upstream affinity, left of the next its start")
  func wrap() throws {
    let frame = try HitSamples.frame("123456789", in: Container(width: 80))
    #expect(frame.lines.map(\.range) == [0..<8, 8..<9])
    #expect(
      frame.insertionPosition(at: Point(x: 500, y: 5))
        == TextPosition(offset: 8, affinity: .upstream))
    #expect(frame.insertionPosition(at: Point(x: -5, y: 15)) == TextPosition(offset: 8))
  }

  @Test("A touch right of a line that a separator ends stays before the separator")
  func beforeSeparator() throws {
    let frame = try HitSamples.frame("ab\ncd")
    #expect(frame.insertionPosition(at: Point(x: 500, y: 5)).offset == 2)
    #expect(frame.insertionPosition(at: Point(x: 500, y: 15)).offset == 5)
  }

  @Test("Right of a short last line that ends with a link nothing is hit")
  func rightOfLink() throws {
    let frame = try HitSamples.frame("abcd efgh ij", links: [10..<12], in: twoLines)
    #expect(frame.item(at: Point(x: 15, y: 15)) == .link(HitSamples.link(0), range: 10..<12))
    #expect(frame.item(at: Point(x: 21, y: 15)) == nil)
    #expect(frame.cluster(at: Point(x: 21, y: 15)) == nil)
    #expect(frame.item(at: Point(x: 21, y: 15), tolerance: 2) != nil)
  }

  @Test("A tap on the right half of a link of one character hits it")
  func oneCharacterLink() throws {
    let frame = try HitSamples.frame("abc", links: [1..<2])
    #expect(frame.item(at: Point(x: 19, y: 5)) == .link(HitSamples.link(0), range: 1..<2))
    #expect(frame.cluster(at: Point(x: 19, y: 5)) == 1..<2)
    #expect(frame.item(at: Point(x: 20, y: 5)) == nil)
  }

  @Test(
    "Points outside of all boxes hit nothing",
    arguments: [
      Point(x: -0.5, y: 5), Point(x: 20.5, y: 5), Point(x: 5, y: -0.5), Point(x: 5, y: 10.5),
      Point(x: .nan, y: 5), Point(x: 5, y: .nan), Point(x: .infinity, y: -.infinity),
    ])
  func outside(point: Point) throws {
    let frame = try HitSamples.frame("ab", links: [0..<2])
    #expect(frame.cluster(at: point) == nil)
    #expect(frame.item(at: point) == nil)
    #expect(frame.cluster(at: point, tolerance: .nan) == nil)
    #expect(frame.item(at: point, tolerance: -1) == nil)
  }

  @Test("Between two lines nothing is hit, and the nearer one within the tolerance")
  func betweenLines() throws {
    var style = ParagraphStyle()
    style.lineSpacing = 10
    let frame = try HitSamples.frame("ab\ncd", links: [0..<2, 3..<5], style: style)
    #expect(frame.item(at: Point(x: 5, y: 15)) == nil)
    #expect(frame.cluster(at: Point(x: 5, y: 15)) == nil)
    #expect(
      frame.item(at: Point(x: 5, y: 14), tolerance: 8) == .link(HitSamples.link(0), range: 0..<2))
    #expect(
      frame.item(at: Point(x: 5, y: 16), tolerance: 8) == .link(HitSamples.link(1), range: 3..<5))
    #expect(frame.cluster(at: Point(x: 5, y: 16), tolerance: 8) == 3..<4)
    #expect(frame.item(at: Point(x: 5, y: 14), tolerance: 3) == nil)
  }

  @Test("A link over two lines is two rectangles, and words between them are not hit")
  func linkOverLines() throws {
    let frame = try HitSamples.frame("ab cdef ghi lm", links: [3..<11], in: Container(width: 75))
    #expect(frame.lines.map(\.range) == [0..<8, 8..<14])
    #expect(
      frame.rectangles(of: HitSamples.link(0)) == [
        Rect(x: 30, y: 0, width: 50, height: 10), Rect(x: 0, y: 10, width: 30, height: 10),
      ])
    #expect(frame.item(at: Point(x: 15, y: 5)) == nil)
    #expect(frame.item(at: Point(x: 35, y: 15)) == nil)
    #expect(frame.item(at: Point(x: 35, y: 5)) == frame.item(at: Point(x: 25, y: 15)))
  }

  @Test("Each of four links in a right-to-left line is found")
  func rightToLeftLinks() throws {
    let frame = try HitSamples.frame(
      "אב גד הו זח", links: [0..<4, 5..<9, 10..<14, 15..<19])
    #expect(
      frame.links.map(\.rects)
        == [90, 60, 30, 0].map {
          [Rect(x: $0, y: 0, width: 20, height: 10)]
        })
    for (index, x) in [100.0, 70, 40, 10].enumerated() {
      guard case .link(let link, _)? = frame.item(at: Point(x: x, y: 5)) else {
        Issue.record("No link at \(x)")
        continue
      }
      #expect(link == HitSamples.link(index))
    }
  }

  @Test("Neighbouring links with equal looks stay apart; pieces of one link go together")
  func identity() throws {
    var text = HitSamples.text("abcd", links: [0..<2, 2..<4])
    text.updateAttributes(in: 1..<2) { $0.color = Color(red: 1, green: 0, blue: 0) }
    let frame = Framesetter(text, fonts: try HitSamples.fonts()).frame()
    #expect(frame.links.map(\.range) == [0..<2, 2..<4])
    #expect(frame.links.map(\.rects.count) == [1, 1])
    #expect(frame.item(at: Point(x: 15, y: 5)) == .link(HitSamples.link(0), range: 0..<2))
    #expect(frame.item(at: Point(x: 25, y: 5)) == .link(HitSamples.link(1), range: 2..<4))
  }

  @Test("A line is found by its height, spaces between lines belong to the line above")
  func lineByHeight() throws {
    var style = ParagraphStyle()
    style.lineSpacing = 5
    let frame = try HitSamples.frame("a\nb\nc", style: style)
    #expect(
      [-100, 0, 12, 15, 29, 30, 500, .nan].map { frame.lineIndex(atY: $0) }
        == [0, 0, 0, 1, 1, 2, 2, 0])
  }

  @Test("A truncated text answers for its token and the visible part of its links")
  func truncation() throws {
    var token = AttributedText("… more", attributes: HitSamples.attributes)
    let more = Link("more")
    token.updateAttributes(in: 4..<8) { $0.link = more }
    let frame = try HitSamples.frame(
      "abcdefghijkl mnop qrst uvwx", links: [2..<10],
      in: Container(width: 100, maxLines: 1, truncation: .end, token: token))
    #expect(frame.visibleRange == 0..<4)
    #expect(frame.item(at: Point(x: 45, y: 5)) == .truncationToken(link: nil))
    #expect(frame.item(at: Point(x: 65, y: 5)) == .truncationToken(link: more))
    #expect(
      frame.rectangles(of: .truncationToken(link: more)) == [
        Rect(x: 60, y: 0, width: 40, height: 10)
      ])
    #expect(frame.links.map(\.rects) == [[Rect(x: 20, y: 0, width: 20, height: 10)]])
    #expect(frame.cluster(at: Point(x: 65, y: 5)) == nil)
    #expect(frame.rectangles(for: 12..<14) == [])
    #expect(frame.insertionPosition(at: Point(x: 500, y: 5)).offset == 4)
    #expect(frame.caret(at: TextPosition(offset: 20)).rect.minX == 40)
  }

  @Test("An attachment is one unit for hits, rectangles and carets")
  func attachments() throws {
    var text = HitSamples.text("ab")
    let attachment = InlineAttachment(id: "a", width: 25, ascent: 20, descent: 0)
    text.append(attachment, attributes: HitSamples.attributes)
    text.append("cd", attributes: HitSamples.attributes)
    let frame = Framesetter(text, fonts: try HitSamples.fonts()).frame()
    #expect(frame.item(at: Point(x: 30, y: 1)) == .attachment(attachment, range: 2..<5))
    #expect(frame.item(at: Point(x: 30, y: 21)) == nil)
    #expect(frame.cluster(at: Point(x: 30, y: 21)) == 2..<5)
    #expect(frame.item(at: Point(x: 5, y: 15)) == nil)
    #expect(
      frame.rectangles(of: .attachment(attachment, range: 2..<5)) == [
        Rect(x: 20, y: 0, width: 25, height: 20)
      ])
    #expect(frame.lines[0].caretOffsets == [0, 1, 2, 5, 6, 7])
    #expect(frame.caret(at: TextPosition(offset: 5)).rect.minX == 45)
  }

  @Test("An attachment that carries a link is part of the link")
  func linkedAttachment() throws {
    var attributes = HitSamples.attributes
    attributes.link = HitSamples.link(0)
    var text = AttributedText("ab", attributes: attributes)
    text.append(InlineAttachment(id: "a", width: 25, ascent: 8, descent: 2), attributes: attributes)
    let frame = Framesetter(text, fonts: try HitSamples.fonts()).frame()
    #expect(frame.links.map(\.rects) == [[Rect(x: 0, y: 0, width: 45, height: 10)]])
    #expect(frame.item(at: Point(x: 40, y: 5)) == .link(HitSamples.link(0), range: 0..<5))
  }
}
