import GalleyLayout
import GalleyText
import Testing

@Suite("Typesetter")
struct TypesetterTests {
  private let boxes: Boxes

  init() throws { boxes = try Boxes() }

  private func typesetter(_ text: String) -> Typesetter {
    Typesetter(boxes.text(text), fonts: boxes.fonts)
  }

  @Test("Suggested line breaks follow words, spaces and separators")
  func lineBreaks() {
    let typesetter = typesetter("AA BB\nCCCC")
    #expect(typesetter.suggestLineBreak(from: 0, width: 35) == 3)
    #expect(typesetter.suggestLineBreak(from: 0, width: 50) == 6)
    #expect(typesetter.suggestLineBreak(from: 1, width: 35) == 3)
    #expect(typesetter.suggestLineBreak(from: 6, width: 25) == 8)
    #expect(typesetter.suggestLineBreak(from: 6, width: .nan) == 7)
    #expect(typesetter.suggestLineBreak(from: 10, width: 10) == 10)
  }

  @Test("Suggested cluster breaks keep clusters whole and stop after separators")
  func clusterBreaks() {
    let typesetter = typesetter("AE\u{301}B\nC")
    #expect(typesetter.suggestClusterBreak(from: 0, width: 20) == 4)
    #expect(typesetter.suggestClusterBreak(from: 0, width: 15) == 1)
    #expect(typesetter.suggestClusterBreak(from: 4, width: 100) == 6)
    #expect(typesetter.suggestClusterBreak(from: 4, width: 0) == 6)
  }

  @Test("A line of a range has its text, from the origin, unaligned")
  func lineOfRange() {
    let line = typesetter("AA BB CC").line(3..<6)
    #expect(line.range == 3..<6)
    #expect(line.origin == .zero)
    #expect(line.width == 20)
    #expect(line.trailingWhitespaceWidth == 10)
    #expect(line.x(of: 3) == 0)
  }

  @Test("A line ends with its paragraph, and has its separator")
  func lineAcrossParagraphs() {
    let line = typesetter("AA\nBB").line(0..<5)
    #expect(line.range == 0..<3)
    #expect(line.isHardBreak)
  }

  @Test("A cluster that a range cuts is left out at its start and whole at its end")
  func cutClusters() {
    let typesetter = typesetter("AE\u{301}B")
    #expect(typesetter.line(2..<5).range == 4..<5)
    #expect(typesetter.line(0..<2).range == 0..<4)
  }

  @Test("The offset of a line shifts its tabs")
  func tabOffset() {
    let typesetter = typesetter("A\tB")
    #expect(typesetter.line(0..<3).x(of: 2) == 28)
    #expect(typesetter.line(0..<3, offset: 10).x(of: 2) == 18)
  }

  @Test("An empty range is an empty line with the paragraph's height")
  func emptyRange() {
    let line = typesetter("AA").line(1..<1)
    #expect(line.range == 1..<1)
    #expect(line.width == 0)
    #expect(line.ascent == 8)
    #expect(typesetter("").line(0..<0).ascent == 8)
  }

  @Test("Offsets outside of the text trap")
  func badOffsets() async {
    await #expect(processExitsWith: .failure) {
      let boxes = try Boxes()
      _ = Typesetter(boxes.text("AA"), fonts: boxes.fonts).suggestLineBreak(from: 3, width: 10)
    }
    await #expect(processExitsWith: .failure) {
      let boxes = try Boxes()
      _ = Typesetter(boxes.text("AA"), fonts: boxes.fonts).suggestClusterBreak(from: -1, width: 10)
    }
    await #expect(processExitsWith: .failure) {
      let boxes = try Boxes()
      _ = Typesetter(boxes.text("AA"), fonts: boxes.fonts).line(1..<3)
    }
    await #expect(processExitsWith: .failure) {
      let boxes = try Boxes()
      _ = boxes.frame("AA").lines[1]
    }
    await #expect(processExitsWith: .failure) {
      let boxes = try Boxes()
      _ = boxes.frame("AA").lines[0].runs[1]
    }
  }
}
