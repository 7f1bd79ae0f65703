import Foundation
import GalleyFonts
import GalleyLayout
import GalleyText
import TestSupport
import Testing

/// A text with letter spacing, as a whole line, part of one or with one edge of one.
private struct SpacedCase: Decodable {
  var name: String
  var text: String
  var font: String
  var size: Double
  var letterSpacing: Double
  var rtl: Bool
  var edge: String
  var glyphX: [Double]
  var totalAdvance: Double
}

private struct SpacedSuite: Decodable {
  var cases: [SpacedCase]
}

@Suite("Android's letter spacing", .enabled(if: Suites.areAvailable))
struct MinikinLetterSpacingTests {
  private static let exceptions: Exceptions = {
    var reasons: [String: String] = [:]
    for suffix in ["", "_RTL"] {
      for number in [8, 16, 20] {
        reasons["measureTextTest_ControlCharacters\(suffix)/\(number)"] =
          "an ignorable at a line's edge stays outside of the space that the edge trims"
      }
    }
    return Exceptions(reasons)
  }()

  @Test("Glyphs stand where Android puts them, inside of lines and as whole lines")
  func positions() throws {
    let suite = try JSONDecoder().decode(
      SpacedSuite.self, from: Suites.data("minikin/letterspacing.json"))
    // A Galley line is trimmed at both edges or, inside of it, at none.
    let cases = suite.cases.filter { $0.edge == "none" || $0.edge == "wholeLine" }
    var unexpected = Self.exceptions.unknown(among: cases.map(\.name))
    for spaced in cases {
      unexpected += Self.exceptions.unexpected(spaced.name, problems: try spaced.problems())
    }
    #expect(cases.count == 48)
    #expect(unexpected == [])
  }
}

extension SpacedCase {
  func problems() throws -> [String] {
    var style = ParagraphStyle()
    style.direction = rtl ? .rightToLeft : .leftToRight
    let attributed = AttributedText(
      text,
      attributes: TextAttributes(
        font: FontRequest(size: size), letterSpacing: letterSpacing * size),
      paragraphStyle: style)
    let fonts = FontCollection(cascade: [try SuiteFonts.face("minikin/fonts/\(font)")])
    let line = Typesetter(attributed, fonts: fonts).line(0..<text.utf8.count)
    var width = line.width
    var shift = 0.0
    if edge == "none" {
      // What the line's edges trim is what its runs have beyond its width.
      width = line.runs.reduce(0) { $0 + $1.width }
      shift = -(line.runs.first?.origin.x ?? 0)
    }
    var places: [Double] = []
    for run in line.runs {
      for glyph in 0..<run.count {
        places.append(run.glyphOrigin.x + run.positions[glyph].x + shift)
      }
    }
    var problems: [String] = []
    if abs(width - totalAdvance) > 1e-6 { problems.append("width \(width) not \(totalAdvance)") }
    if places.count != glyphX.count
      || zip(places, glyphX).contains(where: { abs($0 - $1) > 1e-6 })
    {
      problems.append("glyphs at \(places) not \(glyphX)")
    }
    return problems
  }
}
