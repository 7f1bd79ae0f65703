import GalleyUnicode

/// A rule for short links of a few hosts, as VVeboLabel has it.
///
/// A match is a prefix, one or more of the hosts, and as much of the body as follows.
struct ShortLinkRule: Sendable, Hashable {
  let name: String
  /// What a match starts with; none is the start of another but at its end.
  let prefixes: [String]
  /// The hosts in ASCII, in which U+003F stands for any one scalar.
  let hosts: [String]
  /// What follows the hosts.
  let body: CharacterClass
}

extension ShortLinkRule {
  /// The end of the match that starts at an offset.
  func end(in text: Span<UInt8>, at start: Int) -> Int? {
    for prefix in prefixes {
      guard var end = pass(prefix, in: text, at: start) else { continue }
      guard let first = passHost(in: text, at: end) else { continue }
      end = first
      while let next = passHost(in: text, at: end) { end = next }
      while end < text.count {
        let (value, next) = decodeScalar(text, at: end)
        guard body.contains(value) else { break }
        end = next
      }
      return end
    }
    return nil
  }

  private func passHost(in text: Span<UInt8>, at start: Int) -> Int? {
    for host in hosts {
      if let end = pass(host, in: text, at: start) { return end }
    }
    return nil
  }

  private func pass(_ pattern: String, in text: Span<UInt8>, at start: Int) -> Int? {
    var offset = start
    for byte in pattern.utf8 {
      guard offset < text.count else { return nil }
      if byte == UInt8(ascii: "?") {
        offset = decodeScalar(text, at: offset).next
      } else if text[offset] == byte {
        offset += 1
      } else {
        return nil
      }
    }
    return offset
  }
}
