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

  private let storage: FrameStorage
  /// The room that the lines take, in points.
  ///
  /// The width is the least container width that gives the same lines, indents included; alignment
  /// does not count. The height ends at the last line's descent, or leading where the line height
  /// policy puts it below.
  public let size: Size
  /// The part of the text on the lines: UTF-8 offsets, from the text's start.
  public let visibleRange: Range<Int>

  init(storage: FrameStorage, size: Size, visibleRange: Range<Int>) {
    self.storage = storage
    self.size = size
    self.visibleRange = visibleRange
  }

  /// The text that was set.
  public var text: AttributedText { storage.text }
  /// The lines from top to bottom.
  public var lines: Lines { Lines(storage: storage) }
  /// Whether the container left out a part of the text.
  public var isTruncated: Bool { visibleRange.upperBound < text.utf8Count }
}
