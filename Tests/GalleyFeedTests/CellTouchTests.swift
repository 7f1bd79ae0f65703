import GalleyLayout
import GalleyText
import Testing

@testable import GalleyFeed

@Suite("Feed touches")
struct CellTouchTests {
  private func layout() throws -> CellLayout {
    CellLayout(FeedSamples.posts[3], style: try FeedSamples.style(), width: 375)
  }

  private func middle(of entity: CellEntity) throws -> Point {
    let rect = try #require(entity.rects.first)
    return Point(x: rect.minX + rect.size.width / 2, y: rect.minY + rect.size.height / 2)
  }

  @Test("A short touch on any entity is a tap with entity and cell")
  func tap() throws {
    for post in FeedSamples.posts {
      let layout = CellLayout(post, style: try FeedSamples.style(), width: 375)
      for entity in layout.entities {
        var tracker = CellTouchTracker()
        let point = try middle(of: entity)
        let began = tracker.track(.began, at: point, time: 10, in: layout, cell: "row 7")
        #expect(began == CellTouchEvent(kind: .pressed, cell: "row 7", entity: entity))
        #expect(tracker.pressedEntity == entity && tracker.trackedCell == "row 7")
        let ended = tracker.track(.ended, at: point, time: 10.2, in: layout, cell: "row 7")
        #expect(ended == CellTouchEvent(kind: .tapped, cell: "row 7", entity: entity))
        #expect(tracker.pressedEntity == nil && tracker.trackedEntity == nil)
      }
    }
  }

  @Test("A resting touch is a long press and no tap")
  func longPress() throws {
    let layout = try layout()
    let entity = try #require(layout.entities.first { $0.part == .quote })
    let point = try middle(of: entity)
    var tracker = CellTouchTracker()
    _ = tracker.track(.began, at: point, time: 1, in: layout, cell: "a")
    #expect(tracker.longPressTime == 1.5)
    #expect(tracker.advance(to: 1.4) == nil)
    #expect(tracker.advance(to: 1.5)?.kind == .longPressed)
    #expect(tracker.track(.ended, at: point, time: 2, in: layout, cell: "a") == nil)
    #expect(tracker.trackedEntity == nil)
  }

  @Test("A touch that leaves the entity ends without a tap")
  func leaving() throws {
    let layout = try layout()
    let entity = try #require(layout.entities.first)
    var tracker = CellTouchTracker()
    _ = tracker.track(.began, at: try middle(of: entity), time: 0, in: layout, cell: "a")
    let away = Point(x: 300, y: 300)
    #expect(tracker.track(.moved, at: away, time: 0.1, in: layout, cell: "a")?.kind == .left)
    #expect(tracker.pressedEntity == nil)
    #expect(tracker.track(.ended, at: away, time: 0.2, in: layout, cell: "a")?.kind == .cancelled)
  }

  @Test("A touch beside all entities, or in another cell, is not tracked")
  func elsewhere() throws {
    let layout = try layout()
    var tracker = CellTouchTracker()
    let picture = Point(x: 100, y: 400)
    #expect(layout.entity(at: picture, tolerance: 4) == nil)
    #expect(tracker.track(.began, at: picture, time: 0, in: layout, cell: "a") == nil)
    #expect(tracker.track(.ended, at: picture, time: 0.1, in: layout, cell: "a") == nil)
    let entity = try #require(layout.entities.first)
    let point = try middle(of: entity)
    _ = tracker.track(.began, at: point, time: 1, in: layout, cell: "a")
    #expect(tracker.track(.ended, at: point, time: 1.1, in: layout, cell: "b") == nil)
  }
}
