/// Part of one item, shaped again because a line starts or ends where the item was unsafe to break.
package final class ShapedFragment: Sendable {
  /// The item that it replaces a part of.
  package let item: Int
  /// The clusters that it replaces, as indices into the paragraph's clusters.
  package let clusters: Range<Int>
  /// The glyphs.
  package let glyphs: GlyphStore
  /// Where each of the clusters starts, from the fragment's start, and where the last one ends.
  package let clusterPositions: [Double]

  package init(
    item: Int, clusters: Range<Int>, glyphs: GlyphStore, clusterPositions: [Double]
  ) {
    self.item = item
    self.clusters = clusters
    self.glyphs = glyphs
    self.clusterPositions = clusterPositions
  }

  /// The sum of the advances.
  package var width: Double { glyphs.pen }
}
