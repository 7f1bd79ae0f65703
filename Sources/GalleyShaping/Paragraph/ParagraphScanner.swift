/// Where a paragraph stands in the text, in UTF-8 offsets.
package struct ParagraphBounds: Sendable, Hashable {
  /// The paragraph with the separator that ends it.
  package var range: Range<Int>
  /// Where the separator starts; the paragraph's end without one.
  package var contentEnd: Int

  package init(range: Range<Int>, contentEnd: Int) {
    self.range = range
    self.contentEnd = contentEnd
  }
}

/// Finds the paragraphs of a text one after the other.
///
/// A paragraph ends with LF, CR, CR LF, U+0085 or U+2029 (UAX #9 class B; LF and CR LF are one
/// separator). U+2028, VT and FF end lines inside a paragraph.
package struct ParagraphScanner: Sendable {
  private let opensFinalParagraph: Bool
  /// Where the next paragraph starts; `nil` after the last one.
  private var start: Int? = 0

  /// - Parameter opensFinalParagraph: Whether an empty text, and the place after a final separator,
  ///   is an empty paragraph.
  package init(opensFinalParagraph: Bool) {
    self.opensFinalParagraph = opensFinalParagraph
  }

  /// The next paragraph of the text; `nil` after the last one.
  ///
  /// - Complexity: O(*n*) in the paragraph's length.
  package mutating func next(in text: String) -> ParagraphBounds? {
    guard let first = start else { return nil }
    let count = text.utf8.count
    guard first < count else {
      start = nil
      return opensFinalParagraph
        ? ParagraphBounds(range: first..<first, contentEnd: first) : nil
    }
    let utf8 = text.utf8.span
    var offset = first
    while offset < count {
      let length = Self.separatorLength(in: utf8, at: offset)
      if length > 0 {
        start = offset + length
        return ParagraphBounds(range: first..<offset + length, contentEnd: offset)
      }
      offset += 1
    }
    start = nil
    return ParagraphBounds(range: first..<count, contentEnd: count)
  }

  /// Where the next paragraph starts if no separator ends it within some length; `nil` otherwise.
  ///
  /// - Complexity: O(*length*).
  package func startOfParagraph(longerThan length: Int, in text: String) -> Int? {
    guard let start, start + length < text.utf8.count else { return nil }
    let utf8 = text.utf8.span
    for offset in start..<start + length where Self.separatorLength(in: utf8, at: offset) > 0 {
      return nil
    }
    return start
  }

  /// The length of the separator at an offset; 0 without one.
  private static func separatorLength(in utf8: Span<UInt8>, at offset: Int) -> Int {
    switch utf8[offset] {
    case 0x0A: return 1
    case 0x0D: return offset + 1 < utf8.count && utf8[offset + 1] == 0x0A ? 2 : 1
    case 0xC2: return utf8[offset + 1] == 0x85 ? 2 : 0
    case 0xE2: return utf8[offset + 1] == 0x80 && utf8[offset + 2] == 0xA9 ? 3 : 0
    default: return 0
    }
  }
}
