import GalleyBundledFonts
import GalleyDetection
import GalleyFeed
import GalleyFonts
import GalleyRaster
import GalleyText

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A screen that shows a feed.
struct FeedScreen {
  /// The widths of cells, in points.
  static let widths = Int(CellLayout.minimumWidth)...Int(CellLayout.maximumWidth)
  /// The heights of a viewport, in points.
  static let heights = 1...16384
  /// The most pixels a point.
  static let maximumScale = 16.0
  /// How many screens a picture shows.
  private static let screenCount = 3.0
  /// How many posts are laid out and drawn for measuring.
  private static let measuredCount = 1000
  /// How long the first screen may take before the scenario begins, in seconds.
  private static let patience = 10.0

  /// The width of the cells, in points.
  let width: Double
  /// The height of the viewport, in points.
  let height: Double
  /// What the cells look like.
  let style: FeedStyle
  private let renderer: CellRenderer

  /// - Parameters:
  ///   - width: one of ``widths``.
  ///   - height: one of ``heights``.
  ///   - scale: pixels a point, above 0 and at most ``maximumScale``.
  ///   - rules: what is looked for in the posts.
  init(width: Double, height: Double, scale: Double, rules: RuleSet) throws(ToolError) {
    self.width = CellLayout.roundedWidth(width)
    self.height = height
    do {
      var style = FeedStyle(fonts: try FontCollection.bundled())
      style.rules = rules
      self.style = style
    } catch {
      throw ToolError(error)
    }
    renderer = CellRenderer(scale: scale)
  }

  /// Whether a bitmap can hold the first screens, however many posts there are.
  static func hasStrip(width: Double, height: Double, scale: Double) -> Bool {
    let columns = (width * scale).rounded(.up)
    let rows = (height * screenCount * scale).rounded(.up)
    return max(columns, rows) <= Double(Bitmap.maximumSide)
      && columns * rows <= Double(Bitmap.maximumPixelCount)
  }

  /// Draws the first screens of posts as a PNG picture; of a cell that goes on behind them, only what
  /// they show.
  func strip(of posts: [Post]) throws(ToolError) -> [UInt8] {
    let limit = height * Self.screenCount
    var cells: [(layout: CellLayout, top: Double)] = []
    var bottom = 0.0
    for post in posts where bottom < limit {
      let layout = CellLayout(post, style: style, width: width)
      cells.append((layout, bottom))
      bottom += layout.height
    }
    do {
      let scale = renderer.scale
      var strip = try Bitmap(
        width: Int((width * scale).rounded(.up)),
        height: Int((max(1, min(bottom, limit)) * scale).rounded(.up)), color: style.gapBackground)
      for (layout, top) in cells {
        for tile in renderer.tiles(of: layout, in: 0..<limit - top) {
          let part = try renderer.draw(tile, of: layout)
          strip.draw(
            part,
            in: Rect(
              x: Double(tile.x), y: (top * scale).rounded() + Double(tile.y),
              width: Double(part.width), height: Double(part.height)))
        }
      }
      return try strip.pngData()
    } catch {
      throw .failure("\(error)")
    }
  }

  /// Lays out and draws posts on this thread, and tells how long that took.
  func measure(_ posts: [Post]) -> FeedReport {
    var report = FeedReport(postCount: posts.count)
    let measured = posts.prefix(Self.measuredCount)
    var layouts: [CellLayout] = []
    report.layout.count = measured.count
    report.layout.milliseconds = Self.milliseconds {
      layouts = measured.map { CellLayout($0, style: style, width: width) }
    }
    for layout in layouts {
      report.draw.milliseconds += Self.milliseconds {
        // A cell that is too large for a bitmap is drawn in tiles, and counts all the same.
        for tile in renderer.tiles(of: layout) {
          if (try? renderer.draw(tile, of: layout)) == nil { return }
        }
        report.draw.count += 1
      }
    }
    return report
  }

  /// Plays a scenario in real time, and tells what it cost the main thread.
  ///
  /// - Parameter rate: frames a second.
  func play(_ scenario: ScrollScenario, of posts: [Post], rate: Int) -> FeedReport.Scrolling {
    let layouts = CellLayoutCache()
    let feed = FeedController(
      style: style, width: width, height: height, layouts: layouts, renderer: renderer,
      queue: DrawingQueue())
    feed.append(posts)
    let clock = ContinuousClock()
    let patience = clock.now + .seconds(Self.patience)
    repeat {
      feed.update()
      usleep(1000)
    } while feed.statistics.undrawnRows > 0 && clock.now < patience

    var scrolling = FeedReport.Scrolling()
    var player = ScrollPlayer(scenario, framesPerSecond: rate)
    var deadline = clock.now
    var isPlaying = true
    while isPlaying {
      let processorStart = FeedReport.processorMilliseconds
      let spent = Self.milliseconds {
        isPlaying = feed.playFrame(of: &player) != nil
        if isPlaying { feed.update() }
        // What a window would be filled with.
        for cell in feed.visibleCells { _ = cell.drawing?.pictures }
      }
      if !isPlaying { break }
      scrolling.frameMilliseconds.append(spent)
      scrolling.frameProcessorMilliseconds.append(
        FeedReport.processorMilliseconds - processorStart)
      let undrawn = feed.statistics.undrawnRows
      scrolling.undrawnTotal += undrawn
      scrolling.undrawnPeak = max(scrolling.undrawnPeak, undrawn)
      deadline += .seconds(1) / rate
      let rest = (deadline - clock.now) / .microseconds(1)
      if rest > 0 { usleep(UInt32(rest)) }
    }
    scrolling.layoutCount = layouts.statistics.made
    scrolling.peakSurfaces = feed.statistics.peakSurfaces
    return scrolling
  }

  private static func milliseconds(_ work: () -> Void) -> Double {
    ContinuousClock().measure(work) / .milliseconds(1)
  }
}
