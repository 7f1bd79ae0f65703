public import GalleyFonts
import GalleyShaping
public import GalleyText

/// Fills containers with the lines of a text; corresponds to CTFramesetter.
///
/// The text is shaped once; another width breaks it anew and shapes nothing again but line edges that
/// need it. A framesetter may be used by several threads at once.
public struct Framesetter: Sendable {
  /// The typesetter whose shaped text the frames share.
  public let typesetter: Typesetter

  /// Creates a framesetter for a text; nothing is shaped yet.
  public init(_ text: AttributedText, fonts: FontCollection, options: LayoutOptions = .init()) {
    typesetter = Typesetter(text, fonts: fonts, options: options)
  }

  /// Creates a framesetter over a typesetter.
  public init(_ typesetter: Typesetter) {
    self.typesetter = typesetter
  }

  /// Sets the text in a container.
  ///
  /// Lines that do not fit in the container's height as a whole, and those beyond `maxLines`, are left
  /// out; the text behind the last line's paragraph is not even shaped.
  ///
  /// - Complexity: O(*n*) in the length of the text up to the last line.
  public func frame(in container: Container = Container()) -> TextFrame {
    frame(in: container) { () throws(Never) in }
  }

  /// Sets the text in a container unless a check throws; else as ``frame(in:)``.
  ///
  /// With `Task.checkCancellation` a task that was cancelled stops here. What was shaped until then is
  /// kept for the next frame.
  ///
  /// - Parameters:
  ///   - container: The box to fill.
  ///   - check: Called before any work, and when a line is broken: so a paragraph that was shaped is
  ///     broken no further than its first line. In a container that truncates, lines are handed on
  ///     when all are broken.
  /// - Throws: What the check throws.
  public func frame<Failure>(
    in container: Container = Container(), checking check: () throws(Failure) -> Void
  ) throws(Failure) -> TextFrame {
    try check()
    var lines: [LineRecord] = []
    var alignments: [AlignedLine] = []
    let alignsLater = container.validWidth == .infinity
    let filler = FrameFiller(paragraphs: typesetter.paragraphs, container: container)
    let extent = try filler.fill { (line) throws(Failure) in
      try check()
      let paragraph = line.paragraph
      if lines.isEmpty {
        lines.reserveCapacity(line.measure.expectedLineCount(of: paragraph))
      }
      let alignment = paragraph.style.alignment
      let isJustified = alignment == .justified && !alignsLater
      var record = LineRecord(
        line.filled, of: paragraph, metrics: line.metrics,
        justifiedWidth: isJustified ? line.measure.available : nil, pieces: line.pieces)
      record.origin.y = line.baseline
      if alignsLater {
        alignments.append(AlignedLine(style: paragraph.style, isFirst: line.isFirst))
      } else {
        record.origin.x = line.measure.left(
          of: record.width, alignment: alignment, isRightToLeft: record.isRightToLeft)
      }
      lines.append(consume record)
    }
    // Without a container's width the longest line is what others are aligned to.
    for (index, line) in alignments.enumerated() {
      let measure = LineMeasure(
        style: line.style, isFirstLine: line.isFirst, containerWidth: extent.size.width)
      lines[index].origin.x = measure.left(
        of: lines[index].width, alignment: line.style.alignment,
        isRightToLeft: lines[index].isRightToLeft)
    }
    return TextFrame(
      storage: FrameStorage(source: typesetter.paragraphs, lines: lines), extent: extent)
  }

  /// The size and number of lines that ``frame(in:)`` gives, to the last bit, without making them.
  ///
  /// The shaped text is kept for later frames; ``measure(_:fonts:in:options:)`` keeps nothing.
  public func measure(in container: Container = Container()) -> TextMeasure {
    TextMeasure(
      FrameFiller(paragraphs: typesetter.paragraphs, container: container).fill { _ in },
      textCount: typesetter.text.utf8Count)
  }

  /// Measures a text once, keeping no glyphs: memory grows with its longest paragraph alone.
  public static func measure(
    _ text: AttributedText, fonts: FontCollection, in container: Container = Container(),
    options: LayoutOptions = .init()
  ) -> TextMeasure {
    let paragraphs = ParagraphSource(
      text: text, fonts: fonts, options: options, keepsParagraphs: false)
    return TextMeasure(
      FrameFiller(paragraphs: paragraphs, container: container).fill { _ in },
      textCount: text.utf8Count)
  }

  /// Whether all of a text fits.
  ///
  /// Lines beyond the container are not even shaped, so that this is quick for long texts.
  public func fits(in container: Container) -> Bool {
    var container = container
    container.truncation = .none
    return !measure(in: container).isTruncated
  }

  /// What aligning a line needs once the width is known.
  private struct AlignedLine {
    var style: ParagraphStyle
    var isFirst: Bool
  }
}

/// The room that a text takes in a container.
public struct TextMeasure: Sendable, Hashable {
  /// The least size of a container that gives the same lines, in points.
  public let size: Size
  /// The number of lines.
  public let lineCount: Int
  /// The part of the text before what is hidden, or behind it when nothing is before it: UTF-8
  /// offsets.
  public let visibleRange: Range<Int>
  /// The part of the text that the container left out: UTF-8 offsets.
  public let hiddenRange: Range<Int>
  /// Whether the container, or a line that is cut, left out a part of the text.
  public let isTruncated: Bool
  /// Whether a line's content is wider than the room between its margins: text that may not wrap, or
  /// a cluster or an attachment that is wider than the line.
  public let overflows: Bool

  init(_ extent: FrameFiller.Extent, textCount: Int) {
    size = extent.size
    lineCount = extent.lineCount
    let visibility = TextVisibility(extent, count: textCount)
    visibleRange = visibility.visible
    hiddenRange = visibility.hidden
    isTruncated = visibility.isTruncated
    overflows = extent.overflows
  }
}
