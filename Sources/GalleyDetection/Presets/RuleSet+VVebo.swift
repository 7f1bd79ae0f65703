extension RuleSet {
  /// The four kinds of VVeboLabel: topics, mentions, links of t.cn and weibo.com, emoticons.
  ///
  /// Each kind has the extent that its pattern has there: topics reach over lines, nothing is asked
  /// of what stands before, and any word in brackets is an emoticon. What overlaps is settled as in
  /// every rule set, which VVeboLabel leaves to chance: see decision 075.
  public static let vvebo = RuleSet(
    name: "vvebo",
    rules: [
      .shortLink(vveboLink), .sigil(vveboTopic), .sigil(vveboMention), .sigil(vveboEmoticon),
    ])

  private static let vveboLink = ShortLinkRule(
    name: "url", hosts: ["t?cn/", "weibo?com/"], body: .asciiAlphanumerics(and: "/"))

  private static let vveboTopic: SigilRule = {
    var rule = SigilRule(
      "topic", kind: .topic, sigils: "#", body: CharacterClass("#").inverted)
    rule.closer = .sigil
    rule.allowsMarkedSigil = true
    return rule
  }()

  private static let vveboMention: SigilRule = {
    var rule = SigilRule(
      "account", kind: .mention, sigils: "@",
      body: CharacterClass(
        "_-", ranges: ["A"..."Z", "a"..."z", "0"..."9", "\u{4E00}"..."\u{9FA5}"]),
      count: 2...30)
    rule.allowsMarkedSigil = true
    return rule
  }()

  private static let vveboEmoticon: SigilRule = {
    var rule = SigilRule("emoji", kind: .emoticon, sigils: "[", body: .word)
    rule.closer = .scalars(["]"])
    rule.allowsMarkedSigil = true
    return rule
  }()
}
