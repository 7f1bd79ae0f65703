import Foundation
import TestSupport
import Testing

@Suite("galley inspect")
struct InspectTests {
  @Test(
    "bidi answers levels and visual order",
    arguments: [
      ("auto", "0041 05D0 0031", "0 1 2; 0 2 1"),
      ("auto", "U+05D0 U+0020 U+0041", "1 1 2; 2 1 0"),
      ("ltr", "05D0 05D1", "1 1; 1 0"),
      ("rtl", "0041 0042", "2 2; 0 1"),
      ("auto", "202A 0042", "x 2; 1"),
      ("auto", "", ";"),
    ])
  func bidi(direction: String, line: String, answer: String) throws {
    let result = try ToolProcess.run(
      ["inspect", "bidi", "--direction", direction], input: line + "\n")
    #expect(result.output == answer + "\n")
    #expect(result.status == 0)
  }

  @Test("CR LF, tabs, doubled spaces and a missing last newline are taken")
  func lineEnds() throws {
    let result = try ToolProcess.run(["inspect", "bidi"], input: "41\t42\r\n\r\n  10FFFD 00041 ")
    #expect(result.output == "0 0; 0 1\n;\n0 0; 0 1\n")
  }

  @Test(
    "a word that is no code point is named with its line, after the lines before it",
    arguments: ["xyz", "110000", "FFFFFFFFFFFFFFFFFF41", "U+", "-1", "0x41"])
  func badCodePoint(word: String) throws {
    let result = try ToolProcess.run(["inspect", "bidi"], input: "0041\n0042 \(word)\n0043\n")
    #expect(result.status == 65)
    #expect(result.error == "line 2: \"\(word)\" is not a hexadecimal code point")
    #expect(result.output == "0; 0\n")
  }
}

/// Lines of a Unicode segmentation test file: code points, and offsets where a boundary stands.
private struct SegmentationFile {
  var lines: [String] = []
  var answers: [String] = []

  init(_ text: String) {
    for line in text.split(separator: "\n") {
      let marks = line.prefix { $0 != "#" }.split(whereSeparator: { $0 == " " || $0 == "\t" })
      if marks.isEmpty { continue }
      let codePoints = marks.filter { $0 != "÷" && $0 != "×" }
      let boundaries = marks.filter { $0 == "÷" || $0 == "×" }.enumerated()
        .filter { $0.offset == 0 || $0.element == "÷" }
      lines.append(codePoints.joined(separator: " "))
      answers.append(boundaries.map { String($0.offset) }.joined(separator: " "))
    }
  }
}

extension InspectTests {
  @Test(
    "boundaries are those of Unicode's test files", .enabled(if: Suites.areAvailable),
    arguments: [
      ("line-breaks", "LineBreakTest", 19_338), ("graphemes", "GraphemeBreakTest", 766),
      ("words", "WordBreakTest", 1_944),
    ])
  func suites(subject: String, file: String, count: Int) throws {
    let suite = SegmentationFile(try Suites.text("unicode-17/\(file).txt"))
    #expect(suite.lines.count == count)
    let result = try ToolProcess.run(
      ["inspect", subject], input: suite.lines.joined(separator: "\n") + "\n")
    #expect(result.status == 0)
    let wrong = zip(zip(suite.lines, suite.answers), result.lines).filter { $0.1 != $1 }
    #expect(result.lines.count == count)
    #expect(wrong.isEmpty, "first: \(wrong.prefix(1))")
  }

  @Test(
    "boundaries are counted in code points, and an empty line has one",
    arguments: [
      ("line-breaks", "1F600 0020 00E9\n\n", "0 2 3\n0\n"),
      ("graphemes", "1F468 200D 1F469 0065 0301\n\n", "0 3 5\n0\n"),
      ("words", "0048 0069 0020 4F60\n\n", "0 2 3 4\n0\n"),
    ])
  func boundaries(subject: String, lines: String, answers: String) throws {
    #expect(try ToolProcess.run(["inspect", subject], input: lines).output == answers)
  }

  @Test("a surrogate is no character to break text at", arguments: ["line-breaks", "graphemes"])
  func surrogate(subject: String) throws {
    let result = try ToolProcess.run(["inspect", subject], input: "0041 D800\n")
    #expect(result.status == 65)
    #expect(result.error == "line 1: D800 is a surrogate, not a character")
  }

  @Test("the paragraph direction is for bidi alone")
  func directionOfOthers() throws {
    let result = try ToolProcess.run(["inspect", "words", "--direction", "rtl"])
    #expect(result.status == 64)
    #expect(result.error == "option --direction is for bidi only")
  }
}
