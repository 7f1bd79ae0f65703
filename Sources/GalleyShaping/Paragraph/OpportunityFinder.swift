import GalleyText
import GalleyUnicode

/// Finds where the lines of a paragraph may end.
struct OpportunityFinder {
  private(set) var opportunities: [ShapedParagraph.Opportunity] = []
  private var found: [LineBreakOpportunity] = []
  private var dictionary: [UInt32] = []

  /// Finds the opportunities; the last one is the paragraph's end.
  mutating func find(
    in content: Span<UInt8>, base: Int, style: ParagraphStyle, language: String,
    table: ClusterTable
  ) {
    opportunities.removeAll(keepingCapacity: true)
    if style.wrap == .word {
      findAll(in: content, style: style, language: language, table: table)
    } else {
      findMandatory(in: content)
    }
    var cluster = 0
    for opportunity in found where opportunity.offset < content.count {
      // Lines never cut a grapheme cluster.
      let offset = base + opportunity.offset
      guard let index = table.index(startingAt: offset, from: &cluster), index > 0 else { continue }
      append(index, isMandatory: opportunity.isMandatory, table: table)
    }
    append(table.count, isMandatory: true, table: table)
  }

  private mutating func append(_ cluster: Int, isMandatory: Bool, table: ClusterTable) {
    let previous = opportunities.last.map { Int($0.cluster) } ?? 0
    var contentEnd = cluster
    while contentEnd > previous, table.flags[contentEnd - 1].contains(.isWhitespace) {
      contentEnd -= 1
    }
    // White space alone between two opportunities hangs from the content before the first.
    if contentEnd == previous, cluster > previous, let last = opportunities.last,
      !last.isMandatory
    {
      contentEnd = Int(last.contentEnd)
    }
    opportunities.append(
      ShapedParagraph.Opportunity(
        cluster: cluster, contentEnd: contentEnd, isMandatory: isMandatory))
  }

  private mutating func findAll(
    in content: Span<UInt8>, style: ParagraphStyle, language: String, table: ClusterTable
  ) {
    found.removeAll(keepingCapacity: true)
    let breaker = LineBreaker(
      strictness: .init(style.lineBreak), wordBreak: .init(style.wordBreak), language: language)
    breaker.appendOpportunities(of: content, to: &found)
    if table.hasDictionaryText, style.wordBreak != .breakAll { addDictionaryBreaks(in: content) }
  }

  /// Line ends inside the paragraph: VT, FF and U+2028 (UAX #14 LB4).
  private mutating func findMandatory(in content: Span<UInt8>) {
    found.removeAll(keepingCapacity: true)
    var offset = 0
    while offset < content.count {
      let (scalar, next) = decodeScalar(content, at: offset)
      offset = next
      if isLineEnd(scalar) { found.append(LineBreakOpportunity(offset: offset, isMandatory: true)) }
    }
  }

  /// Adds the opportunities between the words of Thai, Lao, Khmer and Burmese.
  private mutating func addDictionaryBreaks(in content: Span<UInt8>) {
    dictionary.removeAll(keepingCapacity: true)
    var offset = 0
    while offset < content.count {
      let start = offset
      while offset < content.count {
        let (scalar, next) = decodeScalar(content, at: offset)
        let lineBreakClass = ScalarProperties(codePoint: scalar).lineBreakClass
        guard lineBreakClass == .sa || (offset > start && lineBreakClass == .cm) else { break }
        offset = next
      }
      if offset > start {
        DictionaryBreaker.appendBreaks(in: content, range: start..<offset, to: &dictionary)
      } else {
        offset = decodeScalar(content, at: offset).next
      }
    }
    guard !dictionary.isEmpty else { return }
    found += dictionary.map { LineBreakOpportunity(offset: Int($0), isMandatory: false) }
    found.sort { ($0.offset, $0.isMandatory ? 0 : 1) < ($1.offset, $1.isMandatory ? 0 : 1) }
  }
}

/// Whether a scalar ends a line but not a paragraph: VT, FF or U+2028.
func isLineEnd(_ scalar: UInt32) -> Bool {
  scalar == 0x0B || scalar == 0x0C || scalar == 0x2028
}

extension LineBreaker.Strictness {
  fileprivate init(_ strictness: ParagraphStyle.LineBreakStrictness) {
    switch strictness {
    case .loose: self = .loose
    case .normal: self = .normal
    case .strict: self = .strict
    }
  }
}

extension LineBreaker.WordBreak {
  fileprivate init(_ wordBreak: ParagraphStyle.WordBreak) {
    switch wordBreak {
    case .normal: self = .normal
    case .breakAll: self = .breakAll
    case .keepAll: self = .keepAll
    }
  }
}
