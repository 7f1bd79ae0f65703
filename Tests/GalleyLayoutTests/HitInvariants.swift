import GalleyText
import TestSupport

@testable import GalleyLayout

/// Checks hits, rectangles and carets of one random document against each other.
struct HitInvariants {
  let document: RandomDocument
  private let frame: TextFrame
  private let seed: UInt64

  init(seed: UInt64, document: RandomDocument) {
    self.seed = seed
    self.document = document
    frame = Framesetter(document.text, fonts: document.fonts, options: document.options)
      .frame(in: document.container)
  }

  /// What is wrong; empty for a sound document.
  func check() -> [String] {
    checkLines() + checkWalks() + checkRanges() + checkLinks() + checkPoints()
  }

  private func checkLines() -> [String] {
    var wrong: [String] = []
    for (index, line) in frame.lines.enumerated() {
      let edges = line.caretEdges.map(\.x)
      if zip(edges, edges.dropFirst()).contains(where: { $0 > $1 }) {
        wrong.append("line \(index): edges \(edges)")
      }
      let offsets = line.caretOffsets
      if zip(offsets, offsets.dropFirst()).contains(where: { $0 >= $1 }) {
        wrong.append("line \(index): offsets \(offsets)")
      }
      if !line.range.isEmpty,
        offsets.contains(where: { !(line.range ~= $0) && $0 != line.range.upperBound }),
        !frame.isTruncated
      {
        wrong.append("line \(index): offsets \(offsets) in \(line.range)")
      }
    }
    return wrong
  }

  /// Each caret offset is passed once, in order, and the same backward.
  private func checkWalks() -> [String] {
    var offsets: [Int] = []
    for line in frame.lines {
      for offset in line.caretOffsets where offsets.last.map({ $0 < offset }) ?? true {
        offsets.append(offset)
      }
    }
    guard let first = offsets.first, let last = offsets.last else { return [] }
    let forward = walk(from: first, .forward, limit: offsets.count)
    let backward = walk(from: last, .backward, limit: offsets.count)
    var wrong: [String] = []
    if forward != offsets { wrong.append("forward \(forward) is not \(offsets)") }
    if backward.reversed() != offsets { wrong.append("backward \(backward) is not \(offsets)") }
    return wrong
  }

  private func walk(from start: Int, _ direction: CaretDirection, limit: Int) -> [Int] {
    var position = TextPosition(offset: start)
    var offsets = [start]
    while offsets.count <= limit {
      let next = frame.position(position, moved: direction, by: .cluster)
      if next.offset == position.offset { break }
      position = next
      offsets.append(next.offset)
    }
    return offsets
  }

  /// Points in a range's rectangles hit the range, and neighbours' rectangles do not overlap.
  private func checkRanges() -> [String] {
    var generator = SeededGenerator(seed: seed)
    var wrong: [String] = []
    let cut = Int.random(in: 0...document.text.utf8Count, using: &generator)
    let ranges = [0..<cut, cut..<document.text.utf8Count]
    for height in [RectangleHeight.tight, .line, .selection] {
      let rects = ranges.map { frame.rectangles(for: $0, height: height) }
      for (range, rects) in zip(ranges, rects) where height != .selection {
        for rect in rects {
          let inner = Point(
            x: rect.minX + rect.size.width * Double.random(in: 0..<1, using: &generator),
            y: rect.minY + rect.size.height * Double.random(in: 0..<1, using: &generator))
          for point in [rect.center, inner] where rect.contains(point) {
            guard rect.size.height > 1e-6 else { continue }
            let hit = frame.cluster(at: point)
            if !(hit.map { range.contains($0.lowerBound) } ?? false) {
              wrong.append(
                "\(range) \(height): \(point) of \(rect) hits \(String(describing: hit))")
            }
          }
        }
      }
      let both = (rects[0] + rects[1]).reduce(0) { $0 + $1.size.width }
      let whole = frame.rectangles(for: 0..<document.text.utf8Count, height: height)
        .reduce(0) { $0 + $1.size.width }
      if abs(both - whole) > 1e-6 * max(1, whole) {
        wrong.append("\(height): \(ranges) are \(both) wide, all of the text \(whole)")
      }
      for first in rects[0] {
        for second in rects[1] where first.overlaps(second) {
          wrong.append("\(height): \(first) overlaps \(second)")
        }
      }
    }
    return wrong
  }

  private func checkLinks() -> [String] {
    var wrong: [String] = []
    for placed in frame.links {
      for rect in placed.rects where rect.contains(rect.center) {
        let item = frame.item(at: rect.center)
        if item != .link(placed.link, range: placed.range) {
          wrong.append("link \(placed.range): \(rect.center) hits \(String(describing: item))")
        }
      }
    }
    return wrong
  }

  /// A point that hits lies in the box of what it hits.
  private func checkPoints() -> [String] {
    var generator = SeededGenerator(seed: seed &+ 1)
    var wrong: [String] = []
    let bounds = frame.bounds
    guard bounds.size.width < 1e6, bounds.size.height < 1e6 else { return [] }
    for _ in 0..<8 {
      let point = Point(
        x: Double.random(in: bounds.minX - 20...bounds.maxX + 20, using: &generator),
        y: Double.random(in: bounds.minY - 20...bounds.maxY + 20, using: &generator))
      let isInBox = frame.lines.contains { line in
        let clusters = LineClusters(line)
        var isInAttachment = false
        clusters.attachments { box, rect in
          if !clusters.isToken(box), rect.contains(point) { isInAttachment = true }
        }
        return isInAttachment
          || point.y >= line.bounds.minY && point.y < line.bounds.maxY
            && clusters.boxes.contains {
              !clusters.isToken($0) && $0.left <= point.x && point.x < $0.right
            }
      }
      let hit = frame.cluster(at: point)
      if (hit != nil) != isInBox { wrong.append("\(point) hits \(String(describing: hit))") }
      switch frame.item(at: point) {
      case .truncationToken?, nil: break
      case let item: if !isInBox { wrong.append("\(point) hits \(String(describing: item))") }
      }
      let caret = frame.caret(at: frame.insertionPosition(at: point)).rect
      if let index = frame.lineIndex(atY: point.y),
        let nearest = frame.lines[index].caretEdges.map({ abs($0.x - point.x) }).min(),
        abs(caret.minX - point.x) > nearest + 1e-6
      {
        wrong.append("caret \(caret) is not the nearest to \(point)")
      }
    }
    return wrong
  }
}

extension Rect {
  fileprivate var center: Point { Point(x: minX + size.width / 2, y: minY + size.height / 2) }

  fileprivate func overlaps(_ other: Rect) -> Bool {
    let width = min(maxX, other.maxX) - max(minX, other.minX)
    let height = min(maxY, other.maxY) - max(minY, other.minY)
    return width > 1e-6 && height > 1e-6
  }
}
