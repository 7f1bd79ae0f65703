import GalleyFonts
import GalleyLayout
import GalleyText
import TestSupport
import Testing

@Suite("Superscript and subscript")
struct VerticalPositionTests {
  private func line(
    _ position: TextAttributes.VerticalPosition, offset: Double = 0
  ) throws -> TextLine {
    let face = try FontFace(path: ShippedFonts.path("NotoSans/NotoSans-Regular.ttf"))
    var text = AttributedText("x2", attributes: TextAttributes(font: FontRequest(size: 100)))
    text.updateAttributes(in: 1..<2) {
      $0.verticalPosition = position
      $0.baselineOffset = offset
    }
    return Framesetter(text, fonts: FontCollection(cascade: [face])).frame().lines[0]
  }

  @Test(
    "The font tells size and height (OpenType OS/2)",
    arguments: [
      (TextAttributes.VerticalPosition.superscript, 65.0, 35.0), (.subscript, 60, -7.5),
      (.baseline, 100, 0),
    ])
  func fromFont(
    position: TextAttributes.VerticalPosition, size: Double, raise: Double
  ) throws {
    let line = try line(position)
    let run = line.runs[line.runs.count - 1]
    #expect(run.font.size == size)
    #expect(run.raise == raise)
    #expect(run.positions[run.count - 1].y == -raise)
    #expect(run.bounds.maxY == line.origin.y - raise + run.descent)
  }

  @Test("A baseline offset is added, and the line makes room for both")
  func raised() throws {
    let line = try line(.superscript, offset: 20)
    let run = line.runs[1]
    #expect(run.raise == 55)
    #expect(line.ascent == max(106.9, 55 + run.ascent))
    #expect(line.descent == 29.3)
  }

  @Test("Underlines and strikethroughs keep to the raised text")
  func decorations() throws {
    let face = try FontFace(path: ShippedFonts.path("NotoSans/NotoSans-Regular.ttf"))
    var text = AttributedText("2", attributes: TextAttributes(font: FontRequest(size: 100)))
    text.updateAttributes(in: 0..<1) {
      $0.verticalPosition = .superscript
      $0.underline = .single
      $0.background = .black
    }
    let line = Framesetter(text, fonts: FontCollection(cascade: [face])).frame().lines[0]
    let run = line.runs[0]
    #expect(line.decorations[0].rect == run.bounds)
    #expect(
      line.decorations[1].rect.minY == line.origin.y - 35 + run.font.metrics.underlinePosition)
  }

  @Test("Fonts without such metrics get three fifths of the em, a third up or a seventh down")
  func withoutMetrics() throws {
    let boxes = try Boxes()
    var text = boxes.text("ab")
    text.updateAttributes(in: 0..<1) { $0.verticalPosition = .superscript }
    text.updateAttributes(in: 1..<2) { $0.verticalPosition = .subscript }
    let runs = Framesetter(text, fonts: boxes.fonts).frame().lines[0].runs
    #expect(runs.map(\.font.size) == [6, 6])
    #expect(abs(runs[0].raise - 10.0 / 3) < 1e-9)
    #expect(abs(runs[1].raise + 10.0 / 7) < 1e-9)
  }
}
