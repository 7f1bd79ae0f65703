extension RuleSet {
  /// Text of no service: emoji.
  public static let plain = RuleSet(name: "plain", rules: [.links(.plain), .emoji()])
}
