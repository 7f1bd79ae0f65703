public import GalleyText

extension TextFrame {
  /// Where a caret goes for a touch at a point: the nearest edge of a cluster on the line at its height.
  ///
  /// Points beside the line, above the first and below the last one count as on it. The affinity keeps
  /// the caret on the side that was touched where a line wraps or the direction changes, and is
  /// downstream elsewhere. A frame without lines answers the start of its visible range.
  ///
  /// - Parameter point: In the frame's coordinates.
  /// - Complexity: O(log *n*) in the number of lines and O(*m* log *m*) in the line's clusters.
  public func insertionPosition(at point: Point) -> TextPosition {
    guard let index = lineIndex(atY: point.y) else {
      return TextPosition(offset: visibleRange.lowerBound)
    }
    return lines[index].insertionPosition(atX: point.x)
  }

  /// The grapheme cluster at a point; `nil` when none is there.
  ///
  /// A cluster's box is as wide as its advance and as high as its line; that of an attachment is its
  /// own too, where it reaches beyond its line and no other cluster is. Left and top edges belong to
  /// the box, the others do not. The truncation token is no part of the text.
  ///
  /// - Parameters:
  ///   - point: In the frame's coordinates.
  ///   - tolerance: How far outside of a box the point may be, in points; the nearest box wins. NaN and
  ///     negative values count as 0.
  /// - Returns: UTF-8 offsets into the whole text.
  /// - Complexity: O(log *n*) in the number of lines and linear in those within the tolerance.
  public func cluster(at point: Point, tolerance: Double = 0) -> Range<Int>? {
    var best = nearestCluster(to: point, tolerance: tolerance)
    if best?.distance == 0 { return best?.range }
    overhangs(near: point, tolerance: tolerance) { clusters, box, distance in
      if !clusters.isToken(box), best.map({ distance < $0.distance }) ?? true {
        best = (box.range, distance)
      }
    }
    return best?.range
  }

  /// The link, attachment or truncation token at a point; `nil` when none is there.
  ///
  /// The point has to lie in one of the item's tight rectangles, or in the part of an attachment that
  /// reaches beyond its line where no other line has a cluster. An attachment that carries a link
  /// counts as part of the link.
  ///
  /// - Parameters:
  ///   - point: In the frame's coordinates.
  ///   - tolerance: How far outside of the rectangles the point may be, in points; the nearest item
  ///     wins. NaN and negative values count as 0.
  /// - Complexity: O(log *n*) in the number of lines and linear in those within the tolerance.
  public func item(at point: Point, tolerance: Double = 0) -> TextItem? {
    var best: (item: TextItem, distance: Double)?
    for line in lineIndices(near: point.y, reach: tolerance) {
      LineClusters(lines[line]).items { item, rect in
        if let distance = rect.distance(to: point, within: tolerance),
          best.map({ distance < $0.distance }) ?? true
        {
          best = (item, distance)
        }
      }
    }
    if best?.distance == 0 || storage.overhang == 0 || nearestCluster(to: point) != nil {
      return best?.item
    }
    overhangs(near: point, tolerance: tolerance) { clusters, box, distance in
      if let item = clusters.item(of: box), best.map({ distance < $0.distance }) ?? true {
        best = (item, distance)
      }
    }
    return best?.item
  }

  /// The cluster whose box, as high as its line, is nearest to a point.
  private func nearestCluster(
    to point: Point, tolerance: Double = 0
  ) -> (range: Range<Int>, distance: Double)? {
    var best: (range: Range<Int>, distance: Double)?
    for line in lineIndices(near: point.y, reach: tolerance) {
      if let found = LineClusters(lines[line]).cluster(nearestTo: point, tolerance: tolerance),
        best.map({ found.distance < $0.distance }) ?? true
      {
        best = found
      }
    }
    return best
  }

  /// Walks the attachments within a tolerance when any is higher than its line.
  private func overhangs(
    near point: Point, tolerance: Double, _ body: (LineClusters, LineClusters.Box, Double) -> Void
  ) {
    guard storage.overhang > 0 else { return }
    for line in lineIndices(
      near: point.y, reach: (tolerance > 0 ? tolerance : 0) + storage.overhang)
    {
      let clusters = LineClusters(lines[line])
      clusters.attachments { box, rect in
        if let distance = rect.distance(to: point, within: tolerance) {
          body(clusters, box, distance)
        }
      }
    }
  }

  /// The lines that come within a distance of a height; NaN and negative distances count as 0.
  private func lineIndices(near y: Double, reach: Double) -> Range<Int> {
    let reach = reach > 0 ? reach : 0
    guard let first = lineIndex(atY: y - reach), let last = lineIndex(atY: y + reach) else {
      return 0..<0
    }
    return first..<last + 1
  }
}
