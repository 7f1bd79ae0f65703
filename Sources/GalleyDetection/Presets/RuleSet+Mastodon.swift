extension RuleSet {
  /// Mastodon: hashtags, mentions with a server's domain, `:shortcodes:`, emoji.
  public static let mastodon = RuleSet(
    name: "mastodon",
    rules: [
      .links(.mastodon), .sigil(mastodonHashtag), .sigil(mastodonMention), .sigil(mastodonCode),
      .emoji(),
    ])

  private static let mastodonHashtag: SigilRule = {
    var rule = SigilRule("hashtag", kind: .topic, sigils: "#＃", body: .word)
    rule.inner = CharacterClass("\u{B7}\u{30FB}\u{200C}")
    rule.required = CharacterClass(
      categories: CharacterClass.letters.union(CharacterClass.marks))
    rule.forbiddenBefore = CharacterClass.whitespace.inverted
    return rule
  }()

  private static let mastodonMention: SigilRule = {
    var rule = SigilRule(
      "mention", kind: .mention, sigils: "@", body: .asciiAlphanumerics(and: "_"))
    rule.inner = CharacterClass(".-")
    rule.suffix = SigilRule.Suffix(
      separators: CharacterClass("@"), body: .word, inner: CharacterClass(".-"))
    rule.forbiddenBefore = CharacterClass("=/").union(.word)
    rule.target = "https://{1}/@{0}"
    return rule
  }()

  private static let mastodonCode: SigilRule = {
    var rule = SigilRule(
      "shortcode", kind: .shortcode, sigils: ":", body: .asciiAlphanumerics(and: "_+-"),
      count: 2...64)
    rule.closer = .sigil
    rule.forbiddenBefore = .asciiAlphanumerics(and: ":_")
    rule.forbiddenAfter = .asciiAlphanumerics()
    return rule
  }()
}
