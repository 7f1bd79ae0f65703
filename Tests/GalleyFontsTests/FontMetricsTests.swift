import GalleyText
import TestSupport
import Testing

@testable import GalleyFonts

@Suite("Metrics of fonts")
struct FontMetricsTests {
  /// Metrics of a shipped font after its tables were changed.
  func metrics(
    _ rule: FontMetricsRule = .automatic, changing change: (inout FontTables) -> Void
  ) throws -> FontMetrics {
    var tables = FontTables(try ShippedFonts.bytes("NotoSansHebrew/NotoSansHebrew-Regular.ttf"))
    tables.set("hhea", at: 4, to: 1001)
    tables.set("hhea", at: 6, to: -201)
    tables.set("hhea", at: 8, to: 11)
    tables.set("OS/2", at: 68, to: 1002)
    tables.set("OS/2", at: 70, to: -202)
    tables.set("OS/2", at: 72, to: 12)
    tables.set("OS/2", at: 74, to: 1003)
    tables.set("OS/2", at: 76, to: 203)
    change(&tables)
    return try FontFace(bytes: tables.file(), name: "changed").metrics(rule)
  }

  /// Ascent, descent and leading.
  func vertical(_ metrics: FontMetrics) -> [Double] {
    [metrics.ascent, metrics.descent, metrics.leading]
  }

  @Test("A font's metrics are those of its tables, in points and downward")
  func shipped() throws {
    let face = try FontFace(path: ShippedFonts.path("NotoSans/NotoSans-Regular.ttf"))
    let expected = FontMetrics(
      ascent: 1069, descent: 293, leading: 0, xHeight: 536, capHeight: 714,
      underlinePosition: 100, underlineThickness: 50, strikeoutPosition: -322,
      strikeoutThickness: 50, superscriptSize: 650, superscriptOffset: 350, subscriptSize: 600,
      subscriptOffset: 75)
    #expect(face.metrics() == expected)
    #expect(Font(face: face, size: 500).metrics == expected.scaled(by: 0.5))
    #expect(Font(face: face, size: 500).metrics(.win).ascent == 1069 * 0.5)
  }

  @Test("The automatic rule takes hhea unless it is zero or the font asks for typo")
  func automaticRule() throws {
    func zeroHhea(_ tables: inout FontTables) {
      tables.set("hhea", at: 4, to: 0)
      tables.set("hhea", at: 6, to: 0)
    }
    func zeroTypo(_ tables: inout FontTables) {
      tables.set("OS/2", at: 68, to: 0)
      tables.set("OS/2", at: 70, to: 0)
    }
    #expect(vertical(try metrics { _ in }) == [1001, 201, 11])
    #expect(vertical(try metrics { $0.set("OS/2", at: 62, to: 1 << 7) }) == [1002, 202, 12])
    #expect(vertical(try metrics { zeroHhea(&$0) }) == [1002, 202, 12])
    #expect(vertical(try metrics { $0["hhea"] = nil }) == [1002, 202, 12])
    #expect(
      vertical(
        try metrics {
          zeroHhea(&$0)
          zeroTypo(&$0)
        }) == [1003, 203, 0])
    #expect(vertical(try metrics { $0["OS/2"] = nil }) == [1001, 201, 11])
    let bare = try metrics {
      $0["OS/2"] = nil
      $0["hhea"] = nil
    }
    #expect(vertical(bare) == [800, 200, 0])
  }

  @Test("Each rule can be asked for and gives way when its table is absent")
  func explicitRules() throws {
    #expect(vertical(try metrics(.hhea) { _ in }) == [1001, 201, 11])
    #expect(vertical(try metrics(.typo) { _ in }) == [1002, 202, 12])
    #expect(vertical(try metrics(.win) { _ in }) == [1003, 203, 0])
    #expect(vertical(try metrics(.typo) { $0["OS/2"] = nil }) == [1001, 201, 11])
    #expect(vertical(try metrics(.win) { $0["OS/2"] = nil }) == [1001, 201, 11])
    #expect(vertical(try metrics(.hhea) { $0["hhea"] = nil }) == [1002, 202, 12])
  }

  @Test("A descender without its sign and a negative gap still give a sound line")
  func oddSigns() throws {
    let odd = try metrics {
      $0.set("hhea", at: 6, to: 201)
      $0.set("hhea", at: 8, to: -50)
    }
    #expect(vertical(odd) == [1001, 201, 0])
  }

  @Test("What the tables don't tell is measured or derived")
  func fallbacks() throws {
    var tables = FontTables(try ShippedFonts.bytes("NotoSans/NotoSans-Regular.ttf"))
    tables["OS/2"] = nil
    tables["post"] = nil
    let face = try FontFace(bytes: tables.file(), name: "bare")
    let metrics = face.metrics()
    let font = Font(face: face, size: 1000)
    let x = try #require(face.glyphID(for: "x"))
    let capital = try #require(face.glyphID(for: "H"))
    #expect(metrics.xHeight == -font.bounds(of: x).minY)
    #expect(metrics.capHeight == -font.bounds(of: capital).minY)
    #expect(metrics.capHeight == 714)
    #expect(metrics.underlineThickness == 1000.0 / 18)
    #expect(metrics.underlinePosition == 1000.0 / 18)
    #expect(metrics.strikeoutThickness == metrics.underlineThickness)
    let middle = metrics.strikeoutPosition + metrics.strikeoutThickness / 2
    #expect(abs(middle + metrics.xHeight / 2) < 1e-9)
  }

  @Test("Sizes that are no sizes count as zero", arguments: [.nan, -3, .infinity, -0.0, 0])
  func invalidSizes(size: Double) throws {
    let face = try FontFace(path: ShippedFonts.path("NotoSans/NotoSans-Regular.ttf"))
    let font = Font(face: face, size: size)
    #expect(font.size == 0)
    #expect(font.scale == 0)
    #expect(font.advance(of: 36) == 0)
    #expect(font.metrics.ascent == 0)
    #expect(font == Font(face: face, size: 0))
    #expect(font.withSize(12) == Font(face: face, size: 12))
  }
}
