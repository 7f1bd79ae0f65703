import GalleyFonts
import GalleyShaping
import GalleyText

/// Breaks one shaped paragraph into lines, any number of times.
///
/// A break is taken at the last opportunity whose content fits; white space hangs. Where no
/// opportunity fits, the line ends at the last cluster that does, and holds at least one.
struct LineFiller {
  let paragraph: ShapedParagraph
  let source: ParagraphSource

  /// Shapes line edges anew; few lines need one.
  var shaper: ParagraphShaper { source.makeShaper() }

  /// Fills a line.
  ///
  /// - Parameters:
  ///   - start: The cluster that the line starts with.
  ///   - measure: What fits.
  ///   - offset: The distance of the line's start from the leading margin, for tab stops.
  func line(
    from start: Int, measure: LineMeasure, offset: Double,
    wrap: ParagraphStyle.Wrap
  ) -> FilledLine {
    var axis = LineAxis(paragraph: paragraph, start: start, offset: offset)
    axis.startFragment = startFragment(from: start, to: paragraph.clusterCount, reach: 64)
    let first = firstOpportunity(after: start)
    switch wrap {
    case .none:
      return line(endingAt: paragraph.opportunities[firstMandatory(from: first)], axis: axis)
    case .character:
      return clusterLine(first, axis: axis, measure: measure)
    case .word:
      return wordLine(first, axis: axis, measure: measure)
    }
  }

  /// The line from `start` to `end`, wherever they are.
  func line(clusters: Range<Int>, offset: Double) -> FilledLine {
    var axis = LineAxis(paragraph: paragraph, start: clusters.lowerBound, offset: offset)
    axis.startFragment = startFragment(from: clusters.lowerBound, to: clusters.upperBound)
    let opportunities = paragraph.opportunities
    let index = firstOpportunity(after: max(clusters.upperBound - 1, clusters.lowerBound))
    if !clusters.isEmpty, opportunities[index].cluster == clusters.upperBound {
      return line(endingAt: opportunities[index], axis: axis)
    }
    return line(
      axis.start..<clusters.upperBound,
      contentEnd: contentEnd(before: clusters.upperBound, from: axis.start), axis: axis)
  }

  // MARK: Choosing the end

  /// Ends the line at the last opportunity that fits.
  private func wordLine(_ first: Int, axis: LineAxis, measure: LineMeasure) -> FilledLine {
    let opportunitiesArray = paragraph.opportunities
    let opportunities = opportunitiesArray.span
    let positionsArray = paragraph.clusterPositions
    let positions = positionsArray.span
    let isPlain = axis.isPlain
    let origin = positions[axis.start]
    var best = first
    // The widths of shorter lines, which negative spacing makes wider than longer ones.
    var widest = 0.0
    var testedWidth = 0.0
    var index = first
    while index < opportunities.count {
      let opportunity = opportunities[index]
      let contentEnd = max(Int(opportunity.contentEnd), axis.start)
      let width = isPlain ? positions[contentEnd] - origin : axis.extent(to: contentEnd)
      if !measure.admits(width) { break }
      // A hyphen that is too wide does not keep the rest of the word from the line.
      if measure.admits(width + (hyphenWidth(at: opportunity, start: axis.start) ?? 0)) {
        best = index
        testedWidth = widest
      }
      if opportunity.isMandatory { break }
      widest = max(widest, width)
      index += 1
    }
    return wordLine(best, first: first, axis: axis, measure: measure, testedWidth: testedWidth)
  }

  /// Ends the line at the last opportunity that fits with its edges shaped anew, sought from `best`.
  private func wordLine(
    _ best: Int, first: Int, axis: LineAxis, measure: LineMeasure, testedWidth: Double
  ) -> FilledLine {
    let opportunities = paragraph.opportunities
    if best == first, isHopeless(opportunities[first], axis: axis, measure: measure) {
      let limit = Int(opportunities[first].contentEnd)
      return clusterLine(upTo: limit, first: first, axis: axis, measure: measure)
    }
    var index = best
    var testedWidth = testedWidth
    var filled = line(endingAt: opportunities[index], axis: axis)
    while !measure.admits(filled.neededWidth) {
      guard index > first else {
        let limit = Int(opportunities[first].contentEnd)
        return clusterLine(upTo: limit, first: first, axis: axis, measure: measure)
      }
      index -= 1
      filled = line(endingAt: opportunities[index], axis: axis)
    }
    while !opportunities[index].isMandatory,
      mayShrink(opportunities[index + 1], axis: axis, measure: measure)
    {
      let next = line(endingAt: opportunities[index + 1], axis: axis)
      guard measure.admits(next.neededWidth) else { break }
      testedWidth = max(testedWidth, filled.neededWidth)
      filled = next
      index += 1
    }
    filled.testedWidth = testedWidth
    return filled
  }

  /// Whether content that is too wide may fit when its end is shaped anew.
  ///
  /// Between ideographs and syllables there is only kerning, which is never half an em.
  private func mayShrink(
    _ opportunity: ShapedParagraph.Opportunity, axis: LineAxis, measure: LineMeasure
  ) -> Bool {
    let cluster = Int(opportunity.cluster)
    guard isUnsafe(at: cluster), !isHopeless(opportunity, axis: axis, measure: measure) else {
      return false
    }
    let flags = paragraph.clusterFlags
    guard opportunity.contentEnd == opportunity.cluster, cluster - 1 > axis.start,
      flags[cluster - 1].intersection(flags[cluster]).contains(.isIdeographic)
    else { return true }
    let size = paragraph.items[paragraph.item(at: cluster - 1)].font.size
    return measure.admits(axis.extent(to: cluster) - size / 2)
  }

  /// Whether content up to an opportunity cannot fit, however its edges are shaped.
  ///
  /// A joined word has no safe place to break, so all of it up to the opportunity would be shaped for
  /// each of its lines.
  private func isHopeless(
    _ opportunity: ShapedParagraph.Opportunity, axis: LineAxis, measure: LineMeasure
  ) -> Bool {
    let width = axis.extent(to: max(Int(opportunity.contentEnd), axis.start))
    guard width > 0 else { return false }
    let size = paragraph.items[paragraph.item(at: axis.start)].font.size
    return measure.isHopeless(width, fontSize: size)
  }

  /// Ends the line at the last cluster that fits, no further than the next mandatory break.
  private func clusterLine(_ first: Int, axis: LineAxis, measure: LineMeasure) -> FilledLine {
    let index = firstMandatory(from: first)
    let limit = paragraph.opportunities[index]
    let width = axis.extent(to: max(Int(limit.contentEnd), axis.start))
    if measure.admits(width) {
      var filled = line(endingAt: limit, axis: axis)
      filled.testedWidth = width
      if measure.admits(filled.neededWidth) { return filled }
    }
    return clusterLine(
      upTo: Int(limit.contentEnd), first: index, axis: axis, measure: measure)
  }

  private func clusterLine(
    upTo limit: Int, first: Int, axis: LineAxis, measure: LineMeasure
  ) -> FilledLine {
    let start = axis.start
    // Content of one cluster, or none at all, stays whole however wide it is.
    guard limit > start + 1 else {
      return line(endingAt: paragraph.opportunities[first], axis: axis)
    }
    var end = graphemeEnd(after: start, limit: limit)
    var content = contentEnd(before: end, from: start)
    var width = 0.0
    var testedWidth = 0.0
    while end < limit {
      let next = graphemeEnd(after: end, limit: limit)
      testedWidth = max(testedWidth, width)
      if !paragraph.clusterFlags[next - 1].contains(.isWhitespace) { content = next }
      width = axis.extent(to: content)
      if !measure.admits(width) { break }
      end = next
    }
    // All of the content fits the measure of whole glyphs, but not with its edges shaped anew.
    if end == limit { end = graphemeStart(before: end, limit: start) }
    if end == start { return line(endingAt: paragraph.opportunities[first], axis: axis) }
    var filled = line(endingAtCluster: end, axis: axis)
    while !measure.admits(filled.neededWidth) {
      let previous = graphemeStart(before: end, limit: start)
      guard previous > start else { break }
      end = previous
      filled = line(endingAtCluster: end, axis: axis)
    }
    while case let next = graphemeEnd(after: end, limit: limit), next < limit, isUnsafe(at: next) {
      let longer = line(endingAtCluster: next, axis: axis)
      guard measure.admits(longer.neededWidth) else { break }
      testedWidth = max(testedWidth, filled.neededWidth)
      filled = longer
      end = next
    }
    filled.testedWidth = testedWidth
    return filled
  }

  /// The first cluster after `cluster` that starts a grapheme cluster, `limit` at the most.
  private func graphemeEnd(after cluster: Int, limit: Int) -> Int {
    var end = cluster + 1
    while end < limit, paragraph.clusterFlags[end].contains(.continuesGrapheme) { end += 1 }
    return end
  }

  /// The last cluster before `cluster` that starts a grapheme cluster, `limit` at the least.
  private func graphemeStart(before cluster: Int, limit: Int) -> Int {
    var start = cluster - 1
    while start > limit, paragraph.clusterFlags[start].contains(.continuesGrapheme) { start -= 1 }
    return start
  }

  /// The first opportunity from one on where the line has to end.
  private func firstMandatory(from first: Int) -> Int {
    var index = first
    while !paragraph.opportunities[index].isMandatory { index += 1 }
    return index
  }

  /// The first opportunity after a cluster; the last one, at the paragraph's end, if none is.
  private func firstOpportunity(after cluster: Int) -> Int {
    let opportunities = paragraph.opportunities
    var low = 0
    var high = opportunities.count - 1
    while low < high {
      let middle = (low + high) / 2
      if Int(opportunities[middle].cluster) <= cluster { low = middle + 1 } else { high = middle }
    }
    return low
  }

  // MARK: Making the line

  private func line(
    endingAt opportunity: ShapedParagraph.Opportunity, axis: LineAxis
  ) -> FilledLine {
    var filled = FilledLine(
      clusters: axis.start..<max(Int(opportunity.cluster), axis.start),
      contentEnd: max(Int(opportunity.contentEnd), axis.start))
    filled.hyphen = hyphenWidth(at: opportunity, start: axis.start)
    filled.isHardBreak = opportunity.isMandatory
    finish(&filled, axis: axis)
    return filled
  }

  /// Ends the line before a cluster; white space there hangs too, and soft hyphens stay invisible.
  private func line(endingAtCluster cluster: Int, axis: LineAxis) -> FilledLine {
    let next = paragraph.opportunities[firstOpportunity(after: cluster - 1)]
    var end = cluster
    while end < Int(next.cluster),
      !paragraph.clusterFlags[end].isDisjoint(with: [.isWhitespace, .isSoftHyphen])
    {
      end += 1
    }
    let isHardBreak = next.isMandatory && end == Int(next.cluster)
    return line(
      axis.start..<end, contentEnd: contentEnd(before: end, from: axis.start),
      isHardBreak: isHardBreak, axis: axis)
  }

  private func line(
    _ clusters: Range<Int>, contentEnd: Int, isHardBreak: Bool = false, axis: LineAxis
  ) -> FilledLine {
    var filled = FilledLine(clusters: clusters, contentEnd: contentEnd)
    filled.isHardBreak = isHardBreak
    finish(&filled, axis: axis)
    return filled
  }

  private func finish(_ filled: inout FilledLine, axis: LineAxis) {
    let end = filled.clusters.upperBound
    if axis.isPlain, !isUnsafe(at: end) {
      let contentEnd = paragraph.clusterPositions[filled.contentEnd]
      let width = contentEnd - paragraph.clusterPositions[axis.start]
      filled.width = max(width, 0) + (filled.hyphen ?? 0)
      filled.trailingWidth = paragraph.clusterPositions[end] - contentEnd
      return
    }
    var axis = axis
    if let fragment = axis.startFragment,
      fragment.clusters.upperBound > end || isUnsafe(at: fragment.clusters.upperBound)
    {
      axis.startFragment = startFragment(from: axis.start, to: end)
    }
    if axis.startFragment.map({ $0.clusters.upperBound < end }) ?? true {
      axis.endFragment = endFragment(to: end, from: axis.start)
      if let fragment = axis.endFragment, let start = axis.startFragment,
        fragment.clusters.lowerBound < start.clusters.upperBound
      {
        axis.startFragment = shaper.fragment(
          of: paragraph, clusters: axis.start..<end, item: start.item)
        axis.endFragment = nil
      }
    }
    filled.width = max(axis.extent(to: filled.contentEnd), 0) + (filled.hyphen ?? 0)
    let contentEnd = axis.position(of: filled.contentEnd)
    filled.trailingWidth =
      axis.position(of: end) - contentEnd + axis.trailingTrim(before: filled.contentEnd)
    filled.extras = FilledLine.Extras(
      tabs: axis.tabWidths(before: end), startFragment: axis.startFragment,
      endFragment: axis.endFragment)
  }

  private func contentEnd(before cluster: Int, from start: Int) -> Int {
    var end = cluster
    while end > start, paragraph.clusterFlags[end - 1].contains(.isWhitespace) { end -= 1 }
    return end
  }

  private func hyphenWidth(
    at opportunity: ShapedParagraph.Opportunity, start: Int
  ) -> Double? {
    let last = Int(opportunity.contentEnd) - 1
    guard paragraph.hasSoftHyphens, !opportunity.isMandatory, last > start,
      opportunity.contentEnd == opportunity.cluster,
      paragraph.clusterFlags[last].contains(.isSoftHyphen)
    else { return nil }
    return Hyphen(for: paragraph.items[paragraph.item(at: last)]).width
  }
}
