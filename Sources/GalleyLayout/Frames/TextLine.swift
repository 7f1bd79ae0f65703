public import GalleyText

/// One line of a frame, or one made by a typesetter; corresponds to CTLine.
public struct TextLine: Sendable {
  /// The runs of a line from left to right.
  public struct Runs: RandomAccessCollection, Sendable {
    private let storage: FrameStorage
    private let line: Int
    let content: LineRuns

    init(storage: FrameStorage, line: Int) {
      self.storage = storage
      self.line = line
      content = storage.runs(ofLine: line)
    }

    /// The first position: 0.
    public var startIndex: Int { 0 }
    /// The number of runs.
    public var endIndex: Int { content.runs.count }

    /// The run at a position counted from the left.
    ///
    /// - Precondition: the position is one of the collection's.
    /// - Complexity: O(1).
    public subscript(position: Int) -> GlyphRun {
      precondition(
        indices.contains(position), "TextLine.Runs: index \(position) is outside \(indices)")
      return GlyphRun(
        content, origin: storage.lines[line].origin, record: content.runs[position])
    }
  }

  let storage: FrameStorage
  let index: Int

  init(storage: FrameStorage, index: Int) {
    self.storage = storage
    self.index = index
  }

  var record: LineRecord { storage.lines[index] }

  /// The line's text with its trailing white space and separator: UTF-8 offsets into the whole text.
  public var range: Range<Int> { record.range }
  /// The left end of the content's baseline, in the frame's coordinates.
  ///
  /// Trailing white space hangs beyond the content: to its right, or to its left in a right-to-left
  /// paragraph.
  public var origin: Point { record.origin }
  /// The width of the content, in points, without trailing white space and letter spacing at the
  /// edges.
  public var width: Double { record.width }
  /// The width of the white space that hangs at the line's end, in points.
  public var trailingWhitespaceWidth: Double { record.filled.trailingWidth }
  /// The distance from the line's top to its baseline, in points, under the line height policy.
  public var ascent: Double { record.metrics.ascent }
  /// The distance from the baseline to the line's bottom, in points, under the line height policy;
  /// negative when a forced height is lower than the ascent.
  public var descent: Double { record.metrics.descent }
  /// The space that the fonts ask for between this line and its neighbour, in points.
  public var leading: Double { record.metrics.leading }
  /// The base direction of the line's paragraph.
  public var direction: TextDirection { record.isRightToLeft ? .rightToLeft : .leftToRight }
  /// Whether a separator, or the end of the text or paragraph, ends the line.
  public var isHardBreak: Bool { record.filled.isHardBreak }
  /// The part of the text that truncation left out where the line is cut; empty for a whole line.
  public var hiddenRange: Range<Int> {
    record.pieces?.hidden ?? range.upperBound..<range.upperBound
  }
  /// The place of the line's truncation token, in the frame's coordinates, as high as the line; `nil`
  /// without one.
  public var tokenRect: Rect? {
    record.pieces?.tokenPlace(isRightToLeft: record.isRightToLeft).map {
      Rect(x: origin.x + $0.x, y: origin.y - ascent, width: $0.width, height: ascent + descent)
    }
  }
  /// The runs from left to right, made anew for each call.
  ///
  /// - Complexity: O(*n*) in the number of runs, and in the glyphs of a justified line.
  public var runs: Runs { Runs(storage: storage, line: index) }
  /// The line's box from its content's left to right and from ascent to descent, in the frame's
  /// coordinates.
  public var bounds: Rect {
    Rect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
  }
}
