import CHarfBuzz

/// What a listing of glyphs says of each, in the notation of HarfBuzz's tool `hb-shape`:
/// `[name=cluster@x,y+advance|…]`.
package struct GlyphListing: OptionSet, Sendable, Hashable {
  /// The bits, those of HarfBuzz's `hb_buffer_serialize_flags_t`.
  package let rawValue: UInt32

  package init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// No clusters.
  package static let omitClusters = GlyphListing(rawValue: 0x01)
  /// Neither offsets nor advances.
  package static let omitPositions = GlyphListing(rawValue: 0x02)
  /// Glyph numbers in place of names.
  package static let omitNames = GlyphListing(rawValue: 0x04)
  /// The glyphs' boxes.
  package static let showExtents = GlyphListing(rawValue: 0x08)
  /// The glyphs' flags.
  package static let showFlags = GlyphListing(rawValue: 0x10)
  /// No advances; offsets count from the run's origin.
  package static let omitAdvances = GlyphListing(rawValue: 0x20)
}

extension HarfBuzzBuffer {
  /// Writes the glyphs of a shaped buffer; nothing for an empty one.
  func listing(_ options: GlyphListing, font: OpaquePointer) -> String {
    unsafe withPointer { buffer in
      let count = unsafe hb_buffer_get_length(buffer)
      var text: [UInt8] = []
      var start: UInt32 = 0
      // Room for many glyphs: a name has at most 127 bytes, and up to eleven numbers follow it.
      var part = [CChar](repeating: 0, count: 4096)
      while start < count {
        var length: UInt32 = 0
        let written = unsafe hb_buffer_serialize_glyphs(
          buffer, start, count, &part, UInt32(part.count), &length, font,
          HB_BUFFER_SERIALIZE_FORMAT_TEXT, hb_buffer_serialize_flags_t(options.rawValue))
        if written == 0 { break }
        for unit in part[..<Int(length)] { text.append(UInt8(bitPattern: unit)) }
        start += written
      }
      return String(decoding: text, as: UTF8.self)
    }
  }
}
