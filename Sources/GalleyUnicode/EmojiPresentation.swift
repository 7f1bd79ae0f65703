/// How a grapheme cluster wants to be drawn: as ordinary text, or as an emoji in colour or in text
/// style (UTS #51).
public enum EmojiPresentation: Sendable, Hashable {
  /// The cluster is no emoji. Digits, `#` and `*` without a variation selector are none.
  case ordinary
  /// The cluster is an emoji that is drawn like text: U+FE0E follows, or it is its default.
  case text
  /// The cluster is an emoji sequence, or an emoji that is drawn in colour.
  case emoji

  /// Finds the presentation of a grapheme cluster.
  ///
  /// These are drawn in colour: characters of Emoji_Presentation, flags, emoji followed by U+FE0F,
  /// keycaps with it, and sequences made with skin tones, tags or joiners. U+FE0E behind the first
  /// character asks for text.
  public init(cluster: some StringProtocol) {
    var text = String(cluster)
    text.makeContiguousUTF8()
    let span = text.utf8Span.span
    self.init(of: span, in: 0..<span.count)
  }

  /// Finds the presentation of the grapheme cluster in a range of valid UTF-8.
  package init(of utf8: Span<UInt8>, in range: Range<Int>) {
    guard !range.isEmpty else {
      self = .ordinary
      return
    }
    let (value, second) = decodeScalar(utf8, at: range.lowerBound)
    let first = ScalarProperties(lookingUp: value)
    guard first.isEmoji else {
      self = .ordinary
      return
    }
    // Emoji has the ASCII digits for the sake of keycaps alone.
    let isKeycapBase = value < 0x80
    self =
      first.isEmojiPresentation ? .emoji : isKeycapBase ? .ordinary : .text
    guard second < range.upperBound else { return }
    let (selector, third) = decodeScalar(utf8, at: second)
    switch selector {
    case 0xFE0E:
      self = .text
    case 0xFE0F:
      guard isKeycapBase else {
        self = .emoji
        return
      }
      let isKeycap = third < range.upperBound && decodeScalar(utf8, at: third).value == 0x20E3
      self = isKeycap ? .emoji : .ordinary
    case 0x200D:
      guard third < range.upperBound, !isKeycapBase else { return }
      let joined = ScalarProperties(lookingUp: decodeScalar(utf8, at: third).value)
      if joined.isExtendedPictographic || joined.isEmoji { self = .emoji }
    case 0xE0020...0xE007F:
      self = .emoji
    default:
      let modifier = ScalarProperties(lookingUp: selector)
      if modifier.isEmojiModifier && first.isEmojiModifierBase { self = .emoji }
    }
  }
}

extension EmojiPresentation {
  /// The UTF-8 ranges of the grapheme clusters of a text that are drawn as emoji in colour.
  ///
  /// The ranges are in order; neighbours are not joined. The time is linear in the text's length.
  public static func emojiRanges(in text: String) -> [Range<Int>] {
    let utf8 = text.utf8Span.span
    var offsets: [UInt32] = []
    GraphemeBreaker.appendBoundaries(of: utf8, to: &offsets)
    var ranges: [Range<Int>] = []
    for (start, end) in zip(offsets, offsets.dropFirst()) {
      let range = Int(start)..<Int(end)
      if EmojiPresentation(of: utf8, in: range) == .emoji { ranges.append(range) }
    }
    return ranges
  }
}
