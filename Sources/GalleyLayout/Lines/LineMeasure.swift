import GalleyShaping
import GalleyText

/// The room that a line has between its margins.
///
/// What fits is tested with the very sum that a frame reports as its width, so that laying out at the
/// reported width gives the same lines.
struct LineMeasure {
  /// How much wider than its room content may be before it counts as too wide, in points: more than
  /// sums of advances lose to rounding, less than anyone could see.
  private static let tolerance = 1e-5

  /// Where the content starts, from the leading margin.
  let head: Double
  /// The distance of the content's trailing edge from the trailing margin.
  private let tail: Double
  /// The distance of the trailing edge from the leading margin; infinite for no limit.
  private let limit: Double
  private let containerWidth: Double
  /// The greatest width of content that fits.
  private let greatestWidth: Double

  init(style: ParagraphStyle, isFirstLine: Bool, containerWidth: Double) {
    head = (isFirstLine ? style.firstLineHeadIndent : style.headIndent).signedLength
    let tailIndent = style.tailIndent.signedLength
    tail = tailIndent > 0 ? 0 : -tailIndent
    limit = tailIndent > 0 ? min(tailIndent, containerWidth) : containerWidth
    self.containerWidth = containerWidth
    greatestWidth = limit + Self.tolerance - (head + tail)
  }

  /// A width without indents.
  init(width: Double) {
    self.init(style: ParagraphStyle(), isFirstLine: true, containerWidth: width)
  }

  /// Room for anything.
  static var unlimited: LineMeasure { LineMeasure(width: .infinity) }

  /// The container's width that content of a width asks for.
  ///
  /// Content that is too wide asks for no more than the container has: in a wider one other lines
  /// would change.
  func requiredWidth(for width: Double) -> Double {
    let sum = width + (head + tail)
    return admits(width) ? min(sum, limit) : min(max(sum, limit), containerWidth)
  }

  /// Whether content of a width fits.
  func admits(_ width: Double) -> Bool { width <= greatestWidth }

  /// Whether content is so wide that it cannot fit when its edges are shaped anew.
  ///
  /// Other forms of some letters at the edges never save three quarters of it and 16 em more.
  func isHopeless(_ width: Double, fontSize: Double) -> Bool {
    !admits(width / 4 - 16 * fontSize)
  }

  /// The width of content that fits, which is never more than the room.
  func settled(_ width: Double) -> Double { admits(width) ? min(width, available) : width }

  /// The width between the indents; infinite for no limit.
  var available: Double { max(limit - (head + tail), 0) }

  /// About how many lines a paragraph fills, 64 at the most.
  func expectedLineCount(of paragraph: ShapedParagraph) -> Int {
    let width = paragraph.clusterPositions[paragraph.clusterCount]
    guard available > 0, width > available else { return 1 }
    return Int(min(width / available * 1.1 + 2, 64))
  }

  /// The left edge of content of a width.
  ///
  /// Content that is too wide starts at its leading edge, however it is aligned (CSS Text 3 §6.1).
  func left(of width: Double, alignment: ParagraphStyle.Alignment, isRightToLeft: Bool) -> Double {
    let free = available - width
    let left = isRightToLeft ? containerWidth - head - available : head
    guard free.isFinite else { return head }
    let share: Double
    switch alignment {
    case _ where free < 0: share = isRightToLeft ? 1 : 0
    case .natural, .justified: share = isRightToLeft ? 1 : 0
    case .left: share = 0
    case .right: share = 1
    case .center: share = 0.5
    }
    return left + share * free
  }
}
