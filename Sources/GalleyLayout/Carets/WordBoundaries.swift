import GalleyShaping
import GalleyText
import GalleyUnicode

/// The words of one paragraph and what stands between them.
///
/// Words are those of UAX #29; Thai, Lao, Khmer and Burmese text is cut by dictionary. No boundary
/// stands inside a grapheme cluster.
struct WordBoundaries {
  /// The boundaries as UTF-8 offsets into the whole text, start and end included.
  let offsets: [Int]
  private let text: AttributedText

  /// - Complexity: O(*n*) in the paragraph's length.
  init(of paragraph: ParagraphBounds, in text: AttributedText) {
    self.text = text
    let base = paragraph.range.lowerBound
    let content = text.string.utf8Span.span.extracting(base..<paragraph.contentEnd)
    var words: [UInt32] = []
    WordBreaker.appendBoundaries(of: content, to: &words)
    Self.cutByDictionary(content, in: &words)
    var clusters: [UInt32] = []
    GraphemeBreaker.appendBoundaries(of: content, to: &clusters)
    var offsets: [Int] = []
    var next = 0
    for word in words {
      while next < clusters.count, clusters[next] < word { next += 1 }
      if next < clusters.count, clusters[next] == word { offsets.append(base + Int(word)) }
    }
    self.offsets = offsets.isEmpty ? [base] : offsets
  }

  /// The stretch between two boundaries that holds an offset; the last one at the end.
  func range(containing offset: Int) -> Range<Int> {
    let next = offsets.firstIndex { $0 > offset } ?? offsets.count - 1
    return offsets[max(next - 1, 0)]..<offsets[next]
  }

  /// The end of the first word that ends behind an offset.
  func wordEnd(after offset: Int) -> Int? {
    offsets.indices.dropFirst().first {
      offsets[$0] > offset && isWord(offsets[$0 - 1]..<offsets[$0])
    }.map { offsets[$0] }
  }

  /// The start of the last word that starts before an offset.
  func wordStart(before offset: Int) -> Int? {
    offsets.indices.dropLast().last {
      offsets[$0] < offset && isWord(offsets[$0]..<offsets[$0 + 1])
    }.map { offsets[$0] }
  }

  /// Whether a stretch has letters, numbers or pictures, not only spaces and punctuation.
  private func isWord(_ range: Range<Int>) -> Bool {
    let utf8 = text.string.utf8Span.span
    var offset = range.lowerBound
    while offset < range.upperBound {
      let (value, next) = decodeScalar(utf8, at: offset)
      if let scalar = Unicode.Scalar(value),
        scalar.properties.isAlphabetic || scalar.properties.numericType != nil
          || ScalarProperties(scalar).isExtendedPictographic || value == 0xFFFC
      {
        return true
      }
      offset = next
    }
    return false
  }

  /// Replaces the boundaries inside text without spaces by those between its words.
  private static func cutByDictionary(_ content: Span<UInt8>, in words: inout [UInt32]) {
    var stretches: [Range<Int>] = []
    var offset = 0
    while offset < content.count {
      let (value, next) = decodeScalar(content, at: offset)
      if ScalarProperties(codePoint: value).lineBreakClass == .sa {
        if let last = stretches.last, last.upperBound == offset {
          stretches[stretches.count - 1] = last.lowerBound..<next
        } else {
          stretches.append(offset..<next)
        }
      }
      offset = next
    }
    for stretch in stretches {
      words.removeAll { stretch.lowerBound < Int($0) && Int($0) < stretch.upperBound }
      DictionaryBreaker.appendBreaks(in: content, range: stretch, to: &words)
    }
    if !stretches.isEmpty { words.sort() }
  }
}
