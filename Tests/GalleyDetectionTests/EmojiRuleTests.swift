import Foundation
import GalleyDetection
import TestSupport
import Testing

@Suite("Emoji sequences")
struct EmojiRuleTests {
  /// The list of Debian's package `unicode-data`.
  private static let list = "/usr/share/unicode/emoji/emoji-test.txt"

  private static let sets: [RuleSet] = [.weibo, .x, .mastodon, .plain]

  @Test(
    "Every sequence of emoji-test.txt is one entity, alone and between text",
    .enabled(if: FileManager.default.fileExists(atPath: list), "needs Debian's unicode-data"))
  func all() throws {
    let text = try String(contentsOfFile: Self.list, encoding: .utf8)
    var count = 0
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let codes = line.prefix { $0 != ";" }.split(separator: " ")
      let scalars = codes.compactMap { UInt32($0, radix: 16).flatMap(Unicode.Scalar.init) }
      var emoji = String.UnicodeScalarView()
      emoji.append(contentsOf: scalars)
      check(String(emoji))
      count += 1
    }
    #expect(count == 4733)
  }

  @Test("Every sequence of newer versions is one entity", .enabled(if: Suites.areAvailable))
  func newer() throws {
    struct File: Decodable {
      struct Case: Decodable {
        var text: String
      }
      var cases: [Case]
    }
    let data = try Suites.data("detection/unicode/emoji-newer-than-15.0.json")
    let cases = try JSONDecoder().decode(File.self, from: data).cases
    #expect(cases.count == 511)
    for item in cases { check(item.text) }
  }

  private func check(_ emoji: String) {
    for set in Self.sets {
      for (before, after) in [("", ""), ("a", "b"), ("好", "吗"), (" ", " "), ("1", "1"), ("。", "，")]
      {
        let start = before.utf8.count
        let found = set.entities(in: before + emoji + after)
        #expect(found.map(\.kind) == [.emoji], "\(set.name) \(before)\(emoji)\(after)")
        #expect(found.map(\.range) == [start..<start + emoji.utf8.count])
        #expect(found.map(\.value) == [emoji])
      }
    }
  }

  @Test(
    "Sequences are as long as their grammar lets them be",
    arguments: [
      ("🇨🇳🇨🇳", ["🇨🇳", "🇨🇳"]), ("🇨🇳🇨", ["🇨🇳"]), ("🇨", []), ("☎\u{FE0E}", []), ("😀\u{FE0E}", []),
      ("☎\u{FE0F}", ["☎\u{FE0F}"]), ("1\u{FE0F}", []), ("12\u{20E3}3", ["2\u{20E3}"]), ("*#12", []),
      ("👩\u{200D}", ["👩"]), ("👩\u{200D}a", ["👩"]), ("👩\u{200D}❤\u{FE0E}", ["👩"]),
      ("🏴\u{E0067}\u{E0062}", ["🏴"]), ("🏴\u{E007F}", ["🏴"]), ("\u{200D}👩", ["👩"]),
      ("✌🏿\u{FE0F}", ["✌🏿\u{FE0F}"]), ("👍🏽👍", ["👍🏽", "👍"]), ("㊗、〰。", ["㊗", "〰"]),
      ("©®", ["©", "®"]), ("‼—…", ["‼"]),
    ] as [(String, [String])])
  func extents(text: String, expected: [String]) {
    #expect(RuleSet.plain.entities(in: text).map { text.slice($0.range) } == expected)
  }

  @Test("Emoji drawn as text may be left out")
  func textStyle() {
    let set = RuleSet(name: "colour", rules: [.emoji(includesText: false)])
    let found = set.entities(in: "© ☎ ☎\u{FE0F} ☝🏽 😀 ❤\u{200D}🔥 1\u{FE0F}\u{20E3}")
    #expect(found.map(\.value) == ["☎\u{FE0F}", "☝🏽", "😀", "❤\u{200D}🔥", "1\u{FE0F}\u{20E3}"])
  }
}
