import GalleyFonts
public import GalleyLayout
public import GalleyText
import Synchronization

extension RasterRenderer {
  /// Draws the glyphs of a run with their stroke, without shadow and decorations.
  ///
  /// A colour glyph keeps its own colours; the alpha of the text's colour fades it too. A picture
  /// that the font gives but that cannot be read is drawn as an empty frame.
  ///
  /// - Parameters:
  ///   - run: The run.
  ///   - bitmap: Where to draw; what lies outside is cut off.
  ///   - origin: Where the frame's top-left corner goes, in points from the bitmap's.
  ///   - pressed: The links that are drawn in their pressed styles.
  public func draw(
    _ run: GlyphRun, into bitmap: inout Bitmap, at origin: Point = .zero,
    pressed: Set<Link> = []
  ) {
    draw(run, into: &bitmap, on: Canvas(bitmap, at: origin), pressed: pressed)
  }

  func draw(
    _ run: GlyphRun, into bitmap: inout Bitmap, on canvas: Canvas, pressed: Set<Link>
  ) {
    let color = run.attributes.painted(pressed: pressed).color
    let stroke = run.attributes.stroke
    defer { if let stroke { draw(stroke, of: run, into: &bitmap, on: canvas) } }
    if let stroke, !stroke.isFilled, !run.font.face.hasColor { return }
    for (image, x, y) in images(of: run, on: canvas) {
      switch image {
      case .mask(let mask):
        bitmap.fill(mask, x: x, y: y, with: color, on: canvas)
      case .layers(let layers):
        for (mask, own) in layers {
          var paint = own ?? color
          if own != nil { paint.alpha = Bitmap.premultiplied(paint.alpha, color.alpha) }
          bitmap.fill(mask, x: x, y: y, with: paint, on: canvas)
        }
      case .picture(let picture, let left, let top):
        bitmap.draw(picture, x: x + left, y: y + top, opacity: color.alpha, on: canvas)
      }
    }
  }

  /// Draws a background, a border, an underline or a strikethrough.
  ///
  /// Edges are rounded to whole pixels, so that neighbouring backgrounds meet without a seam and
  /// straight lines are sharp; a line is at least one pixel thick.
  ///
  /// - Parameters:
  ///   - decoration: The decoration.
  ///   - bitmap: Where to draw; what lies outside is cut off.
  ///   - origin: Where the frame's top-left corner goes, in points from the bitmap's.
  public func draw(
    _ decoration: Decoration, into bitmap: inout Bitmap, at origin: Point = .zero
  ) {
    draw(decoration, into: &bitmap, on: Canvas(bitmap, at: origin))
  }

  func draw(_ decoration: Decoration, into bitmap: inout Bitmap, on canvas: Canvas) {
    let origin = canvas.origin
    var snapped = decoration
    let rect = decoration.rect
    let left = ((rect.minX + origin.x) * scale).rounded()
    let right = ((rect.maxX + origin.x) * scale).rounded()
    let top = ((rect.minY + origin.y) * scale).rounded()
    let height =
      decoration.kind == .background || decoration.kind.isBorder
      ? ((rect.maxY + origin.y) * scale).rounded() - top
      : max(1, (rect.size.height * scale).rounded())
    snapped.rect = Rect(x: left, y: top, width: right - left, height: height)
    snapped.cornerRadius *= scale
    if case .border(let width) = decoration.kind {
      snapped.kind = .border(width: width > 0 ? max(1, (width * scale).rounded()) : 0)
    }
    snapped.gaps = decoration.gaps.map { gap in
      (gap.lowerBound + origin.x) * scale..<(gap.upperBound + origin.x) * scale
    }
    let path = snapped.path(from: Double(canvas.clip.x), to: Double(canvas.clip.maxX))
    fillPixels(path, with: decoration.color, into: &bitmap, on: canvas)
  }

  /// The images of a run's glyphs and the pixels of their origins.
  private func images(
    of run: GlyphRun, on canvas: Canvas
  ) -> [(image: GlyphImage, x: Int, y: Int)] {
    let font = run.font
    let left = (run.glyphOrigin.x + canvas.origin.x) * scale
    var baseline = (run.glyphOrigin.y + canvas.origin.y) * scale
    if snapsBaselines { baseline.round() }
    let glyphs = run.glyphIDs
    let positions = run.positions
    var images: [(image: GlyphImage, x: Int, y: Int)] = []
    images.reserveCapacity(run.count)
    store.withLock { store in
      let number = store.number(of: font)
      for index in 0..<run.count {
        let place = GlyphPlace(
          x: left + positions[index].x * scale, y: baseline + positions[index].y * scale)
        var clip = canvas.clip
        clip.x -= place.x
        clip.y -= place.y
        let image = store.image(
          of: glyphs[index], in: font, number: number, at: place, clip: clip)
        images.append((image, place.x, place.y))
      }
    }
    return images
  }
}
