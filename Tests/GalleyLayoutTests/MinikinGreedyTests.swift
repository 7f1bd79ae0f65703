import Foundation
import GalleyFonts
import GalleyLayout
import GalleyText
import TestSupport
import Testing

/// A text that Android's greedy breaker breaks.
private struct GreedyCase: Decodable {
  struct Line: Decodable {
    var range: [Int]
    var width: Double
    var startHyphenEdit: String
    var endHyphenEdit: String
    var ascent: Double
    var descent: Double
  }

  /// UTF-16 units that an object of a width stands for.
  struct Replacement: Decodable {
    var range: [Int]
    var width: Double
  }

  /// A number, or `natural` for the width of the whole text.
  struct LineWidth: Decodable {
    var number: Double?

    init(from decoder: any Decoder) throws {
      number = try? decoder.singleValueContainer().decode(Double.self)
    }
  }

  var name: String
  var text: String
  var lineWidth: LineWidth
  var fonts: [String]?
  var equivalentFont: String?
  var size: Double?
  /// The advance of every character where no fonts are given.
  var constantAdvance: Double?
  var locale: String?
  var letterSpacing: Double
  var defaultTabStop: Double?
  var hyphenation: Bool
  var replacementSpans: [Replacement]?
  var wordStyle: String?
  var expectedLineCount: Int?
  var lines: [Line]?
}

private struct GreedySuite: Decodable {
  var cases: [GreedyCase]
}

@Suite("Android's greedy line breaking", .enabled(if: Suites.areAvailable))
struct MinikinGreedyTests {
  private static let exceptions: Exceptions = {
    let bounds = "lines are measured by advances, not by ink bounds"
    let phrases = "breaking between phrases of Japanese is Android's own rule"
    var reasons = [
      "greedy/testZeroWidthLine/w0/greedy": "an empty text is one empty line for carets"
    ]
    for edge in ["trail", "preceding"] {
      reasons["greedy/testBreakWithoutBounds_\(edge)/w100/greedy"] = bounds
    }
    let spans = "greedy/testReplacementSpanNotBreakTest_"
    reasons[spans + "SingleChar/w10/greedy"] = "white space behind what is too wide hangs"
    reasons[spans + "with_punctuation/w110/greedy"] = "lines may end between objects and brackets"
    for style in ["Phrase": 2...6, "Auto": 2...4] {
      for number in style.value {
        reasons["greedy/testPhraseBreak\(style.key)/w100/greedy/\(number)"] = phrases
      }
    }
    return Exceptions(reasons)
  }()

  @Test("Lines have the ranges, widths and heights that Android gives them")
  func lines() throws {
    let suite = try JSONDecoder().decode(
      GreedySuite.self, from: Suites.data("minikin/greedy.json"))
    let cases = suite.cases.filter { $0.isGreedyWithoutHyphens }
    var unexpected = Self.exceptions.unknown(among: cases.map(\.name))
    var passed = 0
    for greedy in cases {
      let problems = try greedy.problems()
      if problems.isEmpty { passed += 1 }
      unexpected += Self.exceptions.unexpected(greedy.name, problems: problems)
    }
    print("minikin greedy: \(passed) of \(cases.count)")
    #expect(unexpected == [])
  }
}

extension GreedyCase {
  /// Whether the lines do not come from automatic hyphenation.
  var isGreedyWithoutHyphens: Bool {
    (lines ?? []).allSatisfy { $0.startHyphenEdit == "none" && $0.endHyphenEdit == "none" }
      && (fonts == nil ? equivalentFont != nil : true)
  }

  private func frame(width: Double?) throws -> TextFrame {
    // The characters of the equivalent font are one em wide.
    let size = size ?? constantAdvance ?? 0
    var style = ParagraphStyle()
    // Android's `auto` keeps Korean words whole, as its `phrase` does.
    if locale == "ko-KR", let wordStyle, wordStyle != "none" { style.wordBreak = .keepAll }
    if let defaultTabStop { style.defaultTabInterval = defaultTabStop }
    let attributes = TextAttributes(
      font: FontRequest(size: size), language: locale ?? "", letterSpacing: letterSpacing * size)
    let attributed = attributed(attributes, style: style)
    let faces = try (fonts ?? [equivalentFont].compactMap { $0 }).map {
      try SuiteFonts.face("minikin/fonts/\($0)")
    }
    let framesetter = Framesetter(attributed, fonts: FontCollection(cascade: faces))
    return framesetter.frame(
      in: Container(width: width ?? framesetter.measure().size.width))
  }

  /// The text with an attachment for each replaced span.
  private func attributed(_ attributes: TextAttributes, style: ParagraphStyle) -> AttributedText {
    var result = AttributedText("", attributes: attributes, paragraphStyle: style)
    let units = Array(text.utf16)
    var end = 0
    for span in replacementSpans ?? [] {
      result.append(
        String(decoding: units[end..<span.range[0]], as: UTF16.self), attributes: attributes)
      result.append(InlineAttachment(id: "", width: span.width, ascent: 0), attributes: attributes)
      end = span.range[1]
    }
    result.append(String(decoding: units[end...], as: UTF16.self), attributes: attributes)
    return result
  }

  /// The suite's offset for one in the text with attachments.
  private func original(_ offset: Int) -> Int {
    (replacementSpans ?? []).reduce(offset) { offset, span in
      offset > span.range[0] ? offset + span.range[1] - span.range[0] - 1 : offset
    }
  }

  /// How Galley's lines differ.
  func problems() throws -> [String] {
    let frame = try frame(width: lineWidth.number)
    let count = expectedLineCount ?? lines?.count ?? 0
    guard frame.lines.count == count else {
      return ["\(frame.lines.count) lines instead of \(count): \(frame.lines.map(\.range))"]
    }
    var map = UTF16Map(frame.text.string)
    var problems: [String] = []
    for (line, expected) in zip(frame.lines, lines ?? []) {
      let range = [line.range.lowerBound, line.range.upperBound].map {
        original(map.utf16(fromUTF8: $0))
      }
      if range != expected.range { problems.append("range \(range) not \(expected.range)") }
      if abs(line.width - expected.width) > 1e-6 {
        problems.append("width \(line.width) not \(expected.width) in \(range)")
      }
      // Android's distances count downward.
      if abs(line.ascent + expected.ascent) > 1e-6 {
        problems.append("ascent \(line.ascent) not \(-expected.ascent) in \(range)")
      }
      if abs(line.descent - expected.descent) > 1e-6 {
        problems.append("descent \(line.descent) not \(expected.descent) in \(range)")
      }
    }
    return problems
  }
}
