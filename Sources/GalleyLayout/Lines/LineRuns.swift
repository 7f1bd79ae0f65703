import GalleyShaping

/// The runs of one line in visual order.
struct LineRuns: Sendable {
  let paragraph: ShapedParagraph
  var runs: [RunRecord] = []
  /// Glyphs that belong to the line alone: edges shaped anew, hyphens, justified runs.
  private var stores: [GlyphStore] = []

  init(paragraph: ShapedParagraph) {
    self.paragraph = paragraph
  }

  /// Keeps glyphs and returns their index.
  mutating func add(_ store: GlyphStore) -> Int {
    stores.append(store)
    return stores.count - 1
  }

  /// The glyphs that a run takes its own from.
  func store(of run: RunRecord) -> GlyphStore {
    if let index = run.store { return stores[index] }
    return paragraph.glyphs
  }
}

/// One run of a line.
struct RunRecord: Sendable {
  var range: Range<Int>
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
