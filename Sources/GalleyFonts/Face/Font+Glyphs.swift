import CHarfBuzz
public import GalleyText

extension Font {
  /// The horizontal advance of a glyph, in points (OpenType `hmtx`, `HVAR`); 0 for an unknown glyph.
  public func advance(of glyph: GlyphID) -> Double {
    unsafe Double(hb_font_get_glyph_h_advance(instance.pointer, glyph)) * scale
  }

  /// The rectangle a glyph draws in, in points from its origin on the baseline, y growing downward.
  ///
  /// It holds outline, bitmap or colour layers, whichever the glyph has; empty for a space.
  public func bounds(of glyph: GlyphID) -> Rect {
    var result = outlineBounds(of: glyph)
    for layer in colorLayers(of: glyph) {
      result = result.union(outlineBounds(of: layer.glyph))
    }
    return result
  }

  /// The name of a glyph as the font gives it (`post`, `CFF`); `gid` and its number if it has none.
  public func glyphName(_ glyph: GlyphID) -> String {
    // HarfBuzz cuts names at the buffer's end; glyph names have at most 63 characters.
    var buffer = [CChar](repeating: 0, count: 128)
    unsafe hb_font_glyph_to_string(instance.pointer, glyph, &buffer, UInt32(buffer.count))
    let bytes = buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The places inside a ligature where carets stand, in points from the glyph's origin, ascending
  /// (OpenType `GDEF` ligature caret list).
  ///
  /// A ligature of *n* characters has *n* − 1; empty for other glyphs and in fonts without the list.
  public func ligatureCarets(of glyph: GlyphID) -> [Double] {
    var count = unsafe hb_ot_layout_get_ligature_carets(
      instance.pointer, HB_DIRECTION_LTR, glyph, 0, nil, nil)
    if count == 0 { return [] }
    var carets = [hb_position_t](repeating: 0, count: Int(count))
    unsafe hb_ot_layout_get_ligature_carets(
      instance.pointer, HB_DIRECTION_LTR, glyph, 0, &count, &carets)
    return carets.prefix(Int(count)).map { Double($0) * scale }.sorted()
  }

  private func outlineBounds(of glyph: GlyphID) -> Rect {
    var extents = hb_glyph_extents_t()
    guard unsafe hb_font_get_glyph_extents(instance.pointer, glyph, &extents) != 0 else {
      return .zero
    }
    return Rect(extents, scale: scale)
  }
}

extension Rect {
  /// HarfBuzz' extents, whose y grows upward and whose height is normally negative, in points.
  init(_ extents: hb_glyph_extents_t, scale: Double) {
    self.init(
      x: Double(extents.x_bearing) * scale, y: -Double(extents.y_bearing) * scale,
      width: Double(extents.width) * scale, height: -Double(extents.height) * scale)
  }
}
