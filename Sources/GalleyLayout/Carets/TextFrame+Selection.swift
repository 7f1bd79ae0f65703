import GalleyShaping
public import GalleyText

extension TextFrame {
  /// The word at a point, as a double click selects it: the nearest cluster's word, or the spaces or
  /// punctuation mark that it belongs to.
  ///
  /// - Parameter point: In the frame's coordinates.
  /// - Returns: UTF-8 offsets into the text; empty on a line without clusters.
  /// - Complexity: O(*n*) in the length of the paragraph.
  public func wordRange(at point: Point) -> Range<Int> {
    wordRange(at: touchedOffset(at: point))
  }

  /// The word, spaces or punctuation mark that holds an offset; empty in an empty paragraph and at its
  /// separator.
  ///
  /// Words are those of UAX #29, and of a dictionary in Thai, Lao, Khmer and Burmese.
  ///
  /// - Precondition: the offset is 0 to the text's length.
  /// - Complexity: O(*n*) in the length of the paragraph.
  public func wordRange(at offset: Int) -> Range<Int> {
    checkOffset(offset)
    guard let paragraph = paragraphBounds(at: offset), offset < paragraph.contentEnd else {
      return offset..<offset
    }
    return WordBoundaries(of: paragraph, in: text).range(containing: offset)
  }

  /// The paragraph at a point, as a triple click selects it, with its separator.
  ///
  /// - Parameter point: In the frame's coordinates.
  /// - Returns: UTF-8 offsets into the text.
  public func paragraphRange(at point: Point) -> Range<Int> {
    paragraphRange(at: touchedOffset(at: point))
  }

  /// The paragraph that holds an offset, with its separator.
  ///
  /// - Precondition: the offset is 0 to the text's length.
  /// - Complexity: O(log *n*) in the number of paragraphs.
  public func paragraphRange(at offset: Int) -> Range<Int> {
    checkOffset(offset)
    return paragraphBounds(at: offset)?.range ?? offset..<offset
  }

  /// The start of the cluster nearest to a point on the line at its height.
  private func touchedOffset(at point: Point) -> Int {
    guard let index = lineIndex(atY: point.y) else { return visibleRange.lowerBound }
    let line = lines[index]
    return LineClusters(line).nearestCluster(toX: point.x)?.lowerBound ?? line.range.lowerBound
  }
}

extension LineClusters {
  /// The cluster nearest to a place, clusters without width left out.
  fileprivate func nearestCluster(toX x: Double) -> Range<Int>? {
    let visible = boxes.filter { $0.width > 0 && !isToken($0) }
    return (visible.first { x < $0.right } ?? visible.last)?.range
  }
}
