import GalleyFonts
import GalleyText
import TestSupport
import Testing

extension CoreTextStatement {
  static let fontChecks: [Int: Check] = [
    112: { _ in
      let face = try latin()
      let font = Font(face: face, size: 12)
      let bold = Font(face: try member("Bold"), size: 12)
      #expect(font == Font(face: face, size: 12) && font != bold && font != font.withSize(14))
      #expect(font.hashValue == Font(face: face, size: 12).hashValue)
    },
    113: { _ in
      let fonts = try family()
      let names = ["Noto Sans", "NOTO SANS", "noto sans", "nOtO sAnS"]
      let found = names.map { fonts.match(FontRequest(families: [$0])) }
      #expect(found[0] != nil && found.allSatisfy { $0 == found[0] })
    },
    114: { _ in
      let fonts = try family()
      let bold = try member("Bold")
      let found = [bold.fullName, bold.postScriptName].map {
        fonts.match(FontRequest(families: [$0]))?.face.postScriptName
      }
      #expect(found == [bold.postScriptName, bold.postScriptName])
    },
    116: { _ in
      let italic = try member("Italic")
      #expect(italic.postScriptName == "NotoSans-Italic" && italic.familyName == "Noto Sans")
      #expect(italic.fullName == "Noto Sans Italic")
    },
    118: { _ in
      let font = Font(face: try latin(), size: 12)
      let metrics = font.metrics
      let numbers = [
        metrics.ascent, metrics.descent, metrics.underlinePosition, metrics.underlineThickness,
        metrics.capHeight, metrics.xHeight, Double(font.unitsPerEm),
      ]
      #expect(numbers.allSatisfy { $0 != 0 })
    },
    122: { _ in try #expect(matched(size: 10) == "NotoSans-Regular 10.0") },
    123: { _ in
      try #expect(family().match(FontRequest(size: 1000))?.withSize(10).size == 10)
    },
    124: { _ in try #expect(matched(weight: 700) == "NotoSans-Bold 16.0") },
    125: { _ in try #expect(matched(weight: 300) == "NotoSans-Regular 16.0") },
    128: { _ in try #expect(matched(weight: 700) == "NotoSans-Bold 16.0") },
    129: { _ in try #expect(matched(weight: 700, .italic) == "NotoSans-BoldItalic 16.0") },
    130: { _ in try #expect(matched(size: 100, .italic) == "NotoSans-Italic 100.0") },
    131: { _ in try #expect(matched(size: 105.4, .italic) == "NotoSans-Italic 105.4") },
    135: { _ in
      let face = try latin()
      let (units, font) = (
        Font(face: face, size: Double(face.unitsPerEm)), Font(face: face, size: 10)
      )
      for scalar in (0x41...0x5A).compactMap(Unicode.Scalar.init) {
        let glyph = try #require(face.glyphID(for: scalar))
        let scaled = units.advance(of: glyph) * 10 / units.size
        #expect(isNear([font.advance(of: glyph)], [scaled]))
      }
    },
    138: { _ in
      let face = try latin()
      let (units, font) = (
        Font(face: face, size: Double(face.unitsPerEm)), Font(face: face, size: 10)
      )
      for scalar in "gÅ,".unicodeScalars {
        let glyph = try #require(face.glyphID(for: scalar))
        let (large, box) = (units.bounds(of: glyph), font.bounds(of: glyph))
        let scale = 10 / units.size
        #expect(
          isNear(
            [box.minX, box.minY, box.maxX, box.maxY],
            [large.minX, large.minY, large.maxX, large.maxY].map { $0 * scale }))
      }
    },
    147: { _ in
      let found = try family().match(FontRequest(families: ["notosans-BOLDitalic"]))
      #expect(found?.face.postScriptName == "NotoSans-BoldItalic")
    },
    148: { _ in
      let fonts = try family()
      #expect(fonts.faces.count == 4)
      let found = fonts.match(FontRequest(families: ["NOTO sans"]))
      #expect(found?.face.postScriptName == "NotoSans-Regular")
    },
    153: { _ in
      let fonts = FontCollection()
      try fonts.add(file: ShippedFonts.path("NotoSans/NotoSans-Bold.ttf"))
      #expect(fonts.families == ["Noto Sans"])
      #expect(fonts.match(FontRequest(families: ["NotoSans-Bold"])) != nil)
    },
    156: { _ in
      #expect(throws: FontError.self) {
        try FontCollection().add(file: ShippedFonts.path("NotoSans/none.ttf"))
      }
    },
    158: { _ in try #expect(family().failures.isEmpty) },
  ]

  /// The four members of the Latin family.
  private static func family() throws -> FontCollection {
    FontCollection(
      cascade: try ["Regular", "Italic", "Bold", "BoldItalic"].map(member))
  }

  private static func member(_ style: String) throws -> FontFace {
    try FontFace(path: ShippedFonts.path("NotoSans/NotoSans-\(style).ttf"))
  }

  private static func matched(
    size: Double = 16, weight: Double = 400, _ slant: FontRequest.Slant = .upright
  ) throws -> String? {
    try family().match(
      FontRequest(families: ["Noto Sans"], size: size, weight: weight, slant: slant)
    ).map { "\($0.face.postScriptName) \($0.size)" }
  }
}
