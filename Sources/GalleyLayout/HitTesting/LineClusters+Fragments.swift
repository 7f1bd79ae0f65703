import GalleyText

extension LineClusters {
  /// Neighbouring boxes that belong together.
  struct Fragment {
    var left: Double
    var right: Double
    var ascent: Double
    var descent: Double
  }

  /// Joins neighbouring boxes with equal keys from left to right; boxes without width are left out.
  func fragments<Key: Equatable>(
    by key: (Box) -> Key?, _ body: (Key, Fragment) -> Void
  ) {
    var open: (key: Key, fragment: Fragment)?
    for box in boxes where box.width > 0 {
      let next = key(box)
      if let current = open, current.key == next {
        open?.fragment.right = box.right
        open?.fragment.ascent = max(current.fragment.ascent, box.ascent)
        open?.fragment.descent = max(current.fragment.descent, box.descent)
        continue
      }
      if let open { body(open.key, open.fragment) }
      open = next.map {
        ($0, Fragment(left: box.left, right: box.right, ascent: box.ascent, descent: box.descent))
      }
    }
    if let open { body(open.key, open.fragment) }
  }

  /// A fragment's rectangle.
  ///
  /// - Parameter selectionEnd: The next line's top.
  func rect(of fragment: Fragment, height: RectangleHeight, selectionEnd: Double) -> Rect {
    var (top, bottom) = verticalExtent
    switch height {
    case .tight:
      (top, bottom) = tightExtent(ascent: fragment.ascent, descent: fragment.descent)
    case .line: break
    case .selection: bottom = max(selectionEnd, top)
    }
    return Rect(
      x: fragment.left, y: top, width: fragment.right - fragment.left, height: bottom - top)
  }

  /// The rectangles of the clusters that start inside a range, from left to right.
  func rects(of range: Range<Int>, height: RectangleHeight, selectionEnd: Double) -> [Rect] {
    var rects: [Rect] = []
    fragments(by: { range.contains($0.range.lowerBound) && !isToken($0) ? true : nil }) {
      rects.append(rect(of: $1, height: height, selectionEnd: selectionEnd))
    }
    return rects
  }

  /// Walks the line's items and their tight rectangles from left to right.
  func items(_ body: (TextItem, Rect) -> Void) {
    let items = runs.map { $0.item(in: line.storage.text) }
    fragments(by: { items[$0.run] }) { item, fragment in
      body(item, rect(of: fragment, height: .tight, selectionEnd: 0))
    }
  }

  /// The cluster whose box is nearest to a point, no farther than a tolerance.
  func cluster(nearestTo point: Point, tolerance: Double) -> (range: Range<Int>, distance: Double)?
  {
    let (top, bottom) = verticalExtent
    var best: (range: Range<Int>, distance: Double)?
    for box in boxes where box.width > 0 && !isToken(box) {
      // Of the edges themselves: neighbours share one, to the last bit.
      let edges = BoxEdges(left: box.left, top: top, right: box.right, bottom: bottom)
      if let distance = edges.distance(to: point, within: tolerance),
        best.map({ distance < $0.distance }) ?? true
      {
        best = (box.range, distance)
      }
    }
    return best
  }
}

extension LineClusters {
  /// Walks the attachments' boxes with their own rectangles, which may reach beyond the line.
  func attachments(_ body: (Box, Rect) -> Void) {
    for box in boxes where box.width > 0 && runs[box.run].attachment != nil {
      let rect = Rect(
        x: box.left, y: line.origin.y - box.ascent, width: box.width,
        height: box.ascent + box.descent)
      body(box, rect)
    }
  }

  /// What a box is part of.
  func item(of box: Box) -> TextItem? { runs[box.run].item(in: line.storage.text) }
}

extension GlyphRun {
  /// What the run is part of.
  fileprivate func item(in text: AttributedText) -> TextItem? {
    if isToken { return .truncationToken(link: attributes.link) }
    if let link = attributes.link {
      return .link(link, range: text.linkRange(at: range.lowerBound))
    }
    return attachment.map { .attachment($0, range: range) }
  }
}

extension AttributedText {
  /// The stretch around an offset that carries one link.
  func linkRange(at offset: Int) -> Range<Int> {
    let index = Self.index(in: runs, containing: offset, range: \.range)
    let link = runs[index].attributes.link
    var first = index
    while first > 0, runs[first - 1].attributes.link == link { first -= 1 }
    var last = index
    while last + 1 < runs.count, runs[last + 1].attributes.link == link { last += 1 }
    return runs[first].range.lowerBound..<runs[last].range.upperBound
  }
}

extension Rect {
  /// The distance of a point, 0 for one inside; `nil` when it is outside by more than a tolerance.
  func distance(to point: Point, within tolerance: Double) -> Double? {
    BoxEdges(left: minX, top: minY, right: maxX, bottom: maxY)
      .distance(to: point, within: tolerance)
  }
}

/// The edges of a box; left and top ones belong to it.
private struct BoxEdges {
  let left: Double
  let top: Double
  let right: Double
  let bottom: Double

  /// The distance of a point, 0 for one inside; `nil` when it is outside by more than a tolerance, and
  /// for a box without room.
  func distance(to point: Point, within tolerance: Double) -> Double? {
    guard left < right, top < bottom else { return nil }
    if left <= point.x, point.x < right, top <= point.y, point.y < bottom { return 0 }
    guard tolerance > 0 else { return nil }
    let x = max(left - point.x, point.x - right, 0)
    let y = max(top - point.y, point.y - bottom, 0)
    let distance = (x * x + y * y).squareRoot()
    return distance <= tolerance ? distance : nil
  }
}
