import GalleyDetection
import GalleyText
import TestSupport
import Testing

@Suite("Rule sets")
struct RuleSetTests {
  @Test("Sets are found by name")
  func names() {
    for name in ["weibo", "x", "mastodon", "plain", "vvebo"] {
      #expect(RuleSet(named: name)?.name == name)
    }
    #expect(RuleSet(named: "none") == nil)
    #expect(RuleSet(named: "x") == RuleSet.x)
    #expect(RuleSet(name: "a", rules: []) != RuleSet(name: "a", rules: []))
    #expect(RuleSet(name: "a", rules: []).entities(in: "@a http://t.cn/").isEmpty)
  }

  @Test("Words are found leftmost and longest, in one scan")
  func keywords() {
    let rule = KeywordRule(
      "word", words: ["he", "she", "his", "hers", "史记", "史", "", "cab", "abcd"], target: "w:{}")
    let set = RuleSet(name: "words", rules: [.keywords(rule)])
    func found(_ text: String) -> [String] { set.entities(in: text).map(\.value) }
    #expect(found("ushers") == ["she"])
    #expect(found("hehers his") == ["he", "hers", "his"])
    #expect(found("读史记和史书") == ["史记", "史"])
    #expect(found("abcab abc") == ["cab"])
    #expect(found("").isEmpty)
    #expect(set.entities(in: "史").first?.target == "w:%E5%8F%B2")
  }

  @Test("Words may ignore case and ask for what stands around them")
  func wholeWords() {
    let rule = KeywordRule(
      "word", words: ["Art", "art deco", "co"], ignoresASCIICase: true,
      forbiddenAround: .asciiAlphanumerics())
    let set = RuleSet(name: "words", rules: [.keywords(rule)])
    func found(_ text: String) -> [String] { set.entities(in: text).map(\.value) }
    #expect(found("ART party art") == ["ART", "art"])
    #expect(found("Art Deco, art decor") == ["Art Deco", "art"])
  }

  @Test("A search finds what one word at a time would find", arguments: 0..<200)
  func keywordSearch(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    func word(_ length: Int) -> String {
      String((0..<length).map { _ in "abc".randomElement(using: &random) ?? "a" })
    }
    let words = (0..<Int.random(in: 1...6, using: &random)).map { _ in
      word(Int.random(in: 1...5, using: &random))
    }
    let text = word(60)
    let set = RuleSet(name: "words", rules: [.keywords(KeywordRule("w", words: words))])
    var expected: [Range<Int>] = []
    var offset = 0
    while offset < text.utf8.count {
      let rest = text.dropFirst(offset)
      guard let longest = words.filter({ rest.hasPrefix($0) }).map(\.count).max() else {
        offset += 1
        continue
      }
      expected.append(offset..<offset + longest)
      offset += longest
    }
    #expect(set.entities(in: text).map(\.range) == expected, "\(words) in \(text)")
  }

  @Test("What starts first wins, then what is longer, then what comes first in the set")
  func precedence() {
    let word = Rule.keywords(KeywordRule("word", words: ["foo", "foo.com/a", "@user", "bar"]))
    var rule = SigilRule("name", kind: .mention, sigils: "@", body: .asciiLetters)
    rule.count = 1...20
    for (rules, text, expected) in [
      ([.links(.plain), word], "foo.com bar", ["link", "word"]),
      ([.links(.plain), word], "foo.com/a bar", ["link", "word"]),
      ([word, .links(.plain)], "foo.com/a bar", ["word", "word"]),
      ([word, .sigil(rule)], "@user @users", ["word", "name"]),
      ([.sigil(rule), word], "@user", ["name"]),
    ] as [([Rule], String, [String])] {
      let set = RuleSet(name: "test", rules: rules)
      #expect(set.entities(in: text).map(\.rule) == expected, "\(text)")
    }
  }

  @Test("What is left of a link behind another entity is looked at again")
  func cutLinks() {
    let set = RuleSet(
      name: "test",
      rules: [.keywords(KeywordRule("word", words: ["x 例"])), .links(.plain)])
    #expect(set.entities(in: "x 例子.com").map(\.value) == ["x 例", "子.com"])
  }

  private struct Ticket: EntityMatcher {
    let kind = Entity.Kind.custom
    let triggers = Array("T".utf8)
    let window = 8
    var length: Int?

    func match(_ text: Span<UInt8>, after previous: Unicode.Scalar?) -> EntityMatch? {
      if let length { return EntityMatch(length: length) }
      if let previous, previous.properties.isAlphabetic { return nil }
      var end = 1
      while end < text.count, (0x30...0x39).contains(text[end]) { end += 1 }
      guard end > 1 else { return nil }
      return EntityMatch(length: end, value: 1..<end, target: "ticket:\(end - 1)")
    }
  }

  @Test("A rule in code sees a bounded stretch of text")
  func matcher() {
    let set = RuleSet(name: "test", rules: [.matcher("ticket", Ticket()), .links(.plain)])
    let found = set.entities(in: "T12 aT3 http://a.com/T4 T1234567890好")
    #expect(found.map(\.value) == ["12", "http://a.com/T4", "1234567"])
    #expect(found.map(\.target) == ["ticket:2", "http://a.com/T4", "ticket:7"])
    #expect(found.map(\.kind) == [.custom, .link, .custom])
  }

  @Test("A matcher that breaks its promise is stopped")
  func brokenMatcher() async {
    await #expect(processExitsWith: .failure) {
      let set = RuleSet(name: "test", rules: [.matcher("t", Ticket(length: 9))])
      _ = set.entities(in: "T好好好好好好")
    }
    await #expect(processExitsWith: .failure) {
      let set = RuleSet(name: "test", rules: [.matcher("t", Ticket(length: 2))])
      _ = set.entities(in: "T好")
    }
  }

  @Test("A rule without a sigil, or whose unbounded body may hold it, is stopped")
  func brokenRule() async {
    await #expect(processExitsWith: .failure) {
      _ = Rule.sigil(SigilRule("a", kind: .custom, sigils: "", body: .word))
    }
    await #expect(processExitsWith: .failure) {
      _ = Rule.sigil(SigilRule("a", kind: .custom, sigils: "a", body: .word))
    }
  }

  @Test("Ranges are given in UTF-16 on demand")
  func utf16() {
    let text = "😷好#话题# @小明"
    var map = UTF16Map(text)
    let found = RuleSet.vvebo.entities(in: text)
    #expect(found.map { $0.utf16Range(by: &map) } == [3..<7, 8..<11])
  }
}
