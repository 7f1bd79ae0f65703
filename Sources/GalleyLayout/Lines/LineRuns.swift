import GalleyShaping
import GalleyText

/// The runs of one line in visual order.
struct LineRuns: Sendable {
  /// What the runs come from: one for most lines, more for a truncated one.
  struct Source: Sendable {
    let paragraph: ShapedParagraph
    let text: AttributedText
    let isToken: Bool
  }

  private(set) var sources: [Source] = []
  var runs: [RunRecord] = []
  /// Glyphs that belong to the line alone: edges shaped anew, hyphens, justified runs.
  private var stores: [GlyphStore] = []

  /// Starts a source; the runs that are added next come from it.
  mutating func begin(_ source: Source) {
    sources.append(source)
  }

  /// The index of the source that runs are added from.
  var currentSource: Int { sources.count - 1 }

  /// Keeps glyphs and returns their index.
  mutating func add(_ store: GlyphStore) -> Int {
    stores.append(store)
    return stores.count - 1
  }

  /// The item that a run is a part of.
  func item(of run: RunRecord) -> ShapedParagraph.Item {
    sources[run.source].paragraph.items[run.item]
  }

  /// The glyphs that a run takes its own from.
  func store(of run: RunRecord) -> GlyphStore {
    if let index = run.store { return stores[index] }
    return sources[run.source].paragraph.glyphs
  }
}

/// One run of a line.
struct RunRecord: Sendable {
  var range: Range<Int>
  /// The index of the line's source.
  var source: Int
  /// The index of the paragraph's item.
  var item: Int
  /// The index of one of the line's own stores; `nil` for the paragraph's glyphs.
  var store: Int?
  var glyphs: Range<Int>
  var attributeRun: Int
  var isRightToLeft: Bool
  /// The left edge, from the line's origin.
  var x: Double
  var width: Double
  /// What is added to the store's positions to count them from the line's origin.
  var glyphOrigin: Double
}
