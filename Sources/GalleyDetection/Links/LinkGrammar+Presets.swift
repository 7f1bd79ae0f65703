extension LinkGrammar {
  /// Links as linkify-it finds them: web, FTP and e-mail addresses, bare domains and IPv4 addresses in
  /// all scripts.
  ///
  /// CJK punctuation ends a link, and CJK text before or after a bare domain in ASCII is none of it.
  public static let plain: LinkGrammar = {
    var grammar = LinkGrammar(
      schemes: [Scheme("http"), Scheme("https"), Scheme("ftp"), Scheme("mailto", .address)],
      path: .general(.untilPunctuation))
    grammar.bareDomains = .anyScript
    grammar.allowsBareAddresses = true
    grammar.allowsDoubleSlash = true
    grammar.allowsUserinfo = true
    grammar.allowsUnderscores = false
    grammar.requiresCleanEnd = true
    grammar.findsEmail = true
    grammar.forbiddenBeforeScheme = ASCIISet.alphanumerics.union("_")
    grammar.forbiddenBeforeDomain = "@#/-_.:"
    return grammar
  }()

  /// Links as X (Twitter) finds them: http, https and bare domains, with known top-level domains.
  ///
  /// Paths are of ASCII, Latin and Cyrillic characters, so CJK text ends them; the slugs of `t.co` are
  /// letters and digits.
  public static let x: LinkGrammar = {
    var grammar = LinkGrammar(
      schemes: [Scheme("http"), Scheme("https")],
      path: LinkPath(
        last: ASCIISet.alphanumerics.union("=_#/+-"), inner: "!*';:,.$%[]~&|@", brackets: "(",
        beyond: .latinAndCyrillic))
    grammar.bareDomains = .latin
    grammar.requiresKnownDomain = true
    grammar.forbiddenBeforeScheme = ASCIISet.alphanumerics.union("@$#")
    grammar.forbiddenBeforeDomain = "@$#/-_."
    grammar.pathStarts = "/"
    grammar.query = LinkPath(
      last: ASCIISet.alphanumerics.union("_&=#/-"), inner: "!?*'();:+$%[].,~|@^")
    grammar.hostRules = [HostRule(host: "t.co", maximumLength: 40, allowsQuery: true)]
    return grammar
  }()

  /// Links as Mastodon finds them: those of ``x`` with paths in any script, and the schemes `xmpp` and
  /// `magnet`.
  public static let mastodon: LinkGrammar = {
    var grammar = x
    grammar.schemes += [Scheme("xmpp", .address), Scheme("magnet", .query)]
    grammar.path.beyond = .untilQuote
    grammar.query?.beyond = .untilQuote
    grammar.hostRules = []
    return grammar
  }()

  /// Links in Weibo posts: web and e-mail addresses and bare domains between CJK text.
  ///
  /// Sentence marks end a link, CJK brackets stay in it in pairs; the slugs of `t.cn` are letters and
  /// digits.
  public static let weibo: LinkGrammar = {
    var grammar = LinkGrammar(
      schemes: [Scheme("http"), Scheme("https"), Scheme("mailto", .address)],
      path: .general(.untilSentenceMark))
    grammar.bareDomains = .latin
    grammar.allowsUserinfo = true
    grammar.findsEmail = true
    grammar.hostRules = [HostRule(host: "t.cn")]
    return grammar
  }()
}

extension LinkPath {
  /// The rules of linkify-it for ASCII: all but spaces and angle brackets, sentence marks inside only,
  /// brackets and quotation marks in pairs.
  ///
  /// - Parameter beyond: what stands beyond ASCII.
  public static func general(_ beyond: Beyond) -> LinkPath {
    LinkPath(
      last: ASCIISet.alphanumerics.union("/_~%&=+$#@-\\"), inner: ".,;:!?*|^", brackets: "([{",
      quotes: "\"'", beyond: beyond)
  }
}
