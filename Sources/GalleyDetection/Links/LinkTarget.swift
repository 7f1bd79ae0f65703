import GalleyUnicode

/// A URL in ASCII that is made from the text of a link.
struct LinkTarget {
  private var bytes: [UInt8] = []

  /// Starts a URL.
  ///
  /// - Parameters:
  ///   - start: a scheme and what goes before a name or host; ASCII.
  ///   - capacity: about the length of the URL.
  init(_ start: String, capacity: Int) {
    bytes.reserveCapacity(start.utf8.count + 3 + capacity)
    bytes.append(contentsOf: start.utf8)
  }

  /// The URL.
  var url: String { String(decoding: bytes, as: UTF8.self) }

  /// Appends ASCII as it is.
  mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }

  /// Appends a part of a URL: what RFC 3986 has no place for percent-encoded as UTF-8, escapes such as
  /// `%2F` kept.
  mutating func append(_ text: Span<UInt8>, _ range: Range<Int>) {
    for index in range {
      let byte = text[index]
      let isEscape =
        byte == UInt8(ascii: "%") && index + 2 < range.upperBound && Self.isHex(text[index + 1])
        && Self.isHex(text[index + 2])
      if isEscape || Self.unescaped.contains(byte) {
        bytes.append(byte)
      } else {
        bytes.append(UInt8(ascii: "%"))
        bytes.append(Self.hex(byte >> 4))
        bytes.append(Self.hex(byte & 15))
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

  private static func hex(_ digit: UInt8) -> UInt8 { digit < 10 ? digit + 0x30 : digit + 0x37 }
}

extension LinkTarget {
  /// A host in ASCII: small letters, labels beyond ASCII in punycode (RFC 3492).
  ///
  /// The mapping to small letters is the only one; text that is not in normalization form C stays so.
  ///
  /// - Returns: `nil` when a label is longer than 63 octets or the host longer than 253, or when a
  ///   label that starts with `xn--` encodes none.
  static func host(_ text: Span<UInt8>, _ range: Range<Int>) -> String? {
    var host: [UInt8] = []
    host.reserveCapacity(range.count)
    var start = range.lowerBound
    while true {
      var end = start
      while end < range.upperBound, text[end] != UInt8(ascii: ".") { end += 1 }
      guard appendLabel(text, start..<end, to: &host), host.count <= 253 else { return nil }
      guard end < range.upperBound else { return String(decoding: host, as: UTF8.self) }
      host.append(UInt8(ascii: "."))
      start = end + 1
    }
  }

  /// Appends a label in ASCII; false when it is none.
  private static func appendLabel(
    _ text: Span<UInt8>, _ range: Range<Int>, to host: inout [UInt8]
  ) -> Bool {
    guard !range.isEmpty, range.count <= 4 * LinkGrammar.greatestLabel else { return false }
    let isEncoded = LinkGrammar.equals(text, range.lowerBound, "xn--")
    let start = host.count
    var index = range.lowerBound
    while index < range.upperBound, text[index] < 0x80 {
      host.append(ASCIISet.lowercased(text[index]))
      index += 1
    }
    if index == range.upperBound {
      guard range.count <= LinkGrammar.greatestLabel else { return false }
      return !isEncoded || Punycode.decode(Array(host[(start + 4)...])).map(isLabel) ?? false
    }
    host.removeSubrange(start...)
    var label: [UInt32] = []
    index = range.lowerBound
    while index < range.upperBound {
      let (value, next) = decodeScalar(text, at: index)
      label.append(contentsOf: lowercased(value).unicodeScalars.map(\.value))
      index = next
    }
    guard !isEncoded, label.count <= LinkGrammar.greatestLabel, let code = Punycode.encode(label),
      code.utf8.count <= LinkGrammar.greatestLabel - 4
    else { return false }
    host.append(contentsOf: "xn--".utf8)
    host.append(contentsOf: code.utf8)
    return true
  }

  /// Whether what a label encodes may stand in one.
  private static func isLabel(_ scalars: [UInt32]) -> Bool {
    scalars.allSatisfy { $0 < 0x80 || LinkScalars.isLabel($0) }
  }

  /// The small form of a scalar.
  static func lowercased(_ value: UInt32) -> String {
    Unicode.Scalar(value)?.properties.lowercaseMapping ?? ""
  }
}
