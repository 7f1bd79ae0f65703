/// One rule of a rule set: a kind of thing and how it is found.
public struct Rule: Sendable {
  /// The ways in which a rule finds things.
  enum Method: Sendable {
    case sigil(SigilRule)
    case emoji(includesText: Bool)
    case shortLink(ShortLinkRule)
    case matcher(any EntityMatcher)
    case keywords(KeywordRule)
    case links(LinkGrammar)
  }

  /// The rule's name, which its entities carry.
  public let name: String
  /// What the rule finds.
  public let kind: Entity.Kind
  let method: Method

  /// The template of its entities' targets; empty when the target is the text.
  var target: String? {
    switch method {
    case .sigil(let rule): rule.target
    case .keywords(let rule): rule.target
    case .shortLink: ""
    case .emoji, .matcher, .links: nil
    }
  }

  /// A rule for names behind a mark.
  ///
  /// - Precondition: the rule has a sigil; a body without bound holds no sigil.
  public static func sigil(_ rule: SigilRule) -> Rule {
    precondition(!rule.sigils.isEmpty, "SigilRule \(rule.name): there is no sigil")
    precondition(
      rule.count.upperBound <= 4096 || !rule.sigils.contains(where: rule.mayHold),
      "SigilRule \(rule.name): a body of \(rule.count) scalars may hold a sigil")
    return Rule(name: rule.name, kind: rule.kind, method: .sigil(rule))
  }

  /// A rule for emoji sequences (UTS #51): keycaps, flags, skin tones, joined and tagged sequences.
  ///
  /// - Parameters:
  ///   - name: The rule's name.
  ///   - includesText: Whether characters such as © and ☎ count that are drawn as text unless
  ///     U+FE0F follows. U+FE0E makes any emoji text, which is never found.
  public static func emoji(_ name: String = "emoji", includesText: Bool = true) -> Rule {
    Rule(name: name, kind: .emoji, method: .emoji(includesText: includesText))
  }

  /// A rule for links.
  ///
  /// - Parameters:
  ///   - name: The rule's name.
  ///   - grammar: What counts as a link.
  public static func links(_ grammar: LinkGrammar, name: String = "link") -> Rule {
    Rule(name: name, kind: .link, method: .links(grammar))
  }

  /// A rule for a set of words.
  public static func keywords(_ rule: KeywordRule) -> Rule {
    Rule(name: rule.name, kind: rule.kind, method: .keywords(rule))
  }

  /// A rule in code.
  public static func matcher(_ name: String, _ matcher: any EntityMatcher) -> Rule {
    Rule(name: name, kind: matcher.kind, method: .matcher(matcher))
  }

  static func shortLink(_ rule: ShortLinkRule) -> Rule {
    Rule(name: rule.name, kind: .link, method: .shortLink(rule))
  }
}

extension SigilRule {
  /// Whether a body may hold a scalar.
  fileprivate func mayHold(_ scalar: Unicode.Scalar) -> Bool {
    if case .sigil = closer { return false }
    return body.contains(scalar) || inner.contains(scalar)
  }
}
