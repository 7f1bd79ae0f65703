import GalleyFonts
import GalleyText

/// Turns the glyphs of a row of items into points, and finds where each grapheme cluster starts.
struct GlyphPlacer {
  /// The first of the clusters that are placed; `flags` and `positions` count from it.
  let firstCluster: Int
  /// What is known of each cluster; gets the clusters that lines can't start with as they are.
  var flags: [ShapedParagraph.ClusterFlags]
  /// The distance of each cluster's start from the first one's, and the end of the last.
  private(set) var positions: [Double]
  private(set) var store = GlyphStore()

  /// - Parameters:
  ///   - firstCluster: The index of the first cluster that is placed.
  ///   - flags: What is known of the clusters from there on.
  ///   - count: The number of clusters.
  init(firstCluster: Int = 0, flags: [ShapedParagraph.ClusterFlags], count: Int) {
    self.firstCluster = firstCluster
    self.flags = flags
    positions = Array(repeating: 0, count: count + 1)
  }

  /// Places the glyphs of all items; call it once.
  ///
  /// - Parameters:
  ///   - raw: The glyphs of the items, one item after the other.
  ///   - items: Get the place of their pen.
  ///   - offsets: The start of each cluster in the whole text, indexed from the text's first cluster.
  mutating func place(
    _ raw: [RawGlyph], of items: inout [ShapedParagraph.Item], offsets: [UInt32]
  ) {
    store.ids = raw.map(\.id)
    store.clusters = raw.map(\.cluster)
    store.advances = Array(repeating: 0, count: raw.count)
    store.positions = Array(repeating: .zero, count: raw.count)
    for index in items.indices {
      let item = items[index]
      let start = store.pen
      items[index].pen = start
      if item.kind == .attachment {
        for cluster in item.clusters { positions[cluster - firstCluster] = start }
        store.pen += item.style.attachmentWidth
        continue
      }
      Self.place(
        raw.span, of: item, pen: &store.pen, advances: &store.advances, points: &store.positions)
      if item.style.hasSpacing { space(raw.span, of: item, offsets: offsets) }
      Self.findPositions(
        raw.span, of: item, from: start, offsets: offsets, advances: store.advances,
        firstCluster: firstCluster, positions: &positions, flags: &flags)
    }
    positions[positions.count - 1] = store.pen
  }

  private static func place(
    _ raw: Span<RawGlyph>, of item: ShapedParagraph.Item, pen: inout Double,
    advances: inout [Double], points: inout [Point]
  ) {
    let scale = item.style.font.scale
    let raise = item.style.raise
    var advances = advances.mutableSpan
    var points = points.mutableSpan
    for index in item.glyphs {
      let glyph = raw[index]
      let advance = Double(glyph.advance) * scale
      advances[index] = advance
      points[index] = Point(
        x: pen + Double(glyph.xOffset) * scale, y: -Double(glyph.yOffset) * scale - raise)
      pen += advance
    }
  }

  /// Puts half of the letter spacing on each side of spaced clusters, and word spacing behind
  /// separators.
  private mutating func space(
    _ raw: Span<RawGlyph>, of item: ShapedParagraph.Item, offsets: [UInt32]
  ) {
    var shift = 0.0
    var glyph = item.glyphs.lowerBound
    while glyph < item.glyphs.upperBound {
      let cluster = raw[glyph].cluster
      var last = glyph
      while last + 1 < item.glyphs.upperBound, raw[last + 1].cluster == cluster { last += 1 }
      let grapheme = flags[Self.index(of: cluster, in: item.clusters, offsets) - firstCluster]
      let half = grapheme.contains(.isSpaced) ? item.style.halfSpacing : 0
      let word = grapheme.contains(.isStretchable) ? item.style.wordSpacing : 0
      shift += half
      for index in glyph...last { store.positions[index].x += shift }
      shift += half + word
      store.advances[glyph] += half
      store.advances[last] += half + word
      glyph = last + 1
    }
    store.pen += shift
  }

  /// The last cluster of a range that starts at an offset or before it.
  private static func index(of offset: UInt32, in clusters: Range<Int>, _ offsets: [UInt32]) -> Int
  {
    var low = clusters.lowerBound
    var high = clusters.upperBound - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if offsets[middle] <= offset { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// Walks the shaped clusters in logical order and shares each one's advance among its graphemes.
  private static func findPositions(
    _ raw: Span<RawGlyph>, of item: ShapedParagraph.Item, from start: Double,
    offsets: [UInt32], advances: [Double], firstCluster: Int,
    positions: inout [Double], flags: inout [ShapedParagraph.ClusterFlags]
  ) {
    let offsets = offsets.span
    let advances = advances.span
    var places = positions.mutableSpan
    var marks = flags.mutableSpan
    let first = item.isRightToLeft ? item.glyphs.upperBound - 1 : item.glyphs.lowerBound
    let step = item.isRightToLeft ? -1 : 1
    let end = first + step * item.glyphs.count
    let textEnd = UInt32(item.range.upperBound)
    var glyph = first
    var pen = start
    var grapheme = item.clusters.lowerBound
    while glyph != end {
      let cluster = raw[glyph].cluster
      let isUnsafe = raw[glyph].isUnsafeToBreak
      var advance = 0.0
      repeat {
        advance += advances[glyph]
        glyph += step
      } while glyph != end && raw[glyph].cluster == cluster
      let next = glyph == end ? textEnd : raw[glyph].cluster
      let firstGrapheme = grapheme
      while grapheme < item.clusters.upperBound, offsets[grapheme] < next { grapheme += 1 }
      // A cluster that starts inside of a grapheme shares its advance with that one too.
      let skipped = grapheme > firstGrapheme && offsets[firstGrapheme] > cluster ? 1 : 0
      let shared = grapheme - firstGrapheme + skipped
      for part in skipped..<max(shared, skipped) {
        let index = firstGrapheme + part - skipped - firstCluster
        places[index] = part == 0 ? pen : pen + advance * Double(part) / Double(shared)
        // Another font or direction begins with the item, and shaping never looks across.
        let isEdge = firstGrapheme == item.clusters.lowerBound
        if part > 0 || (isUnsafe && !isEdge) { marks[index].insert(.isUnsafeToBreakBefore) }
      }
      pen += advance
    }
    // A stretch that shaping left without glyphs has no width.
    while grapheme < item.clusters.upperBound {
      places[grapheme - firstCluster] = pen
      grapheme += 1
    }
  }
}
