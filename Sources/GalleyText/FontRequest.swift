/// The font that a text asks for: families in order of preference, style and size.
///
/// A font collection answers it with CSS's matching rules (CSS Fonts 4, "Font style matching").
public struct FontRequest: Sendable, Hashable {
  /// How a face leans.
  public enum Slant: Sendable, Hashable {
    /// Stands straight.
    case upright
    /// A cursive companion of the upright face.
    case italic
    /// A slanted form of the upright face.
    case oblique
  }

  /// Family names in order of preference, compared without case; empty for the collection's first.
  public var families: [String]
  /// The em, in points; NaN and negative sizes count as 0, infinite ones as 0 too, and none as more
  /// than a million.
  public var size: Double
  /// The weight, 1 to 1000; 400 is regular, 700 bold (OpenType OS/2 usWeightClass).
  public var weight: Double
  /// The width in percent of normal; 100 is normal (CSS `font-stretch`).
  public var width: Double
  /// Upright, italic or oblique.
  public var slant: Slant
  /// Axis positions beside those that weight, width and slant set.
  public var variations: [FontVariation]

  /// Creates a request.
  public init(
    families: [String] = [], size: Double = 16, weight: Double = 400, width: Double = 100,
    slant: Slant = .upright, variations: [FontVariation] = []
  ) {
    self.families = families
    self.size = size
    self.weight = weight
    self.width = width
    self.slant = slant
    self.variations = variations
  }

  /// The size with invalid values replaced.
  package var validSize: Double {
    size.isFinite && size > 0 ? min(size, 1e6) : 0
  }
}
