import GalleyRaster
import GalleyText

/// What a cell drawing shows, what is drawn of it and what is asked for.
struct CellDrawingState: Sendable {
  /// The wish for a tile of a cell as it looked at one time.
  struct Request: Sendable {
    let tile: CellTile
    let generation: Int
    let paint: Int
  }

  struct Drawn: Sendable {
    var bitmap: Bitmap
    /// The paint that it shows.
    var paint: Int
  }

  var id: String?
  var layout: CellLayout?
  var visible: Range<Double>?
  private(set) var pressed: CellEntity?
  /// Grows with every other cell.
  private(set) var generation = 0
  /// Grows with every other cell and every other look.
  private(set) var paint = 0
  private(set) var tiles: [CellTile: Drawn] = [:]
  /// The paint of the tiles that are asked for; always the latest.
  private var requests: [CellTile: Int] = [:]
  private(set) var failure: RasterError?
  var statistics = CellDrawing.Statistics()

  /// Forgets the cell and whatever is asked for.
  mutating func reset() {
    id = nil
    layout = nil
    visible = nil
    pressed = nil
    generation += 1
    paint += 1
    tiles = [:]
    requests = [:]
    failure = nil
  }

  /// Changes the pressed entity; tiles that it does not touch stay current.
  mutating func press(_ entity: CellEntity?, renderer: CellRenderer) {
    guard let layout, pressed != entity else { return }
    let rects = (pressed?.rects ?? []) + (entity?.rects ?? [])
    let old = paint
    pressed = entity
    paint += 1
    // Pressed boxes reach a little beyond their rectangles.
    let reach = layout.style.text.lineHeight.length
    for (tile, drawn) in tiles where drawn.paint == old {
      let place = renderer.rect(of: tile)
      let isTouched = rects.contains { rect in
        rect.maxY + reach > place.minY && rect.minY - reach < place.maxY
      }
      if !isTouched { tiles[tile]?.paint = paint }
    }
  }

  /// The requests for what is missing in sight, the most urgent last; forgets what is far out of sight.
  mutating func takeRequests(renderer: CellRenderer) -> [Request] {
    guard let layout else { return [] }
    let seen = renderer.tiles(of: layout, in: visible)
    let side = Double(renderer.tileSide) / renderer.scale
    let near = renderer.tiles(
      of: layout, in: visible.map { $0.lowerBound - side..<$0.upperBound + side })
    let kept = Set(near)
    tiles = tiles.filter { kept.contains($0.key) }
    requests = requests.filter { kept.contains($0.key) }
    let order = near.filter { !seen.contains($0) } + seen.reversed()
    let missing = order.filter { tiles[$0]?.paint != paint && requests[$0] != paint }
    for tile in missing { requests[tile] = paint }
    return missing.map { Request(tile: $0, generation: generation, paint: paint) }
  }

  /// Whether a request's result would be shown.
  func wants(_ request: Request) -> Bool {
    request.generation == generation && requests[request.tile] == request.paint
  }

  /// Lets a request be made again.
  mutating func forget(_ request: Request) {
    if wants(request) { requests[request.tile] = nil }
  }

  /// Keeps a bitmap that is still wanted.
  mutating func take(_ result: Result<Bitmap, any Error>, of request: Request) {
    guard wants(request) else {
      statistics.dropped += 1
      return
    }
    requests[request.tile] = nil
    switch result {
    case .success(let bitmap):
      tiles[request.tile] = Drawn(bitmap: bitmap, paint: request.paint)
      statistics.drawn += 1
    case .failure(let error as RasterError):
      failure = error
    case .failure:
      statistics.dropped += 1
    }
  }
}
