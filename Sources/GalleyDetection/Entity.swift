/// A stretch of text that a rule found or that a caller named: a link, a mention, an emoticon.
public struct Entity: Sendable, Hashable {
  /// What sort of thing an entity is.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// A web address, a bare domain or an e-mail address.
    case link
    /// A person's name after `@`.
    case mention
    /// A topic between two `#`, or a hashtag after one.
    case topic
    /// A stock symbol after `$`.
    case cashtag
    /// A name in brackets that a dictionary knows.
    case emoticon
    /// A name between two colons.
    case shortcode
    /// An emoji sequence (UTS #51).
    case emoji
    /// Anything that only the caller knows.
    case custom
  }

  /// What sort of thing it is.
  public var kind: Kind
  /// The name of the rule that found it; empty for one that the caller named.
  public var rule: String
  /// UTF-8 offsets into the scanned text; never empty.
  public var range: Range<Int>
  /// The text without the characters that mark it: `swift` for `#swift`.
  public var value: String
  /// Where it leads, as a URL in ASCII with a scheme; `nil` when the rule names no place.
  public var target: String?

  /// Creates an entity.
  public init(
    kind: Kind, rule: String = "", range: Range<Int>, value: String, target: String? = nil
  ) {
    self.kind = kind
    self.rule = rule
    self.range = range
    self.value = value
    self.target = target
  }
}
