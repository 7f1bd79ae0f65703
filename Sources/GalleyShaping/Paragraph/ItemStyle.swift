import CHarfBuzz
package import GalleyFonts
import GalleyText

/// What the items of one attribute set and font have in common; made once and shared by them.
///
/// Unchecked because HarfBuzz's language is a pointer; HarfBuzz never frees or changes languages, and
/// nothing else here is mutable.
@safe package final class ItemStyle: @unchecked Sendable {
  /// The font with its size.
  package let font: Font
  /// The metrics of the font or of the attachment, in points.
  package let metrics: FontMetrics
  /// The metrics of the first font that the attributes ask for, in points.
  package let primaryMetrics: FontMetrics
  /// How far the baseline is raised, in points.
  package let raise: Double
  /// Half of the space between two spaced clusters, in points.
  package let halfSpacing: Double
  /// The space added to word separators, in points.
  let wordSpacing: Double
  /// Whether there is letter or word spacing.
  var hasSpacing: Bool { halfSpacing != 0 || wordSpacing != 0 }
  let language: hb_language_t?
  let features: [hb_feature_t]

  /// The advance of an attachment, in points; 0 for text.
  let attachmentWidth: Double

  init(_ attributes: ResolvedAttributes, font: Font, attachment: AttachmentSize? = nil) {
    self.font = font
    var metrics = font.metrics
    if let attachment {
      (metrics.ascent, metrics.descent) = attachment.aligned(
        attributes.attributes.attachment?.alignment ?? .baseline,
        textAscent: metrics.ascent, textDescent: metrics.descent)
      metrics.leading = 0
    }
    self.metrics = metrics
    attachmentWidth = attachment?.width ?? 0
    primaryMetrics = attributes.primaryMetrics
    raise = attributes.raise
    halfSpacing = attributes.halfSpacing
    wordSpacing = attributes.wordSpacing
    unsafe language = attributes.language
    features = attributes.features
  }
}
