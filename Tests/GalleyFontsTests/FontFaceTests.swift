import GalleyFonts
import GalleyText
import TestSupport
import Testing

@Suite("Faces of fonts")
struct FontFaceTests {
  @Test("A face tells its names, units, glyphs and style")
  func identity() throws {
    let face = try FontFace(path: ShippedFonts.path("NotoSans/NotoSans-BoldItalic.ttf"))
    #expect(face.familyName == "Noto Sans")
    #expect(face.styleName == "Bold Italic")
    #expect(face.fullName == "Noto Sans Bold Italic")
    #expect(face.postScriptName == "NotoSans-BoldItalic")
    #expect(face.allFamilyNames == ["Noto Sans"])
    #expect(face.unitsPerEm == 1000)
    #expect(face.glyphCount == 3327)
    #expect(face.weight == 700)
    #expect(face.width == 100)
    #expect(face.slant == .italic)
    #expect(!face.hasColor)
    #expect(face.axes.isEmpty)
    #expect(face.namedInstances.isEmpty)
  }

  @Test(
    "Weight and slant follow the file",
    arguments: [
      ("NotoSans/NotoSans-Regular.ttf", 400.0, FontRequest.Slant.upright),
      ("NotoSans/NotoSans-Bold.ttf", 700, .upright),
      ("NotoSans/NotoSans-Italic.ttf", 400, .italic),
      ("NotoSansCJK/NotoSansCJK-Regular.otf", 400, .upright),
    ])
  func style(file: String, weight: Double, slant: FontRequest.Slant) throws {
    let face = try FontFace(path: ShippedFonts.path(file))
    #expect(face.weight == weight)
    #expect(face.slant == slant)
  }

  @Test("A font with names in many languages answers in English and lists each family once")
  func localisedNames() throws {
    let face = try FontFace(path: ShippedFonts.path("NotoSansCJK/NotoSansCJK-Regular.otf"))
    #expect(face.familyName == "Noto Sans CJK SC")
    #expect(face.postScriptName == "NotoSansCJKsc-Regular")
    #expect(face.allFamilyNames.first == "Noto Sans CJK SC")
    #expect(Set(face.allFamilyNames).count == face.allFamilyNames.count)
  }

  @Test("A face from bytes equals the face from the file in all it tells")
  func bytes() throws {
    let file = "NotoSansHebrew/NotoSansHebrew-Regular.ttf"
    let mapped = try FontFace(path: ShippedFonts.path(file))
    let copied = try FontFace(bytes: ShippedFonts.bytes(file), name: "Hebrew")
    #expect(copied.source == "Hebrew")
    #expect(mapped.source == ShippedFonts.path(file))
    #expect(copied.fullName == mapped.fullName)
    #expect(copied.metrics() == mapped.metrics())
    #expect(copied != mapped)
    let glyph = try #require(copied.glyphID(for: "א"))
    #expect(mapped.glyphID(for: "א") == glyph)
    #expect(
      Font(face: copied, size: 10).outline(of: glyph)
        == Font(face: mapped, size: 10).outline(of: glyph))
  }

  @Test(
    "Every scalar that a face covers has a glyph, and no other has",
    arguments: [
      "NotoSans/NotoSans-Regular.ttf", "NotoSansCJK/NotoSansCJK-Regular.otf",
      "NotoColorEmoji/NotoColorEmoji.ttf", "NotoSansMath/NotoSansMath-Regular.ttf",
    ])
  func coverage(file: String) throws {
    let face = try FontFace(path: ShippedFonts.path(file))
    var wrong: [UInt32] = []
    var count = 0
    for value in 0...0x10FFFF as ClosedRange<UInt32> {
      guard let scalar = Unicode.Scalar(value) else { continue }
      if face.covers(scalar) { count += 1 }
      if face.covers(scalar) != (face.glyphID(for: scalar) != nil) { wrong.append(value) }
    }
    #expect(wrong.isEmpty)
    #expect(count > 1000)
  }

  @Test("Many threads that ask a new face at once get the same answers")
  func concurrentUse() async throws {
    let face = try FontFace(path: ShippedFonts.path("NotoSans/NotoSans-Regular.ttf"))
    let answers = await withTaskGroup(of: [String].self) { group in
      for _ in 0..<8 {
        group.addTask {
          let font = Font(face: face, size: 12)
          return (0x20...0x24F as ClosedRange<UInt32>).compactMap { Unicode.Scalar($0) }.map {
            guard face.covers($0), let glyph = face.glyphID(for: $0) else { return "none" }
            return "\(face.familyName) \(font.advance(of: glyph)) \(font.bounds(of: glyph))"
          }
        }
      }
      var all: [[String]] = []
      for await answer in group { all.append(answer) }
      return all
    }
    #expect(Set(answers).count == 1)
  }

  @Test("A selector that the font lists gives a glyph, another gives none")
  func variationSequences() throws {
    let emoji = try FontFace(path: ShippedFonts.path("NotoColorEmoji/NotoColorEmoji.ttf"))
    let heart = try #require(emoji.glyphID(for: "\u{2764}"))
    #expect(emoji.glyphID(for: "\u{2764}", variationSelector: "\u{FE0F}") == heart)
    #expect(emoji.glyphID(for: "\u{2764}", variationSelector: "\u{FE01}") == nil)
    #expect(emoji.glyphID(for: "A", variationSelector: "\u{FE0F}") == nil)
  }

  @Test("Glyphs are named as the font names them, else by number")
  func glyphNames() throws {
    let named = Font(
      face: try FontFace(path: ShippedFonts.path("NotoSans/NotoSans-Regular.ttf")), size: 10)
    let glyph = try #require(named.face.glyphID(for: "A"))
    #expect(named.glyphName(glyph) == "A")
    let unnamed = Font(
      face: try FontFace(path: ShippedFonts.path("NotoColorEmoji/NotoColorEmoji.ttf")), size: 10)
    #expect(unnamed.glyphName(7) == "gid7")
  }
}
