import GalleyLayout
import GalleyText
import Testing

@Suite("Alignment and indents")
struct AlignmentTests {
  private var boxes: Boxes

  init() throws { boxes = try Boxes() }

  @Test(
    "Lines stand at the margin that the alignment names",
    arguments: [
      (ParagraphStyle.Alignment.natural, ParagraphStyle.Direction.leftToRight, 0.0),
      (.natural, .rightToLeft, 70), (.left, .rightToLeft, 0), (.right, .leftToRight, 70),
      (.center, .leftToRight, 35), (.justified, .rightToLeft, 70),
    ])
  func margins(
    alignment: ParagraphStyle.Alignment, direction: ParagraphStyle.Direction, x: Double
  ) {
    var boxes = boxes
    boxes.style.alignment = alignment
    boxes.style.direction = direction
    #expect(boxes.frame("AAA", width: 100).lefts == [x])
  }

  @Test("The natural direction is that of each paragraph's first strong character")
  func naturalDirection() {
    let frame = boxes.frame("12 א\nA א\n12", width: 100)
    #expect(frame.lines.map(\.direction) == [.rightToLeft, .leftToRight, .leftToRight])
    #expect(frame.lefts == [60, 0, 0])
  }

  @Test("Without a width lines are aligned to the longest one")
  func infiniteWidth() {
    var boxes = boxes
    boxes.style.alignment = .right
    #expect(boxes.frame("AAAA\nBB").lefts == [0, 20])
    boxes.style.alignment = .center
    #expect(boxes.frame("AAAA\nBB").lefts == [0, 10])
    boxes.style.alignment = .natural
    #expect(boxes.frame("אאאא\nבב").lefts == [0, 20])
  }

  @Test("Content that is too wide starts at its leading edge")
  func overflow() {
    var boxes = boxes
    boxes.style.wrap = .none
    boxes.style.alignment = .center
    #expect(boxes.frame("AAAA", width: 30).lefts == [0])
    boxes.style.direction = .rightToLeft
    #expect(boxes.frame("AAAA", width: 30).lefts == [-10])
  }

  @Test("Trailing spaces don't shift right-aligned and centred lines")
  func trailingSpaces() {
    var boxes = boxes
    boxes.style.alignment = .right
    #expect(boxes.frame("AA  BBBB", width: 45).lefts == [25, 5])
    boxes.style.alignment = .center
    #expect(boxes.frame("AA  BBBB", width: 45).lefts == [12.5, 2.5])
  }

  @Test("Head indents count from the leading margin, the first line's apart")
  func headIndents() {
    var boxes = boxes
    boxes.style.firstLineHeadIndent = 20
    boxes.style.headIndent = 10
    let frame = boxes.frame("AA BB CC", width: 45)
    #expect(frame.lineTexts == ["AA ", "BB ", "CC"])
    #expect(frame.lefts == [20, 10, 10])
    boxes.style.direction = .rightToLeft
    #expect(boxes.frame("אא בב", width: 45).lefts == [5, 15])
  }

  @Test("A tail indent counts from the leading margin if positive, else from the trailing one")
  func tailIndents() {
    var boxes = boxes
    boxes.style.tailIndent = 50
    boxes.style.alignment = .right
    #expect(boxes.frame("AA BB CC", width: 100).lineTexts == ["AA BB ", "CC"])
    #expect(boxes.frame("AA BB CC", width: 100).lefts == [0, 30])
    boxes.style.tailIndent = -40
    #expect(boxes.frame("AA BB CC", width: 100).lineTexts == ["AA BB ", "CC"])
    #expect(boxes.frame("AA BB CC", width: 100).lefts == [10, 40])
  }

  @Test("Negative head indents hang into the margin")
  func negativeIndent() {
    var boxes = boxes
    boxes.style.firstLineHeadIndent = -10
    let frame = boxes.frame("AAAA BB", width: 30)
    #expect(frame.lineTexts == ["AAAA ", "BB"])
    #expect(frame.lefts == [-10, 0])
  }
}
