import GalleyShaping

/// Line edges at places that are unsafe to break.
extension LineFiller {
  /// Whether a line that starts or ends before a cluster has its edge shaped anew.
  func isUnsafe(at cluster: Int) -> Bool {
    paragraph.clusterFlags[cluster].contains(.isUnsafeToBreakBefore)
  }

  /// The clusters from an unsafe line start to the first safe place, shaped anew; `nil` at a safe one.
  ///
  /// - Parameter reach: How many clusters to look at while the line's end is not known.
  func startFragment(from start: Int, to end: Int, reach: Int = .max) -> ShapedFragment? {
    guard start < end, isUnsafe(at: start) else { return nil }
    let index = paragraph.item(at: start)
    let limit = min(paragraph.items[index].clusters.upperBound, end)
    var safe = start + 1
    while safe < limit, isUnsafe(at: safe), safe - start < reach { safe += 1 }
    return shaper.fragment(of: paragraph, clusters: start..<safe, item: index)
  }

  /// The clusters from the last safe place to an unsafe line end, shaped anew; `nil` at a safe one.
  func endFragment(to end: Int, from start: Int) -> ShapedFragment? {
    guard end > start, isUnsafe(at: end) else { return nil }
    let index = paragraph.item(at: end - 1)
    let limit = max(paragraph.items[index].clusters.lowerBound, start)
    var safe = end - 1
    while safe > limit, isUnsafe(at: safe) { safe -= 1 }
    return shaper.fragment(of: paragraph, clusters: safe..<end, item: index)
  }
}
