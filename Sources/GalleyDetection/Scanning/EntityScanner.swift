/// Goes through one text and keeps what comes first: supplied entities, then what starts first, then
/// what is longer, then what has the higher rank.
///
/// Matchers that are asked at a byte and rules that search ahead by themselves are merged by where
/// their matches start. Nothing is looked for inside of what was kept.
struct EntityScanner {
  let rules: CompiledRules
  private var supplied: ArraySlice<Entity>
  /// The end of the last entity that was kept.
  private var floor = 0
  /// The rules that search by themselves, each with what it found last.
  private var searches: [EntitySearch]

  /// - Parameter supplied: entities in order, none overlapping.
  init(_ rules: CompiledRules, supplied: [Entity]) {
    self.rules = rules
    self.supplied = supplied[...]
    searches = rules.searchers.map { EntitySearch($0) }
  }

  /// The entities of the text, in order.
  mutating func scan(_ text: Span<UInt8>) -> [Entity] {
    var entities: [Entity] = []
    var offset = 0
    while true {
      offset = rules.triggers.next(in: text, from: offset)
      let other = searches.isEmpty ? nil : nextFound(in: text)
      let start = min(offset, other?.candidate.range.lowerBound ?? text.count)
      guard start < text.count else { break }
      let end = supplied.first?.range.lowerBound ?? text.count
      if end <= start {
        let next = supplied.removeFirst()
        floor = next.range.upperBound
        entities.append(next)
        offset = max(offset, floor)
        continue
      }
      var target: String?
      var best =
        offset == start
        ? rules.match(in: text, at: offset, end: end, target: &target) : nil
      if let other, other.candidate.range.lowerBound == start,
        other.candidate.range.upperBound <= end, best.map(other.candidate.precedes) ?? true
      {
        best = other.candidate
        target = searches[other.search].target
      }
      if let best {
        floor = best.range.upperBound
        // Room for one entity in 64 bytes, as long as that is not much.
        if entities.isEmpty { entities.reserveCapacity(min(max(4, text.count / 64), 4096)) }
        entities.append(entity(best, target: target, in: text))
        offset = max(offset, floor)
      } else {
        // Nothing fits here, so whatever starts here is out.
        for index in searches.indices { searches[index].skip(past: start) }
        if offset == start { offset += 1 }
      }
    }
    if !supplied.isEmpty { entities += supplied }
    return entities
  }

  /// The first of what the searching rules find behind the last entity, and which of them does.
  private mutating func nextFound(
    in text: Span<UInt8>
  ) -> (candidate: Candidate, search: Int)? {
    var best: (candidate: Candidate, search: Int)?
    for index in searches.indices {
      guard let found = searches[index].next(in: text, from: floor) else { continue }
      if let best, !found.precedes(best.candidate) { continue }
      best = (found, index)
    }
    return best
  }
}
