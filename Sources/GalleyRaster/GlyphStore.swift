import GalleyFonts
import GalleyText

/// Where a glyph's origin lies among the pixels: a whole pixel, and quarters beyond it.
struct GlyphPlace {
  var x: Int
  var y: Int
  /// Quarters of a pixel to the right, 0 to 3.
  var quarterX: Int
  /// Quarters of a pixel downward, 0 to 3.
  var quarterY: Int

  /// The place nearest to a point in pixels.
  init(x: Double, y: Double) {
    let quartersX = pixelIndex((x * 4 + 0.5).rounded(.down))
    let quartersY = pixelIndex((y * 4 + 0.5).rounded(.down))
    self.x = quartersX >> 2
    self.y = quartersY >> 2
    quarterX = quartersX & 3
    quarterY = quartersY & 3
  }
}

/// Makes glyph images and keeps those that were drawn last.
struct GlyphStore: ~Copyable {
  /// A glyph with more pixels is drawn anew each time, and only as far as it is seen.
  private static let maximumArea = 256 * 256
  /// A picture with more pixels counts as unreadable, so that a small file cannot fill the memory.
  private static let maximumPictureArea = 4096 * 4096
  /// With more fonts the store starts afresh.
  private static let maximumFontCount = 1024

  private let scale: Double
  private var rasterizer = PathRasterizer()
  private var cache: GlyphCache
  private var fontNumbers: [Font: UInt64] = [:]

  init(scale: Double, cacheByteLimit: Int) {
    self.scale = scale
    cache = GlyphCache(byteLimit: cacheByteLimit)
  }

  /// The number that stands for a font in this store until the next call.
  mutating func number(of font: Font) -> UInt64 {
    if let number = fontNumbers[font] { return number }
    if fontNumbers.count == Self.maximumFontCount {
      fontNumbers.removeAll()
      cache.removeAll()
    }
    let number = UInt64(fontNumbers.count)
    fontNumbers[font] = number
    return number
  }

  /// The image of a glyph around its origin's pixel.
  ///
  /// - Parameters:
  ///   - number: The font's number.
  ///   - clip: The pixels that are wanted, counted from the origin's pixel.
  mutating func image(
    of glyph: GlyphID, in font: Font, number: UInt64, at place: GlyphPlace, clip: PixelRect
  ) -> GlyphImage {
    let quarters = UInt64(place.quarterX << 2 | place.quarterY)
    let key = number << 36 | UInt64(glyph) << 4 | quarters
    if let image = cache.image(for: key) { return image }
    var drawing = Drawing(
      clip: clip,
      transform: AffineTransform(
        a: scale, b: 0, c: 0, d: scale, tx: Double(place.quarterX) / 4,
        ty: Double(place.quarterY) / 4))
    let image = render(glyph, in: font, &drawing)
    if drawing.isWhole { cache.insert(image, for: key) }
    return image
  }

  /// The coverage of any path whose coordinates are pixels.
  mutating func mask(
    of path: Path, clip: PixelRect, strokeWidth: Double = 0
  ) -> CoverageMask {
    rasterizer.mask(of: path, clip: clip, strokeWidth: strokeWidth)
  }

  private mutating func render(
    _ glyph: GlyphID, in font: Font, _ drawing: inout Drawing
  ) -> GlyphImage {
    guard font.face.hasColor else {
      return .mask(mask(of: font.outline(of: glyph), &drawing))
    }
    let picture = font.colorBitmap(of: glyph, pixelsPerEm: font.size * scale)
    if let picture, let bitmap = Self.decoded(picture) {
      let rect = drawing.map(picture.rect)
      let clip = drawing.clip(to: PixelRect(covering: rect), maximumArea: Self.maximumArea)
      let (image, x, y) = bitmap.resampled(to: rect, clip: clip)
      return .picture(image, x: x, y: y)
    }
    let layers = font.colorLayers(of: glyph)
    if !layers.isEmpty {
      var masks: [(mask: CoverageMask, color: Color?)] = []
      for layer in layers {
        masks.append((mask(of: font.outline(of: layer.glyph), &drawing), layer.color))
      }
      return .layers(masks)
    }
    var path = font.outline(of: glyph)
    // A picture that cannot be read leaves its frame, so that nothing vanishes.
    if let picture, path.isEmpty { path = Self.frame(of: picture.rect, font.size / 24) }
    return .mask(mask(of: path, &drawing))
  }

  /// A picture's pixels; `nil` when it cannot be read.
  private static func decoded(_ picture: ColorBitmap) -> Bitmap? {
    let (area, isTooLarge) = picture.pixelWidth.multipliedReportingOverflow(by: picture.pixelHeight)
    if isTooLarge || area > maximumPictureArea { return nil }
    return try? Bitmap(png: picture.png)
  }

  private mutating func mask(of outline: Path, _ drawing: inout Drawing) -> CoverageMask {
    let path = outline.transformed(by: drawing.transform)
    guard let extent = path.controlBounds else { return .empty }
    let clip = drawing.clip(to: PixelRect(covering: extent), maximumArea: Self.maximumArea)
    return rasterizer.mask(of: path, clip: clip)
  }

  private static func frame(of rect: Rect, _ thickness: Double) -> Path {
    var path = Path()
    let (width, height) = (rect.size.width, rect.size.height)
    path.append(Rect(x: rect.minX, y: rect.minY, width: width, height: thickness))
    path.append(Rect(x: rect.minX, y: rect.maxY - thickness, width: width, height: thickness))
    path.append(Rect(x: rect.minX, y: rect.minY, width: thickness, height: height))
    path.append(Rect(x: rect.maxX - thickness, y: rect.minY, width: thickness, height: height))
    return path
  }
}

/// One glyph on its way to an image.
private struct Drawing {
  let clip: PixelRect
  /// From points around the glyph's origin to pixels around the origin's pixel.
  let transform: AffineTransform
  /// Whether nothing was left out, so that the image is good for other places too.
  private(set) var isWhole = true

  init(clip: PixelRect, transform: AffineTransform) {
    self.clip = clip
    self.transform = transform
  }

  func map(_ rect: Rect) -> Rect {
    let corner = transform.apply(to: rect.origin)
    return Rect(
      x: corner.x, y: corner.y, width: rect.size.width * transform.a,
      height: rect.size.height * transform.d)
  }

  /// What to draw of an extent: all of it, or what is seen when it is large.
  mutating func clip(to extent: PixelRect, maximumArea: Int) -> PixelRect {
    let side = 1 << 20
    if extent.width <= side, extent.height <= side, extent.width * extent.height <= maximumArea {
      return extent
    }
    isWhole = false
    return clip
  }
}
