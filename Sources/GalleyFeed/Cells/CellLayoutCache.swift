import GalleyText
import Synchronization

/// The layouts of posts that were asked for last, up to a number of bytes.
///
/// Equal posts, styles and widths share one layout, whatever the posts' ids, and it is made once even
/// when several tasks ask at the same time: the others wait for the first. The layouts stand behind a
/// lock that is not held while one is made.
public final class CellLayoutCache: Sendable {
  /// What a cache has done.
  public struct Statistics: Sendable, Hashable {
    /// Layouts that were made.
    public var made = 0
    /// Questions that a kept layout answered.
    public var hits = 0
    /// Questions that waited for a layout that was being made.
    public var shared = 0
    /// Layouts that were dropped to make room.
    public var dropped = 0
  }

  private struct Key: Hashable, Sendable {
    let post: Post
    let style: FeedStyle
    let width: Double

    init(_ post: Post, style: FeedStyle, width: Double) {
      self.post = post.withoutID
      self.style = style
      self.width = CellLayout.roundedWidth(width)
    }

    // Styles are few: a comparison tells them apart.
    func hash(into hasher: inout Hasher) {
      hasher.combine(post)
      hasher.combine(width)
    }

    /// Roughly the memory that the layout takes: glyphs with their positions, and some room for lines.
    var cost: Int {
      let texts = [
        post.text, post.name, post.time, post.source, post.quote?.name ?? "",
        post.quote?.text ?? "",
      ]
      return texts.reduce(4096) { $0 + 96 * $1.utf8.count }
    }
  }

  private struct Kept {
    let layout: CellLayout
    /// When it was last asked for.
    var use: Int
  }

  /// A layout that is being made, and how many wait for it.
  private struct Flight {
    let id: Int
    let task: Task<CellLayout, any Error>
    var waiters: Int
  }

  private struct State {
    var kept: [Key: Kept] = [:]
    var flights: [Key: Flight] = [:]
    /// Counts uses and flights.
    var clock = 0
    var byteCount = 0
    var statistics = Statistics()

    mutating func use(_ key: Key) -> CellLayout? {
      guard let layout = kept[key]?.layout else { return nil }
      clock += 1
      kept[key]?.use = clock
      statistics.hits += 1
      return layout
    }

    /// Keeps a layout; when there is too much, those that were not used for longest are dropped until
    /// three quarters of the limit are left.
    mutating func keep(_ layout: CellLayout, for key: Key, byteLimit: Int) {
      clock += 1
      kept[key] = Kept(layout: layout, use: clock)
      byteCount += key.cost
      if byteCount <= byteLimit { return }
      for (old, _) in kept.sorted(by: { $0.value.use < $1.value.use }) where old != key {
        if byteCount <= byteLimit / 4 * 3 { break }
        kept[old] = nil
        byteCount -= old.cost
        statistics.dropped += 1
      }
    }
  }

  /// The most that the kept layouts may take together, in bytes as ``byteCount`` counts; the newest
  /// is always kept.
  public let byteLimit: Int
  private let state = Mutex(State())

  /// Creates an empty cache.
  ///
  /// - Parameter byteLimit: The most that the kept layouts may take together, in bytes.
  public init(byteLimit: Int = 64 << 20) {
    self.byteLimit = byteLimit
  }

  /// What the cache has done so far.
  public var statistics: Statistics { state.withLock { $0.statistics } }
  /// The number of layouts that are kept.
  public var count: Int { state.withLock { $0.kept.count } }
  /// Roughly the memory that the kept layouts take, in bytes.
  public var byteCount: Int { state.withLock { $0.byteCount } }

  /// The layout of a post if it is kept.
  public func keptLayout(of post: Post, style: FeedStyle, width: Double) -> CellLayout? {
    let key = Key(post, style: style, width: width)
    return state.withLock { $0.use(key) }
  }

  /// The layout of a post: kept, waited for, or made.
  ///
  /// A layout that nobody waits for any more, because all who asked were cancelled, is given up.
  ///
  /// - Throws: `CancellationError` when the task that asks was cancelled.
  /// - Complexity: O(*n*) in the text.
  public func layout(of post: Post, style: FeedStyle, width: Double) async throws -> CellLayout {
    try Task.checkCancellation()
    let key = Key(post, style: style, width: width)
    let (kept, flight) = state.withLock { state -> (CellLayout?, Flight?) in
      if let layout = state.use(key) { return (layout, nil) }
      return (nil, join(key, &state))
    }
    if let kept { return kept }
    guard let flight else { throw CancellationError() }
    let layout = try await withTaskCancellationHandler {
      try await flight.task.value
    } onCancel: {
      leave(flight.id, key)
    }
    try Task.checkCancellation()
    return layout
  }

  /// Waits for the layout that is being made, or starts to make it.
  private func join(_ key: Key, _ state: inout State) -> Flight {
    if var flight = state.flights[key] {
      flight.waiters += 1
      state.flights[key] = flight
      state.statistics.shared += 1
      return flight
    }
    state.clock += 1
    let id = state.clock
    let task = Task { try self.make(key, flight: id) }
    let flight = Flight(id: id, task: task, waiters: 1)
    state.flights[key] = flight
    return flight
  }

  /// Ends the waiting of a cancelled task.
  private func leave(_ flight: Int, _ key: Key) {
    let abandoned = state.withLock { state -> Task<CellLayout, any Error>? in
      guard let known = state.flights[key], known.id == flight else { return nil }
      if known.waiters > 1 {
        state.flights[key]?.waiters -= 1
        return nil
      }
      state.flights[key] = nil
      return known.task
    }
    abandoned?.cancel()
  }

  private func make(_ key: Key, flight: Int) throws -> CellLayout {
    let layout = try CellLayout(key.post, style: key.style, width: key.width) {
      try Task.checkCancellation()
    }
    state.withLock { state in
      state.statistics.made += 1
      // Given up in its last moment: another one may be on its way.
      guard state.flights[key]?.id == flight else { return }
      state.flights[key] = nil
      state.keep(layout, for: key, byteLimit: byteLimit)
    }
    return layout
  }
}
