import GalleyFonts
import GalleyLayout
import GalleyText
import Synchronization

extension RasterRenderer {
  /// The greatest standard deviation of a shadow, in pixels.
  private static var maximumDeviation: Double { 64 }

  /// Draws the shadow of a run's outlines; glyphs that are pictures have none.
  func drawShadow(of run: GlyphRun, into bitmap: inout Bitmap, on canvas: Canvas) {
    guard let shadow = run.attributes.shadow else { return }
    let moved = Point(
      x: canvas.origin.x + shadow.offset.x.signedLength,
      y: canvas.origin.y + shadow.offset.y.signedLength)
    let deviation = min(Self.maximumDeviation, shadow.blur.length * scale / 2)
    let margin = BoxBlur(deviation: deviation).margin
    let clip = PixelRect(
      x: canvas.clip.x - margin, y: canvas.clip.y - margin,
      width: canvas.clip.width + 2 * margin, height: canvas.clip.height + 2 * margin)
    let path = outlines(of: run, at: moved)
    let mask = store.withLock { $0.mask(of: path, clip: clip) }
    bitmap.fill(BoxBlur(deviation: deviation).blurred(mask), with: shadow.color, on: canvas)
  }

  /// Draws the line along a run's outlines.
  func draw(
    _ stroke: TextStroke, of run: GlyphRun, into bitmap: inout Bitmap, on canvas: Canvas
  ) {
    let width = stroke.width.length * scale
    if width == 0 { return }
    let path = outlines(of: run, at: canvas.origin)
    let mask = store.withLock { $0.mask(of: path, clip: canvas.clip, strokeWidth: width) }
    bitmap.fill(mask, with: stroke.color, on: canvas)
  }

  /// The outlines of a run's glyphs, in pixels.
  private func outlines(of run: GlyphRun, at origin: Point) -> Path {
    var baseline = (run.glyphOrigin.y + origin.y) * scale
    if snapsBaselines { baseline.round() }
    let glyphs = run.glyphIDs
    let positions = run.positions
    var path = Path()
    for index in 0..<run.count {
      path.append(
        run.font.outline(of: glyphs[index]).transformed(
          by: AffineTransform(
            a: scale, b: 0, c: 0, d: scale,
            tx: (run.glyphOrigin.x + origin.x + positions[index].x) * scale,
            ty: baseline + positions[index].y * scale)))
    }
    return path
  }
}

/// A blur that is close to a Gaussian: three box averages (Filter Effects 1 §9.12).
struct BoxBlur {
  private let width: Int

  init(deviation: Double) {
    // Only odd boxes, so that nothing is moved.
    let width = Int((deviation * 3 * (2 * Double.pi).squareRoot() / 4 + 0.5).rounded(.down))
    self.width = width | 1
  }

  /// How many pixels the shape grows by on each side.
  var margin: Int { width / 2 * 3 }

  func blurred(_ mask: CoverageMask) -> CoverageMask {
    if width == 1 || mask.bounds.isEmpty { return mask }
    let old = mask.bounds
    let bounds = PixelRect(
      x: old.x - margin, y: old.y - margin, width: old.width + 2 * margin,
      height: old.height + 2 * margin)
    var coverage = [UInt8](repeating: 0, count: bounds.width * bounds.height)
    for row in 0..<old.height {
      for column in 0..<old.width {
        coverage[(row + margin) * bounds.width + column + margin] =
          mask.coverage[row * old.width + column]
      }
    }
    var line = [Int](repeating: 0, count: max(bounds.width, bounds.height))
    for _ in 0..<3 {
      for row in 0..<bounds.height {
        average(
          &coverage, start: row * bounds.width, step: 1, count: bounds.width, line: &line)
      }
      for column in 0..<bounds.width {
        average(
          &coverage, start: column, step: bounds.width, count: bounds.height, line: &line)
      }
    }
    return CoverageMask(bounds: bounds, coverage: coverage)
  }

  private func average(
    _ values: inout [UInt8], start: Int, step: Int, count: Int, line: inout [Int]
  ) {
    for index in 0..<count { line[index] = Int(values[start + index * step]) }
    let half = width / 2
    var sum = 0
    for index in 0..<min(half, count) { sum += line[index] }
    for index in 0..<count {
      if index + half < count { sum += line[index + half] }
      if index - half - 1 >= 0 { sum -= line[index - half - 1] }
      values[start + index * step] = UInt8((sum + half) / width)
    }
  }
}
