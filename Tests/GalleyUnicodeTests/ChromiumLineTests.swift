import Foundation
import GalleyUnicode
import TestSupport
import Testing

/// Line starts recorded from Chromium, checked without fonts.
@Suite("Chromium's line starts", .enabled(if: Suites.areAvailable))
struct ChromiumLineTests {
  /// A recorded paragraph; offsets count UTF-16 units.
  struct Paragraph: Decodable {
    var id: String
    var text: String
    var width: Double
    var lang: String
    var wordBreak: String?
    var lineBreak: String?
    var starts: [Int]
    /// The line and the left and right edge of each unit.
    var chars: [[Double]]?
  }

  @Test(
    "Every recorded line start is an opportunity",
    arguments: [
      "arb", "cmn_hans", "cmn_hant", "deu_1996", "eng", "fra", "heb", "hin", "jpn", "kor", "pes_1",
      "rus", "vie",
    ])
  func declaration(language: String) throws {
    for paragraph in try Self.paragraphs("chromium-lines/\(language).json") {
      let opportunities = Self.opportunities(in: paragraph)
      for (start, end) in zip(paragraph.starts, paragraph.starts.dropFirst()) {
        // A line without opportunities is a word that is longer than the line.
        let hasOpportunity = opportunities.contains { $0 > start && $0 < end }
        if hasOpportunity && !opportunities.contains(end) {
          Issue.record("\(paragraph.id): \(Self.context(of: end, in: paragraph))")
        }
      }
    }
  }

  @Test("Mixed text breaks where Chromium breaks, and at no opportunity that it passed over")
  func mixed() throws {
    var passedOver = 0
    for paragraph in try Self.paragraphs("chromium-mixed/mixed.json") {
      let units = try #require(paragraph.chars)
      let opportunities = Self.opportunities(in: paragraph)
      let scalarUnits = Array(paragraph.text.utf16)
      let starts = paragraph.starts + [units.count]
      for (start, end) in zip(starts, starts.dropFirst()) {
        let next = opportunities.first { $0 > start } ?? units.count
        let isInDictionaryText = end < units.count && Self.isComplex(scalarUnits[end])
        if end < units.count && !isInDictionaryText && !opportunities.contains(end) && next < end {
          Issue.record("missing \(paragraph.id): \(Self.context(of: end, in: paragraph))")
        }
        guard let further = opportunities.first(where: { $0 > end }), end < units.count else {
          continue
        }
        var last = further
        while last > end && scalarUnits[last - 1] == 0x20 { last -= 1 }
        let width = units[start..<last].reduce(0) { $0 + $1[2] - $1[1] }
        let crossesDictionaryText = scalarUnits[end..<last].contains(where: Self.isComplex)
        if crossesDictionaryText { continue }
        passedOver += 1
        if width < paragraph.width - 1 {
          Issue.record("extra \(paragraph.id): \(Self.context(of: further, in: paragraph))")
        }
      }
    }
    #expect(passedOver > 600)
  }

  private static func paragraphs(_ path: String) throws -> [Paragraph] {
    try JSONDecoder().decode([Paragraph].self, from: Suites.data(path))
  }

  /// The opportunities in UTF-16 units.
  private static func opportunities(in paragraph: Paragraph) -> [Int] {
    let strictness: LineBreaker.Strictness =
      switch paragraph.lineBreak {
      case "loose": .loose
      case "strict": .strict
      default: .normal
      }
    let wordBreak: LineBreaker.WordBreak =
      switch paragraph.wordBreak {
      case "break-all": .breakAll
      case "keep-all": .keepAll
      default: .normal
      }
    let breaker = LineBreaker(
      strictness: strictness, wordBreak: wordBreak, language: paragraph.lang)
    let utf8 = paragraph.text.utf8
    return breaker.opportunities(in: paragraph.text).map {
      paragraph.text.utf16.distance(
        from: utf8.startIndex, to: utf8.index(utf8.startIndex, offsetBy: $0.offset))
    }
  }

  /// Whether a unit is of the scripts that need a dictionary.
  private static func isComplex(_ unit: UInt16) -> Bool {
    ScalarProperties(codePoint: UInt32(unit)).lineBreakClass == .sa
  }

  private static func context(of offset: Int, in paragraph: Paragraph) -> String {
    let units = Array(paragraph.text.utf16)
    let before = String(decoding: units[max(0, offset - 12)..<offset], as: UTF16.self)
    let after = String(decoding: units[offset..<min(units.count, offset + 12)], as: UTF16.self)
    return "\(before)|\(after) (\(paragraph.wordBreak ?? "-"), \(paragraph.lineBreak ?? "-"))"
  }
}
