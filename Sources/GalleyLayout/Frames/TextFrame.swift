public import GalleyText

/// Lines of text set in a container; corresponds to CTFrame.
///
/// A frame is an immutable value that any thread may use; copies share their content.
public struct TextFrame: Sendable {
  /// The lines of a frame from top to bottom.
  public struct Lines: RandomAccessCollection, Sendable {
    let storage: FrameStorage

    /// The first position: 0.
    public var startIndex: Int { 0 }
    /// The number of lines.
    public var endIndex: Int { storage.lines.count }

    /// The line at a position counted from the top.
    ///
    /// - Precondition: the position is one of the collection's.
    /// - Complexity: O(1).
    public subscript(position: Int) -> TextLine {
      precondition(
        indices.contains(position), "TextFrame.Lines: index \(position) is outside \(indices)")
      return TextLine(storage: storage, index: position)
    }
  }

  let storage: FrameStorage
  /// The room that the lines take, in points.
  ///
  /// The width is the least container width that gives the same lines, indents included; alignment
  /// does not count. The height ends at the last line's descent, or leading where the line height
  /// policy puts it below.
  public let size: Size
  /// The part of the text before what is hidden, or behind it when nothing is before it: UTF-8
  /// offsets.
  public let visibleRange: Range<Int>
  /// The part of the text that the container left out: UTF-8 offsets.
  ///
  /// It ends before the text does when the line is truncated at its start or in its middle.
  public let hiddenRange: Range<Int>

  /// Whether the container, or a line that is cut, left out a part of the text.
  public let isTruncated: Bool
  /// Whether a line's content is wider than the room between its margins: text that may not wrap, or
  /// a cluster or an attachment that is wider than the line.
  public let overflows: Bool

  init(storage: FrameStorage, extent: FrameFiller.Extent) {
    self.storage = storage
    size = extent.size
    let visibility = TextVisibility(extent, count: storage.text.utf8Count)
    visibleRange = visibility.visible
    hiddenRange = visibility.hidden
    isTruncated = visibility.isTruncated
    overflows = extent.overflows
  }

  /// The text that was set.
  public var text: AttributedText { storage.text }
  /// The lines from top to bottom.
  public var lines: Lines { Lines(storage: storage) }

  /// The place of the last line's truncation token, as ``TextLine/tokenRect`` tells.
  public var tokenRect: Rect? { lines.last?.tokenRect }

  /// The attachments on the lines, those of the token included, from top to bottom and left to
  /// right.
  ///
  /// - Complexity: O(*n*) in the number of runs.
  public var attachments: [PlacedAttachment] {
    lines.indices.flatMap { index in
      lines[index].runs.compactMap { run in
        run.attachment.map {
          PlacedAttachment(
            attachment: $0, line: index, range: run.range, isInToken: run.kind == .token,
            rect: run.bounds)
        }
      }
    }
  }
}

/// An attachment in its place on a line.
public struct PlacedAttachment: Sendable, Hashable {
  /// The attachment as it was given.
  public let attachment: InlineAttachment
  /// The index of its line.
  public let line: Int
  /// Its U+FFFC: UTF-8 offsets into the whole text, or into the token's own text.
  public let range: Range<Int>
  /// Whether it is part of the truncation token.
  public let isInToken: Bool
  /// Its box in the frame's coordinates.
  public let rect: Rect
}
