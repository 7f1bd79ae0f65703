/// A rule for any of a set of words, found all at once (Aho and Corasick, 1975).
///
/// Of words that start at one place the longest is found. The time does not depend on how many
/// words there are; the memory is that of a table of their prefixes by the bytes that they use.
public struct KeywordRule: Sendable, Hashable {
  /// The rule's name, which its entities carry.
  public var name: String
  /// What the rule finds.
  public var kind: Entity.Kind
  /// The words; empty ones are never found.
  public var words: [String]
  /// Whether the letters A to Z count as a to z.
  public var ignoresASCIICase: Bool
  /// What may not stand before or behind a word.
  public var forbiddenAround: CharacterClass
  /// The target with `{}` for the word, percent-encoded.
  public var target: String?

  /// Creates a rule.
  public init(
    _ name: String, kind: Entity.Kind = .custom, words: [String], ignoresASCIICase: Bool = false,
    forbiddenAround: CharacterClass = .none, target: String? = nil
  ) {
    self.name = name
    self.kind = kind
    self.words = words
    self.ignoresASCIICase = ignoresASCIICase
    self.forbiddenAround = forbiddenAround
    self.target = target
  }
}
