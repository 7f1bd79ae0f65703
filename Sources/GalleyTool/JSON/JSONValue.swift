/// A JSON value (RFC 8259) as it was written.
enum JSONValue: Sendable {
  /// A key and its value.
  typealias Member = (key: String, value: JSONValue)

  case null
  case bool(Bool)
  /// The number's own characters, so that it can be repeated exactly.
  case number(String)
  case string(String)
  case array([JSONValue])
  /// The members in their order; no key stands twice.
  case object([Member])

  /// What the value is, for messages.
  var kind: String {
    switch self {
    case .null: "null"
    case .bool: "a boolean"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }

  /// Whether the value holds no others.
  var isScalar: Bool {
    switch self {
    case .array, .object: false
    default: true
    }
  }
}

extension [UInt8] {
  /// Adds a JSON string.
  mutating func appendJSON(_ text: String) {
    let digits = Array("0123456789abcdef".utf8)
    append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        append(UInt8(ascii: "\\"))
        append(byte)
      case 0x0A:
        append(contentsOf: "\\n".utf8)
      case 0x00..<0x20, 0x7F:
        append(contentsOf: "\\u00".utf8)
        append(digits[Int(byte >> 4)])
        append(digits[Int(byte & 15)])
      default:
        append(byte)
      }
    }
    append(UInt8(ascii: "\""))
  }

  /// Adds a JSON number: the shortest digits that read back as the same value.
  ///
  /// - Precondition: `number` is finite.
  mutating func appendJSON(_ number: Double) {
    precondition(number.isFinite, "JSON has no \(number)")
    if let integer = Int32(exactly: number) {
      append(contentsOf: String(integer).utf8)
    } else {
      append(contentsOf: number.description.utf8)
    }
  }
}
