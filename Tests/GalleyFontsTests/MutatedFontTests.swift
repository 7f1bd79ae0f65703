import GalleyFonts
import GalleyText
import TestSupport
import Testing

/// Damages fonts at random, but the same way each time, and uses what still opens.
@Suite("Damaged fonts")
struct MutatedFontTests {
  /// A font to damage and how often.
  struct Victim: Sendable, CustomTestStringConvertible {
    let file: String
    let mutations: Int
    /// Cuts what is too large to be copied often and adds tables that no small shipped font has.
    let prepare: @Sendable (inout FontTables) -> Void
    var testDescription: String { file }

    init(
      _ file: String, _ mutations: Int,
      prepare: @escaping @Sendable (inout FontTables) -> Void = { _ in }
    ) {
      self.file = file
      self.mutations = mutations
      self.prepare = prepare
    }
  }

  static let victims = [
    Victim("NotoSansHebrew/NotoSansHebrew-Regular.ttf", 3000) {
      $0.addWeightAxis()
      $0.addLayers(to: 1, first: 5, second: 6)
    },
    Victim("NotoSansThai/NotoSansThai-Regular.ttf", 2500),
    Victim("NotoSansLao/NotoSansLao-Regular.ttf", 2000),
    Victim("NotoSansTamil/NotoSansTamil-Regular.ttf", 1000),
    Victim("NotoColorEmoji/NotoColorEmoji.ttf", 1300) {
      $0["CBDT"] = $0["CBDT"].map { Array($0.prefix(100_000)) }
      $0["GSUB"] = nil
    },
    Victim("NotoSansCJK/NotoSansCJK-Regular.otf", 200),
  ]

  @Test("A damaged font fails with an error that names it, or works", arguments: victims)
  func mutations(victim: Victim) throws {
    var tables = FontTables(try ShippedFonts.bytes(victim.file))
    victim.prepare(&tables)
    var file = tables.file()
    var generator = FontDamage.generator(seed: victim.mutations)
    let count = FontDamage.count ?? victim.mutations
    var opened = 0
    for _ in 0..<count {
      let changes = FontDamage.apply(to: &file, using: &generator)
      do {
        use(try FontFace(bytes: file, name: "damaged"), &generator)
        opened += 1
      } catch {
        #expect(error.source == "damaged")
        #expect(error.faceIndex == 0)
      }
      FontDamage.repair(&file, with: changes)
    }
    // Fewer say nothing of how many open.
    if count >= victim.mutations { #expect(count / 2 < opened && opened < count) }
  }

  /// Asks a face everything and checks that the answers are sound.
  func use(_ face: FontFace, _ generator: inout SeededGenerator) {
    #expect(!face.familyName.isEmpty && !face.styleName.isEmpty && !face.fullName.isEmpty)
    #expect(!face.postScriptName.isEmpty && !face.allFamilyNames.isEmpty)
    #expect((1...1000).contains(face.weight) && (1...1000).contains(face.width))
    _ = face.slant
    _ = face.namedInstances
    for rule in [FontMetricsRule.automatic, .hhea, .typo, .win] {
      let metrics = face.metrics(rule)
      #expect(metrics.ascent >= 0 && metrics.descent >= 0 && metrics.leading >= 0)
      #expect(metrics.ascent + metrics.descent > 0)
      #expect(metrics.xHeight > 0 && metrics.capHeight >= 0)
      #expect(metrics.underlineThickness > 0 && metrics.strikeoutThickness > 0)
    }
    for scalar in ["A", " ", "א", "ก", "ລ", "அ", "😀", "一", "\u{F020}"] as [Unicode.Scalar] {
      _ = face.covers(scalar)
      _ = face.glyphID(for: scalar)
      _ = face.glyphID(for: scalar, variationSelector: "\u{FE0F}")
    }
    let position = Double.random(in: 0...1000, using: &generator)
    let variations = face.axes.map { FontVariation($0.tag, position) }
    let fonts = [
      Font(face: face, size: 16), Font(face: face, size: 16, variations: variations),
    ]
    for font in fonts {
      for _ in 0..<8 {
        let glyph = GlyphID.random(in: 0...GlyphID(face.glyphCount), using: &generator)
        let bounds = font.bounds(of: glyph)
        #expect(font.advance(of: glyph).isFinite)
        #expect(bounds.maxX.isFinite && bounds.maxY.isFinite)
        if let outline = font.outline(of: glyph).controlBounds {
          #expect(outline.maxX.isFinite && outline.maxY.isFinite)
        }
        if let bitmap = font.colorBitmap(of: glyph, pixelsPerEm: 20) {
          #expect(bitmap.rect.maxX.isFinite && bitmap.pixelWidth > 0)
        }
        _ = font.colorLayers(of: glyph)
        _ = font.glyphName(glyph)
      }
      for glyph in 0..<8 as Range<GlyphID> {
        _ = font.colorBitmap(of: glyph, pixelsPerEm: 20)
        _ = font.colorLayers(of: glyph)
      }
    }
  }
}
