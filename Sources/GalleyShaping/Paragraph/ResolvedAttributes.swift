import CHarfBuzz
import GalleyFonts
import GalleyText

/// What shaping needs of a run's attributes, looked up once.
@safe final class ResolvedAttributes {
  let attributes: TextAttributes
  let cascade: FontCascade
  let language: hb_language_t?
  let features: [hb_feature_t]
  /// Half of the space between two spaced clusters, in points.
  let halfSpacing: Double
  let wordSpacing: Double
  /// How far the baseline is raised, in points.
  let raise: Double
  let primaryMetrics: FontMetrics

  /// The styles of the cascade's fonts, made when they are first used.
  private var styles: [ItemStyle?]

  init(_ attributes: TextAttributes, fonts: FontCollection) {
    self.attributes = attributes
    let normal = fonts.cascade(for: attributes.font)
    (cascade, raise) = Self.position(attributes, in: normal, fonts: fonts)
    unsafe language = attributes.language.isEmpty ? nil : Self.language(attributes.language)
    halfSpacing = attributes.letterSpacing.signedLength / 2
    wordSpacing = attributes.wordSpacing.signedLength
    primaryMetrics = cascade.primary.metrics
    var features: [hb_feature_t] = []
    if halfSpacing != 0 {
      // CSS Text 3 §7.2: letter spacing switches optional ligatures off.
      for tag: OpenTypeTag in ["liga", "clig", "dlig", "hlig"] {
        features.append(Self.feature(FontFeature(tag, 0)))
      }
    }
    features += attributes.features.map(Self.feature)
    self.features = features
    styles = Array(repeating: nil, count: cascade.count)
  }

  /// The style of items in one of the cascade's fonts.
  func style(font index: Int) -> ItemStyle {
    if let style = styles[index] { return style }
    let style = ItemStyle(self, font: cascade.font(at: index))
    styles[index] = style
    return style
  }

  /// The style of an attachment beside text in the first font.
  func style(of attachment: AttachmentSize) -> ItemStyle {
    ItemStyle(self, font: cascade.primary, attachment: attachment)
  }

  /// The fonts that a text is really set in and how far it is raised.
  private static func position(
    _ attributes: TextAttributes, in normal: FontCascade, fonts: FontCollection
  ) -> (FontCascade, raise: Double) {
    let metrics = normal.primary.metrics
    let offset = attributes.baselineOffset.signedLength
    var request = attributes.font
    switch attributes.verticalPosition {
    case .baseline:
      return (normal, offset)
    case .superscript:
      request.size = metrics.superscriptSize
      return (fonts.cascade(for: request), offset + metrics.superscriptOffset)
    case .subscript:
      request.size = metrics.subscriptSize
      return (fonts.cascade(for: request), offset - metrics.subscriptOffset)
    }
  }

  /// HarfBuzz keeps languages for the life of the process.
  private static func language(_ tag: String) -> hb_language_t? {
    unsafe hb_language_from_string(tag, -1)
  }

  private static func feature(_ feature: FontFeature) -> hb_feature_t {
    // HB_FEATURE_GLOBAL_START and HB_FEATURE_GLOBAL_END.
    hb_feature_t(tag: feature.tag.rawValue, value: feature.value, start: 0, end: .max)
  }
}
