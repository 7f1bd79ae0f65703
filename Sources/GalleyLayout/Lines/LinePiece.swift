import GalleyShaping

/// A part of a truncated line: text before the cut, the token, or text behind it.
struct LinePiece: Sendable {
  let filled: FilledLine
  let paragraph: ShapedParagraph
  /// Where the paragraph's text comes from.
  let source: ParagraphSource
  let isToken: Bool

  var width: Double { filled.width }

  /// The part of the text that it shows, in UTF-8 offsets.
  var range: Range<Int> {
    Int(
      paragraph.clusterOffsets[filled.clusters.lowerBound])..<Int(
        paragraph.clusterOffsets[filled.contentEnd])
  }
}

/// The pieces of a truncated line in logical order.
final class LinePieces: Sendable {
  let pieces: [LinePiece]
  /// The part of the text that the line leaves out, in UTF-8 offsets.
  let hidden: Range<Int>

  init(_ pieces: [LinePiece], hidden: Range<Int>) {
    self.pieces = pieces
    self.hidden = hidden.lowerBound..<max(hidden.lowerBound, hidden.upperBound)
  }

  var width: Double { pieces.reduce(0) { $0 + $1.width } }

  /// The text that the line shows: that before the cut, or that behind it when there is none.
  var range: Range<Int>? { pieces.first { !$0.isToken }?.range }

  /// The pieces from left to right with their left edges from the line's origin.
  func placed(isRightToLeft: Bool) -> [(piece: LinePiece, x: Double)] {
    var x = 0.0
    var result: [(piece: LinePiece, x: Double)] = []
    for piece in isRightToLeft ? pieces.reversed() : pieces {
      result.append((piece, x))
      x += piece.width
    }
    return result
  }

  /// The token's place from the line's origin; `nil` without one.
  func tokenPlace(isRightToLeft: Bool) -> (x: Double, width: Double)? {
    placed(isRightToLeft: isRightToLeft).first { $0.piece.isToken }
      .map { ($0.x, $0.piece.width) }
  }
}
