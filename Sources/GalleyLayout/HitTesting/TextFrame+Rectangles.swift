public import GalleyText

extension TextFrame {
  /// The rectangles of a range: one for each visual fragment of each line.
  ///
  /// A fragment is a stretch without a gap, so a range is several rectangles where it runs over lines
  /// or its direction changes. Clusters count when they start inside the range: the rectangles of
  /// neighbouring ranges meet and never overlap. White space that hangs at line ends has rectangles,
  /// hidden text has none.
  ///
  /// - Parameters:
  ///   - range: UTF-8 offsets into the text.
  ///   - height: How high the rectangles are.
  /// - Returns: Rectangles in the frame's coordinates from top to bottom and left to right. A visible
  ///   range without any width, such as an empty one or a separator, gives one empty rectangle where
  ///   its start is.
  /// - Precondition: `range` lies inside the text.
  /// - Complexity: O(log *n*) in the number of lines and linear in those of the range.
  public func rectangles(for range: Range<Int>, height: RectangleHeight = .tight) -> [Rect] {
    checkOffset(range.lowerBound)
    checkOffset(range.upperBound)
    guard let first = lineIndex(of: TextPosition(offset: range.lowerBound)) else { return [] }
    var rects: [Rect] = []
    var index = first
    while index < lines.count, index == first || lines[index].range.lowerBound < range.upperBound {
      rects += LineClusters(lines[index]).rects(
        of: range, height: height, selectionEnd: selectionEnd(ofLine: index))
      index += 1
    }
    guard rects.isEmpty, !isHidden(range, by: hiddenRange),
      !isHidden(range, by: lines[first].hiddenRange)
    else { return rects }
    return [emptyRect(at: range.lowerBound, line: first, height: height)]
  }

  /// The rectangles of an item, in the frame's coordinates.
  ///
  /// - Complexity: as ``rectangles(for:height:)``; for a token linear in the lines that are cut.
  public func rectangles(of item: TextItem, height: RectangleHeight = .tight) -> [Rect] {
    switch item {
    case .link(_, let range), .attachment(_, let range):
      return visibleRects(of: range, height: height)
    case .truncationToken(let link):
      var rects: [Rect] = []
      for index in lines.indices where lines[index].record.pieces != nil {
        let clusters = LineClusters(lines[index])
        clusters.fragments(by: { box -> Bool? in
          clusters.isToken(box) && clusters.runs[box.run].attributes.link == link ? true : nil
        }) {
          rects.append(
            clusters.rect(of: $1, height: height, selectionEnd: selectionEnd(ofLine: index)))
        }
      }
      return rects
    }
  }

  /// The rectangles of all text that carries a link, in the frame's coordinates.
  ///
  /// - Complexity: O(*n*) in the visible attribute runs and the lines of the link.
  public func rectangles(of link: Link, height: RectangleHeight = .tight) -> [Rect] {
    linkRanges().filter { $0.link == link }.flatMap { visibleRects(of: $0.range, height: height) }
  }

  /// The links of the visible text in text order, each stretch that carries one by itself.
  ///
  /// Links that only the hidden text carries are left out, and so are those of a truncation token. The
  /// rectangles are tight.
  ///
  /// - Complexity: O(*n*) in the visible attribute runs and the lines with links.
  public var links: [PlacedLink] {
    linkRanges().compactMap { link, range in
      let rects = visibleRects(of: range, height: .tight)
      return rects.isEmpty ? nil : PlacedLink(link: link, range: range, rects: rects)
    }
  }

  private func visibleRects(of range: Range<Int>, height: RectangleHeight) -> [Rect] {
    rectangles(for: range, height: height).filter { !$0.isEmpty }
  }

  private func linkRanges() -> [(link: Link, range: Range<Int>)] {
    var ranges: [(link: Link, range: Range<Int>)] = []
    for run in text.runs {
      guard let link = run.attributes.link else { continue }
      if let last = ranges.last, last.link == link, last.range.upperBound == run.range.lowerBound {
        ranges[ranges.count - 1].range = last.range.lowerBound..<run.range.upperBound
      } else {
        ranges.append((link, run.range))
      }
    }
    return ranges
  }

  /// Whether a range without width starts in hidden text.
  private func isHidden(_ range: Range<Int>, by hidden: Range<Int>) -> Bool {
    if hidden.isEmpty || range.lowerBound < hidden.lowerBound { return false }
    if range.isEmpty, range.lowerBound == hidden.lowerBound { return false }
    return range.lowerBound < hidden.upperBound || hidden.upperBound == text.utf8Count
  }

  /// The rectangle without width of a place.
  private func emptyRect(at offset: Int, line: Int, height: RectangleHeight) -> Rect {
    let clusters = LineClusters(lines[line])
    let caret = clusters.caretEdge(at: TextPosition(offset: offset))
    let fragment = LineClusters.Fragment(
      left: caret.x, right: caret.x, ascent: caret.ascent, descent: caret.descent)
    return clusters.rect(
      of: fragment, height: height, selectionEnd: selectionEnd(ofLine: line))
  }
}
