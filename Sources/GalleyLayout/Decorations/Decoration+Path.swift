public import GalleyText

extension Decoration {
  /// Beyond this many dots, dashes or waves a line is drawn solid.
  private static var maximumMarkCount: Double { 100_000 }

  /// The shape to fill, in the coordinates of `rect`; its contours do not overlap.
  ///
  /// With *t* the thickness: the strokes of a double line are *t* apart; dots are *t* wide and *t*
  /// apart, dashes 3*t* long and 2*t* apart; a wave is 6*t* long and 3*t* high. The last dot and
  /// dash end inside the width, no dash is shorter than *t*, and waves are stretched to end there.
  ///
  /// - Parameters:
  ///   - left: Dots, dashes and waves that end before this x may be left out.
  ///   - right: Those that start after it too.
  /// - Returns: An empty path for a rectangle without area.
  /// - Complexity: O(*n*) in the number of dots, dashes or waves.
  public func path(from left: Double = -.infinity, to right: Double = .infinity) -> Path {
    var path = Path()
    guard !rect.isEmpty, rect.size.width.isFinite else { return path }
    let style: TextAttributes.Underline
    switch kind {
    case .underline(let underline): style = underline
    case .border(let width): return borderPath(width: width)
    case .background where cornerRadius > 0:
      path.appendRounded(rect, radius: cornerRadius)
      return path
    case .background, .strikethrough:
      path.append(rect)
      return path
    }
    let visible = max(left, rect.minX)..<max(left, rect.minX, min(right, rect.maxX))
    let thickness = rect.size.height
    if visible.upperBound - visible.lowerBound > thickness * Self.maximumMarkCount {
      path.append(rect)
      return path
    }
    switch style {
    case .single, .thick:
      appendStroke(at: rect.minY, to: &path)
    case .double:
      appendStroke(at: rect.minY, to: &path)
      appendStroke(at: rect.minY + 2 * thickness, to: &path)
    case .dotted:
      for x in marks(every: 2 * thickness, in: visible)
      where x + thickness <= rect.maxX && !isInGap(x, x + thickness) {
        path.appendDisc(in: Rect(x: x, y: rect.minY, width: thickness, height: thickness))
      }
    case .dashed:
      for x in marks(every: 5 * thickness, in: visible) {
        let length = min(3 * thickness, rect.maxX - x)
        if length < thickness || isInGap(x, x + length) { continue }
        path.append(Rect(x: x, y: rect.minY, width: length, height: thickness))
      }
    case .wavy:
      appendWave(to: &path, in: visible)
    }
    return path
  }

  /// A solid line but for the gaps.
  private func appendStroke(at y: Double, to path: inout Path) {
    var left = rect.minX
    for gap in gaps + [rect.maxX..<rect.maxX] {
      let right = min(gap.lowerBound, rect.maxX)
      if left < right {
        path.append(Rect(x: left, y: y, width: right - left, height: rect.size.height))
      }
      left = max(left, gap.upperBound)
    }
  }

  private func isInGap(_ left: Double, _ right: Double) -> Bool {
    gaps.contains { $0.lowerBound < right && left < $0.upperBound }
  }

  /// A ring; its inner contour runs the other way.
  private func borderPath(width: Double) -> Path {
    var path = Path()
    guard width > 0 else { return path }
    path.appendRounded(rect, radius: cornerRadius)
    let inner = Rect(
      x: rect.minX + width, y: rect.minY + width, width: rect.size.width - 2 * width,
      height: rect.size.height - 2 * width)
    if !inner.isEmpty {
      path.appendRounded(inner, radius: max(0, cornerRadius - width), isReversed: true)
    }
    return path
  }

  /// The starts of the marks that may be seen.
  private func marks(every pitch: Double, in visible: Range<Double>) -> [Double] {
    let first = ((visible.lowerBound - rect.minX) / pitch).rounded(.down)
    let end = ((visible.upperBound - rect.minX) / pitch).rounded(.up)
    return stride(from: first, to: end, by: 1).map { rect.minX + $0 * pitch }
  }

  /// A ribbon of parabola arches, one contour for each arch up and arch down.
  private func appendWave(to path: inout Path, in visible: Range<Double>) {
    let thickness = rect.size.height
    let count = max(1, (rect.size.width / (6 * thickness)).rounded())
    let length = rect.size.width / count
    // A slanting ribbon is thinner than it is high; this evens it out on average.
    let height = thickness * 1.2
    let middle = rect.minY + 1.5 * thickness
    let first = ((visible.lowerBound - rect.minX) / length).rounded(.down)
    let end = min(count, ((visible.upperBound - rect.minX) / length).rounded(.up))
    for index in stride(from: first, to: end, by: 1) {
      let x = rect.minX + index * length
      let top = middle - height / 2
      let bottom = middle + height / 2
      func point(_ quarters: Double, _ y: Double) -> Point {
        Point(x: x + quarters * length / 4, y: y)
      }
      path.append(.move(to: point(0, top)))
      path.append(.quadCurve(to: point(2, top), control: point(1, top - 2 * thickness)))
      path.append(.quadCurve(to: point(4, top), control: point(3, top + 2 * thickness)))
      path.append(.line(to: point(4, bottom)))
      path.append(.quadCurve(to: point(2, bottom), control: point(3, bottom + 2 * thickness)))
      path.append(.quadCurve(to: point(0, bottom), control: point(1, bottom - 2 * thickness)))
      path.append(.close)
    }
  }
}

extension Path {
  /// Adds the disc that fills a square.
  package mutating func appendDisc(in square: Rect) {
    let radius = square.size.width / 2
    // The usual cubic for a quarter of a circle: 4/3 · (√2 − 1).
    let reach = radius * 0.5522847498307936
    let center = Point(x: square.minX + radius, y: square.minY + radius)
    append(.move(to: Point(x: center.x + radius, y: center.y)))
    for (dx, dy) in [(0.0, 1.0), (-1, 0), (0, -1), (1, 0)] {
      let from = Point(x: center.x + dy * radius, y: center.y - dx * radius)
      let to = Point(x: center.x + dx * radius, y: center.y + dy * radius)
      append(
        .cubicCurve(
          to: to, control1: Point(x: from.x + dx * reach, y: from.y + dy * reach),
          control2: Point(x: to.x + dy * reach, y: to.y - dx * reach)))
    }
    append(.close)
  }

  /// Adds a rectangle with round corners.
  ///
  /// - Parameter isReversed: Whether it runs counter-clockwise as seen.
  fileprivate mutating func appendRounded(
    _ rect: Rect, radius: Double, isReversed: Bool = false
  ) {
    let radius = max(0, min(radius, rect.size.width / 2, rect.size.height / 2))
    // The usual cubic for a quarter of a circle: 4/3 · (√2 − 1), taken from the corner.
    let rest = radius * (1 - 0.5522847498307936)
    let corners = [
      (Point(x: rect.maxX, y: rect.minY), Point(x: 1, y: 0), Point(x: 0, y: 1)),
      (Point(x: rect.maxX, y: rect.maxY), Point(x: 0, y: 1), Point(x: -1, y: 0)),
      (Point(x: rect.minX, y: rect.maxY), Point(x: -1, y: 0), Point(x: 0, y: -1)),
      (rect.origin, Point(x: 0, y: -1), Point(x: 1, y: 0)),
    ]
    var isFirst = true
    for (corner, first, second) in isReversed ? corners.reversed() : corners {
      let (into, out) =
        isReversed
        ? (Point(x: -second.x, y: -second.y), Point(x: -first.x, y: -first.y)) : (first, second)
      func before(_ distance: Double) -> Point {
        Point(x: corner.x - into.x * distance, y: corner.y - into.y * distance)
      }
      func after(_ distance: Double) -> Point {
        Point(x: corner.x + out.x * distance, y: corner.y + out.y * distance)
      }
      append(isFirst ? .move(to: before(radius)) : .line(to: before(radius)))
      isFirst = false
      if radius > 0 {
        append(.cubicCurve(to: after(radius), control1: before(rest), control2: after(rest)))
      }
    }
    append(.close)
  }
}
