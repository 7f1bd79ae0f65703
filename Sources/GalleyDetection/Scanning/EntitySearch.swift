/// The search of one rule through one text, which runs ahead to the next match.
struct EntitySearch {
  private let searcher: CompiledRules.Searcher
  /// What was found last.
  private var found: Candidate?
  /// Where it leads, if the rule says so.
  private(set) var target: String?
  /// Where to look for more.
  private var position = 0
  private var linkState = LinkGrammar.State()

  init(_ searcher: CompiledRules.Searcher) {
    self.searcher = searcher
  }

  /// The first match that starts at or behind an offset, which never goes back.
  mutating func next(in text: Span<UInt8>, from floor: Int) -> Candidate? {
    if let found {
      if found.range.lowerBound >= floor { return found }
      // An entity that starts before it covers its start, but what follows may be a match.
      position = floor
    }
    position = max(position, floor)
    switch searcher {
    case .keywords(let automaton):
      found = automaton.match(in: text, from: position)
      position = found.map { $0.range.lowerBound + 1 } ?? text.count
    case .links(let grammar, let number):
      found = nextLink(of: grammar, number: number, in: text, from: floor)
    }
    return found
  }

  /// Gives up the match found last if it starts at an offset.
  mutating func skip(past start: Int) {
    if found?.range.lowerBound == start { found = nil }
  }

  private mutating func nextLink(
    of grammar: LinkGrammar, number: Int, in text: Span<UInt8>, from floor: Int
  ) -> Candidate? {
    while position < text.count {
      let byte = text[position]
      position += 1
      guard byte == UInt8(ascii: ":") || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "@")
      else { continue }
      let link = grammar.match(
        in: text, at: position - 1, notBefore: floor, state: &linkState)
      guard let link else { continue }
      target = link.target
      return Candidate(link.range, rule: number)
    }
    return nil
  }
}
