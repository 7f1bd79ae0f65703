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
    /// The distance of the line's top from the container's, its leading above included.
    var top: Double
    /// The distance of the baseline from the container's top.
    var baseline: Double
    var bottom: Double
    /// Whether it is its paragraph's first line.
    var isFirst: Bool
    /// The UTF-8 offset behind the line.
    var end: Int
    /// The parts of a truncated line.
    var pieces: LinePieces?
  }

  /// What the lines take.
  struct Extent {
    var size = Size.zero
    var lineCount = 0
    /// The UTF-8 offset behind the last line, or where the text is cut.
    var visibleEnd = 0
    /// Where the text goes on behind the cut; `nil` when it is not cut.
    var resumption: Int?
    /// Whether a line leaves out some of its text.
    var hasCutLine = false
    /// Whether a line's content is wider than its room.
    var overflows = false
    /// The bottom of the last line; negative spacing may leave it above that of an earlier one.
    fileprivate var bottom = 0.0

    fileprivate mutating func add(_ line: PlacedLine) {
      size.height = max(size.height, line.bottom)
      size.width = max(size.width, line.measure.requiredWidth(for: line.filled.neededWidth))
      if !line.measure.admits(line.filled.width) { overflows = true }
      if line.pieces != nil { hasCutLine = true }
      lineCount += 1
      visibleEnd = line.end
    }
  }

  let paragraphs: ParagraphSource
  let container: Container
  private let policy: LineHeightPolicy
  private let width: Double
  private let height: Double
  private let maxLines: Int

  init(paragraphs: ParagraphSource, container: Container) {
    self.paragraphs = paragraphs
    self.container = container
    policy = paragraphs.options.lineHeightPolicy
    width = container.validWidth
    height = container.validHeight
    maxLines = container.maxLines > 0 ? container.maxLines : .max
  }

  /// Fills the container; an error of `body` ends it.
  func fill<Failure>(_ body: (PlacedLine) throws(Failure) -> Void) throws(Failure) -> Extent {
    if container.truncation != .none { return try fillTruncating(body) }
    var extent = Extent()
    var rejected: PlacedLine?
    try place(rejected: &rejected) { (line) throws(Failure) in
      try body(line)
      extent.add(line)
    }
    return extent
  }

  /// Fills the container and cuts the last line when something is left out.
  private func fillTruncating<Failure>(
    _ body: (PlacedLine) throws(Failure) -> Void
  ) throws(Failure) -> Extent {
    var lines: [PlacedLine] = []
    var rejected: PlacedLine?
    place(rejected: &rejected) { lines.append($0) }
    // A line that is too high may fit when it is cut.
    if let line = rejected, line.pieces != nil || !line.filled.clusters.isEmpty {
      lines.append(line)
    }
    var resumption: Int?
    if let last = lines.last,
      last.end < paragraphs.text.utf8Count || last.bottom > height
    {
      let truncator = truncator(container.truncation)
      // A cut line may be taller than it was, and then takes the place of the one before it.
      while let line = lines.popLast() {
        let cut = truncator.truncate(line, hiding: .text)
        if cut.bottom <= height || (lines.isEmpty && line.bottom <= height) {
          resumption = cut.pieces?.hidden.upperBound
          lines.append(cut)
          break
        }
      }
    }
    var extent = Extent()
    for line in lines {
      try body(line)
      extent.add(line)
    }
    extent.resumption = resumption
    return extent
  }

  private func truncator(_ truncation: Truncation) -> LineTruncator {
    LineTruncator(
      paragraphs: paragraphs, truncation: truncation, token: container.token, policy: policy)
  }

  /// Places lines until the container is full or the text ends.
  ///
  /// - Parameters:
  ///   - rejected: Gets the line that the container's height has no room for.
  ///   - body: Gets all lines that fit.
  private func place<Failure>(
    rejected: inout PlacedLine?, _ body: (PlacedLine) throws(Failure) -> Void
  ) throws(Failure) {
    var shaper: ParagraphShaper?
    var extent = Extent()
    var previous: ParagraphStyle?
    var index = 0
    while true {
      // Of a long paragraph no more is shaped than the container can show.
      var next = Progress()
      var length = Self.firstPrefixLength
      while hasLimit,
        let prefix = paragraphs.prefix(
          ofParagraphAt: index, length: length, shaper: &shaper)
      {
        let spacing = previous.map { Self.spacing(after: $0, before: prefix.style) } ?? 0
        let outcome = try place(
          prefix, isPrefix: true, from: &next, spacing: spacing, extent: &extent,
          rejected: &rejected, body)
        if outcome == .full { return }
        length *= 4
      }
      guard let paragraph = paragraphs.paragraph(at: index, shaper: &shaper) else { break }
      let spacing = previous.map { Self.spacing(after: $0, before: paragraph.style) } ?? 0
      let outcome = try place(
        paragraph, isPrefix: false, from: &next, spacing: spacing, extent: &extent,
        rejected: &rejected, body)
      if outcome == .full { return }
      // Only a separator can be followed by anything.
      if paragraph.contentEnd == paragraph.range.upperBound { break }
      previous = paragraph.style
      index += 1
    }
  }

  /// How far a paragraph is placed.
  private struct Progress {
    var cluster = 0
    var isFirst = true
  }

  private enum Outcome {
    /// The paragraph's end is reached.
    case placed
    /// More of the paragraph has to be shaped.
    case short
    /// The container is full.
    case full
  }

  private static let firstPrefixLength = 512

  /// Whether the container's end may come before the text's, with nothing shown of what is behind.
  private var hasLimit: Bool {
    (maxLines < .max || height < .infinity) && width < .infinity
      && (container.truncation == .none || container.truncation == .end)
  }

  /// Places the lines of one paragraph, or of a prefix of it.
  private func place<Failure>(
    _ paragraph: ShapedParagraph, isPrefix: Bool, from progress: inout Progress, spacing: Double,
    extent: inout Extent, rejected: inout PlacedLine?,
    _ body: (PlacedLine) throws(Failure) -> Void
  ) throws(Failure) -> Outcome {
    let style = paragraph.style
    let filler = LineFiller(paragraph: paragraph, source: paragraphs)
    let lineSpacing = Self.lineSpacing(of: style)
    let firstMeasure = LineMeasure(
      style: style, isFirstLine: true, containerWidth: width)
    let otherMeasure = LineMeasure(
      style: style, isFirstLine: false, containerWidth: width)
    let wrap = style.wrap
    let sameMetrics =
      paragraph.uniformStyle == nil
      ? nil : LineMetrics(of: 0..<paragraph.clusterCount, in: paragraph, policy: policy)
    let settledEnd = paragraph.clusterPositions[
      max(paragraph.clusterCount - ParagraphPrefix.margin, 0)]
    repeat {
      if extent.lineCount == maxLines { return .full }
      let cluster = progress.cluster
      let isFirst = progress.isFirst
      let measure = isFirst ? firstMeasure : otherMeasure
      if isPrefix, measure.admits(settledEnd - paragraph.clusterPositions[cluster]) {
        return .short
      }
      var filled = filler.line(
        from: cluster, measure: measure, offset: measure.head, wrap: wrap)
      filled.width = measure.settled(filled.width)
      let metrics =
        sameMetrics ?? LineMetrics(of: filled.clusters, in: paragraph, policy: policy)
      let end = filled.clusters.upperBound
      if isPrefix, end > paragraph.clusterCount - ParagraphPrefix.margin { return .short }
      let isLast = end == paragraph.clusterCount
      let opensEmptyLine = isLast && paragraph.opensEmptyLine && end > cluster
      var line = PlacedLine(
        paragraph: paragraph, filled: consume filled, measure: measure, metrics: metrics,
        top: extent.bottom, baseline: 0, bottom: 0, isFirst: isFirst,
        end: isLast && !opensEmptyLine
          ? paragraph.range.upperBound : Int(paragraph.clusterOffsets[end]))
      if extent.lineCount > 0 { line.top += isFirst ? spacing : lineSpacing }
      line.stand(policy: policy, isTopmost: extent.lineCount == 0)
      if wrap == .none, style.truncation != .none, !measure.admits(line.filled.width) {
        line = truncator(style.truncation).truncate(line, hiding: .line)
      }
      if line.bottom > height {
        rejected = line
        return .full
      }
      try body(line)
      extent.bottom = line.bottom
      extent.lineCount += 1
      progress = Progress(cluster: end, isFirst: false)
      if isLast, !opensEmptyLine { return .placed }
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

extension FrameFiller.PlacedLine {
  /// Finds the baseline and the bottom from the top and the metrics.
  mutating func stand(policy: LineHeightPolicy, isTopmost: Bool) {
    baseline = top + metrics.ascent
    if policy == .coreText, !isTopmost { baseline += metrics.leading }
    bottom = baseline + metrics.descent
    if policy == .raw { bottom += metrics.leading }
  }
}
