import GalleyShaping
import GalleyText

/// What the lines of a frame share: where they break, and the shaped text that they are made of.
///
/// Runs are not kept. They follow from the breaks, so a line makes them when it is asked: that costs
/// less than keeping them for all lines of all frames that are only measured or scrolled past.
final class FrameStorage: Sendable {
  let text: AttributedText
  /// The end of each attribute run, in UTF-8 offsets.
  let runEnds: [Int]
  let paragraphs: [ShapedParagraph]
  let lines: [LineRecord]

  init(
    text: AttributedText, runEnds: [Int], paragraphs: [ShapedParagraph], lines: [LineRecord]
  ) {
    self.text = text
    self.runEnds = runEnds
    self.paragraphs = paragraphs
    self.lines = lines
  }

  /// Makes the runs of a line.
  func runs(ofLine index: Int) -> LineRuns {
    var builder = LineBuilder(
      line: lines[index], paragraph: paragraphs[lines[index].paragraph], runEnds: runEnds)
    return builder.build()
  }
}
