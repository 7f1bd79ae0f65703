import GalleyFeed
import GalleyLayout
import GalleyText
import TestSupport
import Testing

@Suite("Feeds under way", .serialized)
struct FeedControllerRaceTests {
  @Test(
    "Whatever happens while workers lay out and draw, the end is drawn as the posts are",
    arguments: 1...4 as ClosedRange<UInt64>)
  func randomTiming(seed: UInt64) async throws {
    let queue = DrawingQueue(workerCount: 2, capacity: 6)
    let layouts = CellLayoutCache(byteLimit: 150_000)
    let renderer = CellRenderer(tileSide: 256)
    let feed = FeedController(
      style: try FeedSamples.style(), width: 320, height: 500,
      policy: LoadPolicy(distanceAhead: 300), layouts: layouts, renderer: renderer, queue: queue)
    var random = SeededGenerator(seed: seed)
    var posts: [Post] = []
    func post() -> Post { RandomPosts.make(seed: UInt64.random(in: 0..<40, using: &random)) }
    for _ in 0..<400 {
      let place = Int.random(in: 0...posts.count, using: &random)
      switch Int.random(in: 0..<10, using: &random) {
      case 0, 1:
        let new = (0..<Int.random(in: 1...8, using: &random)).map { _ in post() }
        feed.insert(new, at: place, keepsVisible: Bool.random(using: &random))
        posts.insert(contentsOf: new, at: place)
      case 2:
        let range = place..<min(place + 3, posts.count)
        feed.remove(range)
        posts.removeSubrange(range)
      case 3 where place < posts.count:
        let new = post()
        feed.replace(place, with: new)
        posts[place] = new
      case 4:
        let target = Double.random(in: 0...feed.viewport.limits.upperBound + 1, using: &random)
        feed.handle(.flingBegan(target: target))
      case 5: feed.handle([.stopped, .touched, .scrollToTopBegan, .scrollToTopEnded][place % 4])
      case 6:
        let point = Point(
          x: Double.random(in: 0..<320, using: &random),
          y: Double.random(in: 0..<500, using: &random))
        _ = feed.touch([.began, .moved, .ended, .cancelled][place % 4], at: point, time: 0)
      default: feed.drag(by: Double.random(in: -300...300, using: &random))
      }
      feed.update()
      for _ in 0..<Int.random(in: 0..<30, using: &random) { await Task.yield() }
      for cell in feed.visibleCells { #expect(cell.id == posts[cell.row].id) }
    }
    _ = feed.touch(.cancelled, at: .zero, time: 1)
    feed.scroll(to: feed.viewport.offset)
    feed.handle(.stopped)
    for _ in 0..<100 {
      feed.update()
      await queue.finish()
    }
    #expect(feed.count == posts.count)
    #expect(feed.statistics.undrawnRows == 0)
    for cell in feed.visibleCells {
      let layout = try #require(cell.drawing?.layout)
      var post = posts[cell.row]
      post.id = ""
      #expect(layout.post == post)
      #expect(layout.height == cell.rect.size.height)
    }
  }
}
