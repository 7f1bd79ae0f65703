import CHarfBuzz
package import GalleyFonts

/// What the items of one attribute set and font have in common; made once and shared by them.
///
/// Unchecked because HarfBuzz's language is a pointer; HarfBuzz never frees or changes languages, and
/// nothing else here is mutable.
@safe package final class ItemStyle: @unchecked Sendable {
  /// The font with its size.
  package let font: Font
  /// The font's metrics, in points.
  package let metrics: FontMetrics
  /// The metrics of the first font that the attributes ask for, in points.
  package let primaryMetrics: FontMetrics
  /// How far the baseline is raised, in points.
  package let baselineOffset: Double
  /// Half of the space between two spaced clusters, in points.
  package let halfSpacing: Double
  /// The space added to word separators, in points.
  let wordSpacing: Double
  /// Whether there is letter or word spacing.
  var hasSpacing: Bool { halfSpacing != 0 || wordSpacing != 0 }
  let language: hb_language_t?
  let features: [hb_feature_t]

  init(_ attributes: ResolvedAttributes, font: Font) {
    self.font = font
    metrics = font.metrics
    primaryMetrics = attributes.primaryMetrics
    baselineOffset = attributes.baselineOffset
    halfSpacing = attributes.halfSpacing
    wordSpacing = attributes.wordSpacing
    unsafe language = attributes.language
    features = attributes.features
  }
}
