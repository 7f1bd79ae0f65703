import GalleyUnicode

extension RuleSet {
  /// Weibo: topics between two `#`, mentions, emoticons in brackets that are known, emoji.
  ///
  /// Full-width ＃ and ＠ count. Clients' rules are not all alike, and those of the server are not
  /// public: see the decisions 072 to 074.
  public static let weibo = RuleSet(
    name: "weibo",
    rules: [
      .links(.weibo), .sigil(weiboTopic), .sigil(weiboMention), .sigil(weiboEmoticon), .emoji(),
    ])

  private static let weiboTopic: SigilRule = {
    var rule = SigilRule(
      "topic", kind: .topic, sigils: "#＃",
      body: CharacterClass("#＃\n\u{B}\u{C}\r\u{85}\u{2028}\u{2029}").inverted, count: 1...140)
    rule.closer = .sigil
    rule.forbiddenAtEdges = .whitespace
    rule.required = CharacterClass(
      categories: CharacterClass.letters.union([
        .decimalNumber, .letterNumber, .otherNumber, .otherSymbol,
      ]))
    rule.target = "https://s.weibo.com/weibo?q=%23{}%23"
    return rule
  }()

  private static let weiboMention: SigilRule = {
    var rule = SigilRule(
      "mention", kind: .mention, sigils: "@＠",
      body: CharacterClass(
        "_-", ranges: ["A"..."Z", "a"..."z", "0"..."9"], scripts: [.han]),
      count: 2...30)
    rule.forbiddenBefore = .asciiAlphanumerics(and: "_")
    rule.wordBefore = "RT"
    rule.forbiddenBeforeWord = .asciiAlphanumerics(and: "_")
    rule.target = "https://weibo.com/n/{}"
    return rule
  }()

  private static let weiboEmoticon: SigilRule = {
    var rule = SigilRule(
      "emoticon", kind: .emoticon, sigils: "[",
      body: CharacterClass("[]", ranges: ["\u{0}"..."\u{20}"]).inverted, count: 1...32)
    rule.closer = .scalars(["]"])
    rule.names = WeiboEmoticons.names
    return rule
  }()
}
