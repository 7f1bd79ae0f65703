import GalleyLayout
import GalleyText

/// Where a drawing's origin lies in a picture, and which of the picture's pixels may be touched.
struct Canvas {
  /// Where the origin goes, in points from the picture's top-left corner.
  var origin: Point
  /// The pixels that may be drawn to, counted in the picture.
  var clip: PixelRect
  /// The picture's column at the bitmap's left edge.
  let x: Int
  /// The picture's row at the bitmap's top edge.
  let y: Int

  init(_ bitmap: borrowing Bitmap, at origin: Point, window: RasterWindow = RasterWindow()) {
    self.origin = origin
    // Far from everything is far enough; sums stay integers.
    let limit = 1 << 40
    x = max(-limit, min(limit, window.x))
    y = max(-limit, min(limit, window.y))
    clip = PixelRect(x: x, y: y, width: bitmap.width, height: bitmap.height)
  }

  /// The lines of a frame that may be seen, each with the pixels that it may touch.
  func lines(
    of frame: TextFrame, reach: Double, scale: Double
  ) -> [(line: TextLine, canvas: Canvas)] {
    guard reach.isFinite, reach >= 0 else { return frame.lines.map { ($0, self) } }
    let top = Double(clip.y) / scale - origin.y - reach
    let bottom = Double(clip.maxY) / scale - origin.y + reach
    // One more on each side, because bands are rounded to pixels.
    guard let first = frame.lineIndex(atY: top), let last = frame.lineIndex(atY: bottom) else {
      return []
    }
    let count = frame.lines.count
    return (max(first - 1, 0)..<min(last + 2, count)).compactMap { index in
      let line = frame.lines[index]
      let end = index + 1 < count ? frame.lines[index + 1].bounds.minY : line.bounds.maxY
      let bandTop = pixelIndex(((line.bounds.minY + origin.y - reach) * scale).rounded())
      let bandBottom = pixelIndex(((end + origin.y + reach) * scale).rounded())
      let band = PixelRect(
        x: clip.x, y: bandTop, width: clip.width, height: max(0, bandBottom - bandTop))
      var canvas = self
      canvas.clip = clip.intersection(band)
      return canvas.clip.isEmpty ? nil : (line, canvas)
    }
  }
}

extension Bitmap {
  /// Draws a colour through a mask that is moved by pixels of the canvas.
  mutating func fill(
    _ mask: CoverageMask, x: Int = 0, y: Int = 0, with color: Color, on canvas: Canvas
  ) {
    fill(mask, x: x - canvas.x, y: y - canvas.y, with: color, clip: clip(of: canvas))
  }

  /// Draws another bitmap with its top-left corner at a pixel of the canvas.
  mutating func draw(_ image: Bitmap, x: Int, y: Int, opacity: UInt8, on canvas: Canvas) {
    draw(image, x: x - canvas.x, y: y - canvas.y, opacity: opacity, clip: clip(of: canvas))
  }

  private func clip(of canvas: Canvas) -> PixelRect {
    var clip = canvas.clip
    clip.x -= canvas.x
    clip.y -= canvas.y
    return clip
  }
}
