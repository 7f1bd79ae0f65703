import GalleyText
import Testing

@testable import GalleyRaster

@Suite("Coverage masks")
struct PathRasterizerTests {
  private static let everything = PixelRect(x: -1000, y: -1000, width: 4000, height: 4000)

  private func mask(_ path: Path, clip: PixelRect = everything) -> CoverageMask {
    var rasterizer = PathRasterizer()
    return rasterizer.mask(of: path, clip: clip)
  }

  private func path(_ rects: Rect...) -> Path {
    var path = Path()
    for rect in rects { path.append(rect) }
    return path
  }

  @Test("A pixel has the exact area that a rectangle covers")
  func rectangle() {
    let mask = mask(path(Rect(x: 0.5, y: 0.75, width: 2, height: 1.75)))
    #expect(mask.bounds == PixelRect(x: 0, y: 0, width: 3, height: 3))
    // 0.125, 0.25, 0.5 and 1 of 256, the last held at 255.
    #expect(mask.coverage == [32, 64, 32, 128, 255, 128, 64, 128, 64])
  }

  @Test("A diagonal halves its pixels")
  func triangle() {
    var path = Path()
    path.append(.move(to: Point(x: 10, y: 20)))
    path.append(.line(to: Point(x: 13, y: 23)))
    path.append(.line(to: Point(x: 10, y: 23)))
    let mask = mask(path)
    #expect(mask.bounds == PixelRect(x: 10, y: 20, width: 3, height: 3))
    #expect(mask.coverage == [128, 0, 0, 255, 128, 0, 255, 255, 128])
  }

  @Test("Curves of both degrees cover the area they enclose, to FreeType's flattening")
  func curves() {
    var quadratic = Path()
    quadratic.append(.move(to: Point(x: 0, y: 0)))
    quadratic.append(.quadCurve(to: Point(x: 60, y: 0), control: Point(x: 30, y: 60)))
    quadratic.append(.close)
    // A parabola's segment has two thirds of its triangle.
    #expect(abs(area(mask(quadratic)) / 1200 - 1) < 0.002)
    var cubic = Path()
    let k = 0.552284749831
    cubic.append(.move(to: Point(x: 50, y: 0)))
    for (x, y) in [(0.0, 1.0), (-1, 0), (0, -1), (1, 0)] {
      let from = Point(x: y * 50, y: -x * 50)
      cubic.append(
        .cubicCurve(
          to: Point(x: x * 50, y: y * 50),
          control1: Point(x: from.x + k * x * 50, y: from.y + k * y * 50),
          control2: Point(x: x * 50 + k * from.x, y: y * 50 + k * from.y)))
    }
    #expect(abs(area(mask(cubic)) / (2500 * Double.pi) - 1) < 0.002)
  }

  private func area(_ mask: CoverageMask) -> Double {
    mask.coverage.reduce(0) { $0 + ($1 == 255 ? 1 : Double($1) / 256) }
  }

  @Test("Overlapping contours of one direction count once, and an opposite one cuts a hole")
  func winding() {
    let outer = Rect(x: 0, y: 0, width: 4, height: 4)
    let inner = Rect(x: 1, y: 1, width: 2, height: 2)
    #expect(mask(path(outer, inner)).coverage == [UInt8](repeating: 255, count: 16))
    var ring = path(outer)
    for (index, point) in [(1.0, 1.0), (1, 3), (3, 3), (3, 1)].enumerated() {
      let to = Point(x: point.0, y: point.1)
      ring.append(index == 0 ? .move(to: to) : .line(to: to))
    }
    #expect(
      mask(ring).coverage == [
        255, 255, 255, 255, 255, 0, 0, 255, 255, 0, 0, 255, 255, 255, 255, 255,
      ])
  }

  @Test("A clipped mask is a cut-out of the whole one")
  func clipping() {
    var path = Path()
    path.append(.move(to: Point(x: -3.3, y: 2.1)))
    path.append(.quadCurve(to: Point(x: 31.7, y: 9.9), control: Point(x: 15, y: -20)))
    path.append(.line(to: Point(x: 8, y: 28.4)))
    let whole = mask(path)
    let clip = PixelRect(x: 5, y: -2, width: 9, height: 11)
    let part = mask(path, clip: clip)
    #expect(part.bounds == clip)
    for y in 0..<clip.height {
      for x in 0..<clip.width {
        let index =
          (clip.y + y - whole.bounds.y) * whole.bounds.width + clip.x + x - whole.bounds.x
        #expect(part.coverage[y * clip.width + x] == whole.coverage[index])
      }
    }
  }

  @Test("Moving a path by whole pixels moves its mask")
  func translation() {
    var path = Path()
    path.append(.move(to: Point(x: 0.3, y: 0.2)))
    path.append(
      .cubicCurve(
        to: Point(x: 9.7, y: 3.1), control1: Point(x: 2, y: 14), control2: Point(x: 7, y: -9)))
    let moved = path.transformed(by: AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 100, ty: -37))
    #expect(mask(moved).coverage == mask(path).coverage)
  }

  @Test("More contours than an outline can hold are all drawn")
  func manyContours() {
    var path = Path()
    for index in 0..<20_000 {
      path.append(Rect(x: Double(index % 200) * 2, y: Double(index / 200) * 2, width: 1, height: 1))
    }
    #expect(area(mask(path)) == 20_000)
  }

  @Test("Paths without area and strange numbers give no coverage and no trap")
  func degenerate() {
    #expect(mask(Path()) == .empty)
    var lines = Path()
    lines.append(.close)
    lines.append(.line(to: Point(x: 5, y: 5)))
    lines.append(.close)
    lines.append(.move(to: Point(x: 1, y: 1)))
    #expect(area(mask(lines)) == 0)
    for value in [Double.nan, .infinity, -.infinity, 1e300, -1e300, 1e9] {
      var path = Path()
      path.append(.move(to: Point(x: value, y: 1)))
      path.append(.line(to: Point(x: 5, y: value)))
      path.append(.quadCurve(to: Point(x: 7, y: 9), control: Point(x: -value, y: value)))
      path.append(
        .cubicCurve(
          to: Point(x: value, y: value), control1: Point(x: 4, y: value),
          control2: Point(x: value, y: -value)))
      _ = mask(path, clip: PixelRect(x: 0, y: 0, width: 20, height: 20))
    }
  }
}
