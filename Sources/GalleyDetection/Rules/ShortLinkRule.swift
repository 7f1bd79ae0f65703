/// A rule for short links of a few hosts, as VVeboLabel has it.
///
/// A match is `http://` or `https://`, one or more of the hosts, and as much of the body as follows.
struct ShortLinkRule: Sendable {
  let name: String
  /// The hosts in ASCII, in which a question mark stands for any one scalar.
  let hosts: [String]
  /// What follows the hosts.
  let body: CharacterClass
}
