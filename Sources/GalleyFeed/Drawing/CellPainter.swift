import GalleyLayout
import GalleyRaster
import GalleyText

/// Draws one tile of a cell.
struct CellPainter {
  let layout: CellLayout
  let raster: RasterRenderer
  let tile: CellTile
  let pressed: CellEntity?
  private(set) var bitmap: Bitmap

  init(
    layout: CellLayout, raster: RasterRenderer, tile: CellTile, pressed: CellEntity?, bitmap: Bitmap
  ) {
    self.layout = layout
    self.raster = raster
    self.tile = tile
    self.pressed = pressed
    self.bitmap = bitmap
  }

  private var style: FeedStyle { layout.style }
  private var window: RasterWindow { RasterWindow(x: tile.x, y: tile.y) }

  mutating func paint(checking check: () throws -> Void) throws {
    fill(layout.gap, style.gapBackground)
    if let quote = layout.quote { fill(quote.background, style.quoteBackground) }
    for separator in layout.separators { fill(separator, style.separator, isLine: true) }
    if let avatar = layout.avatar { fill(Shapes.disc(in: avatar.rect), avatar.color, avatar.rect) }
    paint(layout.pictures)
    if let pictures = layout.quote?.pictures { paint(pictures) }
    for counter in layout.counters {
      fill(Shapes.symbol(of: counter), style.counter.color, counter.symbol)
    }
    let pressedLinks: Set<Link> = pressed.map { [$0.link] } ?? []
    for (part, text) in layout.texts where isSeen(text.rect, reach: reach(of: text)) {
      try check()
      raster.draw(
        text.frame, into: &bitmap, at: text.rect.origin,
        window: RasterWindow(x: tile.x, y: tile.y, reach: reach(of: text)),
        pressed: part == pressed?.part ? pressedLinks : [])
    }
    try check()
  }

  /// How far a text is drawn beyond its lines: the height of one.
  private func reach(of text: CellText) -> Double {
    text.frame.lines.first.map { ($0.ascent + $0.descent).rounded(.up) } ?? 0
  }

  private mutating func paint(_ pictures: PictureGrid) {
    for (index, frame) in pictures.frames.enumerated() {
      fill(frame, style.pictureBackground)
      if pictures.hiddenCount == 0 || index + 1 < pictures.frames.count {
        fill(Shapes.landscape(in: frame), style.pictureSymbol, frame)
      }
    }
  }

  /// Fills a rectangle whose edges are rounded to pixels; a line is at least one pixel thick.
  private mutating func fill(_ rect: Rect, _ color: Color, isLine: Bool = false) {
    if rect.isEmpty { return }
    let scale = raster.scale
    let least = isLine ? 1.0 : 0
    let left = (rect.minX * scale).rounded()
    let top = (rect.minY * scale).rounded()
    let right = max(left + least, (rect.maxX * scale).rounded())
    let bottom = max(top + least, (rect.maxY * scale).rounded())
    bitmap.fill(
      Rect(
        x: left - Double(tile.x), y: top - Double(tile.y), width: right - left,
        height: bottom - top), with: color)
  }

  private mutating func fill(_ path: Path, _ color: Color, _ rect: Rect) {
    if isSeen(rect, reach: 1) { raster.fill(path, with: color, into: &bitmap, window: window) }
  }

  /// Whether the tile shows anything of a rectangle.
  private func isSeen(_ rect: Rect, reach: Double) -> Bool {
    let scale = raster.scale
    return (rect.maxY + reach) * scale > Double(tile.y)
      && (rect.minY - reach) * scale < Double(tile.maxY)
  }
}
