/// The rules of a set made ready for scanning.
final class CompiledRules: Sendable {
  /// A rule that is asked at the bytes which its matches start with.
  enum Matcher: Sendable {
    case sigil(SigilMatcher)
    case emoji(EmojiMatcher)
    case shortLink(ShortLinkRule, number: Int)
    case custom(any EntityMatcher, number: Int)
  }

  /// A rule that searches for its next match by itself.
  enum Searcher: Sendable {
    case keywords(KeywordAutomaton)
    case links(LinkGrammar, number: Int)
  }

  let rules: [Rule]
  /// The number of the group of matchers to ask at each byte; 0 for none.
  let triggers: InlineArray<256, UInt8>
  /// Matchers by group; those of group 0 are none.
  let groups: [[Matcher]]
  /// The rules that search for themselves.
  let searchers: [Searcher]

  init(_ rules: [Rule]) {
    self.rules = rules
    var searchers: [Searcher] = []
    var matchers: [(matcher: Matcher, bytes: Set<UInt8>)] = []
    for (number, rule) in rules.enumerated() {
      switch rule.method {
      case .sigil(let sigil):
        let leads = sigil.sigils.compactMap { UTF8.encode($0)?.first }
        matchers.append((.sigil(SigilMatcher(sigil, number: number)), Set(leads)))
      case .emoji(let includesText):
        let matcher = EmojiMatcher(includesText: includesText, number: number)
        matchers.append((.emoji(matcher), Set(EmojiMatcher.triggers)))
      case .shortLink(let link):
        let leads = link.prefixes.compactMap(\.utf8.first)
        matchers.append((.shortLink(link, number: number), Set(leads)))
      case .matcher(let matcher):
        matchers.append((.custom(matcher, number: number), Set(matcher.triggers)))
      case .keywords(let keywords):
        searchers.append(.keywords(KeywordAutomaton(keywords, number: number)))
      case .links(let grammar): searchers.append(.links(grammar, number: number))
      }
    }
    self.searchers = searchers
    var triggers = InlineArray<256, UInt8>(repeating: 0)
    var members: [[Int]] = [[]]
    for byte in 0..<256 {
      let asked = matchers.indices.filter { matchers[$0].bytes.contains(UInt8(byte)) }
      if asked.isEmpty { continue }
      let group = members.firstIndex(of: asked) ?? members.count
      if group == members.count { members.append(asked) }
      triggers[byte] = UInt8(group)
    }
    self.triggers = triggers
    groups = members.map { group in group.map { matchers[$0].matcher } }
  }
}

extension CompiledRules {
  /// The first offset at or behind another whose byte triggers a matcher; the text's end without one.
  @inline(__always)
  func nextTrigger(in text: Span<UInt8>, from start: Int) -> Int {
    var offset = start
    while offset < text.count && triggers[Int(text[offset])] == 0 { offset += 1 }
    return offset
  }

  /// The longest match that starts at an offset and ends in bounds, of equals the one of highest
  /// rank.
  func match(in text: Span<UInt8>, at start: Int, end: Int) -> Candidate? {
    var best: Candidate?
    for matcher in groups[Int(triggers[Int(text[start])])] {
      let found: Candidate? =
        switch matcher {
        case .sigil(let matcher): matcher.match(in: text, at: start)
        case .emoji(let matcher): matcher.match(in: text, at: start)
        case .shortLink(let rule, let number):
          rule.end(in: text, at: start).map { Candidate(start..<$0, rule: number) }
        case .custom(let matcher, let number):
          matcher.candidate(in: text, at: start, rule: number)
        }
      guard let found, found.range.upperBound <= end else { continue }
      if let best, !found.precedes(best) { continue }
      best = found
    }
    return best
  }
}

extension EntityMatcher {
  /// Shows the matcher its window and checks what it answers.
  fileprivate func candidate(in text: Span<UInt8>, at start: Int, rule: Int) -> Candidate? {
    var end = min(text.count, start + max(window, 0))
    while end < text.count && end > start && text[end] & 0xC0 == 0x80 { end -= 1 }
    guard end > start else { return nil }
    let previous = start == 0 ? nil : Unicode.Scalar(scalarBefore(start, in: text).value)
    guard let match = match(text.extracting(start..<end), after: previous) else { return nil }
    let count = end - start
    precondition(
      match.length > 0 && match.length <= count,
      "EntityMatcher: length \(match.length) is outside 1...\(count)")
    let matchEnd = start + match.length
    precondition(
      matchEnd == text.count || text[matchEnd] & 0xC0 != 0x80,
      "EntityMatcher: length \(match.length) cuts a character")
    let value = match.value ?? 0..<match.length
    precondition(
      value.lowerBound >= 0 && value.upperBound <= match.length,
      "EntityMatcher: value \(value) is outside the match 0..<\(match.length)")
    return Candidate(
      start..<matchEnd, rule: rule, value: start + value.lowerBound..<start + value.upperBound,
      target: match.target)
  }
}
