import Foundation
import GalleyFonts
import GalleyLayout
import GalleyText
import TestSupport
import Testing

/// A paragraph whose line starts a browser recorded.
private struct RecordedParagraph: Decodable {
  var id: String
  var text: String
  var fonts: [String]
  var size: Double
  var width: Double
  var lang: String
  var dir: String
  var starts: [Int]
  var widths: [Double]
}

@Suite("Line starts recorded from a browser", .enabled(if: Suites.areAvailable))
struct ChromiumLinesTests {
  @Test(
    "At least 99.5 % of a language's lines start where the browser's do",
    arguments: [
      "arb", "cmn_hans", "cmn_hant", "deu_1996", "eng", "fra", "heb", "hin", "jpn", "kor", "pes_1",
      "rus", "tha", "vie",
    ])
  func lineStarts(language: String) throws {
    let paragraphs = try JSONDecoder().decode(
      [RecordedParagraph].self, from: Suites.data("chromium-lines/\(language).json"))
    var lines = 0
    var differing = 0
    for paragraph in paragraphs {
      let starts = try paragraph.lineStarts()
      lines += paragraph.starts.count
      if starts == paragraph.starts { continue }
      differing += paragraph.starts.filter { !starts.contains($0) }.count
      print("\(paragraph.id): \(starts) instead of \(paragraph.starts)")
    }
    print("\(language): \(lines - differing) of \(lines)")
    #expect(Double(lines - differing) >= 0.995 * Double(lines))
  }
}

extension RecordedParagraph {
  /// Where Galley's lines start, in UTF-16 offsets.
  func lineStarts() throws -> [Int] {
    var style = ParagraphStyle()
    style.direction = dir == "rtl" ? .rightToLeft : .leftToRight
    let attributed = AttributedText(
      text, attributes: TextAttributes(font: FontRequest(size: size), language: lang),
      paragraphStyle: style)
    let faces = try fonts.map { try DebianFonts.face($0) }
    let frame = Framesetter(attributed, fonts: FontCollection(cascade: faces)).frame(
      in: Container(width: width))
    var map = UTF16Map(text)
    return frame.lines.map { map.utf16(fromUTF8: $0.range.lowerBound) }
  }
}
