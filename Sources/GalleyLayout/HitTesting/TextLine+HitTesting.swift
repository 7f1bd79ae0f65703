public import GalleyText

extension TextLine {
  /// Where a caret goes for a touch at a distance from the frame's left edge: the nearest edge of a
  /// cluster.
  ///
  /// - Parameter x: In the frame's coordinates; NaN counts as the line's right.
  /// - Complexity: O(*n* log *n*) in the line's clusters.
  public func insertionPosition(atX x: Double) -> TextPosition {
    LineClusters(self).position(nearestTo: x)
  }

  /// The grapheme cluster at a point; `nil` when none is there; see ``TextFrame/cluster(at:tolerance:)``.
  ///
  /// - Complexity: O(*n* log *n*) in the line's clusters.
  public func cluster(at point: Point, tolerance: Double = 0) -> Range<Int>? {
    LineClusters(self).cluster(nearestTo: point, tolerance: tolerance)?.range
  }

  /// The rectangles of a range on this line, one for each visual fragment, from left to right.
  ///
  /// `selection` is as high as `line` here.
  ///
  /// - Parameters:
  ///   - range: UTF-8 offsets into the whole text.
  ///   - height: How high the rectangles are.
  /// - Returns: Rectangles in the frame's coordinates; none for a range that has no width on the line.
  /// - Complexity: O(*n* log *n*) in the line's clusters.
  public func rectangles(for range: Range<Int>, height: RectangleHeight = .tight) -> [Rect] {
    LineClusters(self).rects(of: range, height: height, selectionEnd: verticalExtent.bottom)
  }
}
