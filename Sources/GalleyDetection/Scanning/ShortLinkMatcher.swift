import GalleyUnicode

/// A rule for short links made ready for scanning.
final class ShortLinkMatcher: Sendable {
  private let hosts: [[UInt8]]
  private let body: CharacterClass

  init(_ rule: ShortLinkRule) {
    hosts = rule.hosts.map { Array($0.utf8) }
    body = rule.body
  }

  /// The end of the match that starts at an offset.
  func end(in text: Span<UInt8>, at start: Int) -> Int? {
    guard var end = schemeEnd(in: text, at: start), let first = hostEnd(in: text, at: end) else {
      return nil
    }
    end = first
    while let next = hostEnd(in: text, at: end) { end = next }
    while end < text.count {
      let (value, next) = decodeScalar(text, at: end)
      guard body.contains(value) else { break }
      end = next
    }
    return end
  }

  @inline(__always)
  private func schemeEnd(in text: Span<UInt8>, at start: Int) -> Int? {
    // http://
    guard start + 7 < text.count, text[start + 1] == 0x74, text[start + 2] == 0x74,
      text[start + 3] == 0x70
    else { return nil }
    let end = text[start + 4] == 0x73 ? start + 5 : start + 4
    guard end + 3 < text.count, text[end] == 0x3A, text[end + 1] == 0x2F, text[end + 2] == 0x2F
    else { return nil }
    return end + 3
  }

  private func hostEnd(in text: Span<UInt8>, at start: Int) -> Int? {
    hosts: for host in hosts {
      var offset = start
      for byte in host {
        guard offset < text.count else { continue hosts }
        if byte == 0x3F {
          offset = decodeScalar(text, at: offset).next
        } else if text[offset] == byte {
          offset += 1
        } else {
          continue hosts
        }
      }
      return offset
    }
    return nil
  }
}
