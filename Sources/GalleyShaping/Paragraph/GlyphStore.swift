package import GalleyText

/// Glyphs as parallel arrays, in the order in which they were shaped.
package struct GlyphStore: Sendable {
  /// Glyph ids in their font.
  package var ids: [UInt32] = []
  /// For each glyph the first UTF-8 offset of its cluster, in the whole text.
  package var clusters: [UInt32] = []
  /// For each glyph how far it moves the pen, in points.
  package var advances: [Double] = []
  /// For each glyph where it is drawn, in points; x counts from the store's start, y grows downward
  /// from the baseline.
  package var positions: [Point] = []
  /// Where the pen stands after the last glyph.
  package var pen = 0.0

  /// Creates an empty store.
  package init() {}

  /// The number of glyphs.
  package var count: Int { ids.count }

  /// Adds a glyph at the pen.
  package mutating func append(
    id: UInt32, cluster: UInt32, advance: Double, offset: Point
  ) {
    ids.append(id)
    clusters.append(cluster)
    advances.append(advance)
    positions.append(Point(x: pen + offset.x, y: offset.y))
    pen += advance
  }

  /// Some of the glyphs in the opposite order.
  package func reversed(_ range: Range<Int>) -> GlyphStore {
    var result = GlyphStore()
    guard let first = range.first else { return result }
    var pen = positions[first].x
    var offsets: [Point] = []
    for index in range {
      offsets.append(Point(x: positions[index].x - pen, y: positions[index].y))
      pen += advances[index]
    }
    for index in range.reversed() {
      result.append(
        id: ids[index], cluster: clusters[index], advance: advances[index],
        offset: offsets[index - range.lowerBound])
    }
    return result
  }

  /// The glyphs of `range` whose clusters start inside `text`.
  ///
  /// - Parameter guess: Where left-to-right text may start and end, were each glyph one cluster.
  /// - Precondition: the clusters in `range` ascend, or descend when `isRightToLeft`.
  /// - Complexity: O(log *n*).
  package func glyphs(
    in range: Range<Int>, ofText text: Range<Int>, isRightToLeft: Bool, guess: Range<Int> = 0..<0
  ) -> Range<Int> {
    let clusters = clusters.span
    /// The first glyph at an offset or behind it, or before it in right-to-left text.
    func firstIndex(at offset: Int, guess: Int) -> Int {
      if !isRightToLeft, guess > range.lowerBound, guess < range.upperBound,
        clusters[guess] == UInt32(offset), clusters[guess - 1] != UInt32(offset)
      {
        return guess
      }
      var low = range.lowerBound
      var high = range.upperBound
      while low < high {
        let middle = (low + high) / 2
        let isPast =
          isRightToLeft ? Int(clusters[middle]) < offset : Int(clusters[middle]) >= offset
        if isPast { high = middle } else { low = middle + 1 }
      }
      return low
    }
    let first = isRightToLeft ? text.upperBound : text.lowerBound
    let last = isRightToLeft ? text.lowerBound : text.upperBound
    return firstIndex(
      at: first, guess: guess.lowerBound)..<firstIndex(at: last, guess: guess.upperBound)
  }
}
