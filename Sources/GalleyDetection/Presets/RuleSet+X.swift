extension RuleSet {
  /// X, as twitter-text has it: hashtags, mentions with lists, cashtags, emoji.
  public static let x = RuleSet(
    name: "x", rules: [.links(.x), .sigil(xHashtag), .sigil(xMention), .sigil(xCashtag), .emoji()])

  private static let xHashtag: SigilRule = {
    let letters = CharacterClass.letters.union(CharacterClass.marks)
    let more = "\u{A67E}\u{5BE}\u{5F3}\u{5F4}\u{FF5E}\u{301C}\u{309B}\u{309C}\u{30A0}\u{30FB}"
    // Joiners, a ditto mark, two Tibetan separators and the middle dot.
    let joining = "\u{200C}\u{200D}\u{3003}\u{F0B}\u{F0C}\u{B7}"
    let categories = letters.union([.decimalNumber])
    var rule = SigilRule(
      "hashtag", kind: .topic, sigils: "#＃",
      body: CharacterClass("_" + more + joining, categories: categories))
    rule.required = CharacterClass(categories: letters)
    rule.forbiddenBefore = CharacterClass(
      "_&" + more + joining,
      // The variation selectors U+FE0E and U+FE0F are marks, but end emoji.
      categories: categories, except: "\u{FE0E}\u{FE0F}")
    rule.forbiddenAfter = CharacterClass("#＃")
    rule.forbiddenTextAfter = ["://"]
    rule.target = "https://x.com/hashtag/{}"
    return rule
  }()

  private static let xMention: SigilRule = {
    var rule = SigilRule(
      "mention", kind: .mention, sigils: "@＠", body: .asciiAlphanumerics(and: "_"),
      count: 1...20)
    rule.suffix = SigilRule.Suffix(
      separators: CharacterClass("/"), first: .asciiLetters,
      body: .asciiAlphanumerics(and: "_-"), count: 1...25)
    rule.forbiddenBefore = .asciiAlphanumerics(and: "_!#$%&*@＠")
    rule.wordBefore = "RT"
    rule.forbiddenBeforeWord = .asciiAlphanumerics(and: "_+~.-")
    rule.forbiddenAfter = CharacterClass(
      "@＠\u{253}\u{254}\u{256}\u{257}\u{259}\u{25B}\u{263}\u{268}\u{26F}\u{272}\u{289}\u{28B}\u{2BB}",
      ranges: [
        "\u{C0}"..."\u{D6}", "\u{D8}"..."\u{F6}", "\u{F8}"..."\u{24F}", "\u{300}"..."\u{36F}",
        "\u{1E00}"..."\u{1EFF}",
      ])
    rule.forbiddenTextAfter = ["://"]
    rule.target = "https://x.com/{0}"
    return rule
  }()

  private static let xCashtag: SigilRule = {
    var rule = SigilRule(
      "cashtag", kind: .cashtag, sigils: "$", body: .asciiLetters, count: 1...6)
    rule.suffix = SigilRule.Suffix(
      separators: CharacterClass("._"), body: .asciiLetters, count: 1...2)
    rule.forbiddenBefore =
      CharacterClass(
        "\u{61C}\u{200E}\u{200F}", ranges: ["\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}"]
      ).union(.whitespace).inverted
    rule.forbiddenAfter =
      CharacterClass(
        ranges: ["!"..."!", "#"..."/", ":"..."@", "["..."[", "]"..."_", "{"..."~"]
      ).union(.whitespace).inverted
    rule.target = "https://x.com/search?q=%24{}"
    return rule
  }()
}
