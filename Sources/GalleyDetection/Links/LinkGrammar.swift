/// What counts as a link in plain text: web addresses, bare domains, e-mail addresses.
///
/// A grammar is data; start from ``plain``, ``x``, ``mastodon`` or ``weibo`` and change what
/// differs. Links are found in time linear in the text, whatever it holds. No label is longer than
/// 63 octets, no host longer than 253 (RFC 1035, after punycode), no local part of an e-mail address
/// longer than 64 (RFC 5321); addresses that exceed a limit are no links.
public struct LinkGrammar: Sendable, Hashable {
  /// The start of a full address.
  public struct Scheme: Sendable, Hashable {
    /// What follows the scheme's colon.
    public enum Form: Sendable, Hashable {
      /// `//`, a host and a path: `https://example.org/a`.
      case authority
      /// A name, `@` and a host: `mailto:name@example.org`.
      case address
      /// A question mark and a query: `magnet:?xt=…`.
      case query
    }

    /// ASCII letters, small.
    public var name: String
    /// What follows the colon.
    public var form: Form

    /// Creates a scheme.
    public init(_ name: String, _ form: Form = .authority) {
      self.name = name
      self.form = form
    }
  }

  /// Which letters the labels of a bare domain are made of.
  public enum BareDomains: Sendable, Hashable {
    /// Bare domains are no links.
    case none
    /// ASCII and accented Latin letters, whatever stands around them; the top-level domain may be of
    /// any script and may end inside of a word: `例example.中国的` holds `example.中国`.
    case latin
    /// All letters; a change between ASCII and CJK letters ends a label.
    case anyScript
  }

  /// A host whose paths are of one known shape.
  public struct HostRule: Sendable, Hashable {
    /// The host in ASCII, small.
    public var host: String
    /// What the path is made of after its first slash; the first other character ends the link.
    public var characters: ASCIISet
    /// The greatest number of those characters; more of them are no link.
    public var maximumLength: Int
    /// Whether a query may follow.
    public var allowsQuery: Bool

    /// Creates a rule.
    public init(
      host: String, characters: ASCIISet = .alphanumerics, maximumLength: Int = 4096,
      allowsQuery: Bool = false
    ) {
      self.host = host
      self.characters = characters
      self.maximumLength = maximumLength
      self.allowsQuery = allowsQuery
    }
  }

  /// The schemes of full addresses.
  public var schemes: [Scheme]
  /// Which domains are links without a scheme; their top-level domain is in IANA's list.
  public var bareDomains: BareDomains
  /// Whether a host after a scheme must end in a domain of IANA's list too.
  public var requiresKnownDomain: Bool
  /// Whether four numbers up to 255 are a host without a scheme.
  public var allowsBareAddresses: Bool
  /// Whether a domain after `//` is a link.
  public var allowsDoubleSlash: Bool
  /// Whether `name:password@` may precede a host.
  public var allowsUserinfo: Bool
  /// Whether `_` may stand inside of a label, but for the last two.
  public var allowsUnderscores: Bool
  /// Whether a host must end at a space, at punctuation or at its port or path, and a port must be a
  /// number up to 65535; otherwise the longest host is taken that what follows lets be one.
  public var requiresCleanEnd: Bool
  /// Whether e-mail addresses are links.
  public var findsEmail: Bool
  /// The ASCII characters that no full address follows.
  public var forbiddenBeforeScheme: ASCIISet
  /// The ASCII characters that no bare domain follows; neither does it follow a letter or digit.
  public var forbiddenBeforeDomain: ASCIISet
  /// The characters with which what follows a host starts.
  public var pathStarts: ASCIISet
  /// How far paths go.
  public var path: LinkPath
  /// How far queries go; `nil` when the path's rules hold for them.
  public var query: LinkPath?
  /// The hosts whose paths are of a known shape.
  public var hostRules: [HostRule]
  /// Whether only hosts with a rule make links.
  public var requiresHostRule: Bool
  /// The greatest length of a link in bytes; longer ones are no links.
  public var maximumLength: Int

  /// Creates a grammar of full addresses, to which the other sorts are added by its properties.
  ///
  /// - Parameters:
  ///   - schemes: the schemes of full addresses.
  ///   - path: how far paths go.
  public init(schemes: [Scheme], path: LinkPath) {
    self.schemes = schemes
    self.path = path
    bareDomains = .none
    requiresKnownDomain = false
    allowsBareAddresses = false
    allowsDoubleSlash = false
    allowsUserinfo = false
    allowsUnderscores = true
    requiresCleanEnd = false
    findsEmail = false
    forbiddenBeforeScheme = .alphanumerics
    forbiddenBeforeDomain = "@#/-_."
    pathStarts = "/?#"
    query = nil
    hostRules = []
    requiresHostRule = false
    maximumLength = 4096
  }
}

/// A link that a grammar found.
struct LinkMatch: Hashable {
  /// UTF-8 offsets.
  var range: Range<Int>
  /// Where it leads: a URL in ASCII with a scheme.
  var target: String
}

extension LinkGrammar {
  /// What a scan remembers between two calls of `match`; one for each text.
  struct State {
    /// Before this offset nothing is a link any more: an address that is too long ends there.
    var barrenEnd = 0
  }
}
