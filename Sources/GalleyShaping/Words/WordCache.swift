/// Shaped words of all plans, each kept with the spaces behind it.
///
/// A word is kept only where no lookup of the font looks at the space, so that it is shaped alike
/// wherever it stands; what is shaped with the cache is equal to what is shaped without. It is
/// bounded: when it is full it is emptied.
struct WordCache {
  /// The longest word that is kept, in UTF-8 units.
  static let longestWord = 96
  private static let slotCount = 1 << 14
  private static let wordLimit = slotCount / 2
  private static let glyphLimit = 1 << 16
  private static let planLimit = 32

  private struct Entry {
    var hash: UInt64
    var plan: Int
    var text: Range<Int>
    var glyphs: Range<Int>
  }

  private var plans: [ShapingPlan] = []
  private var lastPlan = 0
  /// For each place of the hash table the index of an entry and 1, or 0.
  private var slots: [UInt32] = []
  private var entries: [Entry] = []
  private var text: [UInt8] = []
  /// The glyphs of all words; clusters count from the word's start.
  private var glyphs: [RawGlyph] = []

  /// The plan that shapes an item; `nil` when its words can't be kept.
  mutating func plan(for item: ShapedParagraph.Item) -> Int? {
    if !plans.indices.contains(lastPlan) || !plans[lastPlan].shapes(item) {
      lastPlan = plans.firstIndex { $0.shapes(item) } ?? addPlan(for: item)
    }
    return plans[lastPlan].admitsWords(of: item) ? lastPlan : nil
  }

  private mutating func addPlan(for item: ShapedParagraph.Item) -> Int {
    if plans.count == Self.planLimit {
      removeWords()
      plans.removeAll()
    }
    plans.append(ShapingPlan(of: item))
    return plans.count - 1
  }

  private mutating func removeWords() {
    slots = []
    entries.removeAll(keepingCapacity: true)
    text.removeAll(keepingCapacity: true)
    glyphs.removeAll(keepingCapacity: true)
  }

  /// The hash of a word for a plan (FNV-1a).
  static func hash(of word: Span<UInt8>, plan: Int) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325 ^ UInt64(truncatingIfNeeded: plan)
    for index in word.indices { hash = (hash ^ UInt64(word[index])) &* 0x0000_0100_0000_01b3 }
    return hash ^ hash >> 32
  }

  /// Appends the glyphs of a word if it is known.
  ///
  /// - Parameters:
  ///   - offset: The word's offset in the whole text, which is added to the clusters.
  ///   - result: Takes the glyphs.
  /// - Returns: Whether the word is known.
  func append(
    _ word: Span<UInt8>, hash: UInt64, plan: Int, offset: Int, to result: inout [RawGlyph]
  ) -> Bool {
    guard !slots.isEmpty, let entry = entry(of: word, hash: hash, plan: plan) else { return false }
    let base = UInt32(truncatingIfNeeded: offset)
    result.append(
      contentsOf: glyphs[entries[entry].glyphs].lazy.map { glyph in
        var glyph = glyph
        glyph.cluster &+= base
        return glyph
      })
    return true
  }

  private func entry(of word: Span<UInt8>, hash: UInt64, plan: Int) -> Int? {
    var slot = Int(truncatingIfNeeded: hash) & (Self.slotCount - 1)
    while slots[slot] != 0 {
      let index = Int(slots[slot]) - 1
      if entries[index].hash == hash, entries[index].plan == plan,
        holds(word, at: entries[index].text)
      {
        return index
      }
      slot = (slot + 1) & (Self.slotCount - 1)
    }
    return nil
  }

  private func holds(_ word: Span<UInt8>, at range: Range<Int>) -> Bool {
    guard range.count == word.count else { return false }
    let known = text.span.extracting(range)
    for index in word.indices where word[index] != known[index] { return false }
    return true
  }

  /// Keeps a word that is not known yet.
  ///
  /// - Parameter shaped: The word's glyphs, whose clusters are offsets in the whole text.
  mutating func insert(
    _ word: Span<UInt8>, hash: UInt64, plan: Int, offset: Int, shaped: ArraySlice<RawGlyph>
  ) {
    if entries.count == Self.wordLimit || glyphs.count + shaped.count > Self.glyphLimit {
      removeWords()
    }
    if slots.isEmpty { slots = Array(repeating: 0, count: Self.slotCount) }
    let textStart = text.count
    for index in word.indices { text.append(word[index]) }
    let firstGlyph = glyphs.count
    for glyph in shaped {
      var glyph = glyph
      glyph.cluster &-= UInt32(truncatingIfNeeded: offset)
      glyphs.append(glyph)
    }
    entries.append(
      Entry(
        hash: hash, plan: plan, text: textStart..<text.count, glyphs: firstGlyph..<glyphs.count))
    var slot = Int(truncatingIfNeeded: hash) & (Self.slotCount - 1)
    while slots[slot] != 0 { slot = (slot + 1) & (Self.slotCount - 1) }
    slots[slot] = UInt32(entries.count)
  }
}
