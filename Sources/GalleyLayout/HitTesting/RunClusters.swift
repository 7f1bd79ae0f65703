import GalleyFonts
import GalleyShaping
import GalleyText

/// The grapheme clusters of one run in logical order.
struct RunClusters {
  /// UTF-8 offsets into the whole text; whole clusters, also when the run holds only a part.
  private(set) var ranges: [Range<Int>] = []
  /// The distance of each cluster's leading edge from the run's, and of the last one's trailing edge.
  private(set) var edges: [Double] = [0]
  /// Whether the run is a control that ends a line.
  private(set) var isLineEnd = false

  /// - Parameter paragraph: The one that the run comes from.
  init(of run: GlyphRun, in paragraph: ShapedParagraph) {
    let clusters =
      paragraph.cluster(
        at: run.range.lowerBound)..<paragraph.firstCluster(notBefore: run.range.upperBound)
    isLineEnd =
      run.count == 0 && run.width == 0
      && paragraph.items[paragraph.item(at: clusters.lowerBound)].kind == .lineEnd
    let starts = clusters.filter {
      $0 == clusters.lowerBound || !paragraph.clusterFlags[$0].contains(.continuesGrapheme)
    }
    for (index, start) in starts.enumerated() {
      let next = index + 1 < starts.count ? starts[index + 1] : clusters.upperBound
      ranges.append(paragraph.graphemeRange(of: start..<next))
    }
    findEdges(of: run, starts: starts + [clusters.upperBound], paragraph: paragraph)
  }

  private mutating func findEdges(
    of run: GlyphRun, starts: [Int], paragraph: ShapedParagraph
  ) {
    if !findGlyphEdges(of: run) {
      // Part of a ligature: the run's glyphs do not tell its width.
      let places = starts.map { paragraph.clusterPositions[$0] }
      let whole = places[places.count - 1] - places[0]
      edges = places.indices.map {
        whole > 0
          ? (places[$0] - places[0]) / whole * run.width
          : Double($0) / Double(ranges.count) * run.width
      }
    }
  }

  /// Sums advances and shares those of ligatures; `false` when the glyphs are not all of the run.
  private mutating func findGlyphEdges(of run: GlyphRun) -> Bool {
    let clusters = run.clusters
    let advances = run.advances
    let isRightToLeft = run.direction == .rightToLeft
    let count = run.count
    guard count > 0, Int(clusters[isRightToLeft ? count - 1 : 0]) <= ranges[0].lowerBound else {
      return false
    }
    edges.reserveCapacity(ranges.count + 1)
    var pen = 0.0
    var range = 0
    var done = 0
    while done < count {
      let start = done
      let cluster = clusters[isRightToLeft ? count - 1 - done : done]
      var advance = 0.0
      while done < count, clusters[isRightToLeft ? count - 1 - done : done] == cluster {
        advance += advances[isRightToLeft ? count - 1 - done : done]
        done += 1
      }
      let end =
        done < count
        ? Int(clusters[isRightToLeft ? count - 1 - done : done]) : run.range.upperBound
      let first = range
      while range < ranges.count, ranges[range].lowerBound < end { range += 1 }
      let glyphs = isRightToLeft ? count - done..<count - start : start..<done
      appendEdges(from: pen, advance: advance, count: range - first, glyphs: glyphs, run: run)
      pen += advance
    }
    return abs(pen - run.width) < 1e-6 * max(1, abs(run.width))
  }

  /// Adds the trailing edges of clusters that share glyphs: by the font's carets, else even parts.
  private mutating func appendEdges(
    from pen: Double, advance: Double, count: Int, glyphs: Range<Int>, run: GlyphRun
  ) {
    guard count > 0 else {
      edges[edges.count - 1] = pen + advance
      return
    }
    if count > 1 {
      let carets = Self.ligatureCarets(count: count - 1, glyphs: glyphs, run: run)
      for part in 1..<count {
        let even = pen + advance * Double(part) / Double(count)
        edges.append(
          carets.isEmpty ? even : min(max(carets[part - 1], pen), max(pen + advance, pen)))
      }
    }
    edges.append(pen + advance)
  }

  /// The carets of the glyph that has the wanted number, from the run's leading edge, ascending.
  private static func ligatureCarets(count: Int, glyphs: Range<Int>, run: GlyphRun) -> [Double] {
    for glyph in glyphs {
      let carets = run.font.ligatureCarets(of: run.glyphIDs[glyph])
      guard carets.count == count else { continue }
      let origin = run.glyphOrigin.x + run.positions[glyph].x - run.origin.x
      return run.direction == .rightToLeft
        ? carets.reversed().map { run.width - (origin + $0) } : carets.map { origin + $0 }
    }
    return []
  }
}

extension LineRuns {
  /// The paragraph that a run comes from.
  func paragraph(of run: RunRecord) -> ShapedParagraph { sources[run.source].paragraph }
}

extension ShapedParagraph {
  /// The text of clusters, widened to whole grapheme clusters.
  fileprivate func graphemeRange(of clusters: Range<Int>) -> Range<Int> {
    var start = clusters.lowerBound
    while start > 0, clusterFlags[start].contains(.continuesGrapheme) { start -= 1 }
    var end = clusters.upperBound
    while end < clusterCount, clusterFlags[end].contains(.continuesGrapheme) { end += 1 }
    return Int(clusterOffsets[start])..<Int(clusterOffsets[end])
  }
}
