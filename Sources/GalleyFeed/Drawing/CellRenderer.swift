public import GalleyRaster
public import GalleyText

/// Flattens cells into bitmaps: background, separators, texts, quote, placeholders and counters.
///
/// A cell that is larger than the limit is drawn in tiles; together they equal, pixel for pixel, what
/// one bitmap would show. A renderer may be used by several threads, which share its glyph images.
public struct CellRenderer: Sendable {
  /// The greatest width and height of a bitmap, in pixels.
  public let tileSide: Int
  let raster: RasterRenderer

  /// Pixels per point.
  public var scale: Double { raster.scale }

  /// Creates a renderer.
  ///
  /// - Parameters:
  ///   - scale: Pixels per point; NaN, infinity and what is not above 0 count as 1.
  ///   - tileSide: The greatest width and height of a bitmap, in pixels, at least 16.
  ///   - cacheByteLimit: The memory for glyph images that are kept for later, in bytes.
  public init(scale: Double = 1, tileSide: Int = 2048, cacheByteLimit: Int = 8 << 20) {
    raster = RasterRenderer(scale: scale, cacheByteLimit: cacheByteLimit)
    self.tileSide = max(16, min(tileSide, 8192))
  }

  /// The tiles of a cell that a range of heights touches, from top to bottom; one for a cell within
  /// the limit.
  ///
  /// - Parameters:
  ///   - layout: The cell.
  ///   - visible: Heights in the cell, in points; `nil` for all of it.
  public func tiles(of layout: CellLayout, in visible: Range<Double>? = nil) -> [CellTile] {
    let grid = TileGrid(
      width: pixels(layout.width), height: pixels(layout.height), side: tileSide)
    guard let visible else { return grid.tiles(inRows: 0..<grid.height) }
    let first = row(visible.lowerBound, .down)
    return grid.tiles(inRows: first..<max(first, row(visible.upperBound, .up)))
  }

  /// The place of a tile in its cell, in points.
  public func rect(of tile: CellTile) -> Rect {
    Rect(
      x: Double(tile.x) / scale, y: Double(tile.y) / scale, width: Double(tile.width) / scale,
      height: Double(tile.height) / scale)
  }

  /// Draws a tile of a cell; only lines that come near it are looked at.
  ///
  /// Text is cut off a line's height above and below its line. Where the scale makes pixels of parts
  /// of points, the last row and column hold what is left over.
  ///
  /// - Parameters:
  ///   - tile: One of ``tiles(of:in:)``.
  ///   - layout: The cell.
  ///   - pressed: The entity of the cell that is drawn pressed.
  ///   - check: Called before each step of the drawing.
  /// - Throws: What the check throws; `RasterError` for a tile of an absurd size.
  public func draw(
    _ tile: CellTile, of layout: CellLayout, pressed: CellEntity? = nil,
    checking check: () throws -> Void = {}
  ) throws -> Bitmap {
    try check()
    let bitmap = try Bitmap(
      width: tile.width, height: tile.height, color: layout.style.background)
    var painter = CellPainter(
      layout: layout, raster: raster, tile: tile, pressed: pressed,
      bitmap: bitmap)
    try painter.paint(checking: check)
    return painter.bitmap
  }

  /// Draws a whole cell into one bitmap, whatever the limit.
  ///
  /// - Throws: `RasterError.sizeOutOfBounds` for a cell that is too large for any bitmap.
  public func draw(_ layout: CellLayout, pressed: CellEntity? = nil) throws -> Bitmap {
    let tile = CellTile(
      x: 0, y: 0, width: pixels(layout.width), height: pixels(layout.height))
    return try draw(tile, of: layout, pressed: pressed)
  }

  private func pixels(_ length: Double) -> Int {
    max(1, row(length, .up))
  }

  private func row(_ height: Double, _ rule: FloatingPointRoundingRule) -> Int {
    Int((height.signedLength * scale).rounded(rule).signedLength)
  }
}
