import GalleyShaping
import GalleyText

/// Where clusters stand on one line, from its start in logical order, tabs and fragments included.
struct LineAxis {
  let paragraph: ShapedParagraph
  /// The cluster that the line starts with.
  let start: Int
  var startFragment: ShapedFragment?
  var endFragment: ShapedFragment?

  private var tabs: TabWalk?

  init(paragraph: ShapedParagraph, start: Int, offset: Double) {
    self.paragraph = paragraph
    self.start = start
    if paragraph.hasTabs {
      tabs = TabWalk(paragraph: paragraph, start: start, offset: offset)
    }
  }

  /// The width from the line's start to a cluster, without the letter spacing at the edges.
  ///
  /// - Complexity: O(1); with tabs O(*t*) in the tabs since the last call with an earlier cluster.
  mutating func extent(to cluster: Int) -> Double {
    position(of: cluster) - leadingTrim - trailingTrim(before: cluster)
  }

  /// The distance from the line's start to a cluster, letter spacing included.
  mutating func position(of cluster: Int) -> Double {
    guard var walk = tabs else { return untabbed(cluster) }
    tabs = nil
    let position = walk.position(of: cluster, on: self)
    tabs = walk
    return position
  }

  /// The widths of the tabs before a cluster, in logical order.
  mutating func tabWidths(before cluster: Int) -> [Double] {
    guard paragraph.hasTabs else { return [] }
    _ = position(of: cluster)
    return tabs?.widths ?? []
  }

  /// The letter spacing before the line's first cluster, which edges do without.
  var leadingTrim: Double {
    paragraph.hasLetterSpacing ? halfSpacing(of: start) : 0
  }

  /// The letter spacing after the cluster before a line's end.
  func trailingTrim(before cluster: Int) -> Double {
    paragraph.hasLetterSpacing && cluster > start ? halfSpacing(of: cluster - 1) : 0
  }

  private func halfSpacing(of cluster: Int) -> Double {
    guard cluster < paragraph.clusterCount,
      paragraph.clusterFlags[cluster].contains(.isSpaced)
    else { return 0 }
    return paragraph.items[paragraph.item(at: cluster)].halfSpacing
  }

  /// The distance from the line's start as if tabs had no width.
  func untabbed(_ cluster: Int) -> Double {
    let positions = paragraph.clusterPositions
    guard let startFragment else {
      return withEndFragment(cluster, from: start, at: 0)
    }
    let clusters = startFragment.clusters
    if cluster <= clusters.upperBound {
      return startFragment.clusterPositions[cluster - clusters.lowerBound]
    }
    if endFragment == nil {
      return startFragment.width + (positions[cluster] - positions[clusters.upperBound])
    }
    return withEndFragment(cluster, from: clusters.upperBound, at: startFragment.width)
  }

  private func withEndFragment(_ cluster: Int, from origin: Int, at position: Double) -> Double {
    let positions = paragraph.clusterPositions
    if let endFragment, cluster > endFragment.clusters.lowerBound {
      let clusters = endFragment.clusters
      let inside = min(cluster, clusters.upperBound)
      return position + (positions[clusters.lowerBound] - positions[origin])
        + endFragment.clusterPositions[inside - clusters.lowerBound]
        + (positions[cluster] - positions[inside])
    }
    return position + (positions[cluster] - positions[origin])
  }
}
