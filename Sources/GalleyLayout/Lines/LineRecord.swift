import GalleyFonts
import GalleyShaping
import GalleyText

/// What a frame stores of a line.
struct LineRecord: Sendable {
  let filled: FilledLine
  let paragraph: ShapedParagraph
  /// UTF-8 offsets into the whole text, separator included.
  let range: Range<Int>
  var isRightToLeft: Bool { paragraph.isRightToLeft }
  let metrics: LineMetrics
  /// How the line is stretched; `nil` for a line that stays natural.
  let justification: Justification?
  /// The parts of a truncated line; `nil` for any other.
  let pieces: LinePieces?
  /// The width of the content, stretched or not.
  let width: Double
  var origin = Point.zero

  /// - Parameter justifiedWidth: The width to stretch the content to; `nil` to leave it.
  init(
    _ filled: FilledLine, of paragraph: ShapedParagraph, metrics: LineMetrics,
    justifiedWidth: Double? = nil, pieces: LinePieces? = nil
  ) {
    self.pieces = pieces
    self.filled = filled
    self.paragraph = paragraph
    self.metrics = metrics
    let clusters = filled.clusters
    let isLast =
      clusters.upperBound == paragraph.clusterCount && filled.isHardBreak
      && (clusters.isEmpty || !paragraph.opensEmptyLine)
    let end =
      isLast ? paragraph.range.upperBound : Int(paragraph.clusterOffsets[clusters.upperBound])
    let start = Int(paragraph.clusterOffsets[clusters.lowerBound])
    range = pieces.map { $0.range ?? start..<start } ?? start..<end
    if let justifiedWidth, pieces == nil, !filled.isHardBreak,
      let stretch = Justification(
        clusters: clusters.lowerBound..<filled.contentEnd, of: paragraph,
        extra: justifiedWidth - filled.width)
    {
      justification = stretch
      width = justifiedWidth
    } else {
      justification = nil
      width = filled.width
    }
  }

  /// How far attachments reach above and below the line at most: a forced height may be lower.
  ///
  /// - Parameter source: Where the line's text comes from.
  func overhang(in source: ParagraphSource) -> Double {
    guard let pieces else {
      return source.hasAttachments ? overhang(of: filled.clusters, in: paragraph) : 0
    }
    return pieces.pieces.reduce(0) { overhang, piece in
      guard piece.source.hasAttachments else { return overhang }
      return max(overhang, self.overhang(of: piece.filled.clusters, in: piece.paragraph))
    }
  }

  private func overhang(of clusters: Range<Int>, in paragraph: ShapedParagraph) -> Double {
    paragraph.items(in: clusters).reduce(0) { overhang, item in
      guard item.kind == .attachment else { return overhang }
      let raise = item.style.raise
      return max(
        overhang, item.metrics.ascent + raise - metrics.ascent,
        item.metrics.descent - raise - metrics.descent)
    }
  }
}
