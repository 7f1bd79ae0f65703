import GalleyFonts
import GalleyLayout
import GalleyText
import TestSupport

/// Lays out text whose characters are boxes ten points wide, eight above the baseline and two below.
struct Boxes {
  var fonts: FontCollection
  var style = ParagraphStyle()
  var attributes = TextAttributes(font: FontRequest(size: 10))
  var options = LayoutOptions()

  init(_ font: BoxFont = BoxFont(), others: [BoxFont] = []) throws {
    fonts = FontCollection(
      cascade: try ([font] + others).map { try FontFace(bytes: $0.bytes, name: $0.name) })
  }

  func text(_ string: String) -> AttributedText {
    AttributedText(string, attributes: attributes, paragraphStyle: style)
  }

  func framesetter(_ string: String) -> Framesetter {
    Framesetter(text(string), fonts: fonts, options: options)
  }

  func frame(_ string: String, width: Double = .infinity, height: Double = .infinity) -> TextFrame {
    framesetter(string).frame(in: Container(width: width, height: height))
  }
}

extension TextFrame {
  /// The text of each line.
  var lineTexts: [String] {
    lines.map {
      String(
        decoding: text.string.utf8.prefix($0.range.upperBound).dropFirst($0.range.lowerBound),
        as: UTF8.self)
    }
  }

  /// A line's text from left to right, with the number of glyphs for each run of the token.
  func shown(line: Int = 0) -> String {
    let units = Array(text.string.utf8)
    return lines[line].runs.map { run in
      run.kind == .token ? "<\(run.count)>" : String(decoding: units[run.range], as: UTF8.self)
    }.joined()
  }

  var widths: [Double] { lines.map(\.width) }
  var lefts: [Double] { lines.map(\.origin.x) }
  var baselines: [Double] { lines.map(\.origin.y) }
}

extension TextLine {
  /// Where the glyph of a cluster is drawn.
  func x(of offset: Int) -> Double? {
    for run in runs {
      for glyph in 0..<run.count where run.clusters[glyph] == UInt32(offset) {
        return run.glyphOrigin.x + run.positions[glyph].x
      }
    }
    return nil
  }

  /// The glyphs of all runs from left to right.
  var glyphIDs: [GlyphID] {
    runs.flatMap { run in (0..<run.count).map { run.glyphIDs[$0] } }
  }
}
