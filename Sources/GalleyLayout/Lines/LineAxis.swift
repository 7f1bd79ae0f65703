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
  /// The first cluster that has letter spacing or width; where edges need no trimming the start.
  private let firstVisible: Int
  /// The last answer of ``lastVisible(before:)``, which later ones build on.
  private var visible: (end: Int, cluster: Int)

  init(paragraph: ShapedParagraph, start: Int, offset: Double) {
    self.paragraph = paragraph
    self.start = start
    var first = start
    if paragraph.hasLetterSpacing {
      while first < paragraph.clusterCount, paragraph.isInvisible(first) { first += 1 }
    }
    firstVisible = first
    visible = (first, first - 1)
    if paragraph.hasTabs {
      tabs = TabWalk(paragraph: paragraph, start: start, offset: offset)
    }
  }

  /// The width from the line's start to a cluster, without the letter spacing at the edges.
  ///
  /// - Complexity: O(1) amortised; with tabs O(*t*) in the tabs since the last call with an earlier
  ///   cluster.
  mutating func extent(to cluster: Int) -> Double {
    position(of: cluster) - leadingTrim(before: cluster) - trailingTrim(before: cluster)
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

  /// The letter spacing before the first visible cluster of a line, which edges do without.
  func leadingTrim(before end: Int) -> Double {
    paragraph.hasLetterSpacing && firstVisible < end ? halfSpacing(of: firstVisible) : 0
  }

  /// The letter spacing after the last visible cluster before a line's end.
  mutating func trailingTrim(before end: Int) -> Double {
    guard paragraph.hasLetterSpacing, firstVisible < end else { return 0 }
    return halfSpacing(of: lastVisible(before: end))
  }

  /// The last visible cluster before another; the first of the line at the least.
  private mutating func lastVisible(before end: Int) -> Int {
    var cluster = end - 1
    let known = visible.end <= end ? visible : (end: firstVisible + 1, cluster: firstVisible)
    while cluster >= known.end, paragraph.isInvisible(cluster) { cluster -= 1 }
    if cluster < known.end { cluster = known.cluster }
    visible = (end, cluster)
    return cluster
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

extension ShapedParagraph {
  /// Whether a cluster has neither width nor letter spacing, as default ignorables do.
  fileprivate func isInvisible(_ cluster: Int) -> Bool {
    clusterFlags[cluster].isDisjoint(with: [.isSpaced, .isTab])
      && clusterPositions[cluster + 1] == clusterPositions[cluster]
  }
}
