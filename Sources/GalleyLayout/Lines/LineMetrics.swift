import GalleyFonts
import GalleyShaping
import GalleyText

/// The height of a line, in points.
struct LineMetrics: Sendable {
  /// The distance from the line's top to its baseline.
  var ascent: Double
  /// The distance from the baseline to the line's bottom; negative in very low forced heights.
  var descent: Double
  /// The space to the next line.
  var leading: Double

  init(ascent: Double, descent: Double, leading: Double) {
    self.ascent = ascent
    self.descent = descent
    self.leading = leading
  }

  /// The height of a line that holds the given clusters of a paragraph.
  init(
    of clusters: Range<Int>, in paragraph: ShapedParagraph, policy: LineHeightPolicy
  ) {
    let forced = ForcedHeight(style: paragraph.style)
    switch policy {
    case .raw: self = Self.raw(clusters, in: paragraph, forced: forced)
    case .coreText: self = Self.coreText(clusters, in: paragraph, forced: forced)
    case .css: self = Self.css(clusters, in: paragraph, forced: forced)
    }
  }

  /// The largest metrics of the line's fonts, raised and lowered text included.
  private static func natural(
    _ clusters: Range<Int>, in paragraph: ShapedParagraph
  ) -> LineMetrics {
    if let style = paragraph.uniformStyle, !clusters.isEmpty {
      return LineMetrics(
        ascent: style.metrics.ascent + style.raise,
        descent: style.metrics.descent - style.raise, leading: style.metrics.leading)
    }
    var ascent = -Double.infinity
    var descent = -Double.infinity
    var leading = 0.0
    var last: ItemStyle?
    let itemsArray = paragraph.items
    let items = itemsArray.span
    for index in paragraph.itemIndices(in: clusters) where items[index].kind != .lineEnd {
      let style = items[index].style
      if style === last { continue }
      ascent = max(ascent, style.metrics.ascent + style.raise)
      descent = max(descent, style.metrics.descent - style.raise)
      leading = max(leading, style.metrics.leading)
      last = style
    }
    if last == nil { return LineMetrics(paragraph.baseMetrics) }
    return LineMetrics(ascent: ascent, descent: descent, leading: leading)
  }

  private init(_ metrics: FontMetrics) {
    self.init(ascent: metrics.ascent, descent: metrics.descent, leading: metrics.leading)
  }

  private static func raw(
    _ clusters: Range<Int>, in paragraph: ShapedParagraph, forced: ForcedHeight
  ) -> LineMetrics {
    var line = natural(clusters, in: paragraph)
    let height = line.ascent + line.descent + line.leading
    if let fixed = forced.fixed {
      line = LineMetrics(paragraph.baseMetrics)
      line.leading = 0
      line.grow(by: fixed - (line.ascent + line.descent))
    } else {
      line.grow(by: forced.height(from: height) - height)
    }
    return line
  }

  private static func coreText(
    _ clusters: Range<Int>, in paragraph: ShapedParagraph, forced: ForcedHeight
  ) -> LineMetrics {
    var line: LineMetrics?
    for item in paragraph.items(in: clusters) where item.kind != .lineEnd {
      let metrics = LineMetrics(coreText: item.metrics, font: item.font)
      let ascent = metrics.ascent + (item.style.raise + 0.5).rounded(.down)
      let descent = metrics.descent - (item.style.raise + 0.5).rounded(.down)
      line = LineMetrics(
        ascent: max(ascent, line?.ascent ?? ascent),
        descent: max(descent, line?.descent ?? descent),
        leading: max(metrics.leading, line?.leading ?? 0))
    }
    var result = line ?? LineMetrics(coreText: paragraph.baseMetrics, font: paragraph.baseFont)
    let height = result.ascent + result.descent
    result.grow(by: forced.height(from: height) - height)
    result.leading = min(result.leading, paragraph.style.maximumLineSpacing.length)
    return result
  }

  /// Rounds halves up, and gives Apple's old zero-leading faces a fifth of their height above.
  private init(coreText metrics: FontMetrics, font: Font) {
    func rounded(_ value: Double) -> Double { (value + 0.5).rounded(.down) }
    self.init(
      ascent: rounded(metrics.ascent), descent: rounded(metrics.descent),
      leading: rounded(metrics.leading))
    if leading == 0, ["Helvetica", "Times", "Courier"].contains(font.face.familyName) {
      ascent += rounded(0.2 * (ascent + descent))
    }
  }

  private static func css(
    _ clusters: Range<Int>, in paragraph: ShapedParagraph, forced: ForcedHeight
  ) -> LineMetrics {
    func box(_ metrics: FontMetrics, raised offset: Double) -> LineMetrics {
      var box = LineMetrics(metrics)
      let height = forced.height(from: box.ascent + box.descent + box.leading)
      box.leading = 0
      box.grow(by: height - (box.ascent + box.descent))
      box.ascent += offset
      box.descent -= offset
      return box
    }
    var line = box(paragraph.baseMetrics, raised: 0)
    for item in paragraph.items(in: clusters) where item.kind != .lineEnd {
      // With a line height of its own an inline box takes only its first font into account.
      let metrics = forced.isForced ? item.style.primaryMetrics : item.metrics
      let offset = item.style.raise
      // An attachment is a replaced element: its own box, whatever the line height.
      let inline =
        item.kind == .attachment
        ? LineMetrics(
          ascent: item.metrics.ascent + offset, descent: item.metrics.descent - offset, leading: 0)
        : box(metrics, raised: offset)
      line.ascent = max(line.ascent, inline.ascent)
      line.descent = max(line.descent, inline.descent)
    }
    return line
  }

  /// Shares a surplus or deficit in halves above and below.
  private mutating func grow(by surplus: Double) {
    ascent += surplus / 2
    descent += surplus / 2
  }
}

/// What a paragraph style says of the height of lines.
private struct ForcedHeight {
  private let multiple: Double
  private let minimum: Double
  private let maximum: Double

  init(style: ParagraphStyle) {
    multiple = style.lineHeightMultiple.length
    minimum = style.minimumLineHeight.length
    maximum = style.maximumLineHeight.length
  }

  /// Whether the style says anything at all.
  var isForced: Bool { multiple > 0 || minimum > 0 || maximum > 0 }

  /// The one height that all lines have, if the style leaves no other.
  var fixed: Double? { maximum > 0 && minimum >= maximum ? maximum : nil }

  /// The height of a line whose natural height is given; the maximum wins over the minimum.
  func height(from natural: Double) -> Double {
    var height = multiple > 0 ? natural * multiple : natural
    height = max(height, minimum)
    return maximum > 0 ? min(height, maximum) : height
  }
}

extension ShapedParagraph {
  /// The items that hold any of the given clusters.
  func items(in clusters: Range<Int>) -> ArraySlice<Item> {
    items[itemIndices(in: clusters)]
  }

  /// The indices of the items that hold any of the given clusters.
  func itemIndices(in clusters: Range<Int>) -> Range<Int> {
    guard !clusters.isEmpty else { return 0..<0 }
    let first = item(at: clusters.lowerBound)
    var end = first + 1
    while end < items.count, items[end].clusters.lowerBound < clusters.upperBound { end += 1 }
    return first..<end
  }
}
