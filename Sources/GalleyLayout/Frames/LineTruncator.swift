import GalleyShaping
import GalleyText

/// Cuts the last visible line of a text and sets the token where the cut is.
struct LineTruncator {
  let paragraphs: ParagraphSource
  let container: Container

  /// Cuts a line.
  ///
  /// - Returns: The line, and where the text goes on behind the cut; `nil` when it doesn't.
  func truncate(
    _ line: FrameFiller.PlacedLine, policy: LineHeightPolicy
  ) -> (line: FrameFiller.PlacedLine, resumption: Int?) {
    let token = token(for: line)
    var room = line.measure.available - token.width
    var pieces: [LinePiece] = []
    var suffix: LinePiece?
    if room >= 0 {
      switch container.truncation {
      case .none, .end:
        pieces = prefix(of: line, width: room).map { [$0] } ?? []
      case .start:
        suffix = self.suffix(after: line, width: room)
      case .middle:
        let half = prefix(of: line, width: room / 2)
        suffix = self.suffix(after: line, width: room - (half?.width ?? 0))
        room -= suffix?.width ?? 0
        pieces = prefix(of: line, width: room).map { [$0] } ?? []
      }
    }
    let cut = pieces.last?.range.upperBound ?? line.start
    pieces.append(token)
    if let suffix { pieces.append(suffix) }
    var result = line
    result.pieces = LinePieces(pieces)
    result.end = cut
    result.filled = FilledLine(
      clusters: line.filled.clusters.lowerBound..<line.filled.clusters.lowerBound,
      contentEnd: line.filled.clusters.lowerBound)
    result.filled.width = line.measure.settled(pieces.reduce(0) { $0 + $1.width })
    result.metrics = metrics(of: pieces, policy: policy)
    let isTopmost = line.top == 0 && line.isFirst && line.paragraph.range.lowerBound == 0
    result.stand(policy: policy, isTopmost: isTopmost)
    return (result, suffix?.range.lowerBound)
  }

  private func metrics(of pieces: [LinePiece], policy: LineHeightPolicy) -> LineMetrics {
    var result: LineMetrics?
    for piece in pieces where !piece.filled.clusters.isEmpty {
      let metrics = LineMetrics(of: piece.filled.clusters, in: piece.paragraph, policy: policy)
      guard let known = result else {
        result = metrics
        continue
      }
      result = LineMetrics(
        ascent: max(known.ascent, metrics.ascent), descent: max(known.descent, metrics.descent),
        leading: max(known.leading, metrics.leading))
    }
    return result
      ?? LineMetrics(of: 0..<0, in: pieces[0].paragraph, policy: policy)
  }

  // MARK: Pieces

  /// The token's line, cut at clusters when it is wider than the whole line.
  private func token(for line: FrameFiller.PlacedLine) -> LinePiece {
    var text = container.token ?? ellipsis(for: line)
    // The token's line is set as the cut line's paragraph is, in its direction.
    var style = line.paragraph.style
    style.direction = line.paragraph.isRightToLeft ? .rightToLeft : .leftToRight
    text.setParagraphStyle(style, in: 0..<text.utf8Count)
    let source = ParagraphSource(
      text: text, fonts: paragraphs.fonts, options: LayoutOptions(), keepsParagraphs: true)
    var shaper: ParagraphShaper?
    let paragraph =
      source.paragraph(at: 0, shaper: &shaper)
      ?? source.makeShaper().shape(ParagraphBounds(range: 0..<0, contentEnd: 0))
    let filler = LineFiller(paragraph: paragraph, source: source)
    var filled = filler.line(
      from: 0, measure: .unlimited, offset: line.measure.head, wrap: .none)
    if !line.measure.admits(filled.width) {
      filled = filler.line(
        from: 0, measure: line.measure, offset: line.measure.head, wrap: .character)
    }
    // White space that a token ends with is part of it, and tappable.
    filled.width += filled.trailingWidth
    filled.trailingWidth = 0
    filled.contentEnd = filled.clusters.upperBound
    return LinePiece(filled: filled, paragraph: paragraph, source: source, isToken: true)
  }

  /// An ellipsis that looks like the line's end, without what belongs to single items.
  private func ellipsis(for line: FrameFiller.PlacedLine) -> AttributedText {
    let offset = max(line.end - 1, line.start)
    var attributes = paragraphs.text.attributes(at: min(offset, paragraphs.text.utf8Count))
    attributes.link = nil
    attributes.attachment = nil
    attributes.background = nil
    attributes.underline = nil
    attributes.strikethrough = false
    return AttributedText("\u{2026}", attributes: attributes)
  }

  /// As much of the line's start as fits, without white space at the cut; `nil` for nothing.
  private func prefix(of line: FrameFiller.PlacedLine, width: Double) -> LinePiece? {
    let start = line.filled.clusters.lowerBound
    let paragraph = line.paragraph
    guard start < paragraph.clusterCount else { return nil }
    let filler = LineFiller(paragraph: paragraph, source: paragraphs)
    let measure = LineMeasure(width: width)
    let filled = filler.line(
      from: start, measure: measure, offset: line.measure.head, wrap: .character)
    guard measure.admits(filled.width) else { return nil }
    return piece(start..<filled.contentEnd, of: paragraph, offset: line.measure.head)
  }

  /// As much of the text's end as fits, of its last paragraph with content and behind the line's
  /// start; `nil` for nothing.
  private func suffix(after line: FrameFiller.PlacedLine, width: Double) -> LinePiece? {
    guard let paragraph = lastParagraph(from: line.paragraph) else { return nil }
    let flags = paragraph.clusterFlags
    var end = paragraph.clusterCount
    while end > 0, flags[end - 1].contains(.isWhitespace) { end -= 1 }
    var limit = paragraph === line.paragraph ? line.filled.clusters.lowerBound : 0
    // What stands before the last line end is not on the text's last line.
    for opportunity in paragraph.opportunities
    where opportunity.isMandatory && Int(opportunity.cluster) < end {
      limit = max(limit, Int(opportunity.cluster))
    }
    var start = end
    let positions = paragraph.clusterPositions
    while start > limit, positions[end] - positions[start - 1] <= width { start -= 1 }
    while start < end {
      while start < end,
        flags[start].contains(.isWhitespace) || flags[start].contains(.continuesGrapheme)
      {
        start += 1
      }
      guard start < end else { break }
      let piece = piece(start..<end, of: paragraph, offset: 0)
      if LineMeasure(width: width).admits(piece.width) { return piece }
      start += 1
    }
    return nil
  }

  private func lastParagraph(from first: ShapedParagraph) -> ShapedParagraph? {
    var shaper: ParagraphShaper?
    var index = paragraphs.index(containing: paragraphs.text.utf8Count)
    while index >= 0, let paragraph = paragraphs.paragraph(at: index, shaper: &shaper) {
      if paragraph.range.lowerBound <= first.range.lowerBound { return first }
      if paragraph.clusterFlags.dropLast().contains(where: { !$0.contains(.isWhitespace) }) {
        return paragraph
      }
      index -= 1
    }
    return first
  }

  private func piece(
    _ clusters: Range<Int>, of paragraph: ShapedParagraph, offset: Double
  ) -> LinePiece {
    var filled = LineFiller(paragraph: paragraph, source: paragraphs).line(
      clusters: clusters, offset: offset)
    filled.hyphen = nil
    return LinePiece(filled: filled, paragraph: paragraph, source: paragraphs, isToken: false)
  }
}

extension FrameFiller.PlacedLine {
  /// The UTF-8 offset of the line's start.
  fileprivate var start: Int { Int(paragraph.clusterOffsets[filled.clusters.lowerBound]) }
}
