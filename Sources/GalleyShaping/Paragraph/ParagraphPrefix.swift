package import GalleyText
import GalleyUnicode

/// How much of a long paragraph is shaped when only its first lines are wanted.
package enum ParagraphPrefix {
  /// How many clusters before a prefix' end may look otherwise than in the whole paragraph: joining,
  /// ligatures, words of a dictionary and line break rules look no further.
  package static let margin = 64

  /// Where to cut a paragraph after about `length` units; `nil` when it has to be shaped as a whole.
  ///
  /// A paragraph can be cut when its first units fix its direction and hold nothing, such as an
  /// isolate or a bracket, whose level depends on what comes later (UAX #9 BD13, BD16).
  ///
  /// - Complexity: O(*length*).
  package static func end(
    of text: Span<UInt8>, from start: Int, length: Int, direction: ParagraphStyle.Direction
  ) -> Int? {
    var end = start + length
    guard end < text.count else { return nil }
    while end > start, text[end] & 0xC0 == 0x80 { end -= 1 }
    // A cut behind a space is least in the way of shaping.
    var space = end
    while space > end - margin, space > start, text[space - 1] != 0x20 { space -= 1 }
    if space > end - margin, space > start { end = space }
    let prefix = text.extracting(start..<end)
    return fixesDirection(prefix, direction: direction) ? end : nil
  }

  private static func fixesDirection(
    _ prefix: Span<UInt8>, direction: ParagraphStyle.Direction
  ) -> Bool {
    let isPlain = !BidiResolver.isNeeded(for: prefix)
    if isPlain, direction == .leftToRight { return true }
    var hasStrong = direction != .natural
    var offset = 0
    while offset < prefix.count {
      let (scalar, next) = decodeScalar(prefix, at: offset)
      let properties = ScalarProperties(codePoint: scalar)
      switch properties.bidiClass {
      case .l, .r, .al:
        hasStrong = true
        if isPlain { return true }
      case .lre, .rle, .lro, .rlo, .pdf, .lri, .rli, .fsi, .pdi: return false
      default:
        if properties.isOpeningBracket { return false }
      }
      offset = next
    }
    return hasStrong
  }
}
