import GalleyUnicode

/// Whether a scalar shows as a missing glyph in a font that lacks it.
///
/// The Hangul fillers are default ignorables, but HarfBuzz shows them.
func needsGlyph(_ scalar: UInt32) -> Bool {
  !ScalarProperties(codePoint: scalar).isDefaultIgnorable
    || [0x115F, 0x1160, 0x3164, 0xFFA0].contains(scalar)
}

/// Whether a scalar is a control character (general category Cc).
func isControl(_ scalar: UInt32) -> Bool {
  scalar < 0x20 || (0x7F...0x9F).contains(scalar)
}

extension FontEntry {
  /// Whether the face has a glyph for every scalar of a cluster that needs one, as `base` does.
  func covers(_ cluster: Span<UInt32>, base: Int) -> Bool {
    guard covers(cluster[base]) else { return false }
    for index in base..<cluster.count {
      guard covers(cluster[index]) || !needsGlyph(cluster[index]) else { return false }
    }
    return true
  }

  /// Whether the face has a glyph for a code point; none has one for a surrogate.
  func covers(_ codePoint: UInt32) -> Bool {
    Unicode.Scalar(codePoint).map(covers) ?? false
  }

  /// Whether this is a coloured font of emoji: not for other text, though it may have digits.
  ///
  /// Coloured fonts of letters are like any other.
  var isEmojiFont: Bool {
    descriptor.hasColor && (0x1F300...0x1FAFF).contains(where: covers)
  }
}
