import GalleyLayout
import GalleyText
import Testing

@Suite("Justification")
struct JustificationTests {
  private var boxes: Boxes

  init() throws {
    boxes = try Boxes()
    boxes.style.alignment = .justified
  }

  @Test("Inner spaces share the room that is left; trailing ones get none")
  func spaces() {
    let line = boxes.frame("A B C DDDD", width: 56).lines[0]
    #expect(line.range == 0..<6)
    #expect(line.width == 56)
    #expect(line.x(of: 2) == 23)
    #expect(line.x(of: 4) == 46)
  }

  @Test("The last line of a paragraph and lines before hard breaks stay natural")
  func lastLines() {
    let frame = boxes.frame("A B\u{2028}C D\nE F G HHHHH", width: 55)
    #expect(frame.widths == [30, 30, 55, 50])
  }

  @Test("No line starts with a space")
  func noLeadingSpace() {
    let frame = boxes.frame("AAA BBB CCC DDD", width: 75)
    let startsWithContent = frame.lines.allSatisfy { line in
      guard let run = line.runs.first else { return false }
      return run.clusters[0] == UInt32(line.range.lowerBound)
    }
    #expect(startsWithContent)
    #expect(frame.lines.map { $0.x(of: $0.range.lowerBound) ?? -1 } == [0, 0])
  }

  @Test("Right-to-left lines are flush on both sides, the last one at the right")
  func rightToLeft() {
    let frame = boxes.frame("אא 28 בב גגג", width: 90)
    #expect(frame.widths == [90, 30])
    #expect(frame.lefts == [0, 60])
    let line = frame.lines[0]
    #expect(line.x(of: 0) == 80)
    #expect(line.x(of: 10) == 0)
    #expect(line.x(of: 5) == 35)
  }

  @Test("Chinese without spaces is stretched between its characters")
  func ideographs() {
    let line = boxes.frame("漢字漢字漢字", width: 46).lines[0]
    #expect(line.range == 0..<12)
    #expect(line.width == 46)
    #expect([0, 3, 6, 9].map { line.x(of: $0) } == [0, 12, 24, 36])
  }

  @Test("A single word is not stretched")
  func singleWord() {
    #expect(boxes.frame("AAA BBBB", width: 50).widths == [30, 40])
  }
}
