/// A place where a text is no JSON, and why.
struct JSONSyntaxError: Error {
  /// Where the fault stands, in bytes.
  var offset: Int
  /// What is wrong, without the place.
  var reason: String
  /// The `id` of the outermost object, if it stood before the fault.
  var id: JSONValue
}

/// Reads one JSON text (RFC 8259) strictly: no comments, no trailing commas, no raw control
/// characters, no key twice, no half surrogate pairs, valid UTF-8; a byte order mark may lead.
struct JSONParser {
  /// How deep arrays and objects may stand in each other.
  static let maximumDepth = 128

  private let bytes: [UInt8]
  private var position = 0
  private var depth = 0
  private var id = JSONValue.null

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Reads a whole text.
  static func parse(_ bytes: [UInt8]) throws(JSONSyntaxError) -> JSONValue {
    var parser = JSONParser(bytes)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { parser.position = 3 }
    let value = try parser.value()
    parser.skipSpace()
    if parser.position < bytes.count {
      throw parser.error("unexpected text after the JSON value")
    }
    return value
  }

  private func error(_ reason: String, at offset: Int? = nil) -> JSONSyntaxError {
    JSONSyntaxError(offset: offset ?? position, reason: reason, id: id)
  }

  private func unexpected(_ wanted: String) -> JSONSyntaxError {
    error(position < bytes.count ? "expected \(wanted)" : "unexpected end, expected \(wanted)")
  }

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skipSpace() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      position += 1
    }
  }

  private mutating func skip(_ character: Unicode.Scalar) -> Bool {
    skipSpace()
    guard next == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  private mutating func value() throws(JSONSyntaxError) -> JSONValue {
    skipSpace()
    guard let byte = next else { throw unexpected("a JSON value") }
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      if depth == Self.maximumDepth { throw error("nested too deeply") }
      position += 1
      depth += 1
      let value = byte == UInt8(ascii: "{") ? try object() : try array()
      depth -= 1
      return value
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .number(try number())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: throw unexpected("a JSON value")
    }
  }

  private mutating func word(
    _ word: StaticString, _ value: JSONValue
  ) throws(JSONSyntaxError) -> JSONValue {
    let letters = Array(word.description.utf8)
    guard bytes[position...].starts(with: letters) else { throw unexpected("a JSON value") }
    position += letters.count
    return value
  }

  private mutating func array() throws(JSONSyntaxError) -> JSONValue {
    var elements: [JSONValue] = []
    if skip("]") { return .array(elements) }
    repeat { elements.append(try value()) } while skip(",")
    guard skip("]") else { throw unexpected("a comma or ]") }
    return .array(elements)
  }

  private mutating func object() throws(JSONSyntaxError) -> JSONValue {
    var members: [JSONValue.Member] = []
    // Few keys are compared one by one; many, which no document of ours has, through a set.
    var keys: Set<String> = []
    if skip("}") { return .object(members) }
    repeat {
      skipSpace()
      let start = position
      guard next == UInt8(ascii: "\"") else { throw unexpected("a key in double quotes") }
      let key = try string()
      guard skip(":") else { throw unexpected("a colon after the key \(key.quoted)") }
      let isRepeated: Bool
      if members.count < 16 {
        isRepeated = members.contains { $0.key == key }
      } else {
        if keys.isEmpty { keys = Set(members.map(\.key)) }
        isRepeated = !keys.insert(key).inserted
      }
      if isRepeated { throw error("the key \(key.quoted) stands twice", at: start) }
      let value = try value()
      members.append((key, value))
      if depth == 1, key == "id", value.isScalar { id = value }
    } while skip(",")
    guard skip("}") else { throw unexpected("a comma or }") }
    return .object(members)
  }

  private mutating func number() throws(JSONSyntaxError) -> String {
    let start = position
    if next == UInt8(ascii: "-") { position += 1 }
    if next == UInt8(ascii: "0") { position += 1 } else { try digits() }
    if next == UInt8(ascii: ".") {
      position += 1
      try digits()
    }
    if next == UInt8(ascii: "e") || next == UInt8(ascii: "E") {
      position += 1
      if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { position += 1 }
      try digits()
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func digits() throws(JSONSyntaxError) {
    let start = position
    while let byte = next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { position += 1 }
    if position == start { throw unexpected("a digit") }
  }
}

extension JSONParser {
  private mutating func string() throws(JSONSyntaxError) -> String {
    position += 1
    let start = position
    var unescaped: [UInt8] = []
    var copied = start
    while let byte = next {
      if byte == UInt8(ascii: "\"") {
        let end = position
        position += 1
        if copied == start { return try validated(bytes[start..<end], at: start) }
        unescaped.append(contentsOf: bytes[copied..<end])
        return try validated(unescaped[...], at: start)
      }
      if byte < 0x20 { throw error("a control character in a string must be escaped") }
      if byte == UInt8(ascii: "\\") {
        unescaped.append(contentsOf: bytes[copied..<position])
        position += 1
        try escape(into: &unescaped)
        copied = position
      } else {
        position += 1
      }
    }
    throw error("unexpected end inside a string")
  }

  private func validated(
    _ utf8: ArraySlice<UInt8>, at start: Int
  ) throws(JSONSyntaxError) -> String {
    guard let text = String(validating: utf8, as: UTF8.self) else {
      throw error("a string is not valid UTF-8", at: start)
    }
    return text
  }

  private mutating func escape(into unescaped: inout [UInt8]) throws(JSONSyntaxError) {
    let start = position - 1
    guard let letter = next else { throw error("unexpected end inside a string") }
    position += 1
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): unescaped.append(letter)
    case UInt8(ascii: "b"): unescaped.append(0x08)
    case UInt8(ascii: "f"): unescaped.append(0x0C)
    case UInt8(ascii: "n"): unescaped.append(0x0A)
    case UInt8(ascii: "r"): unescaped.append(0x0D)
    case UInt8(ascii: "t"): unescaped.append(0x09)
    case UInt8(ascii: "u"):
      var code = UInt32(try codeUnit())
      if UTF16.isLeadSurrogate(UInt16(code)), next == UInt8(ascii: "\\") {
        let rest = position
        position += 1
        if next == UInt8(ascii: "u") {
          position += 1
          let trail = UInt32(try codeUnit())
          if UTF16.isTrailSurrogate(UInt16(trail)) {
            code = 0x10000 + (code - 0xD800) << 10 + (trail - 0xDC00)
          }
        }
        if code < 0x10000 { position = rest }
      }
      guard let scalar = Unicode.Scalar(code) else {
        throw error("half a surrogate pair", at: start)
      }
      unescaped.append(contentsOf: UTF8.encode(scalar) ?? .init())
    default:
      throw error("unknown escape in a string", at: start)
    }
  }

  private mutating func codeUnit() throws(JSONSyntaxError) -> UInt16 {
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard let byte = next, let digit = hexadecimalDigit(byte) else {
        throw unexpected("four hexadecimal digits")
      }
      unit = unit << 4 | UInt16(digit)
      position += 1
    }
    return unit
  }
}

/// The value of a hexadecimal digit in either case.
func hexadecimalDigit(_ byte: UInt8) -> UInt8? {
  switch byte {
  case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
  case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
  case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
  default: nil
  }
}
