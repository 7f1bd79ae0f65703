import GalleyFonts
import GalleyText

extension TextLine {
  /// Where the ink of glyphs crosses an underline, a thickness added on either side.
  func inkGaps(of runs: [GlyphRun], in line: Decoration) -> [Range<Double>] {
    let thickness = line.rect.size.height
    let strokes = line.kind == .underline(.double) ? 3.0 : 1
    let top = line.rect.minY
    let bottom = top + strokes * thickness
    var gaps: [Range<Double>] = []
    for run in runs { run.appendInk(from: top, to: bottom, margin: thickness, to: &gaps) }
    gaps.sort { $0.lowerBound < $1.lowerBound }
    var merged: [Range<Double>] = []
    for gap in gaps {
      // A rest shorter than the line is thick would look like dirt.
      if let last = merged.last, gap.lowerBound <= last.upperBound + thickness {
        merged[merged.count - 1] = last.lowerBound..<max(last.upperBound, gap.upperBound)
      } else {
        merged.append(gap)
      }
    }
    return merged
  }
}

extension GlyphRun {
  /// Adds the part of the x axis that each contour takes between two heights, with a margin.
  fileprivate func appendInk(
    from top: Double, to bottom: Double, margin: Double, to gaps: inout [Range<Double>]
  ) {
    let glyphs = glyphIDs
    let positions = positions
    for index in 0..<count {
      let x = glyphOrigin.x + positions[index].x
      let y = glyphOrigin.y + positions[index].y
      let box = font.bounds(of: glyphs[index])
      if y + box.maxY > top, y + box.minY < bottom {
        let outline = font.outline(of: glyphs[index])
        for ink in outline.extents(from: top - y, to: bottom - y) {
          gaps.append(x + ink.lowerBound - margin..<x + ink.upperBound + margin)
        }
      }
    }
  }
}

extension Path {
  /// The part of the x axis that each contour takes between two heights.
  fileprivate func extents(from top: Double, to bottom: Double) -> [Range<Double>] {
    var result: [Range<Double>] = []
    var (left, right) = (Double.infinity, -Double.infinity)
    var (start, current) = (Point.zero, Point.zero)
    func endContour() {
      if left < right { result.append(left..<right) }
      (left, right) = (.infinity, -.infinity)
    }
    func addLine(to end: Point) {
      defer { current = end }
      let (low, high) = (min(current.y, end.y), max(current.y, end.y))
      if high <= top || low >= bottom { return }
      for y in [max(low, top), min(high, bottom)] {
        let share = high > low ? (y - current.y) / (end.y - current.y) : 0
        let x = current.x + share * (end.x - current.x)
        left = min(left, x)
        right = max(right, x)
      }
      if high == low {
        left = min(left, end.x)
        right = max(right, end.x)
      }
    }
    func addCurve(_ point: (Double) -> Point) {
      for step in 1...8 { addLine(to: point(Double(step) / 8)) }
    }
    for element in elements {
      let from = current
      switch element {
      case .move(let to):
        endContour()
        (start, current) = (to, to)
      case .line(let to):
        addLine(to: to)
      case .quadCurve(let to, let control):
        addCurve { t in
          let s = 1 - t
          return Point(
            x: s * s * from.x + 2 * s * t * control.x + t * t * to.x,
            y: s * s * from.y + 2 * s * t * control.y + t * t * to.y)
        }
      case .cubicCurve(let to, let control1, let control2):
        addCurve { t in
          let s = 1 - t
          let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
          return Point(
            x: a * from.x + b * control1.x + c * control2.x + d * to.x,
            y: a * from.y + b * control1.y + c * control2.y + d * to.y)
        }
      case .close:
        addLine(to: start)
      }
    }
    endContour()
    return result
  }
}
