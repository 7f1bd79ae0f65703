import GalleyText

/// Puts together the text that is shown, entity by entity.
struct DisplayBuilder {
  private let source: AttributedText
  private var text: AttributedText
  private var items: [DetectedText.Item] = []
  private var map: SourceMap
  /// How much of the source is done, in UTF-8 units, and which runs it ends in.
  private var position = 0
  private var run = 0
  private var paragraph = 0
  /// The id of the next link, greater than those that the text has already.
  private var nextID: Int

  init(_ source: AttributedText) {
    self.source = source
    text = AttributedText(
      attributes: source.runs[0].attributes, paragraphStyle: source.paragraphRuns[0].style)
    map = SourceMap(source: source.string)
    nextID = source.runs.lazy.compactMap { $0.attributes.link?.id }.max().map { $0 + 1 } ?? 0
  }

  /// Goes past an entity that has a link already.
  mutating func append(_ entity: Entity, link: Link, shownAs substitution: Substitution?) {
    append(entity, link: link, shownAs: substitution) { _ in }
  }

  /// Goes past an entity with a look, which may make it a link.
  mutating func append(
    _ entity: Entity, look: EntityStyle.Look?, shownAs substitution: Substitution?
  ) {
    var link: Link?
    if let look, look.isLink {
      link = Link(entity.target ?? source.string.utf8Slice(entity.range), id: nextID)
      nextID += 1
    }
    append(entity, link: link, shownAs: substitution) { attributes in
      if let look { attributes = attributes.changed(by: look, link: link) }
    }
  }

  private mutating func append(
    _ entity: Entity, link: Link?, shownAs substitution: Substitution?,
    _ change: (inout TextAttributes) -> Void
  ) {
    appendSource(to: entity.range.lowerBound) { _ in }
    let start = text.utf8Count
    if let substitution {
      append(substitution, change)
      position = entity.range.upperBound
      map.append(
        SourceMap.Replacement(source: entity.range, display: start..<text.utf8Count))
    } else {
      appendSource(to: entity.range.upperBound, change)
    }
    items.append(
      DetectedText.Item(entity: entity, displayRange: start..<text.utf8Count, link: link))
  }

  /// Adds the rest of the source.
  mutating func finished() -> DetectedText {
    appendSource(to: source.utf8Count) { _ in }
    return DetectedText(text: text, items: items, map: map)
  }

  private mutating func append(
    _ substitution: Substitution, _ change: (inout TextAttributes) -> Void
  ) {
    findRuns()
    var attributes = source.runs[run].attributes
    attributes.attachment = nil
    change(&attributes)
    let style = source.paragraphRuns[paragraph].style
    if let attachment = substitution.attachment {
      var piece = AttributedText(paragraphStyle: style)
      piece.append(attachment, attributes: attributes)
      text.append(piece)
    }
    text.append(
      AttributedText(substitution.text, attributes: attributes, paragraphStyle: style))
  }

  /// Adds the source up to an offset, its attributes changed.
  private mutating func appendSource(
    to end: Int, _ change: (inout TextAttributes) -> Void
  ) {
    while position < end {
      findRuns()
      let next = min(
        end, source.runs[run].range.upperBound, source.paragraphRuns[paragraph].range.upperBound)
      var attributes = source.runs[run].attributes
      change(&attributes)
      text.append(
        AttributedText(
          source.string.utf8Slice(position..<next), attributes: attributes,
          paragraphStyle: source.paragraphRuns[paragraph].style))
      position = next
    }
  }

  /// Goes on to the runs that the position lies in.
  private mutating func findRuns() {
    while source.runs[run].range.upperBound <= position { run += 1 }
    while source.paragraphRuns[paragraph].range.upperBound <= position { paragraph += 1 }
  }
}
