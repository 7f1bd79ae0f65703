import GalleyShaping
import GalleyText

/// Fills a container from the top, handing each line on.
///
/// Frames and measures both go through here, which is why they agree to the last bit.
struct FrameFiller {
  /// A line in its place.
  struct PlacedLine {
    var paragraph: ShapedParagraph
    var filled: FilledLine
    var measure: LineMeasure
    var metrics: LineMetrics
    /// The distance of the baseline from the container's top.
    var baseline: Double
    /// Whether it is its paragraph's first line.
    var isFirst: Bool
  }

  /// What the lines take.
  struct Extent {
    var size = Size.zero
    var lineCount = 0
    /// The UTF-8 offset behind the last line.
    var visibleEnd = 0
    /// The bottom of the last line; negative spacing may leave it above that of an earlier one.
    fileprivate var bottom = 0.0
  }

  let paragraphs: ParagraphSource
  let container: Container

  /// Fills the container.
  func fill(_ body: (PlacedLine) -> Void) -> Extent {
    var shaper: ParagraphShaper?
    var extent = Extent()
    var previous: ParagraphStyle?
    var index = 0
    while let paragraph = paragraphs.paragraph(at: index, shaper: &shaper) {
      let spacing = previous.map { Self.spacing(after: $0, before: paragraph.style) } ?? 0
      guard fill(paragraph, spacing: spacing, extent: &extent, body) else { break }
      // Only a separator can be followed by anything.
      if paragraph.contentEnd == paragraph.range.upperBound { break }
      previous = paragraph.style
      index += 1
    }
    return extent
  }

  /// Fills in one paragraph; `false` when the container is full.
  private func fill(
    _ paragraph: ShapedParagraph, spacing: Double, extent: inout Extent,
    _ body: (PlacedLine) -> Void
  ) -> Bool {
    let style = paragraph.style
    let filler = LineFiller(paragraph: paragraph, source: paragraphs)
    let lineSpacing = Self.lineSpacing(of: style)
    let firstMeasure = LineMeasure(
      style: style, isFirstLine: true, containerWidth: container.validWidth)
    let otherMeasure = LineMeasure(
      style: style, isFirstLine: false, containerWidth: container.validWidth)
    let wrap = style.wrap
    let policy = paragraphs.options.lineHeightPolicy
    let sameMetrics =
      paragraph.uniformStyle == nil
      ? nil : LineMetrics(of: 0..<paragraph.clusterCount, in: paragraph, policy: policy)
    var cluster = 0
    var isFirst = true
    repeat {
      if container.maxLines > 0, extent.lineCount == container.maxLines { return false }
      let measure = isFirst ? firstMeasure : otherMeasure
      var filled = filler.line(
        from: cluster, measure: measure, offset: measure.head, wrap: wrap)
      filled.width = measure.settled(filled.width)
      let metrics =
        sameMetrics ?? LineMetrics(of: filled.clusters, in: paragraph, policy: policy)
      var top = extent.bottom
      if extent.lineCount > 0 { top += isFirst ? spacing : lineSpacing }
      if policy == .coreText, extent.lineCount > 0 {
        top += metrics.leading
      }
      let baseline = top + metrics.ascent
      var bottom = baseline + metrics.descent
      if policy == .raw { bottom += metrics.leading }
      if bottom > container.validHeight { return false }
      body(
        PlacedLine(
          paragraph: paragraph, filled: filled, measure: measure, metrics: metrics,
          baseline: baseline, isFirst: isFirst))
      extent.bottom = bottom
      extent.size.height = max(extent.size.height, bottom)
      extent.size.width = max(
        extent.size.width, measure.requiredWidth(for: filled.neededWidth))
      extent.lineCount += 1
      cluster = filled.clusters.upperBound
      let isLast = cluster == paragraph.clusterCount
      let opensEmptyLine = isLast && paragraph.opensEmptyLine && !filled.clusters.isEmpty
      extent.visibleEnd =
        isLast && !opensEmptyLine
        ? paragraph.range.upperBound : Int(paragraph.clusterOffsets[cluster])
      isFirst = false
      if isLast, !opensEmptyLine { return true }
    } while true
  }

  /// The space between two lines of a paragraph; the greatest spacing wins over the least.
  private static func lineSpacing(of style: ParagraphStyle) -> Double {
    min(
      max(style.lineSpacing.signedLength, style.minimumLineSpacing.length),
      style.maximumLineSpacing.length)
  }

  private static func spacing(after first: ParagraphStyle, before second: ParagraphStyle) -> Double
  {
    lineSpacing(of: first) + first.paragraphSpacing.length + second.paragraphSpacingBefore.length
  }
}
