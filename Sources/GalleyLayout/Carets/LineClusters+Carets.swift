import GalleyFonts
import GalleyShaping
import GalleyText

/// The places of carets between the boxes of a line.
///
/// Slot *i* is left of box *i*; the last slot is right of the last box. Tokens have no slots of their
/// own that a caret could stand in.
extension LineClusters {
  /// A caret's place.
  struct Edge {
    var x: Double
    var ascent: Double
    var descent: Double
    var isRightToLeft: Bool
  }

  /// The offset of the line's first caret.
  var startOffset: Int { order.first.map { boxes[$0].range.lowerBound } ?? line.range.lowerBound }
  /// The offset of the line's last caret, before a line end or separator.
  var endOffset: Int { order.last.map { boxes[$0].range.upperBound } ?? line.range.lowerBound }

  /// The offsets of all carets on the line, ascending.
  var offsets: [Int] {
    var offsets: [Int] = []
    for index in order where offsets.last != boxes[index].range.lowerBound {
      offsets.append(boxes[index].range.lowerBound)
    }
    offsets.append(endOffset)
    return offsets
  }

  // MARK: Between slots and positions

  /// The nearest position to a place, on the side of the box that holds the place.
  func position(nearestTo x: Double) -> TextPosition {
    guard let index = boxes.firstIndex(where: { x < $0.right }) else {
      return settled(position(atSlot: boxes.count))
    }
    let box = boxes[index]
    let isAtLeft = x < (box.left + box.right) / 2
    if !isToken(box), isAtLeft ? box.hasLeftEdge : box.hasRightEdge {
      return settled(isAtLeft ? position(leftOf: index) : position(rightOf: index))
    }
    return settled(nearestEdge(to: x) ?? position(atSlot: index))
  }

  /// The nearest position of all, for a place in a token or where a cluster has no edge.
  private func nearestEdge(to x: Double) -> TextPosition? {
    var best: (position: TextPosition, distance: Double)?
    func consider(_ position: TextPosition, at edge: Double) {
      let distance = abs(edge - x)
      if best.map({ distance < $0.distance }) ?? true { best = (position, distance) }
    }
    for index in order {
      let box = boxes[index]
      if box.hasLeftEdge { consider(position(leftOf: index), at: box.left) }
      if box.hasRightEdge { consider(position(rightOf: index), at: box.right) }
    }
    return best?.position
  }

  /// The position at a slot, told by the nearest box of the text at its left, else at its right.
  func position(atSlot slot: Int) -> TextPosition {
    if let left = boxes[..<slot].lastIndex(where: { !isToken($0) && $0.hasRightEdge }) {
      return position(rightOf: left)
    }
    if let right = boxes[slot...].firstIndex(where: { !isToken($0) && $0.hasLeftEdge }) {
      return position(leftOf: right)
    }
    return TextPosition(offset: line.range.lowerBound)
  }

  func position(leftOf index: Int) -> TextPosition {
    boxes[index].isRightToLeft
      ? TextPosition(offset: boxes[index].range.upperBound, affinity: .upstream)
      : TextPosition(offset: boxes[index].range.lowerBound)
  }

  func position(rightOf index: Int) -> TextPosition {
    boxes[index].isRightToLeft
      ? TextPosition(offset: boxes[index].range.lowerBound)
      : TextPosition(offset: boxes[index].range.upperBound, affinity: .upstream)
  }

  /// The same place with downstream affinity where both are one.
  func settled(_ position: TextPosition) -> TextPosition {
    guard position.affinity == .upstream,
      let after = boxIndex(startingAt: position.offset),
      let before = boxIndex(endingAt: position.offset),
      leadingEdge(of: after) == trailingEdge(of: before)
    else { return position }
    return TextPosition(offset: position.offset)
  }

  /// The slot of a position; the nearest one for a position that is not on the line.
  func slot(of position: TextPosition) -> Int {
    guard let (index, isLeading) = boxSide(of: position) else { return 0 }
    return boxes[index].isRightToLeft == isLeading ? index + 1 : index
  }

  // MARK: Edges

  /// Where a caret stands.
  func caretEdge(at position: TextPosition) -> Edge {
    guard let (index, isLeading) = boxSide(of: position) else { return emptyEdge }
    return edge(of: index, isLeading: isLeading)
  }

  /// The other place of a split caret: where text of the other direction would go in.
  func secondaryEdge(at position: TextPosition) -> Edge? {
    guard let (index, isLeading) = boxSide(of: position) else { return nil }
    let first = edge(of: index, isLeading: isLeading)
    let second: Edge
    let offset = isLeading ? boxes[index].range.lowerBound : boxes[index].range.upperBound
    if let other = isLeading ? boxIndex(endingAt: offset) : boxIndex(startingAt: offset) {
      second = edge(of: other, isLeading: !isLeading)
    } else {
      // At the paragraph's ends the base direction is the neighbour.
      guard line.record.pieces == nil, isLeading ? isParagraphStart : line.isHardBreak,
        let left = boxes.first?.left, let right = boxes.last?.right
      else { return nil }
      let isAtRight = (line.direction == .rightToLeft) == isLeading
      second = Edge(
        x: isAtRight ? right : left, ascent: first.ascent, descent: first.descent,
        isRightToLeft: line.direction == .rightToLeft)
    }
    return second.x == first.x ? nil : second
  }

  /// The edge on which text of the line's direction would go in.
  func primaryAffinity(at offset: Int) -> TextPosition.Affinity {
    let isBaseRightToLeft = line.direction == .rightToLeft
    if let after = boxIndex(startingAt: offset) {
      if boxes[after].isRightToLeft == isBaseRightToLeft { return .downstream }
      if let before = boxIndex(endingAt: offset) {
        return boxes[before].isRightToLeft == isBaseRightToLeft ? .upstream : .downstream
      }
      return .downstream
    }
    return .upstream
  }

  private var isParagraphStart: Bool {
    line.record.paragraph.range.lowerBound == startOffset
  }

  func leadingEdge(of index: Int) -> Double {
    boxes[index].isRightToLeft ? boxes[index].right : boxes[index].left
  }

  func trailingEdge(of index: Int) -> Double {
    boxes[index].isRightToLeft ? boxes[index].left : boxes[index].right
  }

  private func edge(of index: Int, isLeading: Bool) -> Edge {
    let box = boxes[index]
    let run = runs[box.run]
    // A caret beside an attachment is as high as the line.
    let isText = run.attachment == nil
    return Edge(
      x: isLeading ? leadingEdge(of: index) : trailingEdge(of: index),
      ascent: isText ? box.ascent : line.ascent, descent: isText ? box.descent : line.descent,
      isRightToLeft: box.isRightToLeft)
  }

  /// The caret of a line without clusters, as high as the paragraph's font.
  private var emptyEdge: Edge {
    let metrics = line.record.paragraph.baseMetrics
    return Edge(
      x: line.origin.x, ascent: metrics.ascent, descent: metrics.descent,
      isRightToLeft: line.direction == .rightToLeft)
  }

  // MARK: Looking up boxes

  /// The box that a position leans on and whether on its leading side; `nil` in an empty line.
  private func boxSide(of position: TextPosition) -> (index: Int, isLeading: Bool)? {
    guard !order.isEmpty else { return nil }
    let place = order.partitioningIndex { boxes[$0].range.lowerBound > position.offset }
    guard place > 0 else { return (order[0], true) }
    let index = order[place - 1]
    let box = boxes[index]
    if position.offset >= box.range.upperBound { return (index, false) }
    if position.affinity == .upstream, position.offset == box.range.lowerBound,
      let before = boxIndex(endingAt: position.offset)
    {
      return (before, false)
    }
    // Of a cluster in several parts the first one has its start.
    return (boxIndex(startingAt: box.range.lowerBound) ?? index, true)
  }

  /// The box that starts at an offset.
  func boxIndex(startingAt offset: Int) -> Int? {
    let place = order.partitioningIndex { boxes[$0].range.lowerBound >= offset }
    guard place < order.count, boxes[order[place]].range.lowerBound == offset else { return nil }
    return order[place]
  }

  /// The box that ends at an offset.
  func boxIndex(endingAt offset: Int) -> Int? {
    let place = order.partitioningIndex { boxes[$0].range.lowerBound >= offset }
    guard place > 0, boxes[order[place - 1]].range.upperBound == offset else { return nil }
    return order[place - 1]
  }
}
