import GalleyText
import TestSupport
import Testing

@testable import GalleyFonts

@Suite("Glyphs of fonts")
struct GlyphTests {
  func font(_ file: String, size: Double) throws -> Font {
    Font(face: try FontFace(path: ShippedFonts.path(file)), size: size)
  }

  @Test("A glyph's advance, bounds and outline are in points with y downward")
  func quadraticGlyph() throws {
    let font = try font("NotoSans/NotoSans-Regular.ttf", size: 500)
    let glyph = try #require(font.face.glyphID(for: "l"))
    #expect(font.advance(of: glyph) == 129)
    #expect(font.bounds(of: glyph) == Rect(x: 42.5, y: -380, width: 44, height: 380))
    var path = Path()
    path.append(.move(to: Point(x: 86.5, y: 0)))
    path.append(.line(to: Point(x: 42.5, y: 0)))
    path.append(.line(to: Point(x: 42.5, y: -380)))
    path.append(.line(to: Point(x: 86.5, y: -380)))
    path.append(.line(to: Point(x: 86.5, y: 0)))
    path.append(.close)
    #expect(font.outline(of: glyph) == path)
    let dot = try #require(font.face.glyphID(for: "."))
    #expect(
      font.outline(of: dot).elements.contains(
        .quadCurve(to: Point(x: 45, y: -53), control: Point(x: 36, y: -45.5))))
  }

  @Test("A CFF font gives cubic curves")
  func cubicGlyph() throws {
    let font = try font("NotoSansCJK/NotoSansCJK-Regular.otf", size: 1000)
    let glyph = try #require(font.face.glyphID(for: ","))
    #expect(font.advance(of: glyph) == 278)
    let elements = font.outline(of: glyph).elements
    #expect(elements.first == .move(to: Point(x: 75, y: 190)))
    #expect(
      elements.dropFirst().first
        == .cubicCurve(
          to: Point(x: 221, y: -19), control1: Point(x: 165, y: 152),
          control2: Point(x: 221, y: 77)))
    #expect(elements.last == .close)
  }

  @Test(
    "Every outline lies in its bounds",
    arguments: [
      "NotoSans/NotoSans-Italic.ttf", "NotoSansKhmer/NotoSansKhmer-Regular.ttf",
      "NotoNaskhArabic/NotoNaskhArabic-Bold.ttf",
    ])
  func outlinesInBounds(file: String) throws {
    let font = try font(file, size: 1000)
    var outside: [GlyphID] = []
    for glyph in 0..<GlyphID(font.face.glyphCount) {
      let bounds = font.bounds(of: glyph)
      for case .move(let point) in font.outline(of: glyph).elements {
        if point.x < bounds.minX - 1 || point.x > bounds.maxX + 1 || point.y < bounds.minY - 1
          || point.y > bounds.maxY + 1
        {
          outside.append(glyph)
        }
      }
    }
    #expect(outside.isEmpty)
  }

  @Test("A space and a glyph that does not exist draw nothing")
  func nothing() throws {
    let font = try font("NotoSans/NotoSans-Regular.ttf", size: 10)
    let space = try #require(font.face.glyphID(for: " "))
    for glyph in [space, 1_000_000, .max] {
      #expect(font.outline(of: glyph).isEmpty)
      #expect(font.bounds(of: glyph).isEmpty)
      #expect(font.colorLayers(of: glyph).isEmpty)
      #expect(font.colorBitmap(of: glyph, pixelsPerEm: 20) == nil)
    }
    #expect(font.advance(of: space) == 2.6)
  }

  @Test("An emoji is a PNG that is placed by the strike's metrics", arguments: [1, 16, 109, 500])
  func emoji(pixelsPerEm: Double) throws {
    let font = try font("NotoColorEmoji/NotoColorEmoji.ttf", size: 109)
    #expect(font.face.hasColor)
    let glyph = try #require(font.face.glyphID(for: "😀"))
    let bitmap = try #require(font.colorBitmap(of: glyph, pixelsPerEm: pixelsPerEm))
    #expect(bitmap.png.prefix(4) == [0x89, 0x50, 0x4E, 0x47])
    #expect(bitmap.png.suffix(8).prefix(4).elementsEqual("IEND".utf8))
    #expect(bitmap.pixelWidth == 136)
    #expect(bitmap.pixelHeight == 128)
    // One strike of 109 pixels an em; HarfBuzz rounds to font units, 2048 an em.
    let tolerance = 109.0 / 2048
    #expect(abs(bitmap.rect.minX) <= tolerance)
    #expect(abs(bitmap.rect.minY + 101) <= tolerance)
    #expect(abs(bitmap.rect.size.width - 136) <= tolerance)
    #expect(abs(bitmap.rect.size.height - 128) <= tolerance)
    #expect(font.bounds(of: glyph) == bitmap.rect)
    #expect(font.outline(of: glyph).isEmpty)
  }

  @Test("Sizes that are no sizes ask for the largest strike", arguments: [.nan, 0, -1, .infinity])
  func emojiWithoutSize(pixelsPerEm: Double) throws {
    let font = try font("NotoColorEmoji/NotoColorEmoji.ttf", size: 16)
    let glyph = try #require(font.face.glyphID(for: "😀"))
    #expect(font.colorBitmap(of: glyph, pixelsPerEm: pixelsPerEm)?.pixelWidth == 136)
  }

  @Test("Layers come in order with the palette's colours or the text's")
  func layers() throws {
    var tables = FontTables(try ShippedFonts.bytes("NotoSansHebrew/NotoSansHebrew-Regular.ttf"))
    let plain = Font(face: try FontFace(bytes: tables.file(), name: "plain"), size: 100)
    let alef = try #require(plain.face.glyphID(for: "א"))
    let lamed = try #require(plain.face.glyphID(for: "ל"))
    let space = try #require(plain.face.glyphID(for: " "))
    tables.addLayers(to: Int(space), first: Int(alef), second: Int(lamed))
    let font = Font(face: try FontFace(bytes: tables.file(), name: "layers"), size: 100)
    #expect(!plain.face.hasColor)
    #expect(font.face.hasColor)
    let red = Color(red: 0xF0, green: 0x10, blue: 0x20, alpha: 0x80)
    let blue = Color(red: 0, green: 0, blue: 0xFF)
    func expected(_ color: Color) -> [ColorLayer] {
      [ColorLayer(glyph: alef, color: color), ColorLayer(glyph: lamed, color: nil)]
    }
    #expect(font.colorLayers(of: space) == expected(red))
    #expect(font.colorLayers(of: space, palette: 1) == expected(blue))
    #expect(font.colorLayers(of: space, palette: 2) == expected(red))
    #expect(font.colorLayers(of: space, palette: -1) == expected(red))
    #expect(font.colorLayers(of: alef).isEmpty)
    #expect(
      font.bounds(of: space) == plain.bounds(of: alef).union(plain.bounds(of: lamed)))
  }
}
