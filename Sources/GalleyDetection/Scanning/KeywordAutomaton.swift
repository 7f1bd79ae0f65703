import GalleyUnicode

/// The automaton of Aho and Corasick over bytes, with a row of next states for every prefix.
final class KeywordAutomaton: Sendable {
  let rule: KeywordRule
  let number: Int
  /// The column of each byte; 0 for bytes that no word has.
  private let columns: InlineArray<256, Int32>
  private let columnCount: Int
  /// The next state by state and column.
  private let next: [Int32]
  /// The length of each state's prefix.
  private let depths: [Int32]
  /// The length of the longest word that ends a state's prefix; 0 for none.
  private let matches: [Int32]
  /// The state whose match is the next shorter word that ends a state's prefix; 0 for none.
  private let shorter: [Int32]

  init(_ rule: KeywordRule, number: Int) {
    self.rule = rule
    self.number = number
    let words = rule.words.map { word in
      word.utf8.map { rule.ignoresASCIICase ? Self.lowercased($0) : $0 }
    }
    var columns = InlineArray<256, Int32>(repeating: 0)
    var count: Int32 = 1
    for byte in Set(words.joined()).sorted() {
      columns[Int(byte)] = count
      if rule.ignoresASCIICase { columns[Int(Self.uppercased(byte))] = count }
      count += 1
    }
    let trie = KeywordTrie(words: words, columns: columns, columnCount: Int(count))
    self.columns = columns
    columnCount = Int(count)
    next = trie.next
    depths = trie.depths
    matches = trie.matches
    shorter = trie.shorter
  }

  /// The leftmost of the matches that start at or behind an offset, and of these the longest.
  func match(in text: Span<UInt8>, from start: Int) -> Candidate? {
    var state = 0
    var best: Range<Int>?
    var offset = start
    while offset < text.count {
      state = Int(next[state * columnCount + Int(columns[Int(text[offset])])])
      offset += 1
      if let best, offset - Int(depths[state]) > best.lowerBound { break }
      var ending = state
      while matches[ending] > 0 {
        let range = offset - Int(matches[ending])..<offset
        if let best, range.lowerBound > best.lowerBound { break }
        if isAlone(range, in: text) {
          best = range
          break
        }
        ending = Int(shorter[ending])
      }
    }
    return best.map { Candidate($0, rule: number) }
  }

  private func isAlone(_ range: Range<Int>, in text: Span<UInt8>) -> Bool {
    if range.lowerBound > 0,
      rule.forbiddenAround.contains(scalarBefore(range.lowerBound, in: text).value)
    {
      return false
    }
    return range.upperBound == text.count
      || !rule.forbiddenAround.contains(decodeScalar(text, at: range.upperBound).value)
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
  }

  private static func uppercased(_ byte: UInt8) -> UInt8 {
    (0x61...0x7A).contains(byte) ? byte & ~0x20 : byte
  }
}
