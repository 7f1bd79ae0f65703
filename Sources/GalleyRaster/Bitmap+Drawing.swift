public import GalleyText

extension Bitmap {
  /// Fills a rectangle, in pixels; pixels that it touches in part are blended by the area covered.
  ///
  /// - Complexity: O(*n*) in the number of pixels touched.
  public mutating func fill(_ rect: Rect, with color: Color) {
    let columns = AxisCoverage(from: rect.minX, to: rect.maxX, limit: width)
    let rows = AxisCoverage(from: rect.minY, to: rect.maxY, limit: height)
    if columns.isEmpty || rows.isEmpty || color.alpha == 0 { return }
    let whole = columns.whole
    let edges = columns.range.filter { !whole.contains($0) }
    if color.alpha == 255 { fillOpaque(columns: whole, rows: rows.whole, with: color) }
    let isDone = color.alpha == 255 ? rows.whole : 0..<0
    let light = LinearLight.sRGB
    let paint = Paint(color, light)
    let stride = bytesPerRow
    let alpha = Double(color.alpha) * 255
    var pixels = bytes.mutableSpan
    for y in rows.range {
      let opacity = alpha * rows.coverage(at: y)
      if !isDone.contains(y) {
        let opacity = UInt32(opacity.rounded())
        for x in whole {
          light.blend(paint, opacity: opacity, over: &pixels, at: y * stride + x * 4)
        }
      }
      for x in edges {
        light.blend(
          paint, opacity: UInt32((opacity * columns.coverage(at: x)).rounded()), over: &pixels,
          at: y * stride + x * 4)
      }
    }
  }

  /// Sets whole pixels to an opaque colour.
  private mutating func fillOpaque(columns: Range<Int>, rows: Range<Int>, with color: Color) {
    if columns.isEmpty || rows.isEmpty { return }
    let pixel = [color.red, color.green, color.blue, 255]
    let row = (0..<columns.count * 4).map { pixel[$0 & 3] }
    let stride = bytesPerRow
    unsafe bytes.withUnsafeMutableBytes { target in
      for y in rows {
        let start = y * stride + columns.lowerBound * 4
        unsafe UnsafeMutableRawBufferPointer(rebasing: target[start..<start + row.count])
          .copyBytes(from: row)
      }
    }
  }

  /// Draws another bitmap over this one, stretched or shrunk to a rectangle in pixels.
  ///
  /// Shrinking averages and enlarging interpolates, both with the Catmull-Rom cubic in linear
  /// light; edge pixels that the rectangle covers in part are blended by the area covered.
  ///
  /// - Parameters:
  ///   - image: The picture.
  ///   - rect: Where it goes; an empty rectangle draws nothing.
  ///   - opacity: 0 to 255, multiplied into the picture's alpha.
  public mutating func draw(_ image: Bitmap, in rect: Rect, opacity: UInt8 = 255) {
    let clip = PixelRect(x: 0, y: 0, width: width, height: height)
    let (scaled, x, y) = image.resampled(to: rect, clip: clip)
    draw(scaled, x: x, y: y, opacity: opacity, clip: clip)
  }

  /// Draws another bitmap pixel for pixel with its top-left corner at a pixel, inside a clip.
  mutating func draw(_ image: Bitmap, x: Int, y: Int, opacity: UInt8, clip: PixelRect) {
    let target = PixelRect(x: x, y: y, width: image.width, height: image.height)
      .intersection(PixelRect(x: 0, y: 0, width: width, height: height)).intersection(clip)
    let light = LinearLight.sRGB
    let stride = bytesPerRow
    let source = image.bytes.span
    var pixels = bytes.mutableSpan
    for row in target.y..<target.maxY {
      var from = (row - y) * image.bytesPerRow + (target.x - x) * 4
      var to = row * stride + target.x * 4
      for _ in 0..<target.width {
        let alpha = source[from + 3]
        if alpha != 0 {
          let color = Color(
            red: Self.straight(source[from], alpha), green: Self.straight(source[from + 1], alpha),
            blue: Self.straight(source[from + 2], alpha))
          light.blend(
            Paint(color, light), opacity: UInt32(alpha) * UInt32(opacity), over: &pixels, at: to)
        }
        from += 4
        to += 4
      }
    }
  }

  /// Draws a colour through a mask, moved by whole pixels, inside a clip.
  mutating func fill(
    _ mask: CoverageMask, x: Int, y: Int, with color: Color, clip: PixelRect
  ) {
    var bounds = mask.bounds
    bounds.x += x
    bounds.y += y
    let target = bounds.intersection(PixelRect(x: 0, y: 0, width: width, height: height))
      .intersection(clip)
    let light = LinearLight.sRGB
    let paint = Paint(color, light)
    let alpha = UInt32(color.alpha)
    let stride = bytesPerRow
    let coverage = mask.coverage.span
    var pixels = bytes.mutableSpan
    for row in target.y..<target.maxY {
      var from = (row - bounds.y) * bounds.width + target.x - bounds.x
      var to = row * stride + target.x * 4
      for _ in 0..<target.width {
        light.blend(paint, opacity: UInt32(coverage[from]) * alpha, over: &pixels, at: to)
        from += 1
        to += 4
      }
    }
  }
}

/// The pixels of one axis that an interval touches, and how much of each.
struct AxisCoverage {
  let start: Double
  let end: Double
  let range: Range<Int>

  init(from start: Double, to end: Double, limit: Int) {
    self.init(from: start, to: end, within: 0..<limit)
  }

  init(from start: Double, to end: Double, within limits: Range<Int>) {
    self.start = start
    self.end = end
    let first = max(limits.lowerBound, pixelIndex(start.rounded(.down)))
    let last = min(limits.upperBound, pixelIndex(end.rounded(.up)))
    range = start < end && first < last ? first..<last : 0..<0
  }

  var isEmpty: Bool { range.isEmpty }

  /// The pixels that are covered as a whole; it lies inside `range`.
  var whole: Range<Int> {
    let first = range.first.map { coverage(at: $0) < 1 ? $0 + 1 : $0 } ?? range.lowerBound
    let last = range.last.map { coverage(at: $0) < 1 ? $0 : $0 + 1 } ?? first
    return first..<max(first, last)
  }

  func coverage(at pixel: Int) -> Double {
    max(0, min(end, Double(pixel) + 1) - max(start, Double(pixel)))
  }
}
