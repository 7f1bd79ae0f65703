import Foundation
import GalleyShaping
import TestSupport
import Testing

@Suite("Dictionary line breaks")
struct DictionaryBreakerTests {
  private func words(_ text: String, in range: Range<Int>? = nil) -> [String] {
    let range = range ?? 0..<text.utf8.count
    var offsets: [UInt32] = []
    DictionaryBreaker.appendBreaks(in: text.utf8Span.span, range: range, to: &offsets)
    let edges = [range.lowerBound] + offsets.map(Int.init) + [range.upperBound]
    let bytes = Array(text.utf8)
    return zip(edges, edges.dropFirst()).map { String(decoding: bytes[$0..<$1], as: UTF8.self) }
  }

  @Test(
    "words are found in the scripts that have a dictionary",
    arguments: [
      "ประเทศไทย รวม เลือด เนื้อ ชาติ เชื้อ ไทย", "เป็น ประชา รัฐ", "ພາສາ ລາວ", "ខ្ញុំ ទៅ ផ្សារ",
      "ကျွန်တော် ကျောင်း သွား တယ်",
    ])
  func scripts(spaced: String) {
    let expected = spaced.split(separator: " ").map(String.init)
    #expect(words(expected.joined()) == expected)
  }

  @Test("offsets count from the start of the whole text")
  func stretch() {
    let text = "ab ภาษาไทย cd"
    #expect(words(text, in: 3..<24) == ["ภาษา", "ไทย"])
    #expect(words(text, in: 0..<0) == [""])
  }

  @Test("no break stands inside a grapheme cluster")
  func clusters() {
    let marks = "ก\u{E48}\u{E33}" + String(repeating: "\u{E49}", count: 64)
    for text in [marks, marks + "ไทย", "\u{E33}\u{E33}", "\u{E49}ไ\u{E49}ท\u{E33}ย\u{E4C}"] {
      var boundaries: Set<Int> = [0]
      for character in text {
        boundaries.insert((boundaries.max() ?? 0) + character.utf8.count)
      }
      var offsets: [UInt32] = []
      DictionaryBreaker.appendBreaks(
        in: text.utf8Span.span, range: 0..<text.utf8.count, to: &offsets)
      #expect(offsets.allSatisfy { boundaries.contains(Int($0)) }, "\(text)")
    }
  }

  private struct Paragraph: Decodable {
    var text: String
    var starts: [Int]
  }

  @Test(
    "every line start that Chromium chose in Thai words is an opportunity",
    .enabled(if: Suites.areAvailable))
  func chromium() throws {
    let paragraphs = try JSONDecoder().decode(
      [Paragraph].self, from: Suites.data("chromium-lines/tha.json"))
    var starts = 0
    for paragraph in paragraphs {
      let units = Array(paragraph.text.utf16)
      let isThai = units.map { (0x0E01...0x0E3A).contains($0) || (0x0E40...0x0E4E).contains($0) }
      for start in paragraph.starts where start > 0 && isThai[start] && isThai[start - 1] {
        let first = (isThai[..<start].lastIndex(of: false) ?? -1) + 1
        let end = isThai[start...].firstIndex(of: false) ?? units.count
        let before = String(decoding: units[first..<start], as: UTF16.self)
        let stretch = String(decoding: units[first..<end], as: UTF16.self)
        var offsets: [UInt32] = []
        DictionaryBreaker.appendBreaks(
          in: stretch.utf8Span.span, range: 0..<stretch.utf8.count, to: &offsets)
        #expect(offsets.contains(UInt32(before.utf8.count)), "\(before)|\(stretch)")
        starts += 1
      }
    }
    #expect(starts > 100)
  }

  @Test("answers are the same from many threads at once")
  func threads() async {
    let text = "ประเทศไทยรวมเลือดเนื้อชาติเชื้อไทย"
    let expected = words(text)
    await withTaskGroup(of: [String].self) { group in
      for _ in 0..<64 { group.addTask { words(text) } }
      for await result in group { #expect(result == expected) }
    }
  }
}
