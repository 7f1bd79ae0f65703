import GalleyRaster
import GalleyText
import Testing

@testable import GalleyFeed

@Suite("Feed drawing")
struct CellDrawingTests {
  private func layout(_ post: Post) throws -> CellLayout {
    CellLayout(post, style: try FeedSamples.style(), width: 375)
  }

  @Test("A cell is drawn on a worker as the renderer draws it")
  func drawing() async throws {
    let queue = DrawingQueue(workerCount: 1)
    let cell = CellDrawing(renderer: CellRenderer(), queue: queue)
    #expect(cell.isComplete && cell.pictures.isEmpty)
    let layout = try layout(FeedSamples.posts[0])
    cell.show(layout, id: "a")
    await queue.finish()
    #expect(cell.isComplete && cell.id == "a" && cell.failure == nil)
    #expect(cell.pictures.map(\.bitmap) == [try CellRenderer().draw(layout)])
    cell.show(layout, id: "a")
    await queue.finish()
    #expect(queue.statistics.run == 1)
  }

  @Test("A cell that is used for another post drops what was asked for before")
  func reuse() async throws {
    let queue = DrawingQueue(workerCount: 1)
    let cell = CellDrawing(renderer: CellRenderer(), queue: queue)
    let layouts = try FeedSamples.posts.prefix(3).map(layout)
    queue.add(
      ClosureJob {
        for (index, layout) in layouts.enumerated() { cell.show(layout, id: "\(index)") }
      })
    await queue.finish()
    #expect(cell.pictures.map(\.bitmap) == [try CellRenderer().draw(layouts[2])])
    #expect(cell.statistics.drawn == 1 && cell.statistics.dropped == 2)
    #expect(queue.statistics.unwanted == 2)
  }

  @Test("A cleared cell stays empty")
  func clearing() async throws {
    let queue = DrawingQueue(workerCount: 1)
    let cell = CellDrawing(renderer: CellRenderer(), queue: queue)
    let layout = try layout(FeedSamples.posts[0])
    queue.add(
      ClosureJob {
        cell.show(layout, id: "a")
        cell.clear()
      })
    await queue.finish()
    #expect(cell.pictures.isEmpty && cell.layout == nil && cell.id == nil)
    #expect(cell.statistics == CellDrawing.Statistics(drawn: 0, dropped: 1))
  }

  @Test("A bitmap that comes after its cell was cleared is dropped")
  func late() throws {
    let renderer = CellRenderer()
    let layout = try layout(FeedSamples.posts[0])
    var state = CellDrawingState()
    state.layout = layout
    let request = try #require(state.takeRequests(renderer: renderer).first)
    #expect(state.takeRequests(renderer: renderer).isEmpty)
    let bitmap = try renderer.draw(request.tile, of: layout)
    state.reset()
    state.layout = layout
    _ = state.takeRequests(renderer: renderer)
    state.take(.success(bitmap), of: request)
    #expect(state.tiles.isEmpty && state.statistics.dropped == 1)
  }

  @Test("A tile that gave way to newer ones can be asked for again")
  func overflow() async throws {
    let queue = DrawingQueue(workerCount: 1, capacity: 1)
    let cells = (0..<3).map { _ in CellDrawing(renderer: CellRenderer(), queue: queue) }
    let layout = try layout(FeedSamples.posts[5])
    queue.add(ClosureJob { for cell in cells { cell.show(layout, id: "a") } })
    await queue.finish()
    #expect(cells.map(\.isComplete) == [false, false, true])
    for cell in cells {
      cell.setVisible(nil)
      await queue.finish()
    }
    #expect(cells.map(\.isComplete) == [true, true, true])
  }

  @Test("Pressing an entity draws its tiles again from the same layout")
  func pressing() async throws {
    let queue = DrawingQueue(workerCount: 1)
    let renderer = CellRenderer(scale: 1, tileSide: 375)
    let cell = CellDrawing(renderer: renderer, queue: queue)
    let cache = CellLayoutCache()
    let layout = try await cache.layout(
      of: FeedSamples.long, style: try FeedSamples.style(), width: 375)
    cell.show(layout, id: "a")
    await queue.finish()
    let tileCount = renderer.tiles(of: layout).count
    #expect(tileCount > 5)
    #expect(cell.statistics.drawn == tileCount)
    let old = cell.pictures.map(\.bitmap)
    let name = try #require(layout.entities.first)
    cell.press(name)
    #expect(cell.pressed == name)
    await queue.finish()
    #expect(cell.statistics.drawn == tileCount + 1)
    let pressed = cell.pictures.map(\.bitmap)
    #expect(pressed[0] != old[0] && pressed[1...] == old[1...])
    #expect(
      pressed[0] == (try renderer.draw(renderer.tiles(of: layout)[0], of: layout, pressed: name)))
    cell.press(nil)
    await queue.finish()
    #expect(cell.pictures.map(\.bitmap) == old)
    #expect(cache.statistics.made == 1)
  }

  @Test("The old bitmap stays until the pressed one is drawn")
  func noFlicker() async throws {
    let queue = DrawingQueue(workerCount: 1)
    let cell = CellDrawing(renderer: CellRenderer(), queue: queue)
    let layout = try layout(FeedSamples.posts[0])
    cell.show(layout, id: "a")
    await queue.finish()
    queue.add(
      ClosureJob {
        cell.press(layout.entities.last)
        #expect(cell.pictures.map(\.isCurrent) == [false])
        #expect(!cell.isComplete)
      })
    await queue.finish()
    #expect(cell.pictures.map(\.isCurrent) == [true])
  }

  @Test("Only tiles in sight and their neighbours are drawn and kept")
  func visibleTiles() async throws {
    let queue = DrawingQueue(workerCount: 1)
    let renderer = CellRenderer(scale: 1, tileSide: 375)
    let cell = CellDrawing(renderer: renderer, queue: queue)
    let layout = try layout(FeedSamples.long)
    #expect(layout.height > 3000)
    cell.show(layout, id: "a", visible: 1000..<1300)
    await queue.finish()
    #expect(cell.isComplete)
    #expect(cell.pictures.map(\.tile.y) == [375, 750, 1125, 1500])
    cell.setVisible(2600..<2700)
    #expect(cell.pictures.isEmpty)
    await queue.finish()
    #expect(cell.pictures.map(\.tile.y) == [1875, 2250, 2625, 3000])
  }
}
