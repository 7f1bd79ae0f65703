import GalleyText

/// A feed of posts behind a viewport: what is loaded, laid out, drawn and let go while it scrolls.
///
/// It joins the parts of a list. A user interface reports what scrolls and is touched, calls
/// ``update()`` once before each frame, and shows ``visibleCells``. Layouts are made and cells are drawn
/// by the workers of a ``DrawingQueue``; nothing waits for them. A row that is not laid out yet has an
/// estimated height, and when its own is known, what is seen stays where it is.
///
/// A controller belongs to one actor, as a rule the main one. The work of a frame is small and does
/// not depend on the number of posts. The memory is that of the posts, of the layout cache and of the
/// cells that are seen or come next.
public final class FeedController {
  /// What the feed has and does now.
  public struct Statistics: Sendable, Hashable {
    /// The rows in sight that are not completely drawn.
    public let undrawnRows: Int
    /// The cells that have bitmaps, or wait for them.
    public let surfaces: Int
    /// The greatest number of cells with or without bitmaps that there ever were.
    public let peakSurfaces: Int
  }

  struct Row {
    /// Unlike that of any other row, also after changes.
    let serial: Int
    var post: Post
  }

  /// A cell in use.
  struct Surface {
    let drawing: CellDrawing
    let layout: CellLayout
    /// Whether the row has another post by now, whose layout is awaited.
    var isOutdated = false
  }

  /// What the cells look like.
  public let style: FeedStyle
  /// The width of the cells, in points.
  public let width: Double
  /// The height of rows that are not laid out yet, in points.
  public let estimatedHeight: Double
  /// What of the list is seen, and where its rows stand.
  public internal(set) var viewport: ListViewport
  /// What is loaded at this moment.
  public internal(set) var policy: LoadPolicy
  var rows: [Row] = []
  var lastSerial = 0
  /// The cells in use, by their rows' serials.
  var surfaces: [Int: Surface] = [:]
  /// The rows whose layouts are asked for, by serial.
  var requested: [Int: Int] = [:]
  var pool: ReusePool<CellDrawing>
  var tracker = CellTouchTracker()
  /// The cell on which a touch began.
  var touched: (serial: Int, row: Int)?
  let requests = LayoutRequests()
  let layouts: CellLayoutCache
  let renderer: CellRenderer
  let queue: DrawingQueue

  /// The identifier of all cells: one kind of surface stands for any post.
  static let identifier = "post"

  /// Creates a feed without posts.
  ///
  /// - Parameters:
  ///   - style: What the cells look like.
  ///   - width: The width of the cells, in points.
  ///   - height: The height of the viewport, in points.
  ///   - estimatedHeight: The height of rows that are not laid out yet, in points.
  ///   - policy: What is loaded when.
  ///   - layouts: Where layouts are kept; it may be shared with whatever loads posts.
  ///   - renderer: What draws the cells.
  ///   - queue: Who lays out and draws.
  public init(
    style: FeedStyle, width: Double, height: Double, estimatedHeight: Double = 240,
    policy: LoadPolicy = LoadPolicy(), layouts: CellLayoutCache, renderer: CellRenderer,
    queue: DrawingQueue
  ) {
    self.style = style
    self.width = CellLayout.roundedWidth(width)
    self.estimatedHeight = estimatedHeight
    self.policy = policy
    self.layouts = layouts
    self.renderer = renderer
    self.queue = queue
    viewport = ListViewport(ListMetrics(), height: height)
    pool = ReusePool(capacity: 24)
  }

  /// The number of posts.
  public var count: Int { rows.count }

  /// The post of a row.
  ///
  /// - Precondition: The feed has the row.
  public func post(ofRow row: Int) -> Post {
    viewport.metrics.check(row: row)
    return rows[row].post
  }

  /// The cells in sight, from top to bottom.
  public var visibleCells: [FeedCell] {
    viewport.visibleRows.map { row in
      let extent = viewport.metrics.extent(ofRow: row)
      return FeedCell(
        row: row, id: rows[row].post.id,
        rect: Rect(
          x: 0, y: extent.top - viewport.offset, width: width, height: extent.height),
        drawing: surfaces[rows[row].serial]?.drawing)
    }
  }

  /// What the feed has and does now.
  public var statistics: Statistics {
    let undrawn = viewport.visibleRows.count { row in
      surfaces[rows[row].serial].map { $0.isOutdated || !$0.drawing.isComplete } ?? true
    }
    return Statistics(
      undrawnRows: undrawn, surfaces: surfaces.count, peakSurfaces: pool.peakCount)
  }
}
