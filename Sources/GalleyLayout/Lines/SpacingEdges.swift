import GalleyShaping

/// The letter spacing at a line's edges, which the line does without.
///
/// Keeps the last answer, since later ones build on it: lines are measured from left to right.
final class SpacingEdges {
  private let paragraph: ShapedParagraph
  /// The first cluster that has letter spacing or width.
  private let first: Int
  /// The last visible cluster before the last end asked for.
  private var known: (end: Int, cluster: Int)

  init(paragraph: ShapedParagraph, start: Int) {
    self.paragraph = paragraph
    var first = start
    while first < paragraph.clusterCount, paragraph.isInvisible(first) { first += 1 }
    self.first = first
    known = (first + 1, first)
  }

  /// The spacing before the first visible cluster of a line that ends before a cluster.
  func leading(before end: Int) -> Double {
    first < end ? paragraph.halfSpacing(of: first) : 0
  }

  /// The spacing after the last visible cluster of a line that ends before a cluster.
  func trailing(before end: Int) -> Double {
    guard first < end else { return 0 }
    var start = known
    if start.end > end { start = (first + 1, first) }
    var cluster = end - 1
    while cluster >= start.end, paragraph.isInvisible(cluster) { cluster -= 1 }
    if cluster < start.end { cluster = start.cluster }
    known = (end, cluster)
    return paragraph.halfSpacing(of: cluster)
  }
}

extension ShapedParagraph {
  /// Whether a cluster has neither width nor letter spacing, as default ignorables do.
  fileprivate func isInvisible(_ cluster: Int) -> Bool {
    clusterFlags[cluster].isDisjoint(with: [.isSpaced, .isTab])
      && clusterPositions[cluster + 1] == clusterPositions[cluster]
  }
}
