extension EntityScanner {
  /// The entity that a candidate becomes when it is kept.
  ///
  /// - Parameter target: Where it leads, when the rule does not say so by its template.
  @inline(__always)
  func entity(_ candidate: Candidate, target: String?, in text: Span<UInt8>) -> Entity {
    let value = string(candidate.value, of: text)
    let target = target ?? filledTarget(of: candidate, value: value, in: text)
    return Entity(
      kind: rules.kinds[candidate.rule], rule: rules.names[candidate.rule],
      range: candidate.range, value: value,
      target: target)
  }

  private func filledTarget(
    of candidate: Candidate, value: String, in text: Span<UInt8>
  ) -> String? {
    guard let template = rules.targets[candidate.rule] else { return nil }
    return template.isEmpty ? value : fill(template, from: candidate, in: text)
  }

  /// A target's template with its places filled; `nil` when it asks for a suffix that is missing or
  /// is not ASCII.
  private func fill(
    _ template: String, from candidate: Candidate, in text: Span<UInt8>
  ) -> String? {
    var result = ""
    var rest = Substring(template)
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      result += rest[..<open]
      let value = candidate.value
      switch rest[rest.index(after: open)..<close] {
      case "0":
        result += percentEncoded(
          string(value.lowerBound..<candidate.bodyEnd, of: text))
      case "1":
        guard candidate.bodyEnd < value.upperBound else { return nil }
        let suffix = string(candidate.bodyEnd..<value.upperBound, of: text).dropFirst()
        guard suffix.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
        result += suffix
      default: result += percentEncoded(string(value, of: text))
      }
      rest = rest[rest.index(after: close)...]
    }
    return result + rest
  }

  private func string(_ range: Range<Int>, of text: Span<UInt8>) -> String {
    // Entities start and end at scalars of valid UTF-8.
    unsafe String(copying: UTF8Span(unchecked: text.extracting(range)))
  }
}

/// A string with all but the unreserved characters of RFC 3986, section 2.3, percent-encoded.
private func percentEncoded(_ string: String) -> String {
  var bytes: [UInt8] = []
  bytes.reserveCapacity(string.utf8.count * 3)
  for byte in string.utf8 {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F, 0x7E: bytes.append(byte)
    default:
      bytes.append(UInt8(ascii: "%"))
      bytes.append(hexadecimal(byte >> 4))
      bytes.append(hexadecimal(byte & 15))
    }
  }
  return String(decoding: bytes, as: UTF8.self)
}

private func hexadecimal(_ digit: UInt8) -> UInt8 { digit < 10 ? digit + 0x30 : digit + 0x37 }
