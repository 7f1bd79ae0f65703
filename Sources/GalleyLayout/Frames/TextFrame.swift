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

  init(storage: FrameStorage, size: Size, visibility: TextVisibility) {
    self.storage = storage
    self.size = size
    visibleRange = visibility.visible
    hiddenRange = visibility.hidden
  }

  /// The text that was set.
  public var text: AttributedText { storage.text }
  /// The lines from top to bottom.
  public var lines: Lines { Lines(storage: storage) }
  /// Whether the container left out a part of the text.
  public var isTruncated: Bool { !hiddenRange.isEmpty }

  /// The place of the truncation token, in the frame's coordinates, as high as its line; `nil`
  /// without one.
  public var tokenRect: Rect? {
    guard let line = storage.lines.last,
      let token = line.pieces?.tokenPlace(isRightToLeft: line.isRightToLeft)
    else { return nil }
    return Rect(
      x: line.origin.x + token.x, y: line.origin.y - line.metrics.ascent, width: token.width,
      height: line.metrics.ascent + line.metrics.descent)
  }

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
