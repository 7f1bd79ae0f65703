import GalleyDetection

/// Links by themselves, found by a rule set of one grammar.
struct LinkFinding {
  private let rules: RuleSet

  init(_ grammar: LinkGrammar) { rules = RuleSet(name: "links", rules: [.links(grammar)]) }

  /// The links of a text, from left to right.
  func links(in text: String) -> [Entity] { rules.entities(in: text) }

  /// The texts of the links.
  func texts(in text: String) -> [String] { links(in: text).map { text.slice($0.range) } }

  /// The targets of the links.
  func targets(in text: String) -> [String] { links(in: text).compactMap(\.target) }
}
