import CHarfBuzz
import GalleyText

/// Reads the metrics of one HarfBuzz font from the tables, `MVAR` deltas added.
///
/// The tables are read here and not through `hb_ot_metrics_get_position`, which chooses between
/// `hhea` and `typo` by itself and rounds.
@safe
struct MetricsReader: ~Copyable {
  private let font: OpaquePointer
  private let em: Double
  private let os2: Blob
  private let hhea: Blob
  private let post: Blob

  init(face: HarfBuzzFace, font: OpaquePointer) {
    unsafe self.font = font
    em = unsafe Double(hb_face_get_upem(face.pointer))
    os2 = face.table("OS/2")
    hhea = face.table("hhea")
    post = face.table("post")
  }

  func metricsByRule() -> MetricsByRule {
    let chosen = automaticExtents
    let automatic = metrics(chosen)
    func alternative(_ extents: Extents?) -> FontMetrics {
      guard let extents, !extents.isZero else { return automatic }
      var result = automatic
      result.ascent = extents.ascent
      result.descent = extents.descent
      result.leading = extents.leading
      return result
    }
    return MetricsByRule(
      automatic: automatic, hhea: alternative(hheaExtents), typo: alternative(typoExtents),
      win: alternative(winExtents))
  }

  private struct Extents {
    var ascent: Double
    var descent: Double
    var leading: Double
    var isZero: Bool { ascent == 0 && descent == 0 }
  }

  private var automaticExtents: Extents {
    let usesTypo = (os2.uint16(at: 62) ?? 0) & 1 << 7 != 0
    if usesTypo, let typo = typoExtents { return typo }
    for candidate in [hheaExtents, typoExtents, winExtents] {
      if let candidate, !candidate.isZero { return candidate }
    }
    return Extents(ascent: em * 0.8, descent: em * 0.2, leading: 0)
  }

  private var hheaExtents: Extents? {
    guard let ascender = hhea.int16(at: 4), let descender = hhea.int16(at: 6) else { return nil }
    return signed(ascender, descender, gap: hhea.int16(at: 8) ?? 0)
  }

  private var typoExtents: Extents? {
    guard let ascender = os2.int16(at: 68), let descender = os2.int16(at: 70) else { return nil }
    return signed(ascender, descender, gap: os2.int16(at: 72) ?? 0)
  }

  private var winExtents: Extents? {
    guard let ascent = os2.uint16(at: 74), let descent = os2.uint16(at: 76) else { return nil }
    return Extents(
      ascent: Double(ascent) + delta(HB_OT_METRICS_TAG_HORIZONTAL_CLIPPING_ASCENT),
      descent: Double(descent) + delta(HB_OT_METRICS_TAG_HORIZONTAL_CLIPPING_DESCENT), leading: 0)
  }

  /// Some fonts store the descender without its sign; the baseline lies between both edges in all.
  private func signed(_ ascender: Int16, _ descender: Int16, gap: Int16) -> Extents {
    if ascender == 0, descender == 0 { return Extents(ascent: 0, descent: 0, leading: 0) }
    return Extents(
      ascent: abs(Double(ascender) + delta(HB_OT_METRICS_TAG_HORIZONTAL_ASCENDER)),
      descent: abs(Double(descender) + delta(HB_OT_METRICS_TAG_HORIZONTAL_DESCENDER)),
      leading: max(0, Double(gap) + delta(HB_OT_METRICS_TAG_HORIZONTAL_LINE_GAP)))
  }

  private func metrics(_ extents: Extents) -> FontMetrics {
    let xHeight =
      positive(os2.int16(at: 86), HB_OT_METRICS_TAG_X_HEIGHT) ?? height(of: "x") ?? em / 2
    let capHeight =
      positive(os2.int16(at: 88), HB_OT_METRICS_TAG_CAP_HEIGHT) ?? height(of: "H")
      ?? extents.ascent
    let underline = positive(post.int16(at: 10), HB_OT_METRICS_TAG_UNDERLINE_SIZE)
    let underlineTop =
      underline == nil
      ? nil
      : post.int16(at: 8).map { Double($0) + delta(HB_OT_METRICS_TAG_UNDERLINE_OFFSET) }
    let strikeout = positive(os2.int16(at: 26), HB_OT_METRICS_TAG_STRIKEOUT_SIZE)
    let strikeoutTop =
      strikeout == nil
      ? nil
      : os2.int16(at: 28).map { Double($0) + delta(HB_OT_METRICS_TAG_STRIKEOUT_OFFSET) }
    let thickness = underline ?? em / 18
    let strikeThickness = strikeout ?? thickness
    let superscript = small(
      size: 18, HB_OT_METRICS_TAG_SUPERSCRIPT_EM_Y_SIZE,
      offset: 24, HB_OT_METRICS_TAG_SUPERSCRIPT_EM_Y_OFFSET)
    let below = small(
      size: 12, HB_OT_METRICS_TAG_SUBSCRIPT_EM_Y_SIZE,
      offset: 16, HB_OT_METRICS_TAG_SUBSCRIPT_EM_Y_OFFSET)
    return FontMetrics(
      ascent: extents.ascent, descent: extents.descent, leading: extents.leading,
      xHeight: xHeight, capHeight: capHeight,
      underlinePosition: underlineTop.map { -$0 } ?? em / 18, underlineThickness: thickness,
      strikeoutPosition: -(strikeoutTop ?? (xHeight + strikeThickness) / 2),
      strikeoutThickness: strikeThickness,
      superscriptSize: superscript?.size ?? em * 0.6,
      superscriptOffset: superscript?.offset ?? em / 3,
      subscriptSize: below?.size ?? em * 0.6, subscriptOffset: below?.offset ?? em / 7)
  }

  /// The em and the shift of superscript or subscript text from the given places of `OS/2`; `nil`
  /// when they can't be meant.
  private func small(
    size: Int, _ sizeTag: hb_ot_metrics_tag_t, offset: Int, _ offsetTag: hb_ot_metrics_tag_t
  ) -> (size: Double, offset: Double)? {
    guard let size = positive(os2.int16(at: size), sizeTag), size <= em,
      let offset = positive(os2.int16(at: offset), offsetTag), offset <= em
    else { return nil }
    return (size, offset)
  }

  /// The value with its delta if the result is positive.
  private func positive(_ value: Int16?, _ tag: hb_ot_metrics_tag_t) -> Double? {
    guard let value, value > 0 else { return nil }
    let sum = Double(value) + delta(tag)
    return sum > 0 ? sum : nil
  }

  /// The height of a character's glyph above the baseline.
  private func height(of scalar: Unicode.Scalar) -> Double? {
    var glyph: GlyphID = 0
    var extents = hb_glyph_extents_t()
    guard unsafe hb_font_get_nominal_glyph(font, scalar.value, &glyph) != 0,
      unsafe hb_font_get_glyph_extents(font, glyph, &extents) != 0, extents.y_bearing > 0
    else { return nil }
    return Double(extents.y_bearing)
  }

  private func delta(_ tag: hb_ot_metrics_tag_t) -> Double {
    let value = unsafe Double(hb_ot_metrics_get_variation(font, tag))
    return value.isFinite ? value : 0
  }
}
