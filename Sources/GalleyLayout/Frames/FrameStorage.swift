import GalleyShaping
import GalleyText

/// What the lines of a frame share: where they break, and the shaped text that they are made of.
///
/// Runs are not kept. They follow from the breaks, so a line makes them when it is asked: that costs
/// less than keeping them for all lines of all frames that are only measured or scrolled past.
final class FrameStorage: Sendable {
  let source: ParagraphSource
  let lines: [LineRecord]
  /// How far attachments reach above and below their lines at most, in points.
  let overhang: Double

  init(source: ParagraphSource, lines: [LineRecord]) {
    self.source = source
    self.lines = lines
    overhang = lines.reduce(0) { max($0, $1.overhang(in: source)) }
  }

  var text: AttributedText { source.text }

  /// Makes the runs of a line.
  func runs(ofLine index: Int) -> LineRuns {
    let line = lines[index]
    var result = LineRuns()
    guard let pieces = line.pieces else {
      let paragraph = line.paragraph
      result.begin(LineRuns.Source(paragraph: paragraph, text: text, isToken: false))
      var builder = LineBuilder(
        line.filled, of: paragraph, runEnds: source.runEnds, appendingTo: result)
      result = builder.build()
      line.justification?.apply(to: &result)
      return result
    }
    for (piece, x) in pieces.placed(isRightToLeft: line.isRightToLeft) {
      result.begin(
        LineRuns.Source(
          paragraph: piece.paragraph, text: piece.source.text, isToken: piece.isToken))
      var builder = LineBuilder(
        piece.filled, of: piece.paragraph, runEnds: piece.source.runEnds, appendingTo: result)
      result = builder.build(at: x)
    }
    return result
  }
}
