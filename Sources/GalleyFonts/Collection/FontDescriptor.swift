public import GalleyText

/// What a collection knows of a face without opening it: names, style, axes and where it lies.
public struct FontDescriptor: Sendable, Hashable {
  /// The path of the file, or the name given with the bytes.
  public let source: String
  /// The index of the face in its file.
  public let faceIndex: Int
  /// The family: the typographic one, else the four-style one (OpenType `name` 16, 1).
  public let familyName: String
  /// The style within the family (OpenType `name` 17, 2).
  public let styleName: String
  /// The family and style as one name (OpenType `name` 4).
  public let fullName: String
  /// The name by which PostScript and PDF know the face (OpenType `name` 6).
  public let postScriptName: String
  /// The weight, 1 to 1000; of a variable font the one of its default outlines.
  public let weight: Double
  /// The width in percent of normal; of a variable font the one of its default outlines.
  public let width: Double
  /// Upright, italic or oblique; of a variable font the one of its default outlines.
  public let slant: FontRequest.Slant
  /// Whether the face has coloured glyphs.
  public let hasColor: Bool
  /// The axes of a variable font; empty for others.
  public let axes: [VariationAxis]

  package init(
    source: String, faceIndex: Int, familyName: String, styleName: String, fullName: String,
    postScriptName: String, weight: Double, width: Double = 100, slant: FontRequest.Slant,
    hasColor: Bool = false, axes: [VariationAxis] = []
  ) {
    self.source = source
    self.faceIndex = faceIndex
    self.familyName = familyName
    self.styleName = styleName
    self.fullName = fullName
    self.postScriptName = postScriptName
    self.weight = weight
    self.width = width
    self.slant = slant
    self.hasColor = hasColor
    self.axes = axes
  }

  /// Describes an open face.
  public init(_ face: FontFace) {
    self.init(
      source: face.source, faceIndex: face.index, familyName: face.familyName,
      styleName: face.styleName, fullName: face.fullName, postScriptName: face.postScriptName,
      weight: face.weight, width: face.width, slant: face.slant, hasColor: face.hasColor,
      axes: face.axes)
  }

  /// The axis with a tag.
  func axis(_ tag: OpenTypeTag) -> VariationAxis? {
    axes.first { $0.tag == tag }
  }
}
