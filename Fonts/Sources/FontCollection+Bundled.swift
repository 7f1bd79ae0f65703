public import GalleyFonts
import GalleyText

extension FontCollection {
  /// The fonts that come with Galley, none of them opened yet.
  ///
  /// Noto Sans stands first; Chinese, Japanese and Korean, colour emoji, Arabic, Hebrew,
  /// Devanagari, Thai and others follow as fallbacks. Each is opened when text needs it. Every call
  /// makes a collection of its own, to which more fonts can be added.
  ///
  /// The folder of the fonts is the one that the environment variable `GALLEY_FONTS` names, or
  /// `Fonts` beside the executable, or `../share/galley/Fonts` from there, or Galley's source
  /// folder.
  ///
  /// - Throws: `FontError` that names the places when the folder is at none of them.
  public static func bundled() throws(FontError) -> FontCollection {
    let directory = try BundledFonts.directory()
    let fonts = FontCollection()
    fonts.add(
      listed: bundledFaces.map { face in
        (face.descriptor(in: directory), face.coverage)
      })
    return fonts
  }
}

/// What the generated table tells of a shipped face.
struct BundledFace: Sendable {
  /// The path below the fonts' folder.
  var file: String
  var family: String
  var style: String
  var fullName: String
  var postScriptName: String
  var weight: Double
  var slant: FontRequest.Slant
  var hasColor: Bool
  /// The scalars with a glyph: hexadecimal code points and ranges, ascending, between commas.
  var coverage: String

  func descriptor(in directory: String) -> FontDescriptor {
    FontDescriptor(
      source: "\(directory)/\(file)", faceIndex: 0, familyName: family, styleName: style,
      fullName: fullName, postScriptName: postScriptName, weight: weight, slant: slant,
      hasColor: hasColor)
  }
}
