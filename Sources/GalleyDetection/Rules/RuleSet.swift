/// The rules that say what can be tapped in a text; data, not code.
///
/// Rules are ranked by their order. What is found never overlaps: what starts first wins, then what
/// is longer, then what has the higher rank.
public struct RuleSet: Sendable {
  /// The name that it is known by on the command line.
  public let name: String
  /// The rules, the highest rank first.
  public let rules: [Rule]
  let compiled: CompiledRules

  /// Creates a rule set; keep it, since the rules are prepared for scanning here.
  ///
  /// - Precondition: there are at most 255 rules.
  public init(name: String, rules: [Rule]) {
    precondition(rules.count <= 255, "RuleSet \(name): \(rules.count) rules are more than 255")
    self.name = name
    self.rules = rules
    compiled = CompiledRules(rules)
  }

  /// The sets that come with Galley.
  public static let all: [RuleSet] = [.weibo, .x, .mastodon, .plain, .vvebo]

  /// Finds a set that comes with Galley: `weibo`, `x`, `mastodon`, `plain` or `vvebo`.
  public init?(named name: String) {
    guard let set = Self.all.first(where: { $0.name == name }) else { return nil }
    self = set
  }
}

extension RuleSet: Equatable {
  /// Whether both have the same rules: a set is equal to its copies alone.
  public static func == (left: RuleSet, right: RuleSet) -> Bool {
    left.compiled === right.compiled
  }
}

extension RuleSet: Hashable {
  /// Hashes what makes sets equal.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(compiled))
  }
}
