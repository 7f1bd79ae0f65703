package import CHarfBuzz

/// The owner of one `hb_buffer_t`: filled with a piece of text, shaped, and read as glyphs.
///
/// Reuse one for many pieces; it keeps its memory. A buffer is used by one thread at a time.
@safe package struct HarfBuzzBuffer: ~Copyable {
  private let buffer: OpaquePointer

  /// Creates an empty buffer; when memory runs out HarfBuzz hands out an inert one that stays empty.
  package init() {
    unsafe buffer = hb_buffer_create()
  }

  deinit {
    unsafe hb_buffer_destroy(buffer)
  }

  /// Empties the buffer and fills it with part of a text; the rest of the text is its context.
  ///
  /// - Parameters:
  ///   - text: UTF-8; invalid units become U+FFFD.
  ///   - range: The part to shape, in offsets into `text`, which become the glyphs' clusters.
  package mutating func fill(from text: Span<UInt8>, range: Range<Int>) {
    unsafe hb_buffer_clear_contents(buffer)
    unsafe text.withUnsafeBufferPointer { units in
      guard let base = units.baseAddress else { return }
      unsafe base.withMemoryRebound(to: CChar.self, capacity: units.count) { pointer in
        unsafe hb_buffer_add_utf8(
          buffer, pointer, Int32(units.count), UInt32(range.lowerBound), Int32(range.count))
      }
    }
  }

  /// Sets what HarfBuzz needs to know of the whole piece.
  package mutating func setSegment(
    isRightToLeft: Bool, script: hb_script_t, language: hb_language_t?, flags: hb_buffer_flags_t
  ) {
    unsafe hb_buffer_set_direction(
      buffer, isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    unsafe hb_buffer_set_script(buffer, script)
    unsafe hb_buffer_set_language(buffer, language)
    unsafe hb_buffer_set_flags(buffer, flags)
  }

  /// Shapes the content; afterwards the buffer holds glyphs in visual order.
  package mutating func shape(with font: OpaquePointer, features: [hb_feature_t]) {
    unsafe features.withUnsafeBufferPointer { features in
      unsafe hb_shape(font, buffer, features.baseAddress, UInt32(features.count))
    }
  }

  /// The glyphs and their positions, valid inside the closure.
  package func withGlyphs<Result>(
    _ body: (UnsafeBufferPointer<hb_glyph_info_t>, UnsafeBufferPointer<hb_glyph_position_t>) ->
      Result
  ) -> Result {
    var count: UInt32 = 0
    let infos = unsafe hb_buffer_get_glyph_infos(buffer, &count)
    let positions = unsafe hb_buffer_get_glyph_positions(buffer, nil)
    return unsafe body(
      UnsafeBufferPointer(start: infos, count: Int(count)),
      UnsafeBufferPointer(start: positions, count: Int(count)))
  }

  /// Gives the `hb_buffer_t` to code that needs what this type does not offer.
  package borrowing func withPointer<Result>(_ body: (OpaquePointer) -> Result) -> Result {
    unsafe body(buffer)
  }
}
