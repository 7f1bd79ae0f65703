import GalleyShaping
import GalleyText

/// Turns filled lines into runs in visual order.
struct LineBuilder {
  /// A stretch of a line in logical order that becomes a run.
  private struct Slice {
    /// Where its glyphs are.
    enum Source {
      case paragraph
      case fragment(ShapedFragment)
      case hyphen(Hyphen)
      /// A tab or a line end, which has no glyphs.
      case none
    }

    var clusters: Range<Int>
    var item: Int
    var level: UInt8
    var attributeRun: Int
    var source: Source
    var width: Double
  }

  let text: AttributedText
  private var slices: [Slice] = []
  private var order: [Int] = []

  init(text: AttributedText) {
    self.text = text
  }

  /// Adds a line to the frame's storage; its origin is left at zero.
  ///
  /// - Parameter justifiedWidth: The width to stretch the content to; `nil` to leave it.
  mutating func add(
    _ line: FilledLine, of paragraph: ShapedParagraph, index: Int, metrics: LineMetrics,
    justifiedWidth: Double?, to storage: inout FrameContent
  ) {
    slice(line, of: paragraph)
    if let hyphen = line.hyphen { addHyphen(hyphen, of: paragraph) }
    reorder()
    let firstRun = storage.runs.count
    let total = slices.reduce(0) { $0 + $1.width }
    let trim = LineAxis(paragraph: paragraph, start: line.clusters.lowerBound, offset: 0)
      .leadingTrim(before: line.contentEnd)
    var pen = paragraph.isRightToLeft ? line.width + trim - total : -trim
    for index in order {
      add(slices[index], at: pen, of: paragraph, firstRun: firstRun, to: &storage)
      pen += slices[index].width
    }
    var record = LineRecord(
      range: range(of: line, in: paragraph), width: line.width,
      trailingWhitespaceWidth: line.trailingWidth, metrics: metrics,
      isRightToLeft: paragraph.isRightToLeft, isHardBreak: line.isHardBreak,
      runs: firstRun..<storage.runs.count)
    for run in firstRun..<storage.runs.count { storage.runs[run].paragraph = index }
    if let justifiedWidth, !line.isHardBreak {
      let stretch = Justification(
        clusters: line.clusters.lowerBound..<line.contentEnd, of: paragraph,
        extra: justifiedWidth - line.width)
      if let stretch {
        stretch.apply(to: record.runs, of: &storage)
        record.width = justifiedWidth
      }
    }
    storage.lines.append(record)
  }

  /// The text range of a line; the last line of a paragraph has its separator.
  private func range(of line: FilledLine, in paragraph: ShapedParagraph) -> Range<Int> {
    let start = Int(paragraph.clusterOffsets[line.clusters.lowerBound])
    let isLast =
      line.clusters.upperBound == paragraph.clusterCount && line.isHardBreak
      && (line.clusters.isEmpty || !paragraph.opensEmptyLine)
    return
      start..<(isLast
      ? paragraph.range.upperBound : Int(paragraph.clusterOffsets[line.clusters.upperBound]))
  }

  // MARK: Slices

  private mutating func slice(_ line: FilledLine, of paragraph: ShapedParagraph) {
    slices.removeAll(keepingCapacity: true)
    guard !line.clusters.isEmpty else { return }
    var tabs = line.tabs.makeIterator()
    var cluster = line.clusters.lowerBound
    var item = paragraph.item(at: cluster)
    var attributeRun = AttributedText.index(
      in: text.runs, containing: Int(paragraph.clusterOffsets[cluster]), range: \.range)
    while cluster < line.clusters.upperBound {
      let current = paragraph.items[item]
      let offset = Int(paragraph.clusterOffsets[cluster])
      while text.runs[attributeRun].range.upperBound <= offset { attributeRun += 1 }
      var end = min(current.clusters.upperBound, line.clusters.upperBound)
      if text.runs[attributeRun].range.upperBound < Int(paragraph.clusterOffsets[end]) {
        end = paragraph.firstCluster(notBefore: text.runs[attributeRun].range.upperBound)
      }
      let isTrailing = cluster >= line.contentEnd
      if !isTrailing, line.contentEnd < end { end = line.contentEnd }
      let source = source(of: current, from: cluster, to: &end, line: line)
      slices.append(
        Slice(
          clusters: cluster..<end, item: item,
          level: isTrailing ? paragraph.baseLevel : current.level, attributeRun: attributeRun,
          source: source,
          width: current.kind == .tab
            ? tabs.next() ?? 0 : width(of: cluster..<end, source: source, in: paragraph)))
      cluster = end
      if cluster == current.clusters.upperBound { item += 1 }
    }
  }

  /// Where the glyphs of a slice are; shortens the slice to what comes from one place.
  private func source(
    of item: ShapedParagraph.Item, from cluster: Int, to end: inout Int, line: FilledLine
  ) -> Slice.Source {
    guard item.kind == .text else { return .none }
    for fragment in [line.startFragment, line.endFragment] {
      guard let fragment else { continue }
      if fragment.clusters.contains(cluster) {
        end = min(end, fragment.clusters.upperBound)
        return .fragment(fragment)
      }
      if cluster < fragment.clusters.lowerBound { end = min(end, fragment.clusters.lowerBound) }
    }
    return .paragraph
  }

  private func width(
    of clusters: Range<Int>, source: Slice.Source, in paragraph: ShapedParagraph
  ) -> Double {
    switch source {
    case .paragraph:
      return paragraph.clusterPositions[clusters.upperBound]
        - paragraph.clusterPositions[clusters.lowerBound]
    case .fragment(let fragment):
      let start = fragment.clusters.lowerBound
      return fragment.clusterPositions[clusters.upperBound - start]
        - fragment.clusterPositions[clusters.lowerBound - start]
    case .hyphen(let hyphen): return hyphen.width
    case .none: return 0
    }
  }

  /// Adds the hyphen behind the soft hyphen that the line ends with.
  private mutating func addHyphen(_ width: Double, of paragraph: ShapedParagraph) {
    guard let last = slices.last else { return }
    slices.append(
      Slice(
        clusters: last.clusters.upperBound - 1..<last.clusters.upperBound, item: last.item,
        level: last.level, attributeRun: last.attributeRun,
        source: .hyphen(Hyphen(for: paragraph.items[last.item])), width: width))
  }

  /// Puts the slices into visual order (UAX #9 L2).
  private mutating func reorder() {
    order.removeAll(keepingCapacity: true)
    order.append(contentsOf: slices.indices)
    var highest: UInt8 = 0
    var lowestOdd = UInt8.max
    for slice in slices {
      highest = max(highest, slice.level)
      if slice.level & 1 == 1 { lowestOdd = min(lowestOdd, slice.level) }
    }
    guard lowestOdd <= highest else { return }
    for level in (lowestOdd...highest).reversed() {
      var index = 0
      while index < order.count {
        guard slices[order[index]].level >= level else {
          index += 1
          continue
        }
        var end = index + 1
        while end < order.count, slices[order[end]].level >= level { end += 1 }
        order[index..<end].reverse()
        index = end
      }
    }
  }

  // MARK: Runs

  private func add(
    _ slice: Slice, at x: Double, of paragraph: ShapedParagraph, firstRun: Int,
    to storage: inout FrameContent
  ) {
    let item = paragraph.items[slice.item]
    let offsets =
      Int(
        paragraph.clusterOffsets[slice.clusters.lowerBound])..<Int(
        paragraph.clusterOffsets[slice.clusters.upperBound])
    var run = RunRecord(
      range: offsets, paragraph: 0, item: slice.item, store: nil, glyphs: 0..<0,
      attributeRun: slice.attributeRun, isRightToLeft: slice.level & 1 == 1, x: x,
      width: slice.width, glyphOrigin: x)
    switch slice.source {
    case .paragraph:
      run.glyphs = paragraph.glyphs.glyphs(
        in: item.glyphs, ofText: offsets, isRightToLeft: item.isRightToLeft)
      let positions = paragraph.clusterPositions
      let inside =
        item.isRightToLeft
        ? positions[item.clusters.upperBound] - positions[slice.clusters.upperBound]
        : positions[slice.clusters.lowerBound] - positions[item.clusters.lowerBound]
      run.glyphOrigin = x - (item.pen + inside)
      if run.isRightToLeft != item.isRightToLeft, run.glyphs.count > 1 {
        // White space on the paragraph's level, not its own, stands in the paragraph's order.
        run.store = storage.add(paragraph.glyphs.reversed(run.glyphs))
        run.glyphs = 0..<run.glyphs.count
        run.glyphOrigin = x
      }
      if merge(run, into: firstRun, of: &storage, paragraph: paragraph) { return }
    case .fragment(let fragment):
      run.glyphs = fragment.glyphs.glyphs(
        in: 0..<fragment.glyphs.count, ofText: offsets, isRightToLeft: item.isRightToLeft)
      let start = fragment.clusters.lowerBound
      run.glyphOrigin =
        x
        - (item.isRightToLeft
          ? fragment.width - fragment.clusterPositions[slice.clusters.upperBound - start]
          : fragment.clusterPositions[slice.clusters.lowerBound - start])
      run.store = storage.add(fragment.glyphs)
    case .hyphen(let hyphen):
      var store = GlyphStore()
      store.append(
        id: hyphen.glyph, cluster: UInt32(offsets.lowerBound), advance: hyphen.width,
        offset: Point(x: 0, y: -item.baselineOffset))
      run.glyphs = 0..<1
      run.store = storage.add(store)
    case .none:
      break
    }
    storage.runs.append(run)
  }

  /// Joins a run to the one before it when both look the same and their glyphs are neighbours.
  private func merge(
    _ run: RunRecord, into firstRun: Int, of storage: inout FrameContent, paragraph: ShapedParagraph
  ) -> Bool {
    guard storage.runs.count > firstRun, let last = storage.runs.last, last.store == nil,
      run.store == nil,
      last.attributeRun == run.attributeRun, !last.isRightToLeft, !run.isRightToLeft,
      last.range.upperBound == run.range.lowerBound, !last.glyphs.isEmpty,
      last.glyphs.upperBound == run.glyphs.lowerBound,
      paragraph.items[last.item].level == paragraph.items[run.item].level,
      paragraph.items[last.item].font == paragraph.items[run.item].font
    else { return false }
    storage.runs[storage.runs.count - 1].range = last.range.lowerBound..<run.range.upperBound
    storage.runs[storage.runs.count - 1].glyphs = last.glyphs.lowerBound..<run.glyphs.upperBound
    storage.runs[storage.runs.count - 1].width += run.width
    return true
  }
}

extension ShapedParagraph {
  /// The first cluster that starts at an offset or after it.
  ///
  /// - Complexity: O(log *n*).
  func firstCluster(notBefore offset: Int) -> Int {
    let cluster = cluster(at: offset)
    return Int(clusterOffsets[cluster]) >= offset ? cluster : cluster + 1
  }
}
