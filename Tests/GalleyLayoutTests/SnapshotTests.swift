import Foundation
import GalleyFonts
import GalleyLayout
import GalleyText
import TestSupport
import Testing

@Suite("Snapshots of layouts")
struct SnapshotTests {
  @Test("Lines, runs and glyphs stand where they stood", arguments: SnapshotDocument.all)
  func layout(document: SnapshotDocument) throws {
    try Snapshot.check(
      document.frame().listing, fonts: document.fonts, name: "Layout/\(document.name)")
  }

  @Test("Every snapshot has its document")
  func deadSnapshots() throws {
    let documents = SnapshotDocument.all.map { "Layout/\($0.name)" }
    #expect(Set(documents).count == documents.count)
    #expect(try Snapshot.names(in: "Layout") == documents.sorted())
  }
}

extension TextFrame {
  /// Size, lines, runs and glyphs, one a line, in points with four decimals.
  fileprivate var listing: String {
    var text = "size \(size.width.decimal) × \(size.height.decimal)\n"
    for line in lines {
      text += "line \(line.range) \(line.direction) at \(line.origin.decimal)"
      text += " width \(line.width.decimal)+\(line.trailingWhitespaceWidth.decimal)"
      text += " ascent \(line.ascent.decimal) descent \(line.descent.decimal)"
      text += " leading \(line.leading.decimal)\(line.isHardBreak ? " hard" : "")\n"
      for run in line.runs { text += run.listing }
    }
    return text
  }
}

extension GlyphRun {
  fileprivate var listing: String {
    var text = "  run \(range) \(direction) \(font.face.postScriptName) \(font.size.decimal)"
    text += " x \(origin.x.decimal) width \(width.decimal)\n"
    for index in 0..<count {
      let place = Point(
        x: glyphOrigin.x + positions[index].x, y: glyphOrigin.y + positions[index].y)
      text += "    glyph \(glyphIDs[index]) cluster \(clusters[index]) at \(place.decimal)"
      text += " advance \(advances[index].decimal)\n"
    }
    return text
  }
}

extension Point {
  fileprivate var decimal: String { "(\(x.decimal), \(y.decimal))" }
}

extension Double {
  /// The value with four decimals at most.
  fileprivate var decimal: String {
    let text = String(format: "%.4f", self)
    let short = text.replacing(/\.?0+$/, with: "")
    return short == "-0" ? "0" : short
  }
}
