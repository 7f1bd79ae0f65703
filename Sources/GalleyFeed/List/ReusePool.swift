/// Surfaces that wait to be used again, by identifier.
///
/// A list asks the pool for a surface when a row comes into sight and gives it back when the row
/// leaves; the surface that was given back last comes first. The pool keeps at most ``capacity``
/// surfaces of an identifier and drops those that it has no room for.
///
/// It counts the surfaces that it knows of: those that wait and those that are out. A surface that a
/// list gives up instead of giving back is reported with ``forget(_:)``.
///
/// - Complexity: Every operation takes constant time, but for dropping.
public struct ReusePool<Surface> {
  /// The greatest number of surfaces of one identifier that wait; not negative.
  public let capacity: Int
  /// The number of surfaces that wait.
  public private(set) var waitingCount = 0
  /// The number of surfaces that are out.
  public private(set) var usedCount = 0
  /// The greatest number of surfaces, waiting and out, that there ever were.
  public private(set) var peakCount = 0
  private var waiting: [String: [Surface]] = [:]

  /// Creates an empty pool.
  ///
  /// - Parameter capacity: The greatest number of surfaces of one identifier that wait; a negative
  ///   number counts as 0.
  public init(capacity: Int = 16) {
    self.capacity = max(capacity, 0)
  }

  /// The number of surfaces of an identifier that wait.
  public func waitingCount(for identifier: String) -> Int {
    waiting[identifier]?.count ?? 0
  }

  /// Takes a surface out; `nil` when none of the identifier waits.
  ///
  /// - Parameter identifier: What surfaces that can stand for each other have in common.
  public mutating func dequeue(_ identifier: String) -> Surface? {
    guard let surface = waiting[identifier]?.popLast() else { return nil }
    waitingCount -= 1
    countUse()
    return surface
  }

  /// Takes a surface out, or makes one when none of the identifier waits.
  ///
  /// - Parameters:
  ///   - identifier: What surfaces that can stand for each other have in common.
  ///   - make: Makes a new surface.
  public mutating func dequeue(
    _ identifier: String, orMake make: () throws -> Surface
  ) rethrows -> Surface {
    if let surface = dequeue(identifier) { return surface }
    let surface = try make()
    countUse()
    return surface
  }

  /// Gives a surface back, or brings one that the pool did not know.
  ///
  /// - Parameters:
  ///   - surface: The surface; nothing must be drawn into it any more.
  ///   - identifier: What it has in common with others.
  /// - Returns: Whether it was kept; otherwise the identifier had no room.
  @discardableResult
  public mutating func enqueue(_ surface: Surface, _ identifier: String) -> Bool {
    usedCount = max(usedCount - 1, 0)
    guard waitingCount(for: identifier) < capacity else { return false }
    waiting[identifier, default: []].append(surface)
    waitingCount += 1
    peakCount = max(peakCount, waitingCount + usedCount)
    return true
  }

  /// Takes note of surfaces that are out and will not come back.
  ///
  /// - Parameter count: How many of them.
  public mutating func forget(_ count: Int = 1) {
    usedCount = max(usedCount - count, 0)
  }

  /// Drops the surfaces of an identifier that wait.
  public mutating func drop(_ identifier: String) {
    waitingCount -= waiting.removeValue(forKey: identifier)?.count ?? 0
  }

  /// Drops all surfaces that wait, as when memory runs short.
  public mutating func dropAll() {
    waiting.removeAll()
    waitingCount = 0
  }

  private mutating func countUse() {
    usedCount += 1
    peakCount = max(peakCount, waitingCount + usedCount)
  }
}

extension ReusePool: Sendable where Surface: Sendable {}
