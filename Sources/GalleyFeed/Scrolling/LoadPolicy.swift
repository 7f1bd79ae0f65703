/// Chooses the rows that are worth loading while a list moves.
///
/// While the list rests, is dragged, or is flung no further than ``farRows`` rows, these are the rows
/// that are seen and those that come next. On a longer fling only the rows at its target are, with
/// ``margin`` rows on each side: what flies past is not looked at. A touch or the end of the movement
/// loads what is seen. While the list moves to its top by itself nothing is loaded before it is there.
///
/// This is how VVeboTableView keeps long lists smooth.
public struct LoadPolicy: Sendable, Hashable {
  /// How many rows a fling may go for without rows being left out.
  public var farRows: Int
  /// How many rows are loaded on each side of those at a long fling's target.
  public var margin: Int
  /// How far ahead rows are loaded before they are seen, in points.
  public var distanceAhead: Double
  /// What is loaded now.
  public private(set) var state = State.near

  /// What a policy is about.
  public enum State: Sendable, Hashable {
    /// What is seen is loaded, and what comes next.
    case near
    /// The rows at a fling's target are loaded, and no others.
    case target(Range<Int>)
    /// Nothing is loaded until the list is at its top.
    case waitingForTop
  }

  /// Creates a policy for a list at rest.
  ///
  /// - Parameters:
  ///   - farRows: How many rows a fling may go for without rows being left out.
  ///   - margin: How many rows are loaded on each side of those at a long fling's target.
  ///   - distanceAhead: How far ahead rows are loaded before they are seen, in points.
  public init(farRows: Int = 8, margin: Int = 3, distanceAhead: Double = 600) {
    self.farRows = farRows
    self.margin = max(margin, 0)
    self.distanceAhead = distanceAhead
  }

  /// Takes an event.
  ///
  /// A fling is as long as the distance from the first row that is seen to the first row that will be.
  ///
  /// - Parameters:
  ///   - event: What happened.
  ///   - viewport: The viewport after the event.
  public mutating func handle(_ event: ScrollEvent, in viewport: ListViewport) {
    switch event {
    case .flingBegan(let target):
      let limits = viewport.limits
      let rows = viewport.rows(at: min(max(target, limits.lowerBound), limits.upperBound))
      let length = abs(rows.lowerBound - viewport.visibleRows.lowerBound)
      state = length > farRows ? .target(rows) : .near
    case .scrollToTopBegan: state = .waitingForTop
    case .touched: if state != .waitingForTop { state = .near }
    case .dragBegan, .stopped, .scrollToTopEnded: state = .near
    case .scrolled: break
    }
  }

  /// Takes note of a change of the list, so that a target stays at its rows.
  ///
  /// - Parameter mapping: Where the rows are after the change.
  public mutating func rowsChanged(_ mapping: RowMapping) {
    if case .target(let rows) = state {
      state = mapping.newRows(of: rows).map(State.target) ?? .near
    }
  }

  /// The rows that are to be loaded now, the most urgent first; the ranges do not overlap.
  ///
  /// - Parameter viewport: The viewport as it stands.
  public func wantedRows(in viewport: ListViewport) -> [Range<Int>] {
    let wanted: [Range<Int>]
    switch state {
    case .near: wanted = [viewport.visibleRows, viewport.rowsAhead(distanceAhead)]
    case .target(let rows):
      let all = 0..<viewport.metrics.rowCount
      let target = rows.clamped(to: all)
      let before = max(target.lowerBound - margin, 0)..<target.lowerBound
      let after = target.upperBound..<min(target.upperBound + margin, all.upperBound)
      wanted = [target] + (viewport.direction == .down ? [after, before] : [before, after])
    case .waitingForTop: wanted = []
    }
    return wanted.filter { !$0.isEmpty }
  }
}
