import GalleyFonts
import GalleyText
import GalleyUnicode
import TestSupport

@testable import GalleyLayout

/// What holds for every text in every container that cuts no line.
struct LayoutInvariants {
  let document: RandomDocument
  let frame: TextFrame
  private let container: Container
  private let framesetter: Framesetter
  private let violations = Violations()
  private let units: [UInt8]
  /// How far sums may differ: huge lengths take digits from what stands beside it.
  private let slack: Double

  init(_ document: RandomDocument) {
    self.document = document
    units = Array(document.text.string.utf8)
    slack = document.hasHugeLengths ? 1e-2 : 1e-7
    framesetter = Framesetter(document.text, fonts: document.fonts, options: document.options)
    container = document.containerWithoutTruncation
    frame = framesetter.frame(in: container)
  }

  /// What does not hold.
  func check() -> [String] {
    checkMeasures()
    checkLineRanges()
    for line in frame.lines {
      checkRuns(of: line)
      checkNumbers(of: line)
    }
    checkWidths()
    checkFixedPoint()
    checkBreaks()
    return violations.messages
  }

  private func require(_ condition: Bool, _ message: @autoclosure () -> String) {
    violations.require(condition, message())
  }

  private func checkMeasures() {
    let measure = framesetter.measure(in: container)
    let once = Framesetter.measure(
      document.text, fonts: document.fonts, in: container, options: document.options)
    require(measure == once, "measures \(measure) and \(once)")
    require(
      measure.size == frame.size && measure.lineCount == frame.lines.count
        && measure.visibleRange == frame.visibleRange && measure.isTruncated == frame.isTruncated,
      "measure \(measure), frame \(frame.size) \(frame.lines.count) \(frame.visibleRange)")
    require(
      frame.size.width.isFinite && frame.size.height.isFinite && frame.size.width >= 0,
      "size \(frame.size)")
    let again = Framesetter(document.text, fonts: document.fonts, options: document.options)
      .frame(in: container)
    require(FrameDigest(again) == FrameDigest(frame), "another frame differs")
  }

  private func checkLineRanges() {
    var end = 0
    for (index, line) in frame.lines.enumerated() {
      require(line.range.lowerBound == end, "line \(index) starts at \(line.range), not \(end)")
      require(
        !line.range.isEmpty || line.range.lowerBound == units.count,
        "line \(index) is empty at \(line.range)")
      end = line.range.upperBound
    }
    require(frame.visibleRange == 0..<end, "visible \(frame.visibleRange), lines to \(end)")
    require(
      frame.isTruncated == (end < units.count), "truncated \(frame.isTruncated) at \(end)")
    if container.maxLines > 0 {
      require(frame.lines.count <= container.maxLines, "\(frame.lines.count) lines")
    }
  }

  /// The length of the paragraph separator that ends a range.
  private func separatorLength(before end: Int, from start: Int) -> Int {
    let tail = Array(units[max(start, end - 3)..<end])
    if tail.suffix(2) == [0x0D, 0x0A] { return 2 }
    if tail.last == 0x0A || tail.last == 0x0D { return 1 }
    if tail.suffix(2) == [0xC2, 0x85] { return 2 }
    return tail == [0xE2, 0x80, 0xA9] ? 3 : 0
  }

  private func checkRuns(of line: TextLine) {
    var pieces: [Range<Int>] = []
    var x = line.runs.first?.origin.x ?? 0
    var advances = 0.0
    var widths = 0.0
    for run in line.runs {
      pieces.append(run.range)
      require(!run.range.isEmpty, "empty run at \(run.range)")
      require(
        abs(run.origin.x - x) <= slack * max(1, abs(x)),
        "run \(run.range) at \(run.origin.x) not \(x)")
      x += run.width
      var last = run.direction == .leftToRight ? 0 : UInt32.max
      var sum = 0.0
      for glyph in 0..<run.count {
        let cluster = run.clusters[glyph]
        require(run.range.contains(Int(cluster)), "cluster \(cluster) outside \(run.range)")
        require(
          run.direction == .leftToRight ? cluster >= last : cluster <= last,
          "clusters of \(run.range) not in order")
        last = cluster
        let position = run.positions[glyph]
        sum += run.advances[glyph]
        require(
          run.advances[glyph].isFinite && position.x.isFinite && position.y.isFinite,
          "glyph of \(run.range) not finite")
      }
      // Attributes may change inside of a ligature, whose advance the runs share.
      advances += sum
      if units[run.range.lowerBound] != 0x09, run.attachment == nil { widths += run.width }
    }
    require(
      abs(advances - widths) <= slack * max(1, abs(widths)),
      "advances \(advances) of \(line.range), widths \(widths)")
    pieces.sort { $0.lowerBound < $1.lowerBound }
    let end =
      line.range.upperBound
      - separatorLength(before: line.range.upperBound, from: line.range.lowerBound)
    var offset = line.range.lowerBound
    for piece in pieces {
      // A hyphen has the range of the soft hyphen that it stands for.
      if piece.upperBound == offset, units[piece] == [0xC2, 0xAD] { continue }
      require(piece.lowerBound == offset, "run \(piece) of \(line.range) instead of \(offset)")
      offset = piece.upperBound
    }
    require(offset == end, "runs of \(line.range) end at \(offset), not \(end)")
  }

  private func checkNumbers(of line: TextLine) {
    let numbers = [
      line.width, line.trailingWhitespaceWidth, line.ascent, line.descent, line.leading,
      line.origin.x, line.origin.y,
    ]
    require(numbers.allSatisfy(\.isFinite), "line \(line.range) has \(numbers)")
    require(line.width >= 0, "line \(line.range) has width \(line.width)")
    for run in line.runs {
      let numbers = [
        run.width, run.origin.x, run.origin.y, run.ascent, run.descent, run.glyphOrigin.x,
      ]
      require(numbers.allSatisfy(\.isFinite), "run \(run.range) has \(numbers)")
    }
  }

  /// The number of grapheme clusters that are neither white space nor ignorable.
  private func visibleClusters(in range: Range<Int>) -> Int {
    let text = String(decoding: units[range], as: UTF8.self)
    let boundaries = GraphemeBreaker.boundaries(in: text)
    return zip(boundaries, boundaries.dropFirst()).count { start, end in
      let cluster = String(decoding: text.utf8.dropFirst(start).prefix(end - start), as: UTF8.self)
      return !cluster.unicodeScalars.allSatisfy {
        $0.properties.isWhitespace || $0.properties.isDefaultIgnorableCodePoint
      }
    }
  }

  /// Lines fit unless they hold one cluster.
  private func checkWidths() {
    var paragraph = 0
    var isFirst = true
    for line in frame.lines {
      let style = document.text.paragraphStyle(at: paragraph)
      let measure = LineMeasure(
        style: style, isFirstLine: isFirst, containerWidth: container.validWidth)
      if style.wrap != .none, line.width > measure.available + 1e-4 {
        require(
          visibleClusters(in: line.range) <= 1,
          "line \(line.range) \(line.width) wide in \(measure.available)")
      }
      require(
        style.alignment == .justified
          || frame.size.width * (1 + 1e-9) + 1e-6 >= measure.requiredWidth(for: line.width),
        "frame narrower than line \(line.range)")
      isFirst = separatorLength(before: line.range.upperBound, from: line.range.lowerBound) > 0
      if isFirst { paragraph = line.range.upperBound }
    }
  }

  private func checkFixedPoint() {
    let same = framesetter.frame(
      in: Container(
        width: frame.size.width, height: frame.size.height, maxLines: container.maxLines))
    // A line that was too high may be lower, or nothing at all, where it has less width.
    let isLowered = frame.isTruncated && same.lines.count > frame.lines.count
    require(
      same.lines.count == frame.lines.count || isLowered,
      "\(same.lines.count) lines in measured size")
    require(same.size == frame.size || isLowered, "size \(same.size) in \(frame.size)")
    for (line, other) in zip(frame.lines, same.lines) {
      require(
        line.range == other.range && line.origin.y == other.origin.y,
        "line \(line.range) is \(other.range) in measured size")
      if document.text.paragraphRuns.allSatisfy({ $0.style.alignment != .justified }) {
        require(
          abs(line.width - other.width) <= 1e-6 * max(1, line.width),
          "line \(line.range) is \(line.width) and \(other.width) wide in measured size")
      }
    }
  }

  /// Suggested breaks move on and end at the text's end.
  private func checkBreaks() {
    // They take a third of the time, and follow the same rules as frames.
    guard frame.lines.count.isMultiple(of: 4) else { return }
    let width = container.width
    for cuts in [false, true] {
      var start = 0
      while start < units.count {
        let end =
          cuts
          ? framesetter.typesetter.suggestClusterBreak(from: start, width: width)
          : framesetter.typesetter.suggestLineBreak(from: start, width: width)
        require(end > start && end <= units.count, "break at \(end) from \(start)")
        if end <= start { return }
        if !cuts {
          let line = framesetter.typesetter.line(start..<end)
          require(line.range == start..<end, "line \(line.range) of \(start..<end)")
        }
        start = end
      }
    }
  }
}
