import CHarfBuzz

/// A glyph as shaping left it, in font units.
struct RawGlyph: BitwiseCopyable {
  var id: UInt32
  /// The first UTF-8 offset of the glyph's cluster.
  var cluster: UInt32
  var advance: Int32
  var xOffset: Int32
  var yOffset: Int32
  /// Whether a line edge before the cluster needs the neighbourhood to be shaped again.
  var isUnsafeToBreak: Bool
}

extension HarfBuzzBuffer {
  /// Appends the buffer's glyphs.
  ///
  /// - Parameter base: What is added to each cluster.
  func appendGlyphs(base: Int, to glyphs: inout [RawGlyph]) {
    unsafe withGlyphs { infos, positions in
      glyphs.append(
        contentsOf: infos.indices.lazy.map { index in
          let info = unsafe infos[index]
          let position = unsafe positions[index]
          return RawGlyph(
            id: info.codepoint, cluster: info.cluster &+ UInt32(truncatingIfNeeded: base),
            advance: position.x_advance, xOffset: position.x_offset, yOffset: position.y_offset,
            isUnsafeToBreak: info.mask & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue != 0)
        })
    }
  }
}
