import GalleyUnicode

/// Cuts the text of an item into words, each with the spaces behind it.
struct WordSplitter {
  /// The ends of the words in order, as offsets into the content; the last one is the item's end.
  private(set) var ends: [Int] = []

  /// Finds the words of a range of a paragraph's content.
  mutating func split(_ content: Span<UInt8>, range: Range<Int>) {
    ends.removeAll(keepingCapacity: true)
    var offset = range.lowerBound
    while offset < range.upperBound {
      if content[offset] != 0x20 {
        offset += 1
        continue
      }
      repeat { offset += 1 } while offset < range.upperBound && content[offset] == 0x20
      if offset < range.upperBound, Self.startsWord(content, at: offset) { ends.append(offset) }
    }
    ends.append(range.upperBound)
  }

  /// Whether what follows a space is not part of its grapheme cluster.
  private static func startsWord(_ content: Span<UInt8>, at offset: Int) -> Bool {
    if content[offset] < 0x80 { return true }
    switch ScalarProperties(codePoint: decodeScalar(content, at: offset).value).graphemeBreakClass {
    case .extend, .spacingMark, .zwj: return false
    default: return true
    }
  }

  /// Whether a word has nothing but spaces or the paragraph's edges around it.
  static func standsAlone(_ word: Range<Int>, in content: Span<UInt8>) -> Bool {
    guard word.lowerBound == 0 || content[word.lowerBound - 1] == 0x20 else { return false }
    return content[word.upperBound - 1] == 0x20 || word.upperBound == content.count
      || content[word.upperBound] == 0x20
  }
}
