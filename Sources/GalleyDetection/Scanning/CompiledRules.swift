/// The rules of a set made ready for scanning.
final class CompiledRules: Sendable {
  /// What is asked at a byte that a match may start with.
  struct Step: Sendable {
    enum Method: Sendable {
      case sigil
      case emoji(includesText: Bool)
      case shortLink
      case custom
    }

    let method: Method
    /// The rule's place among those of its method.
    let index: Int
    /// The rule's number, which is its rank.
    let rule: Int
  }

  /// A rule that searches for its next match by itself.
  enum Searcher: Sendable {
    case keywords(KeywordAutomaton)
    case links(LinkGrammar, number: Int)
  }

  /// Of each rule, by its number: what entities get from it.
  let names: [String]
  let kinds: [Entity.Kind]
  /// The templates of targets; empty where the target is the text.
  let targets: [String?]
  /// The number of the group of steps to take at each byte.
  let triggers: TriggerTable
  /// The steps, group by group.
  private let steps: [Step]
  /// Where the steps of each group end.
  private let ends: [Int]
  private let sigils: [SigilMatcher]
  private let shortLinks: [ShortLinkMatcher]
  private let customs: [any EntityMatcher]
  /// The rules that search for themselves.
  let searchers: [Searcher]

  init(_ rules: [Rule]) {
    names = rules.map(\.name)
    kinds = rules.map(\.kind)
    targets = rules.map(\.target)
    var builder = Builder()
    for (number, rule) in rules.enumerated() { builder.add(rule.method, number: number) }
    builder.group()
    triggers = TriggerTable(builder.triggers)
    steps = builder.grouped
    ends = builder.ends
    sigils = builder.sigils
    shortLinks = builder.shortLinks
    customs = builder.customs
    searchers = builder.searchers
  }
}

extension CompiledRules {
  /// Collects rules by method, then steps by byte.
  private struct Builder {
    var steps: [(step: Step, bytes: Set<UInt8>)] = []
    var sigils: [SigilMatcher] = []
    var shortLinks: [ShortLinkMatcher] = []
    var customs: [any EntityMatcher] = []
    var searchers: [Searcher] = []
    var triggers = InlineArray<256, UInt8>(repeating: 0)
    var grouped: [Step] = []
    var ends = [0]

    mutating func add(_ method: Rule.Method, number: Int) {
      func step(_ method: Step.Method, _ index: Int, _ bytes: some Sequence<UInt8>) {
        steps.append((Step(method: method, index: index, rule: number), Set(bytes)))
      }
      switch method {
      case .sigil(let rule):
        step(.sigil, sigils.count, rule.sigils.compactMap { UTF8.encode($0)?.first })
        sigils.append(SigilMatcher(rule, number: number))
      case .emoji(let includesText):
        step(.emoji(includesText: includesText), 0, EmojiMatcher.triggers)
      case .shortLink(let rule):
        step(.shortLink, shortLinks.count, "h".utf8)
        shortLinks.append(ShortLinkMatcher(rule))
      case .matcher(let matcher):
        step(.custom, customs.count, matcher.triggers)
        customs.append(matcher)
      case .keywords(let rule):
        searchers.append(.keywords(KeywordAutomaton(rule, number: number)))
      case .links(let grammar): searchers.append(.links(grammar, number: number))
      }
    }

    mutating func group() {
      var groups: [[Int]] = [[]]
      for byte in UInt8.min...UInt8.max {
        let asked = steps.indices.filter { steps[$0].bytes.contains(byte) }
        if asked.isEmpty { continue }
        let group = groups.firstIndex(of: asked) ?? groups.count
        if group == groups.count {
          groups.append(asked)
          grouped += asked.map { steps[$0].step }
          ends.append(grouped.count)
        }
        triggers[Int(byte)] = UInt8(group)
      }
    }
  }

  /// The longest match that starts at an offset and ends in bounds, of equals the one of highest
  /// rank.
  ///
  /// - Parameter target: Where the match leads, if a rule in code says so.
  func match(
    in text: Span<UInt8>, at start: Int, end: Int, target: inout String?
  ) -> Candidate? {
    let group = triggers[text[start]]
    var index = ends[group - 1]
    var best = match(steps[index], in: text, at: start, end: end, target: &target)
    index += 1
    while index < ends[group] {
      var ownTarget: String?
      let found = match(steps[index], in: text, at: start, end: end, target: &ownTarget)
      if let found, best.map(found.precedes) ?? true {
        best = found
        target = ownTarget
      }
      index += 1
    }
    return best
  }

  /// The match of one step, if it ends in bounds.
  @inline(__always)
  private func match(
    _ step: Step, in text: Span<UInt8>, at start: Int, end: Int, target: inout String?
  ) -> Candidate? {
    switch step.method {
    case .sigil:
      guard let found = sigils[step.index].match(in: text, at: start),
        found.range.upperBound <= end
      else { return nil }
      return found
    case .emoji(let includesText):
      let emojiEnd = EmojiMatcher(includesText: includesText).end(in: text, at: start)
      guard let emojiEnd, emojiEnd <= end else { return nil }
      return Candidate(start..<emojiEnd, rule: step.rule)
    case .shortLink:
      guard let linkEnd = shortLinks[step.index].end(in: text, at: start), linkEnd <= end else {
        return nil
      }
      return Candidate(start..<linkEnd, rule: step.rule)
    case .custom:
      guard let match = customs[step.index].checkedMatch(in: text, at: start),
        start + match.length <= end
      else { return nil }
      target = match.target
      let value = match.value ?? 0..<match.length
      return Candidate(
        start..<start + match.length, rule: step.rule,
        value: start + value.lowerBound..<start + value.upperBound)
    }
  }
}

extension EntityMatcher {
  /// Shows the matcher its window and checks what it answers.
  fileprivate func checkedMatch(in text: Span<UInt8>, at start: Int) -> EntityMatch? {
    var end = min(text.count, start + max(window, 0))
    while end < text.count && end > start && text[end] & 0xC0 == 0x80 { end -= 1 }
    guard end > start else { return nil }
    let previous = start == 0 ? nil : Unicode.Scalar(scalarBefore(start, in: text).value)
    guard let match = match(text.extracting(start..<end), after: previous) else { return nil }
    let count = end - start
    precondition(
      match.length > 0 && match.length <= count,
      "EntityMatcher: length \(match.length) is outside 1...\(count)")
    let value = match.value ?? 0..<match.length
    precondition(
      value.lowerBound >= 0 && value.upperBound <= match.length,
      "EntityMatcher: value \(value) is outside the match 0..<\(match.length)")
    for offset in [match.length, value.lowerBound, value.upperBound]
    where start + offset < text.count {
      precondition(
        text[start + offset] & 0xC0 != 0x80, "EntityMatcher: offset \(offset) cuts a character")
    }
    return match
  }
}
