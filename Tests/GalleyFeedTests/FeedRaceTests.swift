import GalleyFeed
import GalleyRaster
import GalleyText
import TestSupport
import Testing

/// What the thread sanitizer looks at: layouts, drawings, reuse and cancellation at random times.
@Suite("Feed races", .serialized)
struct FeedRaceTests {
  @Test("Cells are laid out, shown, pressed, moved and cleared by many tasks at once")
  func cells() async throws {
    let cache = CellLayoutCache(byteLimit: 300_000)
    let queue = DrawingQueue(workerCount: 2, capacity: 6)
    let renderer = CellRenderer(tileSide: 128, cacheByteLimit: 200_000)
    let cells = (0..<4).map { _ in CellDrawing(renderer: renderer, queue: queue) }
    let style = try FeedSamples.style()
    await withTaskGroup(of: Void.self) { group in
      for seed in 0..<6 as Range<UInt64> {
        group.addTask {
          var random = SeededGenerator(seed: seed)
          for _ in 0..<40 {
            let post = RandomPosts.make(seed: UInt64.random(in: 0..<30, using: &random))
            guard let layout = try? await cache.layout(of: post, style: style, width: 320),
              let cell = cells.randomElement(using: &random)
            else { continue }
            let top = Double.random(in: -100...layout.height, using: &random)
            switch Int.random(in: 0..<6, using: &random) {
            case 0: cell.clear()
            case 1: cell.press(cell.layout?.entities.randomElement(using: &random))
            case 2: cell.setVisible(top..<top + 200)
            default: cell.show(layout, id: post.id, visible: top..<top + 300)
            }
            for _ in 0..<Int.random(in: 0..<20, using: &random) { await Task.yield() }
            #expect(cell.pictures.allSatisfy { $0.bitmap.width == $0.tile.width })
          }
        }
      }
    }
    await queue.finish()
    for cell in cells {
      cell.setVisible(nil)
      while !cell.isComplete {
        cell.setVisible(nil)
        await queue.finish()
      }
      guard let layout = cell.layout else { continue }
      for picture in cell.pictures {
        #expect(
          picture.bitmap == (try renderer.draw(picture.tile, of: layout, pressed: cell.pressed)))
      }
    }
  }

  @Test("Layouts are asked for and given up at random times")
  func cancellation() async throws {
    let cache = CellLayoutCache(byteLimit: 200_000)
    let style = try FeedSamples.style()
    await withTaskGroup(of: Void.self) { group in
      for seed in 0..<8 as Range<UInt64> {
        group.addTask {
          var random = SeededGenerator(seed: seed)
          for _ in 0..<40 {
            let post = RandomPosts.make(seed: UInt64.random(in: 0..<20, using: &random))
            let task = Task { try await cache.layout(of: post, style: style, width: 320) }
            for _ in 0..<Int.random(in: 0..<30, using: &random) { await Task.yield() }
            let isCancelled = Bool.random(using: &random)
            if isCancelled { task.cancel() }
            do {
              let layout = try await task.value
              #expect(layout.post.text == post.text)
            } catch {
              #expect(isCancelled && error is CancellationError)
            }
          }
        }
      }
    }
    #expect(cache.byteCount <= 200_000)
  }
}
