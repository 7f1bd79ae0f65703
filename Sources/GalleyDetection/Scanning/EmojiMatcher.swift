import GalleyUnicode

/// Finds emoji sequences by the grammar of UTS #51, section 1.4.9.
struct EmojiMatcher: Sendable {
  /// Whether characters count that are drawn as text by default.
  let includesText: Bool

  /// The UTF-8 units that a sequence may start with: of the digits, `#` and `*`, and of the scalars
  /// with the property Emoji.
  static let triggers: [UInt8] = [0x23, 0x2A] + Array(0x30...0x39) + [0xC2, 0xE2, 0xE3, 0xF0]

  /// The most tags of a sequence.
  private static let tagLimit = 32

  /// The end of the sequence that starts at an offset.
  @inline(__always)
  func end(in text: Span<UInt8>, at start: Int) -> Int? {
    mayStart(in: text, at: start) ? sequenceEnd(in: text, at: start) : nil
  }

  /// Dismisses most characters that are no emoji by their bytes.
  @inline(__always)
  private func mayStart(in text: Span<UInt8>, at start: Int) -> Bool {
    guard start + 1 < text.count else { return false }
    let second = text[start + 1]
    return switch text[start] {
    case 0xF0: second == 0x9F
    // U+3030, U+303D, U+3297 and U+3299 alone.
    case 0xE3: second == 0x80 && text[start + 2] & 0xB0 == 0xB0 || second == 0x8A
    // General punctuation up to the dashes and the ellipsis.
    case 0xE2: second != 0x80 || text[start + 2] == 0xBC
    case 0xC2: second == 0xA9 || second == 0xAE
    default: second >= 0xE2
    }
  }

  private func sequenceEnd(in text: Span<UInt8>, at start: Int) -> Int? {
    if text[start] < 0x80 { return keycapEnd(in: text, at: start) }
    guard var (end, isText) = element(in: text, at: start) else { return nil }
    while end < text.count {
      let (joiner, next) = decodeScalar(text, at: end)
      guard joiner == 0x200D, next < text.count, let joined = element(in: text, at: next) else {
        break
      }
      isText = false
      end = joined.end
    }
    return isText && !includesText ? nil : end
  }

  private func keycapEnd(in text: Span<UInt8>, at start: Int) -> Int? {
    var (value, next) = decodeScalar(text, at: start + 1)
    if value == 0xFE0F && next < text.count { (value, next) = decodeScalar(text, at: next) }
    return value == 0x20E3 ? next : nil
  }

  /// One emoji with what modifies it, or a flag; and whether it is drawn as text.
  private func element(in text: Span<UInt8>, at start: Int) -> (end: Int, isText: Bool)? {
    let (value, next) = decodeScalar(text, at: start)
    let properties = ScalarProperties(codePoint: value)
    if properties.graphemeBreakClass == .regionalIndicator {
      guard next < text.count else { return nil }
      let second = decodeScalar(text, at: next)
      let isPair =
        ScalarProperties(codePoint: second.value).graphemeBreakClass == .regionalIndicator
      return isPair ? (second.next, false) : nil
    }
    // Code points that are kept for pictographs may be emoji of a newer Unicode.
    let isReserved =
      properties.isExtendedPictographic && properties.generalCategory == .unassigned
    guard value >= 0x80, properties.isEmoji || isReserved else { return nil }
    var end = next
    var isText = !properties.isEmojiPresentation && !isReserved
    func following() -> (value: UInt32, next: Int) {
      end < text.count ? decodeScalar(text, at: end) : (0, end)
    }
    var (mark, after) = following()
    if mark == 0xFE0E { return nil }
    if ScalarProperties(codePoint: mark).isEmojiModifier {
      isText = false
      end = after
      (mark, after) = following()
    }
    if mark == 0xFE0F {
      isText = false
      end = after
      (mark, after) = following()
    }
    if mark == 0x20E3 { return (after, false) }
    if let tagged = tagsEnd(in: text, at: end) { return (tagged, false) }
    return (end, isText)
  }

  /// The end of the tags at an offset, if a cancel tag ends them.
  private func tagsEnd(in text: Span<UInt8>, at start: Int) -> Int? {
    var offset = start
    for count in 0...Self.tagLimit {
      guard offset < text.count else { return nil }
      let (value, next) = decodeScalar(text, at: offset)
      if value == 0xE007F { return count > 0 ? next : nil }
      guard (0xE0020...0xE007E).contains(value) else { return nil }
      offset = next
    }
    return nil
  }
}
