public import GalleyLayout
public import GalleyText

/// A text in its place in a cell.
public struct CellText: Sendable {
  /// The lines.
  public let frame: TextFrame
  /// The frame's place in the cell: its whole height, rounded up, and the width it was given.
  public let rect: Rect

  init(_ frame: TextFrame, x: Double, y: Double, width: Double) {
    self.frame = frame
    rect = Rect(x: x, y: y, width: width, height: CellLayout.rounded(frame.size.height))
  }
}

extension CellText: Equatable {
  /// Whether both show the same text with the same lines at the same place.
  ///
  /// - Complexity: O(*n*) in the text.
  public static func == (left: CellText, right: CellText) -> Bool {
    left.rect == right.rect && left.frame.text == right.frame.text
      && left.frame.lines.elementsEqual(right.frame.lines) { one, other in
        one.range == other.range && one.bounds == other.bounds
      }
  }
}
