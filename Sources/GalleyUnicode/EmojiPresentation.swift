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
  /// and sequences made with skin tones, tags or joiners. U+FE0E behind the first character asks
  /// for text.
  public init(cluster: some StringProtocol) {
    var scalars = cluster.unicodeScalars.makeIterator()
    self.init(
      first: scalars.next()?.value ?? 0, second: scalars.next()?.value ?? 0,
      third: scalars.next()?.value ?? 0)
  }

  /// Finds the presentation of a grapheme cluster of code points.
  package init(of codePoints: Span<UInt32>) {
    let count = codePoints.count
    self.init(
      first: count > 0 ? codePoints[0] : 0, second: count > 1 ? codePoints[1] : 0,
      third: count > 2 ? codePoints[2] : 0)
  }

  /// Finds the presentation of the grapheme cluster in a range of valid UTF-8.
  package init(of utf8: Span<UInt8>, in range: Range<Int>) {
    var offset = range.lowerBound
    func next() -> UInt32 {
      guard offset < range.upperBound else { return 0 }
      let (value, end) = decodeScalar(utf8, at: offset)
      offset = end
      return value
    }
    self.init(first: next(), second: next(), third: next())
  }

  /// Decides by the first three code points, which is enough; 0 stands for none.
  private init(first: UInt32, second: UInt32, third: UInt32) {
    let base = ScalarProperties(lookingUp: first)
    guard base.isEmoji else {
      self = .ordinary
      return
    }
    // The ASCII digits are Emoji for the sake of keycaps alone.
    self = base.isEmojiPresentation ? .emoji : first < 0x80 ? .ordinary : .text
    switch second {
    case 0xFE0E:
      self = .text
    case 0xFE0F, 0xE0020...0xE007F:
      self = .emoji
    case 0x200D:
      if ScalarProperties(lookingUp: third).isExtendedPictographic { self = .emoji }
    default:
      let isModified = ScalarProperties(lookingUp: second).isEmojiModifier
      if isModified && base.isEmojiModifierBase { self = .emoji }
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
