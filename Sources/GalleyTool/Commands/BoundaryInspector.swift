import GalleyUnicode

/// Finds the boundaries of lines, grapheme clusters or words.
struct BoundaryInspector: Inspector {
  enum Kind: String {
    case lineBreaks = "line-breaks"
    case graphemes
    case words
  }

  private let kind: Kind
  private let lineBreaker = LineBreaker(strictness: .untailored)
  private var boundaries: [UInt32] = []
  private var opportunities: [LineBreakOpportunity] = []

  init(kind: Kind) {
    self.kind = kind
  }

  mutating func inspect(_ codePoints: [UInt32], output: inout Output) throws(ToolError) {
    var utf8: [UInt8] = []
    for codePoint in codePoints {
      guard let scalar = Unicode.Scalar(codePoint), let bytes = UTF8.encode(scalar) else {
        throw .badInput(
          "\(String(codePoint, radix: 16, uppercase: true)) is a surrogate, not a character")
      }
      utf8.append(contentsOf: bytes)
    }
    boundaries.removeAll(keepingCapacity: true)
    switch kind {
    case .lineBreaks:
      opportunities.removeAll(keepingCapacity: true)
      lineBreaker.appendOpportunities(of: utf8.span, to: &opportunities)
      for opportunity in opportunities { boundaries.append(UInt32(opportunity.offset)) }
    case .graphemes: GraphemeBreaker.appendBoundaries(of: utf8.span, to: &boundaries)
    case .words: WordBreaker.appendBoundaries(of: utf8.span, to: &boundaries)
    }
    writeBoundaries(in: utf8, output: &output)
  }

  /// Writes the start and the boundaries after it as offsets in code points.
  private func writeBoundaries(in utf8: [UInt8], output: inout Output) {
    output.append("0")
    var offset = 0
    var codePointOffset = 0
    for boundary in boundaries where boundary > 0 {
      while offset < Int(boundary) {
        if utf8[offset] & 0xC0 != 0x80 { codePointOffset += 1 }
        offset += 1
      }
      output.append(" \(codePointOffset)")
    }
  }
}
