/// Goes through one text and keeps what comes first: supplied entities, then what starts first, then
/// what is longer, then what has the higher rank.
///
/// Matchers that are asked at a byte and rules that search ahead by themselves are merged by where
/// their matches start. Nothing is looked for inside of what was kept.
struct EntityScanner {
  let rules: CompiledRules
  let source: String
  private var supplied: ArraySlice<Entity>
  private var entities: [Entity] = []
  /// The end of the last entity that was kept.
  private var floor = 0
  /// The rules that search by themselves, each with what it found last.
  private var searches: [EntitySearch]

  /// - Parameter supplied: entities in order, none overlapping.
  init(_ rules: CompiledRules, source: String, supplied: [Entity]) {
    self.rules = rules
    self.source = source
    self.supplied = supplied[...]
    searches = rules.searchers.map { EntitySearch($0) }
  }

  /// The entities of the text, in order.
  mutating func scan(_ text: Span<UInt8>) -> [Entity] {
    var offset = 0
    while true {
      offset = rules.nextTrigger(in: text, from: offset)
      let other = searches.isEmpty ? nil : nextFound(in: text)
      let start = min(offset, other?.range.lowerBound ?? text.count)
      guard start < text.count else { break }
      if let next = supplied.first, next.range.lowerBound <= start {
        keep(supplied.removeFirst())
        offset = max(offset, floor)
        continue
      }
      let end = supplied.first?.range.lowerBound ?? text.count
      var best = offset == start ? rules.match(in: text, at: offset, end: end) : nil
      if let other, other.range.lowerBound == start, other.range.upperBound <= end {
        if let own = best, own.precedes(other) {} else { best = other }
      }
      guard let best else {
        // Nothing fits here, so whatever starts here is out.
        skip(past: start)
        if offset == start { offset += 1 }
        continue
      }
      keep(entity(best, in: text))
      offset = max(offset, floor)
    }
    return entities + supplied
  }

  private mutating func keep(_ entity: Entity) {
    entities.append(entity)
    floor = entity.range.upperBound
  }

  /// The first of what the searching rules find behind the last entity.
  private mutating func nextFound(in text: Span<UInt8>) -> Candidate? {
    var best: Candidate?
    for index in searches.indices {
      guard let found = searches[index].next(in: text, from: floor) else { continue }
      if let best, !found.precedes(best) { continue }
      best = found
    }
    return best
  }

  /// Gives up what starts at an offset.
  private mutating func skip(past start: Int) {
    for index in searches.indices { searches[index].skip(past: start) }
  }
}
