import GalleyFonts
import GalleyLayout
import GalleyText
import Synchronization
import TestSupport
import Testing

@Suite("Attachments")
struct AttachmentTests {
  private let fonts: FontCollection
  private let attributes = TextAttributes(font: FontRequest(size: 10))

  init() throws {
    fonts = FontCollection(cascade: [try FontFace(bytes: BoxFont().bytes, name: "Box")])
  }

  private func frame(
    _ attachment: InlineAttachment, width: Double = .infinity
  ) -> TextFrame {
    var text = AttributedText("ab", attributes: attributes)
    text.append(attachment, attributes: attributes)
    text.append("cd", attributes: attributes)
    return Framesetter(text, fonts: fonts).frame(in: Container(width: width))
  }

  @Test("An attachment takes its width, and its ascent and descent take part in the line's height")
  func size() throws {
    let frame = frame(InlineAttachment(id: "a", width: 16, ascent: 12, descent: 4))
    #expect(frame.size == Size(width: 56, height: 16))
    let placed = try #require(frame.attachments.first)
    #expect(placed.rect == Rect(x: 20, y: 0, width: 16, height: 16) && placed.range == 2..<5)
    #expect(frame.lines[0].runs.map(\.kind) == [.text, .attachment, .text])
  }

  @Test(
    "Alignments place the box against the text's eight above and two below the baseline",
    arguments: [
      (InlineAttachment.Alignment.baseline, 8.0 - 4), (.top, 0), (.center, 5 - 3),
      (.bottom, 10 - 6),
    ])
  func alignment(alignment: InlineAttachment.Alignment, top: Double) throws {
    let frame = frame(
      InlineAttachment(id: "a", width: 5, ascent: 4, descent: 2, alignment: alignment))
    #expect(frame.size.height == 10)
    #expect(frame.attachments.first?.rect == Rect(x: 20, y: top, width: 5, height: 6))
  }

  @Test("One that is wider than the line stands alone on its line, and the text goes on")
  func widerThanTheLine() {
    let frame = frame(InlineAttachment(id: "a", width: 90, ascent: 5), width: 30)
    #expect(frame.lines.map(\.range) == [0..<2, 2..<5, 5..<7])
    #expect(!frame.isTruncated)
  }

  @Test("Negative descents, zero widths and several in a row keep their places")
  func severalInARow() {
    var text = AttributedText("", attributes: attributes)
    for (index, width) in [10.0, 0, 25].enumerated() {
      text.append(
        InlineAttachment(id: "\(index)", width: width, ascent: 20, descent: -5),
        attributes: attributes)
    }
    let frame = Framesetter(text, fonts: fonts).frame()
    #expect(frame.size == Size(width: 35, height: 15))
    #expect(
      frame.attachments.map(\.rect) == [
        Rect(x: 0, y: 0, width: 10, height: 15), Rect(x: 10, y: 0, width: 0, height: 15),
        Rect(x: 10, y: 0, width: 25, height: 15),
      ])
    #expect(frame.lines[0].caretOffsets == [0, 3, 6, 9])
    #expect(frame.cluster(at: Point(x: 15, y: 5)) == 6..<9)
  }

  @Test("In right-to-left text an attachment stands between the letters around it")
  func rightToLeft() {
    var text = AttributedText("אב", attributes: attributes)
    text.append(InlineAttachment(id: "a", width: 16, ascent: 5), attributes: attributes)
    text.append("גד", attributes: attributes)
    let frame = Framesetter(text, fonts: fonts).frame()
    #expect(frame.attachments.map(\.rect.minX) == [20])
    #expect(frame.lines[0].caretOffsets == [0, 2, 4, 7, 9, 11])
    #expect(frame.cluster(at: Point(x: 30, y: 5)) == 4..<7)
    #expect(frame.caret(at: TextPosition(offset: 4)).rect.minX == 36)
  }

  @Test("The part that a forced height cuts off is hit where no other line has a cluster")
  func beyondTheLine() {
    var style = ParagraphStyle()
    style.minimumLineHeight = 10
    style.maximumLineHeight = 10
    style.lineSpacing = 4
    let attachment = InlineAttachment(id: "a", width: 20, ascent: 30, descent: 12)
    var text = AttributedText("abcd\n", attributes: attributes, paragraphStyle: style)
    text.append(attachment, attributes: attributes)
    text.append("xyz\nef", attributes: attributes)
    let frame = Framesetter(text, fonts: fonts).frame()
    #expect(frame.lines.map(\.bounds.minY) == [0, 14, 28])
    #expect(frame.attachments.map(\.rect) == [Rect(x: 0, y: -8, width: 20, height: 42)])
    let item = TextItem.attachment(attachment, range: 5..<8)
    // Above all lines, between lines, and on the line itself.
    for y in [-7.0, 12, 20, 26] {
      #expect(frame.item(at: Point(x: 5, y: y)) == item)
      #expect(frame.cluster(at: Point(x: 5, y: y)) == 5..<8)
    }
    // Letters of other lines come first.
    for (y, cluster) in [(5.0, 0..<1), (30, 12..<13)] {
      #expect(frame.item(at: Point(x: 5, y: y)) == nil)
      #expect(frame.cluster(at: Point(x: 5, y: y)) == cluster)
    }
    #expect(frame.item(at: Point(x: 25, y: 12)) == nil)
    #expect(frame.item(at: Point(x: 5, y: -9)) == nil)
    #expect(frame.item(at: Point(x: 5, y: -9), tolerance: 2) == item)
  }

  @Test("NaN and infinite sizes count as nothing, and a width of nothing hides it")
  func invalidSizes() {
    let frame = frame(
      InlineAttachment(id: "a", width: .infinity, ascent: .nan, descent: -.infinity))
    #expect(frame.size == Size(width: 40, height: 10))
  }

  @Test("Delegates are asked once, when the typesetter is made")
  func askedOnce() {
    let delegate = CountingDelegate()
    var text = AttributedText("ab", attributes: attributes)
    text.append(InlineAttachment(id: "a", delegate: delegate), attributes: attributes)
    let setter = Framesetter(text, fonts: fonts)
    #expect(delegate.count == 1)
    _ = setter.frame(in: Container(width: 20))
    _ = setter.frame(in: Container(width: 30))
    #expect(delegate.count == 1)
  }

  @Test("Only U+FFFC with an attachment is one")
  func plainObjectCharacter() {
    let text = AttributedText("a\u{FFFC}b", attributes: attributes)
    #expect(Framesetter(text, fonts: fonts).frame().attachments.isEmpty)
  }
}

/// Counts how often its width is asked for.
private final class CountingDelegate: RunDelegate {
  private let asked = Mutex(0)
  var count: Int { asked.withLock { $0 } }
  let ascent = 5.0
  let descent = 0.0
  var width: Double {
    asked.withLock { $0 += 1 }
    return 10
  }
}
