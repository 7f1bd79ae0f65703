import GalleyShaping
import GalleyText

/// Stretches a line: inner spaces first, then the gaps between ideographs and syllables.
final class Justification: Sendable {
  /// How far each space may grow, in points, before the gaps between ideographs take part.
  private static let greatestSpaceGrowth = 8.0

  private let clusters: Range<Int>
  private let paragraph: ShapedParagraph
  private let stretchesIdeographs: Bool
  /// What each place grows by.
  private let growth: Double

  /// Returns `nil` when there is nothing to stretch.
  init?(clusters: Range<Int>, of paragraph: ShapedParagraph, extra: Double) {
    guard extra > 0, extra.isFinite else { return nil }
    self.clusters = clusters
    self.paragraph = paragraph
    let flags = paragraph.clusterFlags
    var spaces = 0
    var gaps = 0
    for cluster in clusters {
      if flags[cluster].contains(.isStretchable) {
        spaces += 1
      } else if Self.isGap(after: cluster, in: clusters, flags: flags) {
        gaps += 1
      }
    }
    stretchesIdeographs =
      gaps > 0 && (spaces == 0 || extra / Double(spaces) > Self.greatestSpaceGrowth)
    let places = stretchesIdeographs ? spaces + gaps : spaces
    guard places > 0 else { return nil }
    growth = extra / Double(places)
  }

  private static func isGap(
    after cluster: Int, in clusters: Range<Int>, flags: [ShapedParagraph.ClusterFlags]
  ) -> Bool {
    let next = cluster + 1
    guard next < clusters.upperBound else { return false }
    return flags[cluster].union(flags[next]).contains(.isIdeographic)
      && flags[cluster].isDisjoint(with: [.isStretchable, .isWhitespace, .isTab])
      && flags[next].isDisjoint(with: [.isStretchable, .isWhitespace, .isTab])
  }

  /// How much is added behind a cluster.
  private func growth(after cluster: Int) -> Double {
    guard clusters.contains(cluster) else { return 0 }
    if paragraph.clusterFlags[cluster].contains(.isStretchable) { return growth }
    let isGap =
      stretchesIdeographs
      && Self.isGap(after: cluster, in: clusters, flags: paragraph.clusterFlags)
    return isGap ? growth : 0
  }

  /// Moves and widens the runs of a line, giving those that grow glyphs of their own.
  func apply(to line: inout LineRuns) {
    var shift = 0.0
    for index in line.runs.indices {
      var run = line.runs[index]
      let store = line.store(of: run)
      let grown = glyphs(of: run, from: store)
      run.x += shift
      run.glyphOrigin += shift
      // Not the run's width: a ligature may share its advance with another run.
      let extra = grown.pen - store.advances[run.glyphs].reduce(0, +)
      if extra > 0 {
        run.store = line.add(grown)
        run.glyphs = 0..<grown.count
        run.glyphOrigin = run.x
        run.width += extra
        shift += extra
      }
      line.runs[index] = run
    }
  }

  /// A run's glyphs with what they grow by, counted from the run's left edge.
  private func glyphs(of run: RunRecord, from store: GlyphStore) -> GlyphStore {
    var grown = GlyphStore()
    var pen = run.x - run.glyphOrigin
    var next = run.range.upperBound
    var glyph = run.glyphs.lowerBound
    while glyph < run.glyphs.upperBound {
      let cluster = store.clusters[glyph]
      var end = glyph + 1
      while end < run.glyphs.upperBound, store.clusters[end] == cluster { end += 1 }
      if !run.isRightToLeft {
        next = end < run.glyphs.upperBound ? Int(store.clusters[end]) : run.range.upperBound
      }
      let extra = growth(ofText: Int(cluster)..<max(next, Int(cluster)))
      // The space behind a cluster is at its left in right-to-left text.
      let last = run.isRightToLeft ? glyph : end - 1
      for part in glyph..<end {
        let position = store.positions[part]
        grown.append(
          id: store.ids[part], cluster: cluster,
          advance: store.advances[part] + (part == last ? extra : 0),
          offset: Point(
            x: position.x - pen + (part == last && run.isRightToLeft ? extra : 0), y: position.y))
        pen += store.advances[part]
      }
      next = Int(cluster)
      glyph = end
    }
    return grown
  }

  private func growth(ofText range: Range<Int>) -> Double {
    var sum = 0.0
    var cluster = paragraph.firstCluster(notBefore: range.lowerBound)
    while cluster < paragraph.clusterCount,
      Int(paragraph.clusterOffsets[cluster]) < range.upperBound
    {
      sum += growth(after: cluster)
      cluster += 1
    }
    return sum
  }
}
