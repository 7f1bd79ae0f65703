import GalleyLayout
import GalleyText
import Testing

@Suite("Following touches")
struct TouchTrackerTests {
  /// "ab cd ef" with links on "ab" and "ef".
  private let frame: TextFrame
  private let first = TextItem.link(HitSamples.link(0), range: 0..<2)
  private let second = TextItem.link(HitSamples.link(1), range: 6..<8)
  private let onFirst = Point(x: 10, y: 5)
  private let onSecond = Point(x: 70, y: 5)
  private let onNone = Point(x: 40, y: 5)
  private var tracker = TouchTracker()

  init() throws {
    frame = try HitSamples.frame("ab cd ef", links: [0..<2, 6..<8])
  }

  @Test("A short touch on a link presses it and taps it")
  mutating func tap() {
    #expect(tracker.track(.began, at: onFirst, time: 1, in: frame) == .pressed(first))
    #expect(tracker.pressedItem == first)
    #expect(tracker.track(.ended, at: onFirst, time: 1.1, in: frame) == .tapped(first))
    #expect(tracker.pressedItem == nil && tracker.trackedItem == nil)
  }

  @Test("A touch that begins beside all items is not tracked, wherever it goes")
  mutating func beside() {
    #expect(tracker.track(.began, at: onNone, time: 1, in: frame) == nil)
    #expect(tracker.track(.moved, at: onFirst, time: 1.1, in: frame) == nil)
    #expect(tracker.track(.ended, at: onFirst, time: 1.2, in: frame) == nil)
    #expect(tracker.advance(to: 9) == nil)
  }

  @Test("Dragged out the item is not pressed, dragged back it is and taps")
  mutating func dragOutAndBack() {
    _ = tracker.track(.began, at: onFirst, time: 1, in: frame)
    #expect(tracker.track(.moved, at: onSecond, time: 1.1, in: frame) == .left(first))
    #expect(tracker.pressedItem == nil && tracker.trackedItem == first)
    #expect(tracker.track(.moved, at: onNone, time: 1.2, in: frame) == nil)
    #expect(tracker.track(.moved, at: onFirst, time: 1.3, in: frame) == .pressed(first))
    #expect(tracker.track(.ended, at: onFirst, time: 1.4, in: frame) == .tapped(first))
  }

  @Test("A touch that ends away from its item, or on another one, taps nothing")
  mutating func endOutside() {
    _ = tracker.track(.began, at: onFirst, time: 1, in: frame)
    #expect(tracker.track(.ended, at: onSecond, time: 1.1, in: frame) == .cancelled(first))
    #expect(tracker.trackedItem == nil)
  }

  @Test("A cancelled touch taps nothing")
  mutating func cancel() {
    _ = tracker.track(.began, at: onFirst, time: 1, in: frame)
    #expect(tracker.track(.cancelled, at: onFirst, time: 1.1, in: frame) == .cancelled(first))
    #expect(tracker.track(.ended, at: onFirst, time: 1.2, in: frame) == nil)
  }

  @Test("Half a second of rest is a long press, once, and no tap follows")
  mutating func longPress() {
    _ = tracker.track(.began, at: onFirst, time: 1, in: frame)
    #expect(tracker.longPressTime == 1.5)
    #expect(tracker.advance(to: 1.4375) == nil)
    #expect(tracker.advance(to: 1.5) == .longPressed(first))
    #expect(tracker.advance(to: 1.6) == nil)
    #expect(tracker.track(.moved, at: onNone, time: 1.7, in: frame) == nil)
    #expect(tracker.pressedItem == first)
    #expect(tracker.track(.ended, at: onFirst, time: 1.8, in: frame) == nil)
    #expect(tracker.pressedItem == nil)
  }

  @Test("A late end without a timer is a long press")
  mutating func lateEnd() {
    _ = tracker.track(.began, at: onFirst, time: 1, in: frame)
    #expect(tracker.track(.ended, at: onFirst, time: 2, in: frame) == .longPressed(first))
    #expect(tracker.trackedItem == nil)
  }

  @Test("A touch that moves more than nine points is no long press but still taps")
  mutating func movement() {
    _ = tracker.track(.began, at: Point(x: 1, y: 5), time: 1, in: frame)
    _ = tracker.track(.moved, at: Point(x: 10, y: 5), time: 1.1, in: frame)
    #expect(tracker.longPressTime == 1.5)
    _ = tracker.track(.moved, at: Point(x: 10.5, y: 5), time: 1.2, in: frame)
    #expect(tracker.longPressTime == nil)
    #expect(tracker.advance(to: 3) == nil)
    #expect(tracker.track(.ended, at: Point(x: 10.5, y: 5), time: 3, in: frame) == .tapped(first))
  }

  @Test("A tolerance lets near touches press the nearer item")
  mutating func tolerance() {
    tracker.tolerance = 15
    #expect(
      tracker.track(.began, at: Point(x: 50, y: 5), time: 1, in: frame) == .pressed(second))
    #expect(
      tracker.track(.began, at: Point(x: 30, y: 5), time: 2, in: frame) == .pressed(first))
  }
}
