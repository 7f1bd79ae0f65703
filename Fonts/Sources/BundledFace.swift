import GalleyText

/// What is known of a shipped face without opening its file.
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
}
