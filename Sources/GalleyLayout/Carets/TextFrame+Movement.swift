import GalleyShaping
import GalleyText

extension TextFrame {
  /// The position to which a caret moves.
  ///
  /// By cluster, left and right pass one cluster as the line is seen and go on in the line that
  /// follows in reading order; by greater units they mean backward and forward, swapped in paragraphs
  /// that run from right to left. Carets stay in the visible text and stop at its ends. Results have
  /// downstream affinity unless they stand at a wrapped line's end or a direction change.
  ///
  /// - Precondition: the offset is 0 to the text's length.
  /// - Complexity: O(log *n*) in the number of lines and linear in the line, or in the paragraph for
  ///   words.
  public func position(
    _ position: TextPosition, moved direction: CaretDirection, by unit: CaretUnit
  ) -> TextPosition {
    checkOffset(position.offset)
    guard let index = lineIndex(of: position) else { return position }
    let isVisual = direction == .left || direction == .right
    if isVisual, unit == .cluster {
      return passingCluster(from: position, line: index, toRight: direction == .right)
    }
    let isRightToLeft = lines[index].direction == .rightToLeft
    let isForward = direction == (isVisual ? (isRightToLeft ? .left : .right) : .forward)
    switch unit {
    case .cluster:
      return TextPosition(offset: offset(nextTo: position.offset, isForward: isForward))
    case .word:
      return TextPosition(offset: wordEdge(from: position.offset, isForward: isForward))
    case .line:
      let clusters = LineClusters(lines[index])
      return isForward
        ? TextPosition(
          offset: clusters.endOffset, affinity: isWrapped(after: index) ? .upstream : .downstream)
        : TextPosition(offset: clusters.startOffset)
    case .paragraph:
      return TextPosition(offset: paragraphEdge(from: position.offset, isForward: isForward))
    }
  }

  /// The position some lines below another one, or above it.
  ///
  /// Above the first line is the visible text's start, below the last one its end.
  ///
  /// - Parameters:
  ///   - position: Where the caret is.
  ///   - count: How many lines down; negative for up.
  ///   - x: The place on the line to look for, in the frame's coordinates; `nil` for the caret's own.
  ///     Keep that of the first step while a caret goes on up and down.
  /// - Precondition: the offset is 0 to the text's length.
  public func position(
    _ position: TextPosition, movedByLines count: Int, x: Double? = nil
  ) -> TextPosition {
    checkOffset(position.offset)
    guard let index = lineIndex(of: position) else { return position }
    let target = index + max(-lines.count, min(lines.count, count))
    if target < 0 { return TextPosition(offset: LineClusters(lines[0]).startOffset) }
    if target >= lines.count { return TextPosition(offset: lastOffset) }
    let x = x ?? lines[index].caret(at: position).rect.minX
    return lines[target].insertionPosition(atX: x)
  }

  /// The last place that a caret may have.
  private var lastOffset: Int {
    lines.last.map { LineClusters($0).endOffset } ?? visibleRange.upperBound
  }

  // MARK: Clusters

  /// The next caret offset; the same one at the visible text's end.
  private func offset(nextTo offset: Int, isForward: Bool) -> Int {
    var index = lineIndex(of: TextPosition(offset: offset)) ?? 0
    while lines.indices.contains(index) {
      let offsets = LineClusters(lines[index]).offsets
      if let next = isForward
        ? offsets.first(where: { $0 > offset })
        : offsets.last(where: { $0 < offset })
      {
        return next
      }
      index += isForward ? 1 : -1
    }
    return min(offset, lastOffset)
  }

  private func passingCluster(
    from position: TextPosition, line index: Int, toRight: Bool
  ) -> TextPosition {
    let clusters = LineClusters(lines[index])
    if let next = clusters.position(
      passingFrom: clusters.slot(of: position), toRight: toRight)
    {
      return next
    }
    // The line's visual end: the next line in reading order is entered from its other side.
    let isForward = toRight == (lines[index].direction == .leftToRight)
    let other = isForward ? index + 1 : index - 1
    guard lines.indices.contains(other) else { return position }
    let entered = LineClusters(lines[other])
    let slot = toRight ? 0 : entered.boxes.count
    // A wrap is no place of its own: a cluster is passed across it.
    if isWrapped(after: min(index, other)),
      let next = entered.position(passingFrom: slot, toRight: toRight)
    {
      return next
    }
    return entered.settled(entered.position(atEnd: !toRight))
  }

  // MARK: Words and paragraphs

  /// The paragraph that holds an offset, the last one at the end; `nil` in a text without any.
  func paragraphBounds(at offset: Int) -> ParagraphBounds? {
    storage.source.bounds(at: storage.source.index(containing: offset))
  }

  private func wordEdge(from offset: Int, isForward: Bool) -> Int {
    var index = storage.source.index(containing: offset)
    while index >= 0, let paragraph = storage.source.bounds(at: index) {
      let words = WordBoundaries(of: paragraph, in: text)
      if let edge = isForward ? words.wordEnd(after: offset) : words.wordStart(before: offset) {
        return visible(edge)
      }
      index += isForward ? 1 : -1
    }
    return isForward ? lastOffset : LineClusters(lines[0]).startOffset
  }

  private func paragraphEdge(from offset: Int, isForward: Bool) -> Int {
    let index = storage.source.index(containing: offset)
    guard let paragraph = storage.source.bounds(at: index) else { return offset }
    if isForward {
      let next = paragraph.contentEnd > offset ? nil : storage.source.bounds(at: index + 1)
      return visible((next ?? paragraph).contentEnd)
    }
    let isInside = paragraph.range.lowerBound < offset || index == 0
    let previous = isInside ? nil : storage.source.bounds(at: index - 1)
    return visible((previous ?? paragraph).range.lowerBound)
  }

  /// The nearest place of a caret at or before an offset.
  private func visible(_ offset: Int) -> Int {
    guard let index = lineIndex(of: TextPosition(offset: offset)) else { return offset }
    let offsets = LineClusters(lines[index]).offsets
    return offsets.last { $0 <= offset } ?? offsets[0]
  }
}

extension LineClusters {
  /// The position behind the next cluster at one side of a slot; `nil` at the line's end.
  func position(passingFrom slot: Int, toRight: Bool) -> TextPosition? {
    if toRight {
      return boxes[slot...].firstIndex { !isToken($0) && $0.hasRightEdge }
        .map { settled(position(rightOf: $0)) }
    }
    return boxes[..<slot].lastIndex { !isToken($0) && $0.hasLeftEdge }
      .map { settled(position(leftOf: $0)) }
  }

  /// The position at the line's left or right end.
  func position(atEnd isRight: Bool) -> TextPosition {
    let edge =
      isRight
      ? boxes.lastIndex { !isToken($0) && $0.hasRightEdge }.map(position(rightOf:))
      : boxes.firstIndex { !isToken($0) && $0.hasLeftEdge }.map(position(leftOf:))
    return edge ?? TextPosition(offset: line.range.lowerBound)
  }
}
