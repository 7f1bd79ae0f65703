import Synchronization

/// The working memory of a shaper: arrays that keep their capacity from paragraph to paragraph.
///
/// Not for two threads at once: whoever takes it out of the pool has it alone, which is why it may be
/// sent between threads without a lock of its own.
final class ShapingMemory: @unchecked Sendable {
  var table = ClusterTable()
  var itemizer = Itemizer()
  var breaks = OpportunityFinder()
  var glyphs: [RawGlyph] = []
  var buffer = HarfBuzzBuffer()
  var words = WordCache()
  var splitter = WordSplitter()

  /// Memory that waits for its next use.
  ///
  /// Its content has no influence on what is shaped with it.
  private static let pool = Mutex<[ShapingMemory]>([])
  private static let poolLimit = 8
  /// Memory that has grown larger, in glyphs, is given up.
  private static let glyphLimit = 1 << 16

  private init() {}

  /// Takes memory from the pool, or makes some.
  static func take() -> ShapingMemory {
    pool.withLock { $0.popLast() } ?? ShapingMemory()
  }

  /// Gives memory back.
  static func give(_ memory: ShapingMemory) {
    if memory.glyphs.capacity > glyphLimit { return }
    pool.withLock { if $0.count < poolLimit { $0.append(memory) } }
  }
}
