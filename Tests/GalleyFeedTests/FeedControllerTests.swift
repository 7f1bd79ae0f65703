import GalleyFeed
import GalleyLayout
import GalleyText
import TestSupport
import Testing

@Suite("Feeds", .serialized)
struct FeedControllerTests {
  /// A feed whose parts can be looked at.
  private struct Parts {
    let layouts = CellLayoutCache()
    let queue = DrawingQueue(workerCount: 1)
    let feed: FeedController

    init(height: Double = 700, policy: LoadPolicy = LoadPolicy()) throws {
      feed = FeedController(
        style: try FeedSamples.style(), width: 375, height: height, policy: policy,
        layouts: layouts, renderer: CellRenderer(), queue: queue)
    }

    /// Lets everything happen that is asked for.
    func settle() async {
      for _ in 0..<20 {
        feed.update()
        await queue.finish()
      }
    }
  }

  /// Posts of different lengths, all different within the first `distinct`.
  private func posts(_ count: Int, distinct: Int = 200) -> [Post] {
    (0..<count).map { number in
      let index = number % distinct
      var post = FeedSamples.posts[index % FeedSamples.posts.count]
      post.id = "\(number)"
      post.text += String(repeating: " More of post", count: index % 7) + " \(index)"
      return post
    }
  }

  @Test("What is seen is laid out and drawn, and rows get their heights")
  func loading() async throws {
    let parts = try Parts()
    let feed = parts.feed
    feed.append(posts(100))
    #expect(feed.statistics.undrawnRows == feed.viewport.visibleRows.count)
    #expect(feed.viewport.metrics.totalHeight == 100 * feed.estimatedHeight)
    await parts.settle()
    #expect(feed.statistics.undrawnRows == 0)
    for cell in feed.visibleCells {
      let drawing = try #require(cell.drawing)
      let layout = try #require(drawing.layout)
      #expect(cell.rect.size.height == layout.height)
      #expect(cell.id == "\(cell.row)")
      #expect(drawing.id == cell.id)
      #expect(!drawing.pictures.isEmpty)
      var post = feed.post(ofRow: cell.row)
      post.id = ""
      #expect(layout.post == post)
    }
    #expect(feed.visibleCells.first?.rect.minY == 0)
  }

  @Test("Heights that come late do not move what is seen")
  func anchor() async throws {
    let parts = try Parts()
    parts.feed.append(posts(500))
    parts.feed.scroll(to: 50_000)
    let row = try #require(parts.feed.viewport.visibleRows.dropFirst().first)
    let place = parts.feed.viewport.metrics.offset(ofRow: row) - parts.feed.viewport.offset
    await parts.settle()
    parts.feed.scroll(to: parts.feed.viewport.offset - 1)
    await parts.settle()
    let now = parts.feed.viewport.metrics.offset(ofRow: row) - parts.feed.viewport.offset
    #expect(now == place + 1)
    #expect(parts.feed.statistics.undrawnRows == 0)
  }

  @Test("A far fling draws its target and nothing on the way; a touch draws what is seen")
  func fling() async throws {
    let parts = try Parts(policy: LoadPolicy(distanceAhead: 0))
    let feed = parts.feed
    let all = posts(2000, distinct: 2000)
    let height = feed.estimatedHeight
    feed.append(all)
    await parts.settle()
    let before = parts.layouts.statistics.made
    let target = height * 900
    feed.handle(.flingBegan(target: target))
    for step in 1...20 {
      feed.scroll(to: target / 40 * Double(step))
      feed.handle(.scrolled)
      feed.update()
      await parts.queue.finish()
    }
    let wanted = Set(feed.policy.wantedRows(in: feed.viewport).joined())
    #expect(wanted.count <= 10)
    #expect(parts.layouts.statistics.made - before <= wanted.count)
    #expect(feed.visibleCells.allSatisfy { $0.drawing == nil })
    feed.handle(.touched)
    await parts.settle()
    #expect(feed.visibleCells.allSatisfy { $0.drawing?.isComplete ?? false })
  }

  @Test("Posts come, go and change while their layouts are made")
  func changes() async throws {
    let parts = try Parts()
    let feed = parts.feed
    feed.append(posts(60))
    feed.update()
    feed.insert([Post(id: "new", text: "First")], at: 0, keepsVisible: false)
    feed.update()
    feed.remove(1..<3)
    feed.replace(1, with: Post(id: "other", text: "Changed"))
    await parts.settle()
    #expect(feed.count == 59)
    #expect(feed.visibleCells.prefix(3).map(\.id) == ["new", "other", "3"])
    for cell in feed.visibleCells {
      #expect(cell.drawing?.layout?.post.text == feed.post(ofRow: cell.row).text)
      #expect(cell.rect.size.height == cell.drawing?.layout?.height)
    }
    let drawing = feed.visibleCells.first?.drawing
    feed.replace(0, with: Post(id: "new", text: String(repeating: "Longer ", count: 100)))
    #expect(feed.visibleCells.first?.drawing === drawing)
    #expect(feed.statistics.undrawnRows == 1)
    await parts.settle()
    #expect(feed.visibleCells.first?.drawing?.layout?.post.text.count == 700)
    feed.remove(0..<59)
    await parts.settle()
    #expect(feed.visibleCells.isEmpty)
    #expect(feed.statistics.surfaces == 0)
  }

  @Test("Heights that are known beforehand are used at once")
  func knownHeights() async throws {
    let parts = try Parts()
    let some = posts(5)
    let style = try FeedSamples.style()
    let heights = some.map { CellLayout($0, style: style, width: 375).height }
    parts.feed.append(some, heights: heights)
    #expect(parts.feed.viewport.metrics.totalHeight == heights.reduce(0, +))
    await parts.settle()
    #expect(parts.feed.viewport.metrics.totalHeight == heights.reduce(0, +))
  }

  @Test("A touch presses an entity of the cell under it, and tells which")
  func touch() async throws {
    let parts = try Parts()
    let feed = parts.feed
    feed.append(posts(50))
    feed.scroll(to: 100)
    await parts.settle()
    let cell = try #require(feed.visibleCells.dropFirst().first { $0.drawing != nil })
    let drawing = try #require(cell.drawing)
    let entity = try #require(drawing.layout?.entities.first)
    let rect = try #require(entity.rects.first)
    let point = Point(
      x: rect.minX + rect.size.width / 2, y: cell.rect.minY + rect.minY + rect.size.height / 2)
    let pressed = feed.touch(.began, at: point, time: 0)
    #expect(pressed?.kind == .pressed)
    #expect(pressed?.cell == cell.id)
    #expect(pressed?.entity == entity)
    #expect(drawing.pressed != nil)
    let tapped = feed.touch(.ended, at: point, time: 0.1)
    #expect(tapped?.kind == .tapped)
    #expect(drawing.pressed == nil)
    let beside = feed.touch(.began, at: Point(x: 374, y: cell.rect.maxY - 1), time: 1)
    #expect(beside == nil)
  }

  @Test("Ten thousand posts fling by with little work a frame, few cells and no layout made twice")
  func tenThousand() async throws {
    let parts = try Parts()
    let feed = parts.feed
    feed.append(posts(10_000))
    var player = ScrollPlayer(
      ScrollScenario(steps: [
        .fling(velocity: 1500, seconds: 1), .fling(velocity: 30_000, seconds: 1.5), .touch,
        .fling(velocity: -6000, seconds: 1), .fling(velocity: 200_000, seconds: 1), .scrollToTop,
        .fling(velocity: 3000, seconds: 1),
      ]), framesPerSecond: 120)
    var times: [Double] = []
    var isOver = false
    while !isOver {
      let time = ThreadTime.seconds {
        isOver = feed.playFrame(of: &player) == nil
        feed.update()
        _ = feed.visibleCells
      }
      times.append(time)
      try await Task.sleep(for: .milliseconds(1))
    }
    await parts.settle()
    times.sort()
    #expect(times[times.count * 99 / 100] < 0.002, "\(times.suffix(10))")
    #expect(feed.statistics.undrawnRows == 0)
    #expect(feed.statistics.peakSurfaces < 60)
    let statistics = parts.layouts.statistics
    #expect(statistics.dropped == 0)
    #expect(statistics.made == parts.layouts.count)
    #expect(statistics.made <= 200)
  }

  @Test("Rows and heights that do not fit trap")
  func bounds() async {
    await #expect(processExitsWith: .failure) {
      try Parts().feed.append([Post(text: "a")], heights: [])
    }
    await #expect(processExitsWith: .failure) { try Parts().feed.insert([], at: 1) }
    await #expect(processExitsWith: .failure) { try Parts().feed.remove(0..<1) }
    await #expect(processExitsWith: .failure) { _ = try Parts().feed.post(ofRow: 0) }
    await #expect(processExitsWith: .failure) {
      try Parts().feed.replace(0, with: Post(text: "a"))
    }
  }
}
