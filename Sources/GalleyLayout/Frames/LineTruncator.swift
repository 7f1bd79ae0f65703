import GalleyShaping
import GalleyText

/// Cuts the last visible line of a text and sets the token where the cut is.
struct LineTruncator {
  let paragraphs: ParagraphSource
  /// Where lines are cut.
  let truncation: Truncation
  /// What stands for the hidden text; `nil` for an ellipsis.
  let token: AttributedText?
  let policy: LineHeightPolicy

  /// How much of the text goes on behind a cut.
  enum Extent {
    /// All of it: the line is the last one.
    case text
    /// The line's own: others follow.
    case line
  }

  /// Cuts a line.
  ///
  /// Its `end` stays where the uncut line ends when others follow; else it is where the text is cut.
  func truncate(
    _ line: FrameFiller.PlacedLine, hiding extent: Extent
  ) -> FrameFiller.PlacedLine {
    let end = extent == .text ? paragraphs.text.utf8Count : line.end
    var (prefix, token, suffix) = kept(of: line, hiding: extent)
    let room = line.measure.available - max(token.width, 0)
    if let kept = suffix, kept.range.lowerBound <= prefix?.range.upperBound ?? line.start {
      // Both ends meet: no more than white space and separators behind them is left out.
      suffix = nil
      prefix = self.prefix(of: line, width: room)
    }
    if suffix == nil, prefix?.range.upperBound == end {
      // Negative spacing makes more text narrower: something has to be left out all the same.
      prefix = ownContent(of: line, width: room)
    }
    let cut = prefix?.range.upperBound ?? line.start
    let pieces = [prefix, token, suffix].compactMap { $0 }
    var result = line
    result.pieces = LinePieces(pieces, hidden: cut..<(suffix?.range.lowerBound ?? end))
    if extent == .text { result.end = cut }
    result.filled = FilledLine(
      clusters: line.filled.clusters.lowerBound..<line.filled.clusters.lowerBound,
      contentEnd: line.filled.clusters.lowerBound)
    result.filled.width = line.measure.settled(pieces.reduce(0) { $0 + $1.width })
    // Halves of a narrower room would be cut elsewhere.
    result.filled.testedWidth =
      truncation == .middle && line.measure.available.isFinite
      ? line.measure.available : pieces.reduce(0) { $0 + $1.filled.neededWidth }
    result.metrics = metrics(of: pieces)
    let isTopmost = line.top == 0 && line.isFirst && line.paragraph.range.lowerBound == 0
    result.stand(policy: policy, isTopmost: isTopmost)
    return result
  }

  /// The token and what is kept before and behind it.
  private func kept(
    of line: FrameFiller.PlacedLine, hiding extent: Extent
  ) -> (prefix: LinePiece?, token: LinePiece, suffix: LinePiece?) {
    if token == nil, truncation == .end { return keptBeforeEllipsis(of: line) }
    // The text's end stays, wherever the cut is: an ellipsis looks like it.
    let end = extent == .text ? paragraphs.text.utf8Count : line.end
    let piece = tokenPiece(token ?? ellipsis(like: max(end - 1, line.start)), for: line)
    let (prefix, suffix) = ends(
      of: line, hiding: extent, room: line.measure.available - max(piece.width, 0))
    return (prefix, piece, suffix)
  }

  /// As much of the line's start as fits with an ellipsis that looks like the text before it.
  ///
  /// The longest start is found, run by run from the line's end, so that the result does not depend
  /// on anything hidden.
  private func keptBeforeEllipsis(
    of line: FrameFiller.PlacedLine
  ) -> (prefix: LinePiece?, token: LinePiece, suffix: LinePiece?) {
    let text = paragraphs.text
    let longest = prefix(of: line, width: line.measure.available)?.range.upperBound ?? line.start
    var run = AttributedText.index(
      in: text.runs, containing: max(longest - 1, line.start), range: \.range)
    while true {
      let start = max(text.runs[run].range.lowerBound, line.start)
      let token = tokenPiece(ellipsis(like: start), for: line)
      let prefix = prefix(
        of: line, width: line.measure.available - max(token.width, 0),
        notBehind: text.runs[run].range.upperBound)
      if prefix?.range.upperBound ?? line.start > start || start <= line.start {
        return (prefix, token, nil)
      }
      run -= 1
    }
  }

  /// What is kept before and behind the token.
  private func ends(
    of line: FrameFiller.PlacedLine, hiding extent: Extent, room: Double
  ) -> (prefix: LinePiece?, suffix: LinePiece?) {
    guard room >= 0 else { return (nil, nil) }
    switch truncation {
    case .none, .end:
      return (prefix(of: line, width: room), nil)
    case .start:
      return (nil, suffix(behind: line, in: extent, width: room))
    case .middle:
      let half = prefix(of: line, width: room / 2)
      let suffix = suffix(behind: line, in: extent, width: room - (half?.width ?? 0))
      return (prefix(of: line, width: room - (suffix?.width ?? 0)), suffix)
    }
  }

  private func metrics(of pieces: [LinePiece]) -> LineMetrics {
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
  private func tokenPiece(_ token: AttributedText, for line: FrameFiller.PlacedLine) -> LinePiece {
    var text = token
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
    // White space that a token ends with is part of it, and tappable, if there is room for it.
    if line.measure.admits(filled.width + filled.trailingWidth) {
      filled.width += filled.trailingWidth
      filled.contentEnd = filled.clusters.upperBound
    } else {
      filled = filler.line(
        clusters: filled.clusters.lowerBound..<filled.contentEnd, offset: line.measure.head)
    }
    filled.trailingWidth = 0
    return LinePiece(filled: filled, paragraph: paragraph, source: source, isToken: true)
  }

  /// An ellipsis that looks like the text at an offset, without what belongs to single items.
  private func ellipsis(like offset: Int) -> AttributedText {
    var attributes = paragraphs.text.attributes(at: min(offset, paragraphs.text.utf8Count))
    attributes.link = nil
    attributes.attachment = nil
    attributes.background = nil
    attributes.underline = nil
    attributes.strikethrough = false
    return AttributedText("\u{2026}", attributes: attributes)
  }

  /// As much of the line's start as fits, without white space at the cut; `nil` for nothing.
  ///
  /// - Parameter limit: A UTF-8 offset that it does not reach beyond.
  private func prefix(
    of line: FrameFiller.PlacedLine, width: Double, notBehind limit: Int = .max
  ) -> LinePiece? {
    let start = line.filled.clusters.lowerBound
    let paragraph = line.paragraph
    guard width >= 0, start < paragraph.clusterCount else { return nil }
    let filler = LineFiller(paragraph: paragraph, source: paragraphs)
    let measure = LineMeasure(width: width)
    let filled = filler.line(
      from: start, measure: measure, offset: line.measure.head, wrap: .character)
    guard measure.admits(filled.width) else { return nil }
    var end = filled.contentEnd
    var neededWidth = filled.neededWidth
    if Int(paragraph.clusterOffsets[end]) > limit {
      let flags = paragraph.clusterFlags
      end = paragraph.firstCluster(notBefore: limit)
      while end > start, flags[end].contains(.continuesGrapheme) { end -= 1 }
      end = contentEnd(of: start..<end, in: paragraph)
      neededWidth = 0
    }
    return piece(start..<end, of: paragraph, offset: line.measure.head, neededWidth: neededWidth)
  }

  /// The line as it was without its end's white space; `nil` when it does not fit.
  private func ownContent(of line: FrameFiller.PlacedLine, width: Double) -> LinePiece? {
    let clusters = line.filled.clusters.lowerBound..<line.filled.contentEnd
    guard !clusters.isEmpty else { return nil }
    let piece = piece(clusters, of: line.paragraph, offset: line.measure.head)
    return LineMeasure(width: width).admits(piece.width) ? piece : nil
  }

  /// As much of the end of what goes on behind a line's start as fits; `nil` for nothing.
  private func suffix(
    behind line: FrameFiller.PlacedLine, in extent: Extent, width: Double
  ) -> LinePiece? {
    switch extent {
    case .line:
      return suffix(of: line.paragraph, in: line.filled.clusters, width: width)
    case .text:
      guard let paragraph = lastParagraph(from: line.paragraph) else { return nil }
      var limit = paragraph === line.paragraph ? line.filled.clusters.lowerBound : 0
      let end = contentEnd(of: 0..<paragraph.clusterCount, in: paragraph)
      // What stands before the last line end is not on the text's last line.
      for opportunity in paragraph.opportunities
      where opportunity.isMandatory && Int(opportunity.cluster) < end {
        limit = max(limit, Int(opportunity.cluster))
      }
      return suffix(of: paragraph, in: limit..<max(limit, end), width: width)
    }
  }

  /// The end of some clusters without the white space behind them.
  private func contentEnd(of clusters: Range<Int>, in paragraph: ShapedParagraph) -> Int {
    let flags = paragraph.clusterFlags
    var end = clusters.upperBound
    while end > clusters.lowerBound, flags[end - 1].contains(.isWhitespace) { end -= 1 }
    return end
  }

  /// As much of the end of some clusters as fits, without white space at the cut; `nil` for nothing.
  private func suffix(
    of paragraph: ShapedParagraph, in clusters: Range<Int>, width: Double
  ) -> LinePiece? {
    let flags = paragraph.clusterFlags
    let positions = paragraph.clusterPositions
    let end = contentEnd(of: clusters, in: paragraph)
    var start = end
    let measure = LineMeasure(width: width)
    while start > clusters.lowerBound, measure.admits(positions[end] - positions[start - 1]) {
      start -= 1
    }
    while start < end {
      while start < end,
        flags[start].contains(.isWhitespace) || flags[start].contains(.continuesGrapheme)
      {
        start += 1
      }
      guard start < end else { break }
      let piece = piece(
        start..<end, of: paragraph, offset: 0, neededWidth: positions[end] - positions[start])
      if measure.admits(piece.width) { return piece }
      start += 1
    }
    return nil
  }

  private func lastParagraph(from first: ShapedParagraph) -> ShapedParagraph? {
    var shaper: ParagraphShaper?
    var index = paragraphs.index(containing: paragraphs.text.utf8Count)
    while index >= 0, let paragraph = paragraphs.paragraph(at: index, shaper: &shaper) {
      if paragraph.range.lowerBound <= first.range.lowerBound { return first }
      if contentEnd(of: 0..<paragraph.clusterCount, in: paragraph) > 0 { return paragraph }
      index -= 1
    }
    return first
  }

  /// - Parameter neededWidth: The room in which the same clusters are chosen, if more than their width.
  private func piece(
    _ clusters: Range<Int>, of paragraph: ShapedParagraph, offset: Double, neededWidth: Double = 0
  ) -> LinePiece {
    var filled = LineFiller(paragraph: paragraph, source: paragraphs).line(
      clusters: clusters, offset: offset)
    filled.width -= filled.hyphen ?? 0
    filled.hyphen = nil
    filled.testedWidth = neededWidth
    return LinePiece(filled: filled, paragraph: paragraph, source: paragraphs, isToken: false)
  }
}

extension FrameFiller.PlacedLine {
  /// The UTF-8 offset of the line's start.
  fileprivate var start: Int { Int(paragraph.clusterOffsets[filled.clusters.lowerBound]) }
}
