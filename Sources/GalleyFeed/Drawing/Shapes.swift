import GalleyLayout
import GalleyText

/// The shapes of a cell that are no text.
enum Shapes {
  /// A disc that fills a square.
  static func disc(in rect: Rect) -> Path {
    var path = Path()
    path.appendDisc(in: rect)
    return path
  }

  /// Two hills and a sun, as stands for a picture, in the middle of a placeholder.
  static func landscape(in rect: Rect) -> Path {
    let unit = min(rect.size.width, rect.size.height) / 100
    func point(_ x: Double, _ y: Double) -> Point {
      Point(
        x: rect.minX + rect.size.width / 2 + x * unit,
        y: rect.minY + rect.size.height / 2 + y * unit)
    }
    var path = Path()
    path.appendPolygon([
      point(-25, 18), point(-9, -8), point(2, 7), point(10, -2), point(25, 18),
    ])
    let sun = point(9, -19)
    path.appendDisc(in: Rect(x: sun.x, y: sun.y, width: 10 * unit, height: 10 * unit))
    return path
  }

  /// The symbol of a counter.
  static func symbol(of counter: CellLayout.Counter) -> Path {
    let rect = counter.symbol
    func point(_ x: Double, _ y: Double) -> Point {
      Point(x: rect.minX + x * rect.size.width, y: rect.minY + y * rect.size.height)
    }
    var path = Path()
    switch counter.kind {
    case .reposts:
      // A box that an arrow leaves through the open corner at its top right.
      path.appendPolygon([
        point(0.46, 0.16), point(0.46, 0.26), point(0.18, 0.26), point(0.18, 0.86),
        point(0.80, 0.86), point(0.80, 0.62), point(0.90, 0.62), point(0.90, 0.96),
        point(0.08, 0.96), point(0.08, 0.16),
      ])
      path.appendPolygon([
        point(0.40, 0.58), point(0.80, 0.18), point(0.60, 0.18), point(0.60, 0.08),
        point(0.97, 0.08), point(0.97, 0.45), point(0.87, 0.45), point(0.87, 0.25),
        point(0.47, 0.65),
      ])
    case .comments:
      // A speech bubble: its outside, then its inside the other way round.
      path.appendPolygon([
        point(0.04, 0.10), point(0.96, 0.10), point(0.96, 0.78), point(0.52, 0.78),
        point(0.28, 0.98), point(0.28, 0.78), point(0.04, 0.78),
      ])
      path.appendPolygon([
        point(0.14, 0.20), point(0.14, 0.68), point(0.38, 0.68), point(0.38, 0.77),
        point(0.48, 0.68), point(0.86, 0.68), point(0.86, 0.20),
      ])
    }
    return path
  }
}

extension Path {
  fileprivate mutating func appendPolygon(_ points: [Point]) {
    guard let first = points.first else { return }
    append(.move(to: first))
    for point in points.dropFirst() { append(.line(to: point)) }
    append(.close)
  }
}
