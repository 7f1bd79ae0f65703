public import GalleyRaster
import Synchronization

/// The bitmaps of one cell on a screen, which workers draw and any thread may ask for.
///
/// A list keeps a few of these and gives each the cell that it shows now. Every request carries the
/// generation of what was asked; ``show(_:id:visible:)`` and ``clear()`` begin a new one, so a late
/// bitmap of the cell before is dropped and its drawing ends at the next step. Only tiles in sight, and
/// one more on each side, are drawn and kept. The state stands behind a lock that is not held while
/// drawing.
public final class CellDrawing: Sendable {
  /// A bitmap in its place.
  public struct Picture: Sendable {
    /// The part of the cell.
    public let tile: CellTile
    /// Its pixels.
    public let bitmap: Bitmap
    /// Whether it shows what is pressed now.
    public let isCurrent: Bool
  }

  /// What has become of the requests of a cell.
  public struct Statistics: Sendable, Hashable {
    /// Bitmaps that were drawn and kept.
    public var drawn = 0
    /// Drawings that ended early or came late, because the cell had changed.
    public var dropped = 0
  }

  /// What draws the tiles.
  public let renderer: CellRenderer
  private let queue: DrawingQueue
  private let state = Mutex(CellDrawingState())

  /// Creates an empty place for cells.
  ///
  /// - Parameters:
  ///   - renderer: What draws the tiles.
  ///   - queue: Who does it.
  public init(renderer: CellRenderer, queue: DrawingQueue) {
    self.renderer = renderer
    self.queue = queue
  }

  /// The id of the cell that is shown; `nil` when none is.
  public var id: String? { state.withLock { $0.id } }
  /// The cell that is shown; `nil` when none is.
  public var layout: CellLayout? { state.withLock { $0.layout } }
  /// The entity that is drawn pressed.
  public var pressed: CellEntity? { state.withLock { $0.pressed } }
  /// Grows whenever the cell becomes another one.
  public var generation: Int { state.withLock { $0.generation } }
  /// Why a tile of the cell could not be drawn; `nil` when none failed.
  public var failure: RasterError? { state.withLock { $0.failure } }
  /// What has become of the requests so far.
  public var statistics: Statistics { state.withLock { $0.statistics } }

  /// The bitmaps that are ready, from top to bottom and left to right.
  public var pictures: [Picture] {
    // Under the lock, so that no reader shares the tiles' storage with a worker that adds to it.
    state.withLock { state in
      state.tiles.sorted { ($0.key.y, $0.key.x) < ($1.key.y, $1.key.x) }.map { tile, drawn in
        Picture(tile: tile, bitmap: drawn.bitmap, isCurrent: drawn.paint == state.paint)
      }
    }
  }

  /// Whether every tile in sight is drawn as it should look now; `true` when there is no cell.
  public var isComplete: Bool {
    state.withLock { state in
      guard let layout = state.layout else { return true }
      return renderer.tiles(of: layout, in: state.visible).allSatisfy {
        state.tiles[$0]?.paint == state.paint
      }
    }
  }

  /// Shows a cell; nothing is done for the cell that is shown already, but for what is in sight.
  ///
  /// - Parameters:
  ///   - layout: The cell.
  ///   - id: What the list knows it by.
  ///   - visible: The heights of the cell that are in sight, in points; `nil` for all.
  public func show(_ layout: CellLayout, id: String, visible: Range<Double>? = nil) {
    request { state in
      if state.id != id || state.layout != layout {
        state.reset()
        state.id = id
        state.layout = layout
      }
      state.visible = visible
    }
  }

  /// Forgets the cell with its bitmaps; what is being drawn is dropped.
  public func clear() {
    state.withLock { $0.reset() }
  }

  /// Changes what is in sight: asks for tiles that have come and forgets those that have gone.
  public func setVisible(_ visible: Range<Double>?) {
    request { $0.visible = visible }
  }

  /// Changes what is drawn pressed; only tiles that show it are drawn again, from the same layout.
  ///
  /// Until then their old bitmaps stay.
  public func press(_ entity: CellEntity?) {
    request { $0.press(entity, renderer: renderer) }
  }

  /// Changes the state, then asks for the tiles that are missing.
  private func request(_ change: (inout CellDrawingState) -> Void) {
    let requests = state.withLock { state in
      change(&state)
      return state.takeRequests(renderer: renderer)
    }
    for request in requests { queue.add(TileJob(cell: self, request: request)) }
  }

  /// A request for one tile in the queue.
  private struct TileJob: DrawingJob {
    let cell: CellDrawing
    let request: CellDrawingState.Request

    var isWanted: Bool {
      cell.state.withLock { state in
        if state.wants(request) { return true }
        state.statistics.dropped += 1
        return false
      }
    }

    func run() {
      let (layout, pressed) = cell.state.withLock { ($0.layout, $0.pressed) }
      guard let layout else { return }
      let result = Result {
        try cell.renderer.draw(request.tile, of: layout, pressed: pressed) {
          try Task.checkCancellation()
          if !cell.state.withLock({ $0.wants(request) }) { throw CancellationError() }
        }
      }
      cell.state.withLock { $0.take(result, of: request) }
    }

    func overflow() {
      cell.state.withLock { $0.forget(request) }
    }
  }
}
