import GalleyUnicode
import TestSupport
import Testing

/// Unicode's own test files for the boundaries of UAX #14 and UAX #29.
@Suite("Unicode's boundary tests", .enabled(if: Suites.areAvailable))
struct UnicodeSuiteTests {
  /// A case: a text and the UTF-8 offsets of its boundaries.
  struct Case {
    var text: String
    var boundaries: [Int]
    var line: Int
  }

  @Test("Grapheme boundaries are those of GraphemeBreakTest.txt")
  func graphemes() throws {
    let cases = try Self.cases(of: "GraphemeBreakTest.txt")
    #expect(cases.count == 766)
    for item in cases where GraphemeBreaker.boundaries(in: item.text) != item.boundaries {
      Issue.record("line \(item.line): \(GraphemeBreaker.boundaries(in: item.text))")
    }
  }

  @Test("Word boundaries are those of WordBreakTest.txt")
  func words() throws {
    let cases = try Self.cases(of: "WordBreakTest.txt")
    #expect(cases.count == 1944)
    for item in cases where WordBreaker.boundaries(in: item.text) != item.boundaries {
      Issue.record("line \(item.line): \(WordBreaker.boundaries(in: item.text))")
    }
  }

  @Test("Untailored line breaks are those of LineBreakTest.txt")
  func lines() throws {
    let cases = try Self.cases(of: "LineBreakTest.txt")
    #expect(cases.count == 19_338)
    let breaker = LineBreaker()
    for item in cases {
      let offsets = breaker.opportunities(in: item.text).map(\.offset)
      if offsets != item.boundaries { Issue.record("line \(item.line): \(offsets)") }
    }
  }

  private static func cases(of file: String) throws -> [Case] {
    let text = try Suites.text("unicode-17/\(file)")
    var cases: [Case] = []
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      guard let body = line.split(separator: "#", omittingEmptySubsequences: false).first,
        body.contains("÷")
      else { continue }
      var item = Case(text: "", boundaries: [], line: number + 1)
      for token in body.split(whereSeparator: \.isWhitespace) {
        if token == "÷" {
          item.boundaries.append(item.text.utf8.count)
        } else if let value = UInt32(token, radix: 16), let scalar = Unicode.Scalar(value) {
          item.text.unicodeScalars.append(scalar)
        }
      }
      cases.append(item)
    }
    return cases
  }
}
