import GalleyShaping
import GalleyText

/// Makes the runs of a line in visual order.
struct LineBuilder {
  /// A stretch of a line in logical order that becomes a run.
  private struct Slice {
    /// Where its glyphs are.
    enum Source {
      case paragraph
      case startFragment
      case endFragment
      case hyphen
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

  private let line: FilledLine
  private let paragraph: ShapedParagraph
  /// The end of each attribute run, in UTF-8 offsets.
  private let runEnds: [Int]
  private var slices: [Slice] = []
  private var result: LineRuns
  /// The first run that is this builder's.
  private let firstRun: Int

  /// - Parameter result: Takes the runs of the source that was begun last.
  init(
    _ line: FilledLine, of paragraph: ShapedParagraph, runEnds: [Int], appendingTo result: LineRuns
  ) {
    self.line = line
    self.paragraph = paragraph
    self.runEnds = runEnds
    self.result = result
    firstRun = result.runs.count
  }

  /// Makes the runs; call it once.
  ///
  /// - Parameter x: The left end of the content, from the line's origin.
  mutating func build(at x: Double = 0) -> LineRuns {
    findSlices()
    if let hyphen = line.hyphen { addHyphen(hyphen) }
    var pen = x + leftEdge
    BidiRun.reorderVisually(&slices) { $0.level }
    for slice in slices {
      add(slice, at: pen)
      pen += slice.width
    }
    return result
  }

  /// Where the leftmost slice starts, from the left end of the content.
  private var leftEdge: Double {
    let trim =
      paragraph.hasLetterSpacing
      ? SpacingEdges(paragraph: paragraph, start: line.clusters.lowerBound)
        .leading(before: line.contentEnd) : 0
    guard paragraph.isRightToLeft else { return -trim }
    var total = 0.0
    for slice in slices { total += slice.width }
    return line.width + trim - total
  }

  // MARK: Slices

  private mutating func findSlices() {
    guard !line.clusters.isEmpty else { return }
    let itemsArray = paragraph.items
    let items = itemsArray.span
    let offsetsArray = paragraph.clusterOffsets
    let offsets = offsetsArray.span
    var tab = 0
    var cluster = line.clusters.lowerBound
    var item = paragraph.item(at: cluster)
    var run = runIndex(at: Int(offsets[cluster]))
    while cluster < line.clusters.upperBound {
      let offset = Int(offsets[cluster])
      while runEnds[run] <= offset { run += 1 }
      var end = min(items[item].clusters.upperBound, line.clusters.upperBound)
      if runEnds[run] < Int(offsets[end]) {
        end = paragraph.firstCluster(notBefore: runEnds[run])
      }
      let isTrailing = cluster >= line.contentEnd
      if !isTrailing, line.contentEnd < end, items[item].level != paragraph.baseLevel {
        end = line.contentEnd
      }
      let source =
        items[item].kind == .text ? source(from: cluster, to: &end) : .none
      var width = 0.0
      if items[item].kind == .tab {
        width = line.extras?.tabs[tab] ?? 0
        tab += 1
      } else {
        // An attachment is as wide as its cluster, without glyphs.
        width = self.width(
          of: cluster..<end, source: items[item].kind == .attachment ? .paragraph : source)
      }
      slices.append(
        Slice(
          clusters: cluster..<end, item: item,
          level: isTrailing ? paragraph.baseLevel : items[item].level, attributeRun: run,
          source: source, width: width))
      cluster = end
      if cluster == items[item].clusters.upperBound { item += 1 }
    }
  }

  /// The attribute run that holds an offset inside the text.
  private func runIndex(at offset: Int) -> Int {
    var low = 0
    var high = runEnds.count - 1
    while low < high {
      let middle = (low + high) / 2
      if runEnds[middle] <= offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Where the glyphs of a slice are; shortens the slice to what comes from one place.
  private func source(from cluster: Int, to end: inout Int) -> Slice.Source {
    if let fragment = line.startFragment, fragment.clusters.contains(cluster) {
      end = min(end, fragment.clusters.upperBound)
      return .startFragment
    }
    if let fragment = line.endFragment {
      if fragment.clusters.contains(cluster) {
        end = min(end, fragment.clusters.upperBound)
        return .endFragment
      }
      if cluster < fragment.clusters.lowerBound { end = min(end, fragment.clusters.lowerBound) }
    }
    return .paragraph
  }

  private func width(of clusters: Range<Int>, source: Slice.Source) -> Double {
    switch source {
    case .paragraph:
      return paragraph.clusterPositions[clusters.upperBound]
        - paragraph.clusterPositions[clusters.lowerBound]
    case .startFragment: return line.startFragment?.width(of: clusters) ?? 0
    case .endFragment: return line.endFragment?.width(of: clusters) ?? 0
    case .hyphen, .none: return 0
    }
  }

  /// Adds the hyphen behind the soft hyphen that the line ends with.
  private mutating func addHyphen(_ width: Double) {
    guard var hyphen = slices.last else { return }
    hyphen.clusters = hyphen.clusters.upperBound - 1..<hyphen.clusters.upperBound
    hyphen.source = .hyphen
    hyphen.width = width
    slices.append(hyphen)
  }

  // MARK: Runs

  private mutating func add(_ slice: Slice, at x: Double) {
    let offsets =
      Int(
        paragraph.clusterOffsets[slice.clusters.lowerBound])..<Int(
        paragraph.clusterOffsets[slice.clusters.upperBound])
    var run = RunRecord(
      range: offsets, source: result.currentSource, item: slice.item, store: nil, glyphs: 0..<0,
      attributeRun: slice.attributeRun, isRightToLeft: slice.level & 1 == 1, x: x,
      width: slice.width, glyphOrigin: x)
    switch slice.source {
    case .paragraph:
      paragraph.placeGlyphs(of: slice.clusters, in: &run)
      let isItemRightToLeft = paragraph.items[slice.item].isRightToLeft
      if run.isRightToLeft != isItemRightToLeft, run.glyphs.count > 1 {
        // White space on the paragraph's level, not its own, stands in the paragraph's order.
        run.store = result.add(paragraph.glyphs.reversed(run.glyphs))
        run.glyphs = 0..<run.glyphs.count
        run.glyphOrigin = x
      } else if merge(run) {
        return
      }
    case .startFragment, .endFragment:
      let fragment = slice.source == .startFragment ? line.startFragment : line.endFragment
      if let fragment {
        fragment.placeGlyphs(
          of: slice.clusters, isRightToLeft: paragraph.items[slice.item].isRightToLeft, in: &run)
        run.store = result.add(fragment.glyphs)
      }
    case .hyphen:
      let item = paragraph.items[slice.item]
      var store = GlyphStore()
      store.append(
        id: Hyphen(for: item).glyph, cluster: UInt32(offsets.lowerBound), advance: slice.width,
        offset: Point(x: 0, y: -item.style.raise))
      run.glyphs = 0..<1
      run.store = result.add(store)
    case .none:
      break
    }
    result.runs.append(run)
  }

  /// Joins a run to the one before it when both look the same and their glyphs are neighbours.
  private mutating func merge(_ run: RunRecord) -> Bool {
    let last = result.runs.count - 1
    guard last >= firstRun, result.runs[last].canBeFollowed(by: run),
      paragraph.items[result.runs[last].item].level == paragraph.items[run.item].level,
      paragraph.items[result.runs[last].item].font == paragraph.items[run.item].font
    else { return false }
    let start = result.runs[last].range.lowerBound
    result.runs[last].range = start..<run.range.upperBound
    result.runs[last].glyphs = result.runs[last].glyphs.lowerBound..<run.glyphs.upperBound
    result.runs[last].width += run.width
    return true
  }
}

extension RunRecord {
  /// Whether another run's text and glyphs come right behind this one's.
  fileprivate func canBeFollowed(by run: RunRecord) -> Bool {
    store == nil && run.store == nil && attributeRun == run.attributeRun
      && !isRightToLeft && !run.isRightToLeft && range.upperBound == run.range.lowerBound
      && !glyphs.isEmpty && glyphs.upperBound == run.glyphs.lowerBound
  }
}

extension ShapedFragment {
  fileprivate func width(of clusters: Range<Int>) -> Double {
    let start = self.clusters.lowerBound
    return clusterPositions[clusters.upperBound - start]
      - clusterPositions[clusters.lowerBound - start]
  }

  /// Finds a run's glyphs among the fragment's, and where they count from.
  fileprivate func placeGlyphs(
    of clusters: Range<Int>, isRightToLeft: Bool, in run: inout RunRecord
  ) {
    run.glyphs = glyphs.glyphs(
      in: 0..<glyphs.count, ofText: run.range, isRightToLeft: isRightToLeft)
    let start = self.clusters.lowerBound
    run.glyphOrigin =
      run.x
      - (isRightToLeft
        ? width - clusterPositions[clusters.upperBound - start]
        : clusterPositions[clusters.lowerBound - start])
  }
}

extension ShapedParagraph {
  /// Finds a run's glyphs among the paragraph's, and where they count from.
  fileprivate func placeGlyphs(of clusters: Range<Int>, in run: inout RunRecord) {
    let isRightToLeft = items[run.item].isRightToLeft
    let whole = items[run.item].clusters
    let shift = items[run.item].glyphs.lowerBound - whole.lowerBound
    run.glyphs =
      clusters == whole
      ? items[run.item].glyphs
      : glyphs.glyphs(
        in: items[run.item].glyphs, ofText: run.range, isRightToLeft: isRightToLeft,
        guess: clusters.lowerBound + shift..<clusters.upperBound + shift)
    let inside =
      isRightToLeft
      ? clusterPositions[whole.upperBound] - clusterPositions[clusters.upperBound]
      : clusterPositions[clusters.lowerBound] - clusterPositions[whole.lowerBound]
    run.glyphOrigin = run.x - (items[run.item].pen + inside)
  }

  /// Half of the letter spacing of a cluster; 0 for clusters without any.
  func halfSpacing(of cluster: Int) -> Double {
    guard cluster < clusterCount, clusterFlags[cluster].contains(.isSpaced) else { return 0 }
    return items[item(at: cluster)].style.halfSpacing
  }

  /// The first cluster that starts at an offset or after it.
  ///
  /// - Complexity: O(log *n*).
  func firstCluster(notBefore offset: Int) -> Int {
    let cluster = cluster(at: offset)
    return Int(clusterOffsets[cluster]) >= offset ? cluster : cluster + 1
  }
}
