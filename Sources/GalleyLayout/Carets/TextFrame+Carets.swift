import GalleyText

extension TextFrame {
  /// The caret at a position.
  ///
  /// The affinity chooses the line where one wraps, and the primary place where the direction changes:
  /// behind the character before the offset, or in front of the one after it. An offset inside a
  /// cluster counts as its start, one in hidden text as the end of the visible text before it. In a
  /// frame without lines the caret is an empty rectangle at the origin.
  ///
  /// - Precondition: the offset is 0 to the text's length.
  /// - Complexity: O(log *n*) in the number of lines and O(*m* log *m*) in the line's clusters.
  public func caret(at position: TextPosition) -> Caret {
    checkOffset(position.offset)
    guard let index = lineIndex(of: position) else {
      return Caret(rect: .zero, secondaryRect: nil, direction: .leftToRight)
    }
    return lines[index].caret(at: position)
  }
}

extension TextLine {
  /// The caret at a position; one that is not on the line counts as the line's start or end.
  ///
  /// - Complexity: O(*n* log *n*) in the line's clusters.
  public func caret(at position: TextPosition) -> Caret {
    let clusters = LineClusters(self)
    let edge = clusters.caretEdge(at: position)
    return Caret(
      rect: clusters.rect(of: edge),
      secondaryRect: clusters.secondaryEdge(at: position).map(clusters.rect),
      direction: edge.isRightToLeft ? .rightToLeft : .leftToRight)
  }

  /// The affinity with which an offset stands where text of the line's direction would go in; the
  /// caret of CTLineGetOffsetForStringIndex.
  ///
  /// - Complexity: O(*n* log *n*) in the line's clusters.
  public func primaryAffinity(at offset: Int) -> TextPosition.Affinity {
    LineClusters(self).primaryAffinity(at: offset)
  }

  /// The edges of all grapheme clusters from left to right: for each its left edge, then its right one.
  ///
  /// Corresponds to CTLineEnumerateCaretOffsets. Line ends and separators have none. A cluster whose
  /// parts stand apart, because they have directions of their own, starts in one place and ends in
  /// another.
  ///
  /// - Complexity: O(*n* log *n*) in the line's clusters.
  public var caretEdges: [CaretEdge] {
    let clusters = LineClusters(self)
    var edges: [CaretEdge] = []
    for box in clusters.boxes where !clusters.isToken(box) {
      if box.hasLeftEdge {
        edges.append(
          CaretEdge(x: box.left, cluster: box.range, isLeading: !box.isRightToLeft))
      }
      if box.hasRightEdge {
        edges.append(
          CaretEdge(x: box.right, cluster: box.range, isLeading: box.isRightToLeft))
      }
    }
    return edges
  }

  /// The offsets of the line's carets, ascending: the start of each cluster, and the end before a line
  /// end or separator.
  ///
  /// - Complexity: O(*n* log *n*) in the line's clusters.
  public var caretOffsets: [Int] { LineClusters(self).offsets }
}

extension LineClusters {
  fileprivate func rect(of edge: Edge) -> Rect {
    let (top, bottom) = tightExtent(ascent: edge.ascent, descent: edge.descent)
    return Rect(x: edge.x, y: top, width: 0, height: bottom - top)
  }
}
