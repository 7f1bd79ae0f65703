import GalleyLayout
import GalleyText
import Testing

@Suite("Soft hyphens")
struct SoftHyphenTests {
  private let boxes: Boxes

  init() throws { boxes = try Boxes() }

  @Test("One at a break draws a hyphen that counts in the line's width")
  func visible() throws {
    let frame = boxes.frame("AAA\u{AD}BBB", width: 45)
    #expect(frame.widths == [40, 30])
    let hyphen = try #require(frame.lines[0].runs.last)
    #expect(hyphen.count == 1)
    #expect(hyphen.width == 10)
    #expect(hyphen.range == 3..<5)
  }

  @Test("One inside of a line has neither glyph nor width")
  func invisible() {
    let frame = boxes.frame("AAA\u{AD}BBB", width: 60)
    #expect(frame.lines.count == 1)
    #expect(frame.widths == [60])
  }

  @Test("A hyphen that does not fit leaves an earlier break, or the word's cluster")
  func tooWide() {
    #expect(boxes.frame("A BB\u{AD}CCC", width: 45).lineTexts == ["A ", "BB\u{AD}", "CCC"])
    let frame = boxes.frame("AAA\u{AD}BBB", width: 35)
    #expect(frame.widths == [30, 30])
  }

  @Test("A hyphen that does not fit does not keep the whole word from the line")
  func wholeWordFits() {
    #expect(boxes.frame("AAA\u{AD} B", width: 30).lineTexts == ["AAA\u{AD} ", "B"])
    #expect(boxes.frame("AAA\u{AD}\u{301}", width: 30).lines.count == 1)
  }
}
