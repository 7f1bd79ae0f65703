public import GalleyLayout
public import GalleyText

/// What a touch means for an entity of a cell.
public struct CellTouchEvent: Sendable, Hashable {
  /// What happened.
  public enum Kind: Sendable, Hashable {
    /// The entity is touched, or touched again after the touch had left it: draw it pressed.
    case pressed
    /// The touch left the entity but goes on: draw it as usual.
    case left
    /// The touch ended on the entity: act, and draw it as usual.
    case tapped
    /// The entity was held; the same touch taps no more.
    case longPressed
    /// The touch ended away from the entity, or was cancelled: draw it as usual.
    case cancelled
  }

  /// What happened.
  public let kind: Kind
  /// The cell's id, as the list gave it.
  public let cell: String
  /// The entity.
  public let entity: CellEntity
}

/// Follows one touch over the names and entities of a cell.
///
/// It is a `TouchTracker` for cells: a list hands on its touches with their times, draws
/// ``pressedEntity`` as pressed (``CellDrawing/press(_:)``) and calls ``advance(to:)`` at
/// ``longPressTime``. There is no timer: times are seconds of any clock that does not go back. A touch
/// that begins beside all entities is not tracked, so that the list can take it for the cell.
public struct CellTouchTracker: Sendable {
  private var tracker: TouchTracker
  private var touched: Touched?

  private struct Touched: Sendable {
    let cell: String
    let entity: CellEntity
  }

  /// Creates a tracker without a touch.
  ///
  /// - Parameters:
  ///   - longPressDuration: How long a touch rests on an entity before it is a long press, in seconds.
  ///   - allowedMovement: How far a touch may move and still be a long press, in points.
  ///   - tolerance: How far from an entity it may be touched, in points; the nearest one wins.
  public init(
    longPressDuration: Double = 0.5, allowedMovement: Double = 9, tolerance: Double = 4
  ) {
    tracker = TouchTracker(
      longPressDuration: longPressDuration, allowedMovement: allowedMovement, tolerance: tolerance)
  }

  /// The entity to draw pressed: the tracked one, while the touch is on it.
  public var pressedEntity: CellEntity? { tracker.pressedItem == nil ? nil : touched?.entity }

  /// The entity on which the touch began; `nil` when none is tracked.
  public var trackedEntity: CellEntity? { touched?.entity }
  /// The cell of the tracked entity.
  public var trackedCell: String? { touched?.cell }
  /// When the touch becomes a long press, if it rests; `nil` when it can't.
  public var longPressTime: Double? { tracker.longPressTime }

  /// Takes a step of the touch.
  ///
  /// - Parameters:
  ///   - phase: What the touch does.
  ///   - point: Where it is, in the cell's coordinates.
  ///   - time: When, in seconds.
  ///   - layout: The cell that is touched.
  ///   - cell: The cell's id.
  public mutating func track(
    _ phase: TouchPhase, at point: Point, time: Double, in layout: CellLayout, cell: String
  ) -> CellTouchEvent? {
    if phase == .began {
      touched = layout.entity(at: point, tolerance: tracker.tolerance).map {
        Touched(cell: cell, entity: $0)
      }
    }
    guard let touched, touched.cell == cell, let text = layout.text(of: touched.entity.part) else {
      return nil
    }
    let place = Point(x: point.x - text.rect.minX, y: point.y - text.rect.minY)
    let event = tracker.track(phase, at: place, time: time, in: text.frame)
    return answer(event, for: touched)
  }

  /// Lets time pass: answers a long press when the touch has rested for long enough.
  public mutating func advance(to time: Double) -> CellTouchEvent? {
    guard let touched else { return nil }
    return answer(tracker.advance(to: time), for: touched)
  }

  private mutating func answer(_ event: TouchEvent?, for touched: Touched) -> CellTouchEvent? {
    if tracker.trackedItem == nil { self.touched = nil }
    let kind: CellTouchEvent.Kind
    switch event {
    case .pressed: kind = .pressed
    case .left: kind = .left
    case .tapped: kind = .tapped
    case .longPressed: kind = .longPressed
    case .cancelled: kind = .cancelled
    case nil: return nil
    }
    return CellTouchEvent(kind: kind, cell: touched.cell, entity: touched.entity)
  }
}

extension CellLayout {
  /// The entity at a point; `nil` when none is there.
  ///
  /// - Parameters:
  ///   - point: In the cell's coordinates.
  ///   - tolerance: How far outside of its rectangles the point may be, in points; the nearest entity
  ///     wins. NaN and negative values count as 0.
  public func entity(at point: Point, tolerance: Double = 0) -> CellEntity? {
    var best: (entity: CellEntity, distance: Double)?
    for entity in entities {
      for rect in entity.rects {
        let x = max(rect.minX - point.x, 0, point.x - rect.maxX)
        let y = max(rect.minY - point.y, 0, point.y - rect.maxY)
        let distance = (x * x + y * y).squareRoot()
        let isInside = rect.contains(point) || tolerance > 0 && distance <= tolerance
        if isInside, distance < best?.distance ?? .infinity { best = (entity, distance) }
      }
    }
    return best?.entity
  }
}
