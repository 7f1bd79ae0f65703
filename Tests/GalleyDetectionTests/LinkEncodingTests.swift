import TestSupport
import Testing

@testable import GalleyDetection

@Suite("Link encodings")
struct LinkEncodingTests {
  /// The samples of RFC 3492, section 7.1, whose code is in small letters.
  private static let samples: [(String, String)] = [
    ("ليهمابتكلموشعربي؟", "egbpdaj6bu4bxfgehfvwxn"),
    ("他们为什么不说中文", "ihqwcrb4cv8a8dqg056pqjye"),
    ("他們爲什麽不說中文", "ihqwctvzc91f659drss3x8bo0yb"),
    ("למההםפשוטלאמדבריםעברית", "4dbcagdahymbxekheh6e0a7fei0b"),
    ("यहलोगहिन्दीक्योंनहींबोलसकतेहैं", "i1baa7eci9glrd9b2ae1bj0hfcgg6iyaf8o0a1dig0cd"),
    ("なぜみんな日本語を話してくれないのか", "n8jok5ay5dzabd5bym9f0cm5685rrjetr6pdxa"),
    ("почемужеонинеговорятпорусски", "b1abfaaepdrnnbgefbadotcwatmq2g4l"),
    ("3年B組金八先生", "3B-ww4c5e180e575a65lsy2b"),
    ("安室奈美恵-with-SUPER-MONKEYS", "-with-SUPER-MONKEYS-pc58ag80a8qai00g7n9n"),
    ("Hello-Another-Way-それぞれの場所", "Hello-Another-Way--fc4qua05auwb3674vfr0b"),
    ("ひとつ屋根の下2", "2-u9tlzr9756bt3uc0v"),
    ("MajiでKoiする5秒前", "MajiKoi5-783gue6qz075azm5e"),
    ("パフィーdeルンバ", "de-jg4avhby1noc0d"),
    ("そのスピードで", "d9juau41awczczp"),
  ]

  @Test("Punycode encodes and decodes the samples of RFC 3492", arguments: samples)
  func punycode(_ text: String, _ code: String) {
    let scalars = text.unicodeScalars.map(\.value)
    #expect(Punycode.encode(scalars) == code)
    #expect(Punycode.decode(Array(code.utf8)) == scalars)
  }

  @Test("What encodes nothing is not decoded", arguments: ["", "-", "a-", "é", "99999999", "ab_c"])
  func undecodable(_ code: String) {
    #expect(Punycode.decode(Array(code.utf8)) == nil)
  }

  @Test("Every top-level domain is found, in capitals too", .enabled(if: Suites.areAvailable))
  func domains() throws {
    let list = try Suites.text("detection/tld/tlds-alpha-by-domain.txt")
    let names = list.split(separator: "\n").filter { !$0.hasPrefix("#") }.map(String.init)
    #expect(names.count == 1437)
    for name in names {
      #expect(contains(name) && contains(name.lowercased()))
      guard name.hasPrefix("XN--") else { continue }
      let scalars = try #require(Punycode.decode(Array(name.utf8.dropFirst(4))))
      let unicode = String(
        String.UnicodeScalarView(scalars.compactMap { Unicode.Scalar($0) }))
      #expect(contains(unicode))
    }
  }

  @Test(
    "What is no top-level domain is not found",
    arguments: ["", "a", "co m", "c", "comm", "exe", "zzzz", "aa", "~~", "\u{7F}\u{7F}", "中"])
  func noDomains(_ name: String) {
    #expect(!contains(name))
  }

  private func contains(_ name: String) -> Bool {
    let bytes = Array(name.utf8)
    return TopLevelDomains.contains(bytes.span, 0..<bytes.count)
  }
}
