import GalleyFonts
import GalleyLayout
import GalleyText
import TestSupport
import Testing

@Suite("Letter and word spacing")
struct LetterSpacingTests {
  private var boxes: Boxes

  init() throws {
    boxes = try Boxes()
    boxes.attributes.letterSpacing = 4
  }

  @Test("Line edges have none of it, so that centred lines stand in the middle")
  func edges() {
    var boxes = boxes
    boxes.style.alignment = .center
    let line = boxes.frame("AAA", width: 100).lines[0]
    #expect(line.width == 38)
    #expect(line.origin.x == 31)
    #expect([0, 1, 2].map { line.x(of: $0) } == [31, 45, 59])
  }

  @Test("It counts in the fit of lines and hangs with their spaces")
  func wrapping() {
    let frame = boxes.frame("AA AA", width: 25)
    #expect(frame.widths == [24, 24])
    #expect(frame.lines[0].trailingWhitespaceWidth == 16)
    #expect(boxes.frame("AA AA", width: 66).lines.count == 1)
    #expect(boxes.frame("AA AA", width: 65).lines.count == 2)
  }

  @Test("Ignorables at an edge take no spacing into the line")
  func ignorables() {
    let line = boxes.frame("\u{FEFF}AA\u{FEFF}").lines[0]
    #expect(line.width == 24)
    #expect(line.x(of: 3) == 0)
  }

  @Test("It switches optional ligatures off, and joined letters get none")
  func ligaturesAndJoins() throws {
    let fonts = FontCollection(
      cascade: try [
        "NotoSans/NotoSans-Regular.ttf", "NotoNaskhArabic/NotoNaskhArabic-Regular.ttf",
      ].map { try FontFace(path: ShippedFonts.path($0)) })
    let spaced = TextAttributes(letterSpacing: 5)
    func line(_ text: String, _ attributes: TextAttributes) -> TextLine {
      Framesetter(AttributedText(text, attributes: attributes), fonts: fonts).frame().lines[0]
    }
    #expect(line("Confirm", spaced).glyphIDs.count == 7)
    var plain = TextAttributes()
    plain.features = ["liga", "clig"].map { FontFeature($0, 0) }
    #expect(abs(line("Confirm", spaced).width - line("Confirm", plain).width - 30) < 1e-9)
    #expect(line("سلام", spaced).width == line("سلام", TextAttributes()).width)
  }

  @Test("Word spacing widens the separators of words alone")
  func wordSpacing() {
    var boxes = boxes
    boxes.attributes.letterSpacing = 0
    boxes.attributes.wordSpacing = 7
    let line = boxes.frame("A B\u{A0}C").lines[0]
    #expect([2, 5].map { line.x(of: $0) } == [27, 54])
  }

  @Test("Sums over a long text stay exact")
  func longText() {
    let count = 100_000
    let frame = boxes.frame(String(repeating: "A", count: count))
    #expect(frame.widths == [Double(count) * 14 - 4])
  }
}
