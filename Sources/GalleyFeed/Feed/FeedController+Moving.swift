public import GalleyLayout
public import GalleyText

extension FeedController {
  /// Takes an event of a scroll view.
  ///
  /// - Parameter event: What happened; the viewport stands where it does after the event.
  public func handle(_ event: ScrollEvent) {
    policy.handle(event, in: viewport)
  }

  /// Moves the viewport to an offset.
  ///
  /// - Parameters:
  ///   - offset: In points from the list's top; NaN changes nothing.
  ///   - allowsPull: Whether the viewport may stand over the list's ends.
  public func scroll(to offset: Double, allowsPull: Bool = false) {
    viewport.scroll(to: offset, allowsPull: allowsPull)
  }

  /// Moves the viewport as a finger drags it: beyond the list's ends it follows less and less.
  ///
  /// - Parameter distance: How far the content goes up under the finger, in points.
  public func drag(by distance: Double) {
    viewport.drag(by: distance)
  }

  /// Gives the viewport another height, in points.
  public func setViewportHeight(_ height: Double) {
    viewport.height = height
  }

  /// Plays the next frame of a scenario and takes its events; ``update()`` comes after it.
  ///
  /// - Parameter player: The scenario.
  /// - Returns: The frame; `nil` when the scenario is over.
  public func playFrame(of player: inout ScrollPlayer) -> ScrollPlayer.Frame? {
    let frame = player.nextFrame(in: &viewport)
    for event in frame?.events ?? [] { handle(event) }
    return frame
  }

  /// Takes a step of a touch: draws what is pressed, and answers what it means.
  ///
  /// A touch that begins also loads what is seen. A cell under a touch keeps its bitmaps until the
  /// touch ends.
  ///
  /// - Parameters:
  ///   - phase: What the touch does.
  ///   - point: Where it is, in points from the viewport's top-left corner.
  ///   - time: When, in seconds of any clock that does not go back.
  public func touch(_ phase: TouchPhase, at point: Point, time: Double) -> CellTouchEvent? {
    if phase == .began {
      handle(.touched)
      touched = viewport.metrics.row(at: viewport.offset + point.y)
        .map { (rows[$0].serial, $0) }
    }
    guard let touched, let surface = surfaces[touched.serial] else { return nil }
    let top = viewport.metrics.offset(ofRow: touched.row) - viewport.offset
    let event = tracker.track(
      phase, at: Point(x: point.x, y: point.y - top), time: time, in: surface.layout,
      cell: rows[touched.row].post.id)
    surface.drawing.press(tracker.pressedEntity)
    if tracker.trackedEntity == nil { self.touched = nil }
    return event
  }

  /// Lets time pass over a resting touch: answers a long press when it has rested for long enough.
  ///
  /// - Parameter time: In seconds of the clock of the touches.
  public func advanceTouch(to time: Double) -> CellTouchEvent? {
    tracker.advance(to: time)
  }

  /// When the touch becomes a long press, if it rests; `nil` when it can't.
  public var longPressTime: Double? { tracker.longPressTime }
}
