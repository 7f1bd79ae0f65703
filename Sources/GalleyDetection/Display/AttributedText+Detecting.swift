public import GalleyText

extension AttributedText {
  /// Finds what can be tapped, makes it links, styles it, and replaces what the caller wants.
  ///
  /// Each entity that becomes a link has an id of its own, so that neighbours with one target stay
  /// apart. Its target is the entity's, or its text when the rule names none. Links that the text
  /// has already stay as they are and count as supplied entities.
  ///
  /// - Parameters:
  ///   - rules: What to look for.
  ///   - supplied: What the caller knows already; see `RuleSet.entities`. Links of
  ///     the text that overlap one of these are left out of the entities.
  ///   - style: How entities look.
  ///   - substitution: What is shown in the place of an entity; `nil` for its own text. It is called
  ///     once for each, in order.
  /// - Precondition: supplied entities are as `RuleSet.entities` wants them.
  /// - Complexity: O(*n*) in the lengths of the text and of what is put in, and in the runs.
  public func detecting(
    _ rules: RuleSet, supplied: [Entity] = [], style: EntityStyle = EntityStyle(),
    substitution: (Entity) -> Substitution? = { _ in nil }
  ) -> DetectedText {
    let links = linkEntities(outside: supplied)
    let entities = rules.entities(in: string, supplied: supplied + links.map(\.entity))
    var builder = DisplayBuilder(self)
    var rest = links[...]
    for entity in entities {
      if let known = rest.first, known.entity.range == entity.range {
        rest.removeFirst()
        builder.append(entity, link: known.link, shownAs: substitution(entity))
      } else {
        builder.append(entity, look: style.looks[entity.kind], shownAs: substitution(entity))
      }
    }
    return builder.finished()
  }

  /// The links of the text that do not overlap some entities, in order.
  private func linkEntities(outside entities: [Entity]) -> [(entity: Entity, link: Link)] {
    var result: [(entity: Entity, link: Link)] = []
    for run in runs {
      guard let link = run.attributes.link else { continue }
      let range = scalarStart(run.range.lowerBound)..<scalarStart(run.range.upperBound)
      if let last = result.last, last.link == link,
        last.entity.range.upperBound == range.lowerBound
      {
        result[result.count - 1].entity.range = last.entity.range.lowerBound..<range.upperBound
      } else if !range.isEmpty {
        result.append((Entity(kind: .link, range: range, value: "", target: link.target), link))
      }
    }
    if result.isEmpty { return result }
    var others = entities.sorted { $0.range.lowerBound < $1.range.lowerBound }[...]
    return result.compactMap { item in
      let range = item.entity.range
      while let other = others.first, other.range.upperBound <= range.lowerBound {
        others.removeFirst()
      }
      if let other = others.first, other.range.overlaps(range) { return nil }
      var item = item
      item.entity.value = string.utf8Slice(range)
      return item
    }
  }

  /// The start of the scalar that an offset lies in.
  private func scalarStart(_ offset: Int) -> Int {
    let bytes = string.utf8Span.span
    var start = offset
    while start > 0 && start < bytes.count && bytes[start] & 0xC0 == 0x80 { start -= 1 }
    return start
  }
}
