public import GalleyText

/// What a touch does.
public enum TouchPhase: Sendable, Hashable {
  /// A finger or button goes down.
  case began
  /// It moves while it is down.
  case moved
  /// It goes up.
  case ended
  /// The system takes the touch away.
  case cancelled
}

/// What a touch means for the item under it.
public enum TouchEvent: Sendable, Hashable {
  /// The item is touched, or touched again after the touch had left it: draw it pressed.
  case pressed(TextItem)
  /// The touch left the item but goes on: draw it as usual.
  case left(TextItem)
  /// The touch ended on the item: act.
  case tapped(TextItem)
  /// The item was held; the same touch taps no more.
  case longPressed(TextItem)
  /// The touch ended away from the item, or was cancelled.
  case cancelled(TextItem)
}

/// Follows one touch over a frame's links, attachments and truncation token.
///
/// A label hands on its touches with their times and draws ``pressedItem`` as pressed. The tracker has
/// no timer: the label calls ``advance(to:)`` at ``longPressTime``, if it wants long presses while the
/// touch rests. Times are seconds of any clock that does not go back.
///
/// Only an item on which a touch began takes part; a touch that begins elsewhere is not tracked, so
/// that a label can pass it on.
public struct TouchTracker: Sendable {
  /// How long a touch rests on an item before it is a long press, in seconds.
  public var longPressDuration: Double
  /// How far a touch may move and still be a long press, in points.
  public var allowedMovement: Double
  /// How far from an item it may be touched, in points; the nearest item wins.
  public var tolerance: Double
  private var touch: Touch?

  private struct Touch: Sendable {
    let item: TextItem
    let start: Point
    /// When the touch becomes a long press; `nil` when it can't any more.
    var longPressTime: Double?
    var isInside = true
    var isLongPress = false
  }

  /// Creates a tracker without a touch.
  public init(
    longPressDuration: Double = 0.5, allowedMovement: Double = 9, tolerance: Double = 0
  ) {
    self.longPressDuration = longPressDuration
    self.allowedMovement = allowedMovement
    self.tolerance = tolerance
  }

  /// The item to draw pressed: the tracked one, while the touch is on it.
  public var pressedItem: TextItem? { touch.flatMap { $0.isInside ? $0.item : nil } }

  /// The item on which the touch began, wherever the touch is now; `nil` when none is tracked.
  public var trackedItem: TextItem? { touch?.item }

  /// When the touch becomes a long press, if it rests; `nil` when it can't.
  public var longPressTime: Double? { touch?.longPressTime }

  /// Takes a step of the touch.
  ///
  /// Time passes first: a step that comes after ``longPressTime`` makes a long press of what was
  /// before it. A touch that begins while another is tracked replaces it without an event.
  ///
  /// - Parameters:
  ///   - phase: What the touch does.
  ///   - point: Where it is, in the frame's coordinates.
  ///   - time: When, in seconds.
  ///   - frame: The frame that is touched; it may be laid out anew between steps.
  public mutating func track(
    _ phase: TouchPhase, at point: Point, time: Double, in frame: TextFrame
  ) -> TouchEvent? {
    switch phase {
    case .began:
      touch = frame.item(at: point, tolerance: tolerance).map {
        Touch(item: $0, start: point, longPressTime: time + longPressDuration)
      }
      return touch.map { .pressed($0.item) }
    case .moved:
      if let event = advance(to: time) { return event }
      return move(to: point, in: frame)
    case .ended:
      defer { touch = nil }
      if let event = advance(to: time) { return event }
      _ = move(to: point, in: frame)
      guard let touch, !touch.isLongPress else { return nil }
      return touch.isInside ? .tapped(touch.item) : .cancelled(touch.item)
    case .cancelled:
      defer { touch = nil }
      return touch.map { .cancelled($0.item) }
    }
  }

  /// Lets time pass: answers a long press when the touch has rested for long enough.
  public mutating func advance(to time: Double) -> TouchEvent? {
    guard let touch, let end = touch.longPressTime, time >= end else { return nil }
    self.touch?.longPressTime = nil
    self.touch?.isLongPress = true
    return .longPressed(touch.item)
  }

  private mutating func move(to point: Point, in frame: TextFrame) -> TouchEvent? {
    // After a long press the item stays pressed until the touch ends.
    guard var touch, !touch.isLongPress else { return nil }
    let wasInside = touch.isInside
    touch.isInside = frame.item(at: point, tolerance: tolerance) == touch.item
    let x = point.x - touch.start.x
    let y = point.y - touch.start.y
    if !touch.isInside || (x * x + y * y).squareRoot() > allowedMovement {
      touch.longPressTime = nil
    }
    self.touch = touch
    if touch.isInside == wasInside { return nil }
    return touch.isInside ? .pressed(touch.item) : .left(touch.item)
  }
}
