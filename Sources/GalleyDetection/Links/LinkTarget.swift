import GalleyUnicode

/// The making of a URL in ASCII from the text of a link.
enum LinkTarget {
  /// A host in ASCII: small letters, labels beyond ASCII in punycode (RFC 3492).
  ///
  /// The mapping to small letters is the only one; text that is not in normalization form C stays so.
  ///
  /// - Returns: `nil` when a label is longer than 63 octets or the host longer than 253, or when a
  ///   label that starts with `xn--` encodes none.
  static func host(_ text: Span<UInt8>, _ range: Range<Int>) -> String? {
    var result = ""
    var label: [UInt32] = []
    var index = range.lowerBound
    while true {
      let isEnd = index >= range.upperBound
      let (value, next) = isEnd ? (0, index) : decodeScalar(text, at: index)
      if isEnd || value == UInt32(UInt8(ascii: ".")) {
        guard let encoded = encoded(label) else { return nil }
        if !result.isEmpty { result += "." }
        result += encoded
        guard result.utf8.count <= 253 else { return nil }
        if isEnd { return result }
        label.removeAll(keepingCapacity: true)
      } else {
        label.append(contentsOf: lowercased(value).unicodeScalars.map(\.value))
      }
      index = next
    }
  }

  /// A label in ASCII; `nil` when it is none.
  private static func encoded(_ label: [UInt32]) -> String? {
    guard !label.isEmpty, label.count <= LinkGrammar.greatestLabel else { return nil }
    let isASCII = label.allSatisfy { $0 < 0x80 }
    let isEncoded = label.starts(with: "xn--".unicodeScalars.lazy.map(\.value))
    guard isASCII else {
      guard !isEncoded, let code = Punycode.encode(label) else { return nil }
      return code.utf8.count <= LinkGrammar.greatestLabel - 4 ? "xn--" + code : nil
    }
    let bytes = label.map { UInt8(truncatingIfNeeded: $0) }
    if isEncoded {
      guard let decoded = Punycode.decode(Array(bytes.dropFirst(4))),
        decoded.allSatisfy({ $0 < 0x80 || LinkScalars.isLabel($0) })
      else { return nil }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The small form of a scalar.
  static func lowercased(_ value: UInt32) -> String {
    Unicode.Scalar(value)?.properties.lowercaseMapping ?? ""
  }

  /// Appends a part of a URL: what RFC 3986 has no place for percent-encoded as UTF-8, escapes such as
  /// `%2F` kept.
  static func append(_ text: Span<UInt8>, _ range: Range<Int>, to target: inout String) {
    for index in range {
      let byte = text[index]
      let isEscape =
        byte == UInt8(ascii: "%") && index + 2 < range.upperBound && isHex(text[index + 1])
        && isHex(text[index + 2])
      if isEscape || unescaped.contains(byte) {
        target.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        target += "%"
        for digit in [byte >> 4, byte & 15] {
          target.unicodeScalars.append(Unicode.Scalar(digit < 10 ? digit + 0x30 : digit + 0x37))
        }
      }
    }
  }

  private static let unescaped = ASCIISet.alphanumerics.union("-._~:/?#[]@!$&'()*+,;=")

  private static func isHex(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x46, 0x61...0x66: true
    default: false
    }
  }
}
