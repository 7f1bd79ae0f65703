import GalleyDetection
import TestSupport
import Testing

@Suite("Rule sets against the matrix", .enabled(if: Suites.areAvailable))
struct MatrixTests {
  @Test("The rule set x finds what twitter-text finds")
  func twitterText() throws {
    try compare(.x, "twitter-text", kinds: nil, exceptions: [:])
  }

  @Test("The rule set mastodon finds the hashtags and mentions that Mastodon's patterns find")
  func mastodon() throws {
    try compare(
      .mastodon, "mastodon-regex", kinds: ["hashtag", "mention"],
      exceptions: ["a keycap is an emoji": ["hashtag-keycap"]])
  }

  @Test(
    "The rule set weibo finds the topics, mentions and emoticons of YYKit where it decides alike")
  func weibo() throws {
    try compare(
      .weibo, "yykit", kinds: ["topic", "mention", "code"],
      exceptions: [
        "a topic has no space inside of its hashes": [
          "topic-stray-hash", "topic-empty", "hashtag-numeric", "hashtag-underscore",
          "hashtag-middot", "hashtag-punct", "hashtag-zwj",
        ],
        "a topic ends with its line": ["topic-newline"],
        "a keycap is an emoji": ["hashtag-keycap"],
        "full-width marks count": ["topic-fullwidth", "at-fullwidth"],
        "a topic covers what is in it": ["topic-with-at", "topic-ext"],
        "a name has 2 to 30 characters": ["at-long", "at-one-char", "at-dot"],
        "a name may have any Han character": ["at-ext-b"],
        "a mention does not follow a letter or digit of ASCII": [
          "at-double", "at-remote", "at-email", "at-email-cjk", "mixed", "url-angle", "url-schemes",
        ],
        "a link covers what is in it": ["at-in-url", "url-fragment-tag", "url-port-auth"],
        "emoticons are known ones": ["hashtag-paren", "url-ip", "code-hyphen", "code-markdown"],
      ])
  }

  private func compare(
    _ set: RuleSet, _ system: String, kinds: Set<String>?, exceptions: [String: [String]]
  ) throws {
    let pairs = exceptions.flatMap { reason, ids in ids.map { ($0, reason) } }
    let exceptions = Exceptions(Dictionary(uniqueKeysWithValues: pairs))
    let cases = try MatrixCase.all()
    for item in cases {
      let found = item.found(by: set).filter { kinds?.contains($0.kind) ?? true }
      let expected = item.spans(system)
      let problems = found == expected ? [] : ["\(found) instead of \(expected)"]
      let unexpected = exceptions.unexpected(item.id, problems: problems)
      #expect(unexpected.isEmpty)
    }
    let unknown = exceptions.unknown(among: cases.map(\.id))
    #expect(unknown.isEmpty)
  }
}
