public import GalleyText

/// Where a caret is drawn.
public struct Caret: Sendable, Hashable {
  /// The caret: a rectangle without width, as high as the font beside it, in the frame's coordinates.
  public let rect: Rect
  /// The other place of a split caret, where text of the other direction would go in; `nil` where both
  /// are one.
  public let secondaryRect: Rect?
  /// The direction of the text that the caret stands beside.
  public let direction: TextDirection

  init(rect: Rect, secondaryRect: Rect?, direction: TextDirection) {
    self.rect = rect
    self.secondaryRect = secondaryRect
    self.direction = direction
  }
}

/// One edge of a grapheme cluster on a line; corresponds to a call of CTLineEnumerateCaretOffsets'
/// block.
public struct CaretEdge: Sendable, Hashable {
  /// The distance from the frame's left edge, in points.
  public let x: Double
  /// The cluster: UTF-8 offsets into the whole text.
  public let cluster: Range<Int>
  /// Whether the edge is the one at which the cluster starts: the left one in left-to-right text.
  public let isLeading: Bool

  /// The position at the edge.
  public var position: TextPosition {
    isLeading
      ? TextPosition(offset: cluster.lowerBound)
      : TextPosition(offset: cluster.upperBound, affinity: .upstream)
  }
}
