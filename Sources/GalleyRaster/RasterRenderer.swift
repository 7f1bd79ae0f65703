public import GalleyLayout
public import GalleyText
import Synchronization

/// Draws frames into bitmaps.
///
/// Glyphs are anti-aliased from their outlines without hinting, placed to a quarter of a pixel, and
/// blended in linear light. A run's baseline is rounded to a whole pixel unless `snapsBaselines` is
/// off, so that all lines look alike; layout's positions are exact, and only drawing rounds.
///
/// A renderer may be used by several threads. The images of the glyphs drawn last are kept behind a
/// lock that is held while glyph images are looked up and made, not while they are blended; they
/// never change what is drawn.
public final class RasterRenderer: Sendable {
  /// Pixels per point.
  public let scale: Double
  /// What `image(of:)` fills its bitmap with first.
  public let background: Color
  /// Whether baselines are rounded to whole pixels.
  public let snapsBaselines: Bool
  let store: Mutex<GlyphStore>

  /// Creates a renderer.
  ///
  /// - Parameters:
  ///   - scale: Pixels per point; NaN, infinity and what is not above 0 count as 1.
  ///   - background: What `image(of:)` fills its bitmap with first.
  ///   - snapsBaselines: Whether baselines are rounded to whole pixels.
  ///   - cacheByteLimit: The memory for glyph images that are kept for later, in bytes; 0 keeps
  ///     none.
  public init(
    scale: Double = 1, background: Color = .clear, snapsBaselines: Bool = true,
    cacheByteLimit: Int = 8 << 20
  ) {
    let scale = scale.isFinite && scale > 0 ? scale : 1
    self.scale = scale
    self.background = background
    self.snapsBaselines = snapsBaselines
    store = Mutex(GlyphStore(scale: scale, cacheByteLimit: cacheByteLimit))
  }

  /// A new bitmap with a frame on the background.
  ///
  /// It shows the frame's `bounds` and is at least one pixel wide and high.
  ///
  /// - Parameters:
  ///   - frame: The frame.
  ///   - padding: Space on all four sides, in points, for what reaches beyond the frame's bounds.
  ///   - pressed: The links that are drawn in their pressed styles.
  ///   - attachment: Draws an attachment into a box given in the bitmap's pixels.
  /// - Throws: `RasterError.sizeOutOfBounds` when the bitmap would be too large.
  public func image(
    of frame: TextFrame, padding: Double = 0, pressed: Set<Link> = [],
    attachment: ((PlacedAttachment, Rect, inout Bitmap) -> Void)? = nil
  ) throws(RasterError) -> Bitmap {
    let padding = padding.isFinite ? padding : 0
    let bounds = frame.bounds
    let width = pixelCount(bounds.size.width + 2 * padding)
    let height = pixelCount(bounds.size.height + 2 * padding)
    guard let columns = Int(exactly: width), let rows = Int(exactly: height) else {
      throw RasterError.sizeOutOfBounds(width: width, height: height)
    }
    var bitmap = try Bitmap(width: columns, height: rows, color: background)
    draw(
      frame, into: &bitmap, at: Point(x: padding - bounds.minX, y: padding - bounds.minY),
      pressed: pressed, attachment: attachment)
    return bitmap
  }

  /// The whole pixels that hold a length in points; what is left over by rounding errors is none.
  private func pixelCount(_ length: Double) -> Double {
    max(1, (length * scale - 1 / 1024).rounded(.up))
  }

  /// Draws a frame over what a bitmap holds.
  ///
  /// In this order, each for all lines: backgrounds, borders, shadows, underlines, glyphs (filled,
  /// then stroked), attachments, strikethroughs.
  ///
  /// - Parameters:
  ///   - frame: The frame.
  ///   - bitmap: Where to draw; what lies outside is cut off.
  ///   - origin: Where the frame's top-left corner goes, in points from the picture's.
  ///   - window: The part of the picture that the bitmap holds.
  ///   - pressed: The links that are drawn in their pressed styles.
  ///   - attachment: Draws an attachment into a box given in the bitmap's pixels, which
  ///     `ContentFit` helps with; without it attachments leave an empty place.
  public func draw(
    _ frame: TextFrame, into bitmap: inout Bitmap, at origin: Point = .zero,
    window: RasterWindow = RasterWindow(), pressed: Set<Link> = [],
    attachment: ((PlacedAttachment, Rect, inout Bitmap) -> Void)? = nil
  ) {
    let canvas = Canvas(bitmap, at: origin, window: window)
    let lines = canvas.lines(of: frame, reach: window.reach, scale: scale)
    let decorations = lines.flatMap { line, canvas in
      line.decorations(pressed: pressed).map { (decoration: $0, canvas: canvas) }
    }
    func drawDecorations(_ isWanted: (Decoration.Kind) -> Bool) {
      for (decoration, canvas) in decorations where isWanted(decoration.kind) {
        draw(decoration, into: &bitmap, on: canvas)
      }
    }
    drawDecorations { $0 == .background }
    drawDecorations(\.isBorder)
    let rows = lines.map { line, canvas in (runs: line.runs, canvas: canvas) }
    for (runs, canvas) in rows {
      for run in runs where run.attributes.shadow != nil {
        drawShadow(of: run, into: &bitmap, on: canvas)
      }
    }
    drawDecorations(\.isUnderline)
    for (runs, canvas) in rows {
      for run in runs { draw(run, into: &bitmap, on: canvas, pressed: pressed) }
    }
    if let attachment {
      for placed in frame.attachments {
        let rect = placed.rect
        let box = Rect(
          x: (rect.minX + origin.x) * scale - Double(window.x),
          y: (rect.minY + origin.y) * scale - Double(window.y),
          width: rect.size.width * scale, height: rect.size.height * scale)
        attachment(placed, box, &bitmap)
      }
    }
    drawDecorations { $0 == .strikethrough }
  }

  /// Fills a path by the non-zero winding rule.
  ///
  /// - Parameters:
  ///   - path: The path, in points from `origin`.
  ///   - color: What to fill it with.
  ///   - bitmap: Where to draw; what lies outside is cut off.
  ///   - origin: Where the path's origin goes, in points from the picture's top-left corner.
  ///   - window: The part of the picture that the bitmap holds.
  public func fill(
    _ path: Path, with color: Color, into bitmap: inout Bitmap, at origin: Point = .zero,
    window: RasterWindow = RasterWindow()
  ) {
    let transform = AffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: origin.x * scale, ty: origin.y * scale)
    fillPixels(
      path.transformed(by: transform), with: color, into: &bitmap,
      on: Canvas(bitmap, at: origin, window: window))
  }

  /// Fills a path whose coordinates are the picture's pixels.
  func fillPixels(
    _ path: Path, with color: Color, into bitmap: inout Bitmap, on canvas: Canvas
  ) {
    let mask = store.withLock { $0.mask(of: path, clip: canvas.clip) }
    bitmap.fill(mask, with: color, on: canvas)
  }
}
