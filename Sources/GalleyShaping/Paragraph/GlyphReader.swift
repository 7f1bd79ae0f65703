import CHarfBuzz
import GalleyFonts
import GalleyText

/// Reads shaped glyphs into a store and finds where each grapheme cluster starts.
struct GlyphReader {
  private let item: ShapedParagraph.Item
  private let wordSpacing: Double
  /// The paragraph's offset in the whole text; HarfBuzz counts clusters from there.
  private let base: Int
  private let end: Int
  private let clusters: Range<Int>
  private let scale: Double

  /// - Parameters:
  ///   - range: The text that was shaped, in UTF-8 offsets into the whole text.
  ///   - clusters: The grapheme clusters of that text.
  init(
    item: ShapedParagraph.Item, wordSpacing: Double, base: Int, range: Range<Int>,
    clusters: Range<Int>
  ) {
    self.item = item
    self.wordSpacing = wordSpacing
    self.base = base
    end = range.upperBound
    self.clusters = clusters
    scale = item.font.scale
  }

  /// Appends the glyphs to `glyphs`, the clusters' starts to `positions`, and marks in `flags` the
  /// clusters that lines can't start with as they are.
  func append(
    _ infos: UnsafeBufferPointer<hb_glyph_info_t>,
    _ placements: UnsafeBufferPointer<hb_glyph_position_t>,
    offsets: [UInt32], flags: inout [ShapedParagraph.ClusterFlags], glyphs: inout GlyphStore,
    positions: inout [Double]
  ) {
    let first = glyphs.count
    let start = glyphs.pen
    for index in infos.indices {
      let placement = unsafe placements[index]
      unsafe glyphs.append(
        id: infos[index].codepoint, cluster: infos[index].cluster + UInt32(base),
        advance: Double(placement.x_advance) * scale,
        offset: Point(
          x: Double(placement.x_offset) * scale,
          y: -Double(placement.y_offset) * scale - item.baselineOffset))
    }
    if item.halfSpacing != 0 || wordSpacing != 0 {
      addSpacing(from: first, start: start, offsets: offsets, flags: flags, to: &glyphs)
    }
    unsafe findPositions(
      infos, first: first, start: start, offsets: offsets, flags: &flags, glyphs: glyphs,
      positions: &positions)
  }

  /// Walks the shaped clusters in logical order and shares each one's advance among its graphemes.
  private func findPositions(
    _ infos: UnsafeBufferPointer<hb_glyph_info_t>, first: Int, start: Double, offsets: [UInt32],
    flags: inout [ShapedParagraph.ClusterFlags], glyphs: GlyphStore, positions: inout [Double]
  ) {
    let count = infos.count
    var pen = start
    var grapheme = clusters.lowerBound
    var read = 0
    while read < count {
      let glyph = item.isRightToLeft ? count - 1 - read : read
      let cluster = glyphs.clusters[first + glyph]
      let isUnsafe = unsafe infos[glyph].mask & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue != 0
      var advance = 0.0
      var next = glyph
      repeat {
        advance += glyphs.advances[first + next]
        read += 1
        next = item.isRightToLeft ? count - 1 - read : read
      } while read < count && glyphs.clusters[first + next] == cluster
      let nextCluster = read < count ? glyphs.clusters[first + next] : UInt32(end)
      let firstGrapheme = grapheme
      while grapheme < clusters.upperBound, offsets[grapheme] < nextCluster { grapheme += 1 }
      let shared = grapheme - firstGrapheme
      if shared == 1 {
        positions.append(pen)
        if isUnsafe { flags[firstGrapheme].insert(.isUnsafeToBreakBefore) }
      } else if shared > 1 {
        for part in 0..<shared {
          positions.append(pen + advance * Double(part) / Double(shared))
          if part > 0 || isUnsafe {
            flags[firstGrapheme + part].insert(.isUnsafeToBreakBefore)
          }
        }
      }
      pen += advance
    }
    // A stretch that shaping left without glyphs has no width.
    while grapheme < clusters.upperBound {
      positions.append(pen)
      grapheme += 1
    }
    // Other fonts and directions begin here, and shaping never looks across.
    if clusters.lowerBound == item.clusters.lowerBound {
      flags[clusters.lowerBound].remove(.isUnsafeToBreakBefore)
    }
  }

  /// Puts half of the letter spacing on each side of spaced clusters, and word spacing behind
  /// separators.
  private func addSpacing(
    from first: Int, start: Double, offsets: [UInt32], flags: [ShapedParagraph.ClusterFlags],
    to glyphs: inout GlyphStore
  ) {
    var shift = 0.0
    var glyph = first
    while glyph < glyphs.count {
      let cluster = glyphs.clusters[glyph]
      var last = glyph
      while last + 1 < glyphs.count, glyphs.clusters[last + 1] == cluster { last += 1 }
      let grapheme = graphemeIndex(of: cluster, in: offsets)
      let half = flags[grapheme].contains(.isSpaced) ? item.halfSpacing : 0
      let word = flags[grapheme].contains(.isStretchable) ? wordSpacing : 0
      shift += half
      for index in glyph...last { glyphs.positions[index].x += shift }
      shift += half + word
      glyphs.advances[glyph] += half
      glyphs.advances[last] += half + word
      glyph = last + 1
    }
    glyphs.pen += shift
  }

  private func graphemeIndex(of offset: UInt32, in offsets: [UInt32]) -> Int {
    var low = clusters.lowerBound
    var high = clusters.upperBound - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if offsets[middle] <= offset { low = middle } else { high = middle - 1 }
    }
    return low
  }
}
