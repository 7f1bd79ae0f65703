import GalleyShaping

/// Walks a line from tab to tab and keeps where the last tab stands.
///
/// The width of a tab depends on the text between it and the next tab or the asked-for place, so the
/// last tab's width is found anew for each place, and settled when the walk passes the next tab.
final class TabWalk {
  private let start: Int
  private let stops: TabStops
  /// The next item to look at.
  private var item: Int
  /// Where the text behind the last tab starts.
  private var segment: Int
  /// Where the last tab stands; where the line starts before the first tab.
  private var place = 0.0
  private var hasTab = false
  /// The first decimal separator behind the last tab; `nil` until looked for.
  private var decimal: Int?
  private var settled: [Double] = []
  private var last = 0.0

  init(paragraph: ShapedParagraph, start: Int, offset: Double) {
    self.start = start
    stops = TabStops(style: paragraph.style, offset: offset)
    item = paragraph.item(at: start)
    segment = start
  }

  /// The widths of the tabs up to the last place asked for.
  var widths: [Double] { hasTab ? settled + [last] : settled }

  /// The distance from the line's start to a cluster.
  func position(of cluster: Int, on axis: LineAxis) -> Double {
    if cluster < segment, hasTab {
      restart(in: axis.paragraph)
    }
    let items = axis.paragraph.items
    while item < items.count, items[item].clusters.lowerBound < cluster {
      if items[item].kind == .tab, items[item].clusters.lowerBound >= start {
        place = end(of: items[item].clusters.lowerBound, on: axis)
        if hasTab { settled.append(last) }
        hasTab = true
        decimal = nil
        segment = items[item].clusters.upperBound
      }
      item += 1
    }
    return end(of: cluster, on: axis)
  }

  private func restart(in paragraph: ShapedParagraph) {
    item = paragraph.item(at: start)
    segment = start
    place = 0
    hasTab = false
    decimal = nil
    settled = []
  }

  /// The place of a cluster in the text behind the last tab.
  private func end(of cluster: Int, on axis: LineAxis) -> Double {
    let origin = axis.untabbed(segment)
    let text = axis.untabbed(cluster) - origin
    guard hasTab else { return place + text }
    let separator = decimal ?? firstDecimalSeparator(in: axis.paragraph)
    decimal = separator
    last = stops.width(
      at: place, textWidth: text,
      decimalOffset: { axis.untabbed(min(separator, cluster)) - origin })
    return place + last + text
  }

  /// The first decimal separator before the next tab, or that tab or the end.
  private func firstDecimalSeparator(in paragraph: ShapedParagraph) -> Int {
    var cluster = segment
    while cluster < paragraph.clusterCount,
      paragraph.clusterFlags[cluster].isDisjoint(with: [.isTab, .isDecimalSeparator])
    {
      cluster += 1
    }
    return cluster
  }
}
