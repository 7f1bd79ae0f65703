import CHarfBuzz

/// The sizes that HarfBuzz can set on a font beside its variations.
package struct HarfBuzzScale: Sendable, Hashable {
  /// The width of the em in the positions' unit; `nil` for the font's units per em.
  package var xUnitsPerEm: Int32?
  /// The height of the em in the positions' unit; `nil` for the font's units per em.
  package var yUnitsPerEm: Int32?
  /// Device pixels per em for hinting deltas; 0 for none.
  package var xPixelsPerEm: UInt32 = 0
  /// Device pixels per em for hinting deltas; 0 for none.
  package var yPixelsPerEm: UInt32 = 0
  /// The size in points for tracking (AAT `trak`); 0 for none.
  package var pointsPerEm: Float = 0

  package init() {}
}

/// The owner of a font made for one call, at a size of its own.
@safe struct ScaledHarfBuzzFont: ~Copyable {
  /// The font; it lives as long as the owner.
  let font: OpaquePointer

  /// Makes a font of the same face and variations.
  init(_ original: OpaquePointer, scale: HarfBuzzScale) {
    unsafe self.init(face: hb_font_get_face(original), scale: scale)
    var count: UInt32 = 0
    if let coordinates = unsafe hb_font_get_var_coords_normalized(original, &count), count > 0 {
      unsafe hb_font_set_var_coords_normalized(font, coordinates, count)
    }
  }

  /// Makes a font that has no glyph but an empty `.notdef` half an em wide, from no file at all.
  init(emptyAt scale: HarfBuzzScale) {
    // Not HarfBuzz' own empty face, with which it does not shape.
    let face = unsafe hb_face_create(hb_blob_get_empty(), 0)
    unsafe self.init(face: face, scale: scale)
    unsafe hb_face_destroy(face)
  }

  private init(face: OpaquePointer?, scale: HarfBuzzScale) {
    unsafe font = hb_font_create(face)
    let unitsPerEm = unsafe Int32(hb_face_get_upem(face))
    unsafe hb_font_set_scale(
      font, scale.xUnitsPerEm ?? unitsPerEm, scale.yUnitsPerEm ?? unitsPerEm)
    unsafe hb_font_set_ppem(font, scale.xPixelsPerEm, scale.yPixelsPerEm)
    unsafe hb_font_set_ptem(font, scale.pointsPerEm)
  }

  deinit {
    unsafe hb_font_destroy(font)
  }
}
