/// The prefixes of some words, with the next state by byte worked out for each.
struct KeywordTrie {
  private(set) var next: [Int32]
  private(set) var depths: [Int32] = [0]
  private(set) var matches: [Int32] = [0]
  private(set) var shorter: [Int32] = [0]
  private let columnCount: Int

  /// Builds the states; state 0 is the empty prefix.
  ///
  /// - Parameters:
  ///   - words: The words' bytes.
  ///   - columns: A number from 1 on for each byte of the words, 0 for other bytes.
  ///   - columnCount: One more than the greatest of these numbers.
  init(words: [[UInt8]], columns: InlineArray<256, Int32>, columnCount: Int) {
    self.columnCount = columnCount
    next = [Int32](repeating: 0, count: columnCount)
    for word in words where !word.isEmpty { insert(word, columns: columns) }
    linkSuffixes()
  }

  private mutating func insert(_ word: [UInt8], columns: InlineArray<256, Int32>) {
    var state = 0
    for byte in word {
      let slot = state * columnCount + Int(columns[Int(byte)])
      if next[slot] == 0 {
        next[slot] = Int32(depths.count)
        depths.append(depths[state] + 1)
        matches.append(0)
        shorter.append(0)
        next.append(contentsOf: repeatElement(0, count: columnCount))
      }
      state = Int(next[slot])
    }
    matches[state] = Int32(word.count)
  }

  /// Goes through the states by depth and fills the rows from the states of their suffixes.
  private mutating func linkSuffixes() {
    var suffixes = [Int](repeating: 0, count: depths.count)
    var queue = [0]
    var head = 0
    while head < queue.count {
      let state = queue[head]
      head += 1
      for column in 0..<columnCount {
        let slot = state * columnCount + column
        let fallback = state == 0 ? 0 : Int(next[suffixes[state] * columnCount + column])
        let child = Int(next[slot])
        if child == 0 {
          next[slot] = Int32(fallback)
          continue
        }
        suffixes[child] = fallback
        if matches[child] > 0 {
          shorter[child] = Int32(fallback)
        } else {
          matches[child] = matches[fallback]
          shorter[child] = shorter[fallback]
        }
        queue.append(child)
      }
    }
  }
}
