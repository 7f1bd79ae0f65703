import GalleyShaping
import GalleyText

/// Where clusters stand on one line, from its start in logical order, tabs and fragments included.
struct LineAxis {
  let paragraph: ShapedParagraph
  /// The cluster that the line starts with.
  let start: Int
  var startFragment: ShapedFragment?
  var endFragment: ShapedFragment?

  private let tabs: TabWalk?
  private let edges: SpacingEdges?

  init(paragraph: ShapedParagraph, start: Int, offset: Double) {
    self.paragraph = paragraph
    self.start = start
    tabs =
      paragraph.hasTabs ? TabWalk(paragraph: paragraph, start: start, offset: offset) : nil
    edges = paragraph.hasLetterSpacing ? SpacingEdges(paragraph: paragraph, start: start) : nil
  }

  /// Whether widths are the distances of clusters: without tabs, letter spacing and fragments.
  var isPlain: Bool { startFragment == nil && endFragment == nil && tabs == nil && edges == nil }

  /// The width from the line's start to a cluster, without the letter spacing at the edges.
  ///
  /// - Complexity: O(1); with tabs O(*t*) in the tabs since the last call with an earlier cluster.
  func extent(to cluster: Int) -> Double {
    position(of: cluster) - leadingTrim(before: cluster) - trailingTrim(before: cluster)
  }

  /// The distance from the line's start to a cluster, letter spacing included.
  func position(of cluster: Int) -> Double {
    tabs?.position(of: cluster, on: self) ?? untabbed(cluster)
  }

  /// The widths of the tabs before a cluster, in logical order.
  func tabWidths(before cluster: Int) -> [Double] {
    guard let tabs else { return [] }
    _ = tabs.position(of: cluster, on: self)
    return tabs.widths
  }

  /// The letter spacing before the first visible cluster of a line, which edges do without.
  func leadingTrim(before end: Int) -> Double { edges?.leading(before: end) ?? 0 }

  /// The letter spacing after the last visible cluster before a line's end.
  func trailingTrim(before end: Int) -> Double { edges?.trailing(before: end) ?? 0 }

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
