public import GalleyFonts
import GalleyShaping
public import GalleyText

/// One text, shaped once, that answers where lines may end and makes lines; corresponds to
/// CTTypesetter.
///
/// Paragraphs are shaped when they are first asked for and kept. A typesetter may be used by several
/// threads at once; copies share what is shaped.
public struct Typesetter: Sendable {
  /// The text.
  public var text: AttributedText { paragraphs.text }
  let paragraphs: ParagraphSource

  /// Creates a typesetter; nothing is shaped yet.
  ///
  /// - Parameters:
  ///   - text: Any text; it is never refused.
  ///   - fonts: Where the fonts come from. Without any font, text takes no room.
  ///   - options: Choices for the whole text.
  public init(_ text: AttributedText, fonts: FontCollection, options: LayoutOptions = .init()) {
    paragraphs = ParagraphSource(text: text, fonts: fonts, options: options, keepsParagraphs: true)
  }

  /// Where a line that starts at an offset ends when words are kept whole.
  ///
  /// White space at the end hangs; a word wider than the whole line is broken between clusters.
  /// Indents of the paragraph style do not count.
  ///
  /// - Parameters:
  ///   - start: A UTF-8 offset into the text.
  ///   - width: The room in points; NaN and negative values count as 0.
  ///   - offset: The distance of the line's start from the leading margin, which tab stops count from.
  /// - Returns: The UTF-8 offset of the next line's start, greater than `start` but at the text's end.
  /// - Precondition: `start` is 0 to the text's length.
  public func suggestLineBreak(from start: Int, width: Double, offset: Double = 0) -> Int {
    suggestBreak(from: start, width: width, offset: offset, wrap: .word)
  }

  /// Where a line that starts at an offset ends when it may end at any grapheme cluster.
  ///
  /// - Parameters:
  ///   - start: A UTF-8 offset into the text.
  ///   - width: The room in points; NaN and negative values count as 0.
  ///   - offset: The distance of the line's start from the leading margin, which tab stops count from.
  /// - Returns: The UTF-8 offset of the next line's start, greater than `start` but at the text's end.
  /// - Precondition: `start` is 0 to the text's length.
  public func suggestClusterBreak(from start: Int, width: Double, offset: Double = 0) -> Int {
    suggestBreak(from: start, width: width, offset: offset, wrap: .character)
  }

  /// Makes a line of a range, which ends at the paragraph's end at the latest.
  ///
  /// The line's origin is (0, 0), and its content is not justified or aligned. A cluster that the
  /// range cuts at its start is left out, one that it cuts at its end is taken whole.
  ///
  /// - Parameters:
  ///   - range: UTF-8 offsets into the text.
  ///   - offset: The distance of the line's start from the leading margin, which tab stops count from.
  /// - Precondition: `range` lies inside the text.
  public func line(_ range: Range<Int>, offset: Double = 0) -> TextLine {
    checkOffset(range.lowerBound)
    checkOffset(range.upperBound)
    let paragraph = paragraph(containing: range.lowerBound)
    let start = paragraph.firstCluster(notBefore: range.lowerBound)
    let end = paragraph.firstCluster(notBefore: min(range.upperBound, paragraph.contentEnd))
    var filled = LineFiller(paragraph: paragraph, source: paragraphs).line(
      clusters: min(start, end)..<max(start, end), offset: offset.signedLength)
    filled.isHardBreak =
      filled.clusters.upperBound == paragraph.clusterCount
      && range.upperBound >= paragraph.range.upperBound
    let metrics = LineMetrics(
      of: filled.clusters, in: paragraph, policy: paragraphs.options.lineHeightPolicy)
    let storage = FrameStorage(
      source: paragraphs, lines: [LineRecord(filled, of: paragraph, metrics: metrics)])
    return TextLine(storage: storage, index: 0)
  }

  /// The paragraph that holds an offset; an empty one for a text without any.
  private func paragraph(containing offset: Int) -> ShapedParagraph {
    var shaper: ParagraphShaper?
    let index = paragraphs.index(containing: offset)
    return paragraphs.paragraph(at: index, shaper: &shaper)
      ?? paragraphs.makeShaper().shape(ParagraphBounds(range: 0..<0, contentEnd: 0))
  }

  private func suggestBreak(
    from start: Int, width: Double, offset: Double, wrap: ParagraphStyle.Wrap
  ) -> Int {
    checkOffset(start)
    guard start < text.utf8Count else { return start }
    let paragraph = paragraph(containing: start)
    let cluster = paragraph.firstCluster(notBefore: start)
    guard cluster < paragraph.clusterCount else { return paragraph.range.upperBound }
    let filled = LineFiller(paragraph: paragraph, source: paragraphs).line(
      from: cluster,
      measure: LineMeasure(style: ParagraphStyle(), isFirstLine: true, containerWidth: width.width),
      offset: offset.signedLength, wrap: wrap)
    let end = filled.clusters.upperBound
    return end == paragraph.clusterCount && !paragraph.opensEmptyLine
      ? paragraph.range.upperBound : Int(paragraph.clusterOffsets[end])
  }

  private func checkOffset(_ offset: Int) {
    precondition(
      offset >= 0 && offset <= text.utf8Count,
      "Typesetter: offset \(offset) is outside the text 0...\(text.utf8Count)")
  }
}

extension Double {
  /// The value as a line's width: NaN and negative values count as 0, infinity stays.
  fileprivate var width: Double { self > 0 ? self : 0 }
}
