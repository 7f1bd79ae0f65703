/// A rule for names behind a mark: `@name`, `#tag`, `#topic#`, `$SYMBOL`, `[emoticon]`, `:code:`.
///
/// A match is a sigil, a body, and a closer or a suffix where the rule asks for one. The body is as
/// long as can be. Counts are in scalars.
public struct SigilRule: Sendable, Hashable {
  /// What has to stand behind the body.
  public enum Closer: Sendable, Hashable {
    /// Nothing.
    case none
    /// One of the rule's sigils.
    case sigil
    /// One of these scalars.
    case scalars([Unicode.Scalar])
  }

  /// More that may follow a body: a domain, a list, a class of shares.
  public struct Suffix: Sendable, Hashable {
    /// The scalar between the body and the suffix.
    public var separators: CharacterClass
    /// What the suffix starts with; `body` when `nil`.
    public var first: CharacterClass?
    /// What the suffix is made of.
    public var body: CharacterClass
    /// What may stand inside of the suffix, but not at its ends.
    public var inner: CharacterClass
    /// How many scalars the suffix has without the separator; it ends where more would follow.
    public var count: ClosedRange<Int>

    /// Creates a suffix.
    public init(
      separators: CharacterClass, first: CharacterClass? = nil, body: CharacterClass,
      inner: CharacterClass = .none, count: ClosedRange<Int> = 1...255
    ) {
      self.separators = separators
      self.first = first
      self.body = body
      self.inner = inner
      self.count = count
    }
  }

  /// The rule's name, which its entities carry.
  public var name: String
  /// What the rule finds.
  public var kind: Entity.Kind
  /// The scalars that start a match; at least one.
  public var sigils: [Unicode.Scalar]
  /// Whether a mark behind the sigil, as in a keycap, leaves it a sigil.
  public var allowsMarkedSigil = false
  /// What may not stand before the sigil; the text's start is always allowed.
  public var forbiddenBefore = CharacterClass.none
  /// A word of ASCII letters, in any case, that may stand before the sigil all the same if nothing
  /// of ``forbiddenBeforeWord`` stands before it.
  public var wordBefore: String?
  /// What may not stand before ``wordBefore``.
  public var forbiddenBeforeWord = CharacterClass.none
  /// What a body is made of.
  public var body: CharacterClass
  /// What may stand inside of a body, but not at its ends.
  public var inner = CharacterClass.none
  /// What may not stand at either end of the body of a closed match.
  public var forbiddenAtEdges = CharacterClass.none
  /// What the body has to have one of.
  public var required: CharacterClass?
  /// How many scalars a body has.
  ///
  /// Where more would follow, a match without a closer ends, and one with a closer is none.
  /// An upper bound above 4,096 is no bound; the body may then hold no sigil.
  public var count: ClosedRange<Int>
  /// What has to stand behind the body.
  public var closer = Closer.none
  /// What may follow the body.
  public var suffix: Suffix?
  /// What may not stand behind a match; the text's end is always allowed.
  public var forbiddenAfter = CharacterClass.none
  /// Strings that may not stand behind a match.
  public var forbiddenTextAfter: [String] = []
  /// The only bodies that count, compared byte by byte; any when `nil`.
  public var names: NameTable?
  /// The target with `{}` for the value, or `{0}` for the body and `{1}` for the suffix, each
  /// percent-encoded; no target without it, or when it asks for a suffix that is missing or not ASCII.
  public var target: String?

  /// Creates a rule whose other properties have their defaults, which forbid nothing.
  ///
  /// - Parameters:
  ///   - name: The rule's name.
  ///   - kind: What it finds.
  ///   - sigils: The scalars that start a match, such as `#＃`.
  ///   - body: What a body is made of.
  ///   - count: How many scalars a body has.
  public init(
    _ name: String, kind: Entity.Kind, sigils: String, body: CharacterClass,
    count: ClosedRange<Int> = 1...Int.max
  ) {
    self.name = name
    self.kind = kind
    self.sigils = Array(sigils.unicodeScalars)
    self.body = body
    self.count = count
  }
}
