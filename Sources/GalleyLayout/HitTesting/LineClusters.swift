import GalleyText

/// Where the grapheme clusters of one line stand.
///
/// Made for one query: a line makes its runs anew for each.
struct LineClusters {
  /// A grapheme cluster with its place, or a truncation token.
  struct Box {
    /// UTF-8 offsets into the whole text; empty for a token.
    var range: Range<Int>
    /// What of the cluster stands here: all of it, but where parts of it have their own directions.
    var part: Range<Int>
    /// The edges in the frame's coordinates.
    var left: Double
    var right: Double
    /// The distances of the font's top and bottom from the line's baseline.
    var ascent: Double
    var descent: Double
    var isRightToLeft: Bool
    /// The index of the run that it is of, or that it starts in.
    var run: Int

    var width: Double { right - left }

    /// Whether the left edge is an end of the cluster, not a place inside of it.
    var hasLeftEdge: Bool { isRightToLeft ? endsCluster : startsCluster }
    /// Whether the right edge is an end of the cluster.
    var hasRightEdge: Bool { isRightToLeft ? startsCluster : endsCluster }

    private var startsCluster: Bool { part.lowerBound <= range.lowerBound }
    private var endsCluster: Bool { part.upperBound >= range.upperBound }
  }

  let line: TextLine
  let runs: TextLine.Runs
  /// The boxes from left to right, without gaps; line ends and separators have none.
  private(set) var boxes: [Box] = []
  /// The indices of the text's boxes in logical order.
  private(set) var order: [Int] = []

  /// - Complexity: O(*n* log *n*) in the number of clusters.
  init(_ line: TextLine) {
    self.line = line
    runs = line.runs
    for index in runs.indices { append(runs[index], index: index) }
    order = boxes.indices.filter { !isToken(boxes[$0]) }
    if runs.contains(where: { $0.direction == .rightToLeft }) || order.count < boxes.count {
      order.sort { boxes[$0].part.lowerBound < boxes[$1].part.lowerBound }
    }
  }

  func isToken(_ box: Box) -> Bool { runs[box.run].isToken }

  /// The line's top and bottom, in the frame's coordinates.
  var verticalExtent: (top: Double, bottom: Double) { line.verticalExtent }

  /// The top and bottom of a distance above and below the baseline, cut where the line ends.
  func tightExtent(ascent: Double, descent: Double) -> (top: Double, bottom: Double) {
    let (top, bottom) = verticalExtent
    let upper = min(max(top, line.origin.y - ascent), bottom)
    return (upper, max(min(bottom, line.origin.y + descent), upper))
  }

  // MARK: Building

  private mutating func append(_ run: GlyphRun, index: Int) {
    // Edges of neighbours are one number, whatever the sums of their widths are.
    let left = boxes.last?.right ?? run.origin.x
    let right = max(run.origin.x + run.width, left)
    let bounds = run.bounds
    var box = Box(
      range: 0..<0, part: 0..<0, left: left, right: right, ascent: run.origin.y - bounds.minY,
      descent: bounds.maxY - run.origin.y, isRightToLeft: run.direction == .rightToLeft, run: index)
    if run.isToken {
      boxes.append(box)
      return
    }
    let clusters = RunClusters(of: run, in: runs.content.paragraph(of: runs.content.runs[index]))
    if clusters.isLineEnd { return }
    for visual in clusters.ranges.indices {
      let place = box.isRightToLeft ? clusters.ranges.count - 1 - visual : visual
      box.range = clusters.ranges[place]
      // A line may end inside a cluster whose parts have fonts of their own.
      if line.record.pieces == nil { box.range = box.range.clamped(to: line.range) }
      box.part = box.range.clamped(to: run.range)
      box.left = boxes.last?.right ?? left
      let isLast = visual == clusters.ranges.count - 1
      let edge =
        box.isRightToLeft
        ? run.origin.x + run.width - clusters.edges[place]
        : run.origin.x + clusters.edges[place + 1]
      box.right = isLast ? right : min(max(edge, box.left), right)
      add(box)
    }
  }

  /// Adds a box, joining it to its left neighbour when both are parts of one cluster.
  private mutating func add(_ box: Box) {
    if let last = boxes.last, last.range == box.range, !isToken(last) {
      boxes[boxes.count - 1].right = box.right
      boxes[boxes.count - 1].part =
        min(
          last.part.lowerBound, box.part.lowerBound)..<max(
          last.part.upperBound, box.part.upperBound)
    } else {
      boxes.append(box)
    }
  }
}

extension TextLine {
  /// The line's top and bottom, in the frame's coordinates.
  var verticalExtent: (top: Double, bottom: Double) {
    let top = origin.y - ascent
    return (top, max(top, origin.y + descent))
  }
}

extension GlyphRun {
  /// Whether the run is part of a truncation token, not of the text.
  var isToken: Bool { kind == .token }
}
