import CHarfBuzz
import GalleyFonts
import GalleyUnicode

/// What decides beside its letters how a word is shaped.
@safe struct ShapingPlan {
  /// How much text, in UTF-8 units, a plan has shaped before its words are worth keeping: asking a
  /// font for its lookups costs as much as shaping a few thousand letters.
  private static let warmUp = 2048

  private let instance: Int
  private let script: Script
  private let isRightToLeft: Bool
  private let language: hb_language_t?
  private let features: [hb_feature_t]
  private var shapedLength = 0
  private var isWordSafe: Bool?

  init(of item: ShapedParagraph.Item) {
    instance = item.style.font.instanceID
    script = item.script
    isRightToLeft = item.isRightToLeft
    unsafe language = item.style.language
    features = item.style.features
  }

  /// Whether the plan shapes an item.
  func shapes(_ item: ShapedParagraph.Item) -> Bool {
    unsafe instance == item.style.font.instanceID && script == item.script
      && isRightToLeft == item.isRightToLeft && language == item.style.language
      && features.elementsEqual(item.style.features) { $0.tag == $1.tag && $0.value == $1.value }
  }

  /// Whether words may be shaped apart, asked before an item is shaped.
  mutating func admitsWords(of item: ShapedParagraph.Item) -> Bool {
    if let isWordSafe { return isWordSafe }
    shapedLength += item.range.count
    guard shapedLength > Self.warmUp else { return false }
    let isSafe = unsafe item.style.font.withHarfBuzzFont { font in
      unsafe !touchesSpace(font)
    }
    isWordSafe = isSafe
    return isSafe
  }

  /// Whether any lookup that the plan applies, or a kerning outside OpenType's, looks at the space.
  private func touchesSpace(_ font: OpaquePointer) -> Bool {
    let face = unsafe hb_font_get_face(font)
    var space: hb_codepoint_t = 0
    guard unsafe hb_font_get_nominal_glyph(font, 0x20, &space) != 0 else { return true }
    if unsafe hb_aat_layout_has_substitution(face) != 0
      || hb_aat_layout_has_positioning(face) != 0
      || galley_has_kern_table_alone(face) != 0
    {
      return true
    }
    var segment = unsafe hb_segment_properties_t()
    unsafe segment.direction = isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR
    unsafe segment.script = hb_script_t(script.iso15924)
    unsafe segment.language = language
    let plan = unsafe features.withUnsafeBufferPointer { features in
      unsafe hb_shape_plan_create_cached(
        face, &segment, features.baseAddress, UInt32(features.count), nil)
    }
    defer { unsafe hb_shape_plan_destroy(plan) }
    let lookups = unsafe hb_set_create()
    let glyphs = unsafe hb_set_create()
    defer {
      unsafe hb_set_destroy(lookups)
      unsafe hb_set_destroy(glyphs)
    }
    for table in [galley_tag_gsub(), galley_tag_gpos()] {
      unsafe hb_set_clear(lookups)
      unsafe hb_ot_shape_plan_collect_lookups(plan, table, lookups)
      var lookup = galley_set_invalid()
      while unsafe hb_set_next(lookups, &lookup) != 0 {
        unsafe hb_ot_layout_lookup_collect_glyphs(
          face, table, lookup, glyphs, glyphs, glyphs, nil)
        if unsafe hb_set_has(glyphs, space) != 0 { return true }
      }
    }
    return false
  }
}
