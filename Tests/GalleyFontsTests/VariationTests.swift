import Foundation
import GalleyFonts
import GalleyText
import TestSupport
import Testing

@Suite("Variable fonts")
struct VariationTests {
  /// A shipped face with a `wght` axis from 100 over 400 to 900.
  func variableFace() throws -> FontFace {
    var tables = FontTables(try ShippedFonts.bytes("NotoSansHebrew/NotoSansHebrew-Regular.ttf"))
    tables.addWeightAxis()
    return try FontFace(bytes: tables.file(), name: "variable")
  }

  @Test("Axes tell tag, name and range")
  func axes() throws {
    let face = try variableFace()
    #expect(face.axes.count == 1)
    let axis = try #require(face.axes.first)
    #expect(axis.tag == "wght")
    #expect(axis.name == "Noto Sans Hebrew")
    #expect(axis.minimum == 100)
    #expect(axis.defaultValue == 400)
    #expect(axis.maximum == 900)
    #expect(!axis.isHidden)
  }

  @Test("Positions are clamped; unknown axes, NaN and the default leave the default font")
  func canonicalVariations() throws {
    let face = try variableFace()
    func variations(_ asked: FontVariation...) -> [FontVariation] {
      Font(face: face, size: 10, variations: asked).variations
    }
    #expect(variations(FontVariation("wght", 650)) == [FontVariation("wght", 650)])
    #expect(variations(FontVariation("wght", 5000)) == [FontVariation("wght", 900)])
    #expect(variations(FontVariation("wght", -.infinity)) == [FontVariation("wght", 100)])
    #expect(variations(FontVariation("wght", 400)).isEmpty)
    #expect(variations(FontVariation("wght", .nan)).isEmpty)
    #expect(variations(FontVariation("wdth", 50)).isEmpty)
    #expect(
      variations(FontVariation("wght", 200), FontVariation("wght", 300))
        == [FontVariation("wght", 300)])
  }

  @Test("Fonts of equal positions are equal and share what is shaped, whatever their size")
  func sharing() throws {
    let face = try variableFace()
    let regular = Font(face: face, size: 10)
    let bold = Font(face: face, size: 10, variations: [FontVariation("wght", 700)])
    let same = Font(
      face: face, size: 10, variations: [FontVariation("xxxx", 1), FontVariation("wght", 700)])
    #expect(bold == same)
    #expect(bold.hashValue == same.hashValue)
    #expect(bold.instanceID == same.instanceID)
    #expect(bold.instanceID == bold.withSize(20).instanceID)
    #expect(bold != bold.withSize(20))
    #expect(bold != regular)
    #expect(bold.instanceID != regular.instanceID)
  }

  @Test("A font stays equal to itself when the face has forgotten its position")
  func eviction() throws {
    let face = try variableFace()
    func bold() -> Font { Font(face: face, size: 10, variations: [FontVariation("wght", 700)]) }
    let first = bold()
    for step in 0..<300 {
      let weight = 100 + Double(step)
      let font = Font(face: face, size: 10, variations: [FontVariation("wght", weight)])
      #expect(font.variations == [FontVariation("wght", weight)].filter { $0.value != 400 })
    }
    #expect(bold() == first)
    #expect(bold().hashValue == first.hashValue)
    #expect(first.advance(of: 3) == bold().advance(of: 3))
  }

  @Test("Weight moves advances and metrics", .enabled(if: Suites.areAvailable))
  func variationTables() throws {
    let path = try Suites.url("harfbuzz/fonts/TestGPOSFour.ttf").path
    let face = try FontFace(path: path)
    #expect(face.weight == 400)
    #expect(face.axes.map(\.tag) == ["wght", "wdth"])
    #expect(face.namedInstances.count == 36)
    #expect(face.namedInstances.first?.name == "Thin")
    #expect(
      face.namedInstances.last?.variations
        == [FontVariation("wght", 900), FontVariation("wdth", 70)])
    let glyph = try #require(face.glyphID(for: "\u{634}"))
    let expected = [(100.0, 1164.0, 528.0, -317.0), (400, 1209, 536, -322), (900, 1476, 553, -332)]
    for (weight, advance, xHeight, strikeout) in expected {
      let font = Font(face: face, size: 1000, variations: [FontVariation("wght", weight)])
      #expect(font.advance(of: glyph) == advance)
      #expect(abs(font.metrics.xHeight - xHeight) <= 0.5)
      #expect(abs(font.metrics.strikeoutPosition - strikeout) <= 0.5)
      #expect(font.metrics.ascent == 1374)
    }
  }

  @Test(
    "A variation selector chooses the glyph that format 14 lists", .enabled(if: Suites.areAvailable)
  )
  func variationSequences() throws {
    let face = try FontFace(path: Suites.url("harfbuzz/fonts/TestCMAP14.otf").path)
    #expect(face.glyphID(for: "\u{82A6}") == 1)
    #expect(face.glyphID(for: "\u{82A6}", variationSelector: "\u{E0100}") == 1)
    #expect(face.glyphID(for: "\u{82A6}", variationSelector: "\u{E0101}") == 2)
    #expect(face.glyphID(for: "\u{82A6}", variationSelector: "\u{E0102}") == nil)
    #expect(face.glyphID(for: "\u{2269}", variationSelector: "\u{FE00}") == 3)
  }

  @Test("A symbol font covers what it has glyphs for", .enabled(if: Suites.areAvailable))
  func symbolFont() throws {
    let face = try FontFace(path: Suites.url("harfbuzz/fonts/TradArabicTest.ttf").path)
    let wrong = (0...0xFFFF as ClosedRange<UInt32>).compactMap { Unicode.Scalar($0) }
      .filter { face.covers($0) != (face.glyphID(for: $0) != nil) }
    #expect(wrong.isEmpty)
    #expect(face.covers("\u{627}"))
  }

  @Test("A picture of sbix is placed by its offsets", .enabled(if: Suites.areAvailable))
  func sbix() throws {
    let name = "harfbuzz/fonts/fcbaa518d3cce441ed37ae3b1fed6a19e9b54efd.ttf"
    let font = Font(face: try FontFace(path: Suites.url(name).path), size: 109)
    let glyph = try #require(font.face.glyphID(for: "😀"))
    let bitmap = try #require(font.colorBitmap(of: glyph, pixelsPerEm: 32))
    let tolerance = 109.0 / 2048
    #expect(abs(bitmap.rect.maxY - 27) <= tolerance)
    #expect(abs(bitmap.rect.size.width - Double(bitmap.pixelWidth)) <= tolerance)
    #expect(abs(bitmap.rect.size.height - Double(bitmap.pixelHeight)) <= tolerance)
  }

  @Test("Every font of the HarfBuzz suite opens", .enabled(if: Suites.areAvailable))
  func suiteFonts() throws {
    let files = try FileManager.default
      .contentsOfDirectory(atPath: Suites.url("harfbuzz/fonts").path)
      .filter { $0.hasSuffix(".ttf") || $0.hasSuffix(".otf") || $0.hasSuffix(".ttc") }
    #expect(files.count > 200)
    for file in files {
      let faces = try FontFace.all(path: Suites.url("harfbuzz/fonts/\(file)").path)
      #expect(!faces.isEmpty)
    }
    #expect(try FontFace.count(path: Suites.url("harfbuzz/fonts/DFONT.dfont").path) > 0)
  }
}
