import Foundation
import GalleyUnicode
import TestSupport
import Testing

@Suite("Emoji")
struct EmojiTests {
  /// The list of Debian's package `unicode-data`.
  private static let list = "/usr/share/unicode/emoji/emoji-test.txt"

  @Test(
    "Every fully qualified emoji is one cluster drawn as emoji",
    .enabled(if: FileManager.default.fileExists(atPath: list), "needs Debian's unicode-data"))
  func fullyQualified() throws {
    let text = try String(contentsOfFile: Self.list, encoding: .utf8)
    var count = 0
    for line in text.split(separator: "\n") where line.contains("; fully-qualified") {
      let codes = line.prefix { $0 != ";" }.split(separator: " ")
      var emoji = ""
      for code in codes {
        if let value = UInt32(code, radix: 16), let scalar = Unicode.Scalar(value) {
          emoji.unicodeScalars.append(scalar)
        }
      }
      count += 1
      #expect(GraphemeBreaker.boundaries(in: emoji) == [0, emoji.utf8.count], "\(line)")
      #expect(EmojiPresentation(cluster: emoji) == .emoji, "\(line)")
      #expect(EmojiPresentation.emojiRanges(in: emoji) == [0..<emoji.utf8.count])
    }
    #expect(count > 3600)
  }

  @Test(
    "Emoji of the versions 15.1 to 17.0 are clusters drawn as emoji",
    .enabled(if: Suites.areAvailable))
  func newer() throws {
    struct File: Decodable {
      struct Case: Decodable {
        var text: String
        var status: String
        var emojiVersion: Double
      }
      var cases: [Case]
    }
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    let file = try decoder.decode(
      File.self, from: Suites.data("detection/unicode/emoji-newer-than-15.0.json"))
    let cases = file.cases.filter { $0.emojiVersion < 18 && $0.status == "fully-qualified" }
    #expect(cases.count > 100)
    for item in cases {
      #expect(EmojiPresentation.emojiRanges(in: item.text) == [0..<item.text.utf8.count])
    }
  }

  @Test(
    "Presentation follows selectors, sequences and the default",
    arguments: [
      ("a", .ordinary), ("1", .ordinary), ("1\u{FE0F}", .emoji), ("", .ordinary),
      ("a\u{FE0F}", .ordinary), ("1\u{FE0F}\u{20E3}", .emoji), ("1\u{20E3}", .ordinary),
      ("©", .text), ("©\u{FE0F}", .emoji), ("❤", .text), ("❤\u{FE0F}", .emoji),
      ("😀", .emoji), ("😀\u{FE0E}", .text), ("⌚", .emoji), ("⌚\u{FE0E}", .text),
      ("☝", .text), ("☝🏽", .emoji), ("🇩🇪", .emoji), ("❤\u{200D}🔥", .emoji),
      ("🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}", .emoji),
    ] as [(String, EmojiPresentation)])
  func presentation(cluster: String, expected: EmojiPresentation) {
    #expect(EmojiPresentation(cluster: cluster) == expected)
  }

  @Test("Emoji ranges are the clusters drawn as emoji")
  func ranges() {
    #expect(EmojiPresentation.emojiRanges(in: "a😀👨‍👩‍👧1©❤️") == [1..<5, 5..<23, 26..<32])
    #expect(EmojiPresentation.emojiRanges(in: "").isEmpty)
  }
}
