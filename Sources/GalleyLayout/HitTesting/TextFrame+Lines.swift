import GalleyShaping
import GalleyText

extension TextFrame {
  /// The index of the line at a height; `nil` only in a frame without lines.
  ///
  /// A line reaches from its top to the next line's top; the first one also takes what is above it,
  /// the last one what is below.
  ///
  /// - Parameter y: A height in the frame's coordinates; NaN counts as the frame's top.
  /// - Complexity: O(log *n*) in the number of lines.
  public func lineIndex(atY y: Double) -> Int? {
    let records = storage.lines
    if records.isEmpty { return nil }
    // Written so that NaN is above all lines.
    let below = records.partitioningIndex { !($0.origin.y - $0.metrics.ascent <= y) }
    return max(below - 1, 0)
  }

  /// The index of the line that a position stands on; `nil` only in a frame without lines.
  ///
  /// Where a line wraps, a position with upstream affinity stands on the line before. A position in
  /// text that is not visible counts as the end of the last line before it.
  ///
  /// - Complexity: O(log *n*) in the number of lines.
  public func lineIndex(of position: TextPosition) -> Int? {
    let records = storage.lines
    if records.isEmpty { return nil }
    let index = max(
      records.partitioningIndex { $0.range.lowerBound > position.offset } - 1, 0)
    if position.affinity == .upstream, index > 0,
      records[index].range.lowerBound == position.offset, isWrapped(after: index - 1)
    {
      return index - 1
    }
    return index
  }

  /// Whether a line goes on in the next one without a separator between them.
  func isWrapped(after line: Int) -> Bool {
    line + 1 < storage.lines.count && !storage.lines[line].filled.isHardBreak
  }

  /// The top of the line after one; the bottom of the last line.
  func selectionEnd(ofLine index: Int) -> Double {
    index + 1 < lines.count
      ? lines[index + 1].verticalExtent.top : lines[index].verticalExtent.bottom
  }

  func checkOffset(_ offset: Int) {
    precondition(
      offset >= 0 && offset <= text.utf8Count,
      "TextFrame: offset \(offset) is outside the text 0...\(text.utf8Count)")
  }
}
