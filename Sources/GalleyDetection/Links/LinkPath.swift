/// Which characters a link's path or query is made of, and which of them end it.
public struct LinkPath: Sendable, Hashable {
  /// What stands beyond ASCII.
  public enum Beyond: Sendable, Hashable {
    /// Nothing: a character beyond ASCII ends the link.
    case nothing
    /// Latin letters with accents and Cyrillic letters, and dashes inside.
    case latinAndCyrillic
    /// Every script; wide (CJK) punctuation ends the link.
    case untilPunctuation
    /// Every script; the marks `，。、；：！？` end the link, wide brackets stay in it in pairs.
    case untilSentenceMark
    /// Every script; the quotation marks `「」『』` end the link, other brackets stay in it in pairs and
    /// other marks inside of it.
    case untilQuote
  }

  /// The ASCII characters that may end the link.
  public var last: ASCIISet
  /// The ASCII characters that belong to the link only where one of ``last`` follows.
  public var inner: ASCIISet
  /// The ASCII brackets, out of `(`, `[` and `{`, that belong to the link in pairs.
  public var brackets: ASCIISet
  /// The ASCII quotation marks that belong to the link in pairs; a single apostrophe does so where a
  /// letter follows.
  public var quotes: ASCIISet
  /// What stands beyond ASCII.
  public var beyond: Beyond

  /// Creates rules for paths.
  ///
  /// - Parameters:
  ///   - last: the ASCII characters that may end the link.
  ///   - inner: those that belong to it only inside.
  ///   - brackets: the opening brackets that belong to it in pairs.
  ///   - quotes: the quotation marks that belong to it in pairs.
  ///   - beyond: what stands beyond ASCII.
  public init(
    last: ASCIISet, inner: ASCIISet, brackets: ASCIISet = "", quotes: ASCIISet = "",
    beyond: Beyond = .nothing
  ) {
    self.last = last
    self.inner = inner
    self.brackets = brackets
    self.quotes = quotes
    self.beyond = beyond
  }
}
