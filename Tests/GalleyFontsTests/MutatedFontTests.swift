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
    var generator = SeededGenerator(seed: UInt64(victim.mutations))
    var opened = 0
    for _ in 0..<victim.mutations {
      let undo = damage(&file, &generator)
      do {
        use(try FontFace(bytes: file, name: "damaged"), &generator)
        opened += 1
      } catch {
        #expect(error.source == "damaged")
        #expect(error.faceIndex == 0)
      }
      for (place, byte) in undo.reversed() { file[place] = byte }
    }
    #expect(opened > victim.mutations / 2)
    #expect(opened < victim.mutations)
  }

  /// Changes one to eight bytes of the directory or of one table; returns how to undo it.
  func damage(
    _ file: inout [UInt8], _ generator: inout SeededGenerator
  ) -> [(place: Int, byte: UInt8)] {
    var range = 0..<12 + 16 * number(file[4..<6])
    // Every table gets its share, however short, and its first bytes, which steer the rest, more.
    let table = Int.random(in: 0...number(file[4..<6]), using: &generator)
    if table > 0 {
      let entry = 12 + 16 * (table - 1)
      let offset = number(file[entry + 8..<entry + 12])
      let length = number(file[entry + 12..<entry + 16])
      let isNearStart = Bool.random(using: &generator)
      range = offset..<offset + (isNearStart ? min(length, 64) : length)
    }
    var undo: [(place: Int, byte: UInt8)] = []
    for _ in 0..<Int.random(in: 1...8, using: &generator) where !range.isEmpty {
      let place = Int.random(in: range, using: &generator)
      undo.append((place, file[place]))
      let byte = UInt8.random(in: 0...255, using: &generator)
      file[place] = [0, 0xFF, file[place] ^ (1 << (byte & 7)), byte][Int(byte >> 6)]
    }
    return undo
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
