/// The part of a list that is seen, which stays where it is when the list changes around it.
///
/// Offsets are points from the list's top, growing downward; the viewport's offset is the one at its
/// top edge. NaN and negative sizes count as 0.
public struct ListViewport: Sendable {
  /// Which way the viewport moved last.
  public enum Direction: Sendable, Hashable {
    /// To greater offsets: rows come in at the bottom.
    case down
    /// To smaller offsets: rows come in at the top.
    case up
  }

  /// The list; ``apply(_:keepsVisible:)`` changes it.
  public internal(set) var metrics: ListMetrics
  /// The viewport's height, in points.
  public var height: Double {
    didSet {
      height = Self.length(height)
      scroll(to: offset)
    }
  }
  /// The room above the list's top that the viewport can show, in points.
  public let topInset: Double
  /// The room below the list's bottom that the viewport can show, in points.
  public let bottomInset: Double
  /// The offset of the viewport's top edge.
  public internal(set) var offset: Double
  /// Which way the viewport moved last; `.down` in the beginning.
  public private(set) var direction = Direction.down

  /// Creates a viewport at the top of a list.
  ///
  /// - Parameters:
  ///   - metrics: The list.
  ///   - height: The viewport's height, in points.
  ///   - topInset: The room above the list's top, in points.
  ///   - bottomInset: The room below the list's bottom, in points.
  public init(
    _ metrics: ListMetrics, height: Double, topInset: Double = 0, bottomInset: Double = 0
  ) {
    self.metrics = metrics
    self.height = Self.length(height)
    self.topInset = Self.length(topInset)
    self.bottomInset = Self.length(bottomInset)
    offset = -self.topInset
  }

  /// The offsets between which the viewport rests.
  public var limits: ClosedRange<Double> {
    -topInset...max(-topInset, metrics.totalHeight + bottomInset - height)
  }

  /// How far the viewport is pulled over an end of the list: negative at the top, positive at the
  /// bottom, else 0; in points.
  public var pull: Double {
    let limits = limits
    return offset - min(max(offset, limits.lowerBound), limits.upperBound)
  }

  /// The rows that are seen.
  public var visibleRows: Range<Int> { rows(at: offset) }

  /// The sections that are seen.
  public var visibleSections: Range<Int> {
    metrics.sections(from: offset, to: offset + height)
  }

  /// The rows that are seen when the viewport stands at an offset.
  public func rows(at offset: Double) -> Range<Int> {
    metrics.rows(from: offset, to: offset + height)
  }

  /// The rows that come into sight next, if the viewport goes on as it moved last.
  ///
  /// - Parameter distance: How far ahead, in points.
  public func rowsAhead(_ distance: Double) -> Range<Int> {
    let visible = visibleRows
    let distance = Self.length(distance)
    switch direction {
    case .down:
      let end = metrics.rows(from: offset, to: offset + height + distance).upperBound
      return visible.upperBound..<max(end, visible.upperBound)
    case .up:
      let start = metrics.rows(from: offset - distance, to: offset + height).lowerBound
      return min(start, visible.lowerBound)..<visible.lowerBound
    }
  }

  /// Moves the viewport to an offset.
  ///
  /// - Parameters:
  ///   - offset: The offset; NaN changes nothing.
  ///   - allowsPull: Whether the viewport may stand over the list's ends.
  public mutating func scroll(to offset: Double, allowsPull: Bool = false) {
    if offset.isNaN { return }
    let limits = limits
    let clamped = min(max(offset, limits.lowerBound), limits.upperBound)
    let new = allowsPull && offset.isFinite ? offset : clamped
    if new > self.offset { direction = .down }
    if new < self.offset { direction = .up }
    self.offset = new
  }

  /// Moves the viewport as a finger drags it: beyond the list's ends it follows less and less.
  ///
  /// What is pulled over an end for a distance x shows (1 − 1 / (0.55 x / h + 1)) h, where h is the
  /// viewport's height, as scroll views of iOS do; it stays below the viewport's height.
  ///
  /// - Parameter distance: How far the content goes up under the finger, in points.
  public mutating func drag(by distance: Double) {
    guard distance.isFinite, height > 0 else { return }
    let limits = limits
    let pull = pull
    let finger = offset - pull + unresisted(pull) + distance
    let rest = min(max(finger, limits.lowerBound), limits.upperBound)
    scroll(to: rest + resisted(finger - rest), allowsPull: true)
  }

  private static func length(_ value: Double) -> Double {
    value > 0 && value.isFinite ? value : 0
  }

  private func resisted(_ distance: Double) -> Double {
    let part = abs(distance) * 0.55 / height
    let shown = (1 - 1 / (part + 1)) * height
    return distance < 0 ? -shown : shown
  }

  private func unresisted(_ pull: Double) -> Double {
    let part = min(abs(pull) / height, 0.999)
    let distance = (1 / (1 - part) - 1) * height / 0.55
    return pull < 0 ? -distance : distance
  }
}
