import GalleyText
import Testing

@Suite("Attributed text")
struct AttributedTextTests {
  private var red: TextAttributes { TextAttributes(color: Color(red: 255, green: 0, blue: 0)) }

  @Test("Appending equal attributes keeps one run")
  func mergesEqualRuns() {
    var text = AttributedText("ab")
    text.append("cd", attributes: TextAttributes())
    #expect(text.runs.map(\.range) == [0..<4])
    #expect(text.paragraphRuns.map(\.range) == [0..<4])
  }

  @Test("Changing a middle range makes three runs, and changing it back makes one")
  func splitsAndMerges() {
    var text = AttributedText("abcdef")
    text.setAttributes(red, in: 2..<4)
    #expect(text.runs.map(\.range) == [0..<2, 2..<4, 4..<6])
    #expect(text.attributes(at: 3) == red)
    #expect(text.attributes(at: 6) == TextAttributes())
    text.setAttributes(TextAttributes(), in: 2..<4)
    #expect(text.runs.map(\.range) == [0..<6])
  }

  @Test("An empty text keeps attributes, and the first text appended replaces them")
  func emptyText() {
    var text = AttributedText("", attributes: red)
    #expect(text.attributes(at: 0) == red)
    text.setAttributes(TextAttributes(), in: 0..<0)
    #expect(text.attributes(at: 0) == TextAttributes())
    text.append("x", attributes: red)
    #expect(text.runs.map(\.range) == [0..<1])
    #expect(text.attributes(at: 0) == red)
  }

  @Test("Links with one target and different ids stay apart")
  func linksStayApart() {
    var text = AttributedText("a", attributes: TextAttributes(link: Link("t", id: 1)))
    text.append("b", attributes: TextAttributes(link: Link("t", id: 2)))
    #expect(text.runs.count == 2)
  }

  @Test("A paragraph style is set for a range")
  func paragraphStyles() {
    var centred = ParagraphStyle()
    centred.alignment = .center
    var text = AttributedText("one\ntwo")
    text.setParagraphStyle(centred, in: 4..<7)
    #expect(text.paragraphRuns.map(\.range) == [0..<4, 4..<7])
    #expect(text.paragraphStyle(at: 5).alignment == .center)
    #expect(text.paragraphStyle(at: 0).alignment == .natural)
  }

  @Test("A range outside the text traps")
  func rangeOutsideTraps() async {
    await #expect(processExitsWith: .failure) {
      var text = AttributedText("ab")
      text.setAttributes(TextAttributes(), in: 1..<3)
    }
  }
}
