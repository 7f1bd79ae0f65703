import GalleyFonts
import GalleyLayout
import GalleyText
import TestSupport
import Testing

@Suite("Shaping across attributes and line edges")
struct ShapingAcrossTests {
  private let fonts: FontCollection

  init() throws {
    fonts = FontCollection(
      cascade: try [
        "NotoSans/NotoSans-Regular.ttf", "NotoNaskhArabic/NotoNaskhArabic-Regular.ttf",
        "NotoSansThai/NotoSansThai-Regular.ttf",
      ].map { try FontFace(path: ShippedFonts.path($0)) })
  }

  private func line(_ text: AttributedText) -> TextLine {
    Framesetter(text, fonts: fonts).frame().lines[0]
  }

  /// A text in two colours that change at an offset.
  private func twoColours(_ string: String, at offset: Int) -> AttributedText {
    var text = AttributedText(string)
    text.updateAttributes(in: offset..<text.utf8Count) {
      $0.color = Color(red: 255, green: 0, blue: 0)
    }
    return text
  }

  @Test(
    "A change of colour keeps joined forms, ligatures and kerning",
    arguments: [("سلام", 2), ("office", 2), ("(A", 1), ("AVAVA", 2), ("سلام", 4)])
  func colour(string: String, offset: Int) {
    let plain = line(AttributedText(string))
    let coloured = line(twoColours(string, at: offset))
    #expect(coloured.glyphIDs == plain.glyphIDs)
    #expect(abs(coloured.width - plain.width) < 1e-9)
    #expect(coloured.runs.count == 2)
  }

  @Test("Runs of equal attributes merge, however the text was put together")
  func mergedRuns() {
    var text = AttributedText("ab")
    text.append("cd", attributes: TextAttributes())
    #expect(line(text).runs.count == 1)
  }

  @Test("Links stay apart when their ids differ, however equal they look")
  func links() {
    var text = AttributedText("abcd")
    text.updateAttributes(in: 0..<2) { $0.link = Link("x", id: 1) }
    text.updateAttributes(in: 2..<4) { $0.link = Link("x", id: 2) }
    let runs = line(text).runs
    #expect(runs.map(\.range) == [0..<2, 2..<4])
    #expect(runs.map(\.attributes.link?.id) == [1, 2])
  }

  @Test("An Arabic word broken in two keeps its joined forms")
  func brokenWord() {
    let whole = line(AttributedText("سسسسسس"))
    let frame = Framesetter(AttributedText("سسسسسس"), fonts: fonts).frame(
      in: Container(width: whole.width / 2))
    #expect(frame.lines.count > 1)
    // From left to right: the last letter's final form, middle forms, the first one's.
    let middle = whole.glyphIDs[1]
    #expect(frame.lines[0].glyphIDs.last == whole.glyphIDs.last)
    #expect(frame.lines[0].glyphIDs.first == middle)
    #expect(frame.lines.last?.glyphIDs.first == whole.glyphIDs.first)
    for line in frame.lines { #expect(line.width <= whole.width / 2) }
  }

  @Test("A line that drops a space beside an Arabic ligature is shaped without it")
  func droppedSpace() {
    let text = "ا الأ"
    let frame = Framesetter(AttributedText(text), fonts: fonts).frame(in: Container(width: 20))
    let alone = line(AttributedText("الأ"))
    #expect(frame.lines.count == 2)
    #expect(abs((frame.lines.last?.width ?? 0) - alone.width) < 0.05)
  }

  @Test("Thai breaks between the words of a dictionary")
  func thai() {
    let start = "ประเทศไทยรวม"
    let text = start + "เลือดเนื้อชาติเชื้อไทย"
    let frame = Framesetter(AttributedText(text), fonts: fonts).frame(
      in: Container(width: line(AttributedText(start)).width + 10))
    #expect(frame.lines[0].range == 0..<start.utf8.count)
  }

  @Test("An ignorable that no font has stays in its run and calls for no other font")
  func ignorables() {
    let runs = line(AttributedText("ab\u{2060}cd")).runs
    #expect(runs.count == 1)
    #expect(runs[0].range == 0..<7)
  }

  @Test("The same framesetter's text does not lend its direction to another one")
  func noStateBetweenTexts() {
    _ = line(AttributedText("مرحبا"))
    #expect(line(AttributedText("ABC")).direction == .leftToRight)
  }

  @Test("A left-to-right time after a break in a right-to-left paragraph keeps its order")
  func isolatedTime() {
    var style = ParagraphStyle()
    style.direction = .rightToLeft
    let line = Framesetter(
      AttributedText("سلام\u{2028}8:00 - 9:00", paragraphStyle: style), fonts: fonts
    ).frame().lines[1]
    #expect((line.x(of: 11) ?? 0) > (line.x(of: 18) ?? 0))
    #expect((line.x(of: 11) ?? 0) < (line.x(of: 13) ?? 0))
  }
}
