import GalleyText

/// A value of a document and where it stands, so that every complaint names the place.
struct Field {
  /// The way to the value from the document's root, as `content[2].color`; empty for the root.
  let path: String
  /// The value.
  let value: JSONValue
  /// What the root is called.
  var name = "the document"

  /// The complaint that the value is not of the wanted kind.
  func mismatch(_ wanted: String) -> ToolError {
    complaint("expected \(wanted), found \(value.kind)")
  }

  /// A complaint about the value.
  func complaint(_ reason: String) -> ToolError {
    .badInput("\(path.isEmpty ? name : path): \(reason)")
  }

  /// The complaint that an object lacks a key.
  func missing(_ key: String) -> ToolError { complaint("expected the key \(key)") }

  /// The complaint that nobody asks for this key.
  var unknownKey: ToolError { complaint("unknown key") }

  var isNull: Bool {
    if case .null = value { true } else { false }
  }

  /// An object's members in order.
  func members() throws(ToolError) -> [(key: String, field: Field)] {
    guard case .object(let members) = value else { throw mismatch("an object") }
    return members.map { member in
      let key = member.key.isPlainKey ? member.key : member.key.quoted
      return (member.key, Field(path: path.isEmpty ? key : "\(path).\(key)", value: member.value))
    }
  }

  /// An array's elements.
  func elements() throws(ToolError) -> [Field] {
    guard case .array(let elements) = value else { throw mismatch("an array") }
    return elements.enumerated().map { Field(path: "\(path)[\($0)]", value: $1) }
  }

  /// A value that holds no others, as it was written.
  func scalar() throws(ToolError) -> JSONValue {
    guard value.isScalar else { throw mismatch("a string, a number, a boolean or null") }
    return value
  }

  func string() throws(ToolError) -> String {
    guard case .string(let text) = value else { throw mismatch("a string") }
    return text
  }

  func bool() throws(ToolError) -> Bool {
    guard case .bool(let flag) = value else { throw mismatch("true or false") }
    return flag
  }

  /// A finite number.
  func number() throws(ToolError) -> Double {
    guard case .number(let digits) = value else { throw mismatch("a number") }
    guard let number = Double(digits), number.isFinite else {
      throw complaint("\(digits) is out of range")
    }
    return number
  }

  /// A whole number in a range.
  func integer<Integer: FixedWidthInteger>(
    _ type: Integer.Type, in range: ClosedRange<Integer>
  ) throws(ToolError) -> Integer {
    guard case .number(let digits) = value else { throw mismatch("an integer") }
    guard let integer = Integer(exactly: try number()), range.contains(integer) else {
      throw complaint("\(digits) is not an integer from \(range.lowerBound) to \(range.upperBound)")
    }
    return integer
  }

  /// One of a few words.
  func choice<Choice>(_ choices: KeyValuePairs<String, Choice>) throws(ToolError) -> Choice {
    let word = try string()
    if let choice = choices.first(where: { $0.key == word }) { return choice.value }
    let names = choices.map(\.key.quoted)
    throw complaint(
      "unknown value \(word.quoted), expected \(names.dropLast().joined(separator: ", ")) or "
        + "\(names[names.count - 1])")
  }

  /// A colour as `#rrggbb` or `#rrggbbaa`.
  func color() throws(ToolError) -> Color {
    let text = try string()
    guard let color = Color(hex: text) else {
      throw complaint("\(text.quoted) is not a colour, expected #rrggbb or #rrggbbaa")
    }
    return color
  }

  /// An object whose keys are OpenType tags.
  func tags() throws(ToolError) -> [(tag: OpenTypeTag, field: Field)] {
    var tags: [(OpenTypeTag, Field)] = []
    for (key, field) in try members() {
      guard key.utf8.count == 4, let tag = OpenTypeTag(key) else {
        throw field.complaint("not an OpenType tag of four ASCII characters")
      }
      tags.append((tag, field))
    }
    return tags
  }
}

extension String {
  /// Whether the text can stand in a path without quotes.
  fileprivate var isPlainKey: Bool {
    !isEmpty
      && utf8.allSatisfy { byte in
        byte >= 0x80 || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-")
          || hexadecimalDigit(byte) != nil || (UInt8(ascii: "g")...UInt8(ascii: "z")).contains(byte)
          || (UInt8(ascii: "G")...UInt8(ascii: "Z")).contains(byte)
      }
  }
}
