import GalleyShaping
import GalleyText
import GalleyUnicode
import TestSupport

@testable import GalleyLayout

/// What holds for every text whose last visible line is cut.
struct TruncationInvariants {
  let document: RandomDocument
  private let framesetter: Framesetter
  /// The lines without any cut.
  private let whole: TextFrame
  private let frame: TextFrame
  private let units: [UInt8]
  private let violations = Violations()

  init(_ document: RandomDocument) {
    self.document = document
    units = Array(document.text.string.utf8)
    framesetter = Framesetter(document.text, fonts: document.fonts, options: document.options)
    whole = framesetter.frame(in: document.containerWithoutTruncation)
    frame = framesetter.frame(in: document.container)
  }

  /// What does not hold.
  func check() -> [String] {
    if document.container.truncation == .none { return [] }
    checkMeasures()
    checkParts()
    if let line = frame.lines.last, frame.isTruncated { checkCut(line) }
    checkFixedPoint()
    return violations.messages
  }

  private func require(_ condition: Bool, _ message: @autoclosure () -> String) {
    violations.require(condition, message())
  }

  private func checkMeasures() {
    let measure = framesetter.measure(in: document.container)
    let once = Framesetter.measure(
      document.text, fonts: document.fonts, in: document.container, options: document.options)
    require(measure == once, "measures \(measure) and \(once)")
    require(
      measure.size == frame.size && measure.lineCount == frame.lines.count
        && measure.visibleRange == frame.visibleRange && measure.hiddenRange == frame.hiddenRange,
      "measure \(measure), frame \(frame.size) \(frame.visibleRange) \(frame.hiddenRange)")
    let again = Framesetter(document.text, fonts: document.fonts, options: document.options)
      .frame(in: document.container)
    require(FrameDigest(again) == FrameDigest(frame), "another frame differs")
    require(
      framesetter.fits(in: document.container) == !frame.isTruncated,
      "fits and is truncated \(frame.isTruncated)")
  }

  /// A frame is cut exactly when something is left out, and is what it was up to the cut line.
  private func checkParts() {
    require(
      frame.isTruncated == whole.isTruncated,
      "truncated \(frame.isTruncated), without token \(whole.isTruncated)")
    let hidden = frame.hiddenRange
    require(
      hidden.clamped(to: 0..<units.count) == hidden
        && (frame.visibleRange == 0..<hidden.lowerBound
          || hidden.lowerBound == 0 && frame.visibleRange == hidden.upperBound..<units.count),
      "visible \(frame.visibleRange), hidden \(hidden) of \(units.count)")
    if !frame.isTruncated {
      require(FrameDigest(frame) == FrameDigest(whole), "differs although nothing is cut")
      require(frame.tokenRect == nil, "token \(String(describing: frame.tokenRect)) of no cut")
    }
    // A line that is too high for the container may be shown when it is cut.
    require(frame.lines.count <= whole.lines.count + 1, "\(frame.lines.count) lines")
    for (line, other) in zip(frame.lines.dropLast(), whole.lines) {
      require(
        line.range == other.range && line.origin.y == other.origin.y, "line \(line.range) moves")
    }
    let height = document.container.validHeight
    require(
      frame.size.height <= height || frame.lines.count <= 1, "\(frame.size) higher than \(height)")
  }

  private func checkCut(_ line: TextLine) {
    let index = frame.lines.count - 1
    let start =
      index < whole.lines.count
      ? whole.lines[index].range.lowerBound : whole.lines.last?.range.upperBound ?? 0
    let hidden = frame.hiddenRange
    // What the line shows is text without a gap up to the cut, and from behind it.
    var end = start
    var resumption = hidden.upperBound
    let shown = line.runs.filter { $0.kind != .token }.map(\.range)
    for range in shown.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if range.upperBound <= hidden.lowerBound {
        require(range.lowerBound <= end, "\(shown) leave a gap at \(end)")
        end = max(end, range.upperBound)
      } else {
        require(
          range.lowerBound <= resumption && range.lowerBound >= hidden.upperBound,
          "\(shown) behind \(hidden)")
        resumption = max(resumption, range.upperBound)
      }
    }
    require(!hidden.isEmpty, "nothing hidden at \(hidden)")
    require(end == hidden.lowerBound, "\(shown) end at \(end), hidden \(hidden)")
    require(
      isBlank(resumption..<units.count) || resumption == hidden.upperBound,
      "\(shown) leave out text behind \(resumption)")
    switch document.container.truncation {
    case .end, .none: require(hidden.upperBound == units.count, "hidden \(hidden) at the end")
    case .start:
      // The end alone may fit where the line does not, if a tab or negative spacing makes it so.
      require(
        hidden.lowerBound == start || isBlank(hidden) || units[start...].contains(0x09)
          || hasNegativeSpacing || line.width == 0,
        "hidden \(hidden) from \(start)")
    case .middle: break
    }
    let boundaries = Set(GraphemeBreaker.boundaries(in: document.text.string))
    require(
      hidden.lowerBound == start || boundaries.contains(hidden.lowerBound),
      "cut inside a cluster at \(hidden.lowerBound)")
    require(
      boundaries.contains(hidden.upperBound), "cut inside a cluster at \(hidden.upperBound)")
    checkWidth(of: line, start: start)
  }

  /// A cut line is no wider than its room, or nothing but a cluster of the token that is.
  private func checkWidth(of line: TextLine, start: Int) {
    let style = line.record.paragraph.style
    let measure = LineMeasure(
      style: style, isFirstLine: start == line.record.paragraph.range.lowerBound,
      containerWidth: document.container.validWidth)
    let numbers = [line.width, line.ascent, line.descent, line.origin.x, line.origin.y]
    require(numbers.allSatisfy(\.isFinite), "line has \(numbers)")
    guard line.width > measure.available + 1e-4 else { return }
    let tokens = line.runs.filter { $0.kind == .token && $0.width > 0 }
    let boundaries = GraphemeBreaker.boundaries(in: document.container.token?.string ?? "")
    let clusters = tokens.flatMap { run in
      ((0..<run.count).filter { run.advances[$0] > 0 }.map { Int(run.clusters[$0]) }
        + (run.attachment == nil ? [] : [run.range.lowerBound]))
        .map { offset in boundaries.last { $0 <= offset } ?? 0 }
    }
    require(
      line.runs.allSatisfy { $0.kind == .token } && Set(clusters).count <= 1,
      "line \(line.width) wide in \(measure.available), token's clusters \(clusters)")
  }

  private var hasNegativeSpacing: Bool {
    document.text.runs.contains {
      min($0.attributes.letterSpacing, $0.attributes.wordSpacing) < 0
    }
  }

  /// Whether a range holds no more than white space and characters that are never seen.
  private func isBlank(_ range: Range<Int>) -> Bool {
    String(decoding: units[range], as: UTF8.self).unicodeScalars.allSatisfy {
      $0.properties.isWhitespace || $0.properties.isDefaultIgnorableCodePoint
    }
  }

  private func checkFixedPoint() {
    var container = document.container
    container.width = frame.size.width
    container.height = frame.size.height
    let same = framesetter.frame(in: container)
    if !frame.isTruncated {
      require(!same.isTruncated, "truncated in measured size \(frame.size)")
    }
  }
}
