import TestSupport
import Testing

/// A case of twitter-text's conformance suite.
struct TwitterTextCase: Sendable, CustomTestStringConvertible {
  /// One thing that the case expects: a value and, where the section gives them, more fields.
  struct Expected: Sendable, Hashable {
    /// The value, or the field `url`, `screen_name`, `hashtag` or `cashtag`.
    var value = ""
    /// The field `list_slug`.
    var list: String?
    /// Half-open, in code points, the character `@`, `#` or `$` included.
    var indices: Range<Int>?
  }

  var section = ""
  var name = ""
  var text = ""
  var expected: [Expected] = []

  var testDescription: String { "\(section): \(name)" }
}

/// Reads `extract.yml` of twitter-text, by the few forms of YAML that it is written in.
enum TwitterTextSuite {
  /// The cases of the sections with the given names, in the file's order; empty without the suites.
  static func cases(_ sections: String...) throws -> [TwitterTextCase] {
    guard Suites.areAvailable else { return [] }
    return try all().filter { sections.contains($0.section) }
  }

  /// All cases of the file.
  static func all() throws -> [TwitterTextCase] {
    var cases: [TwitterTextCase] = []
    var section = ""
    for line in try Suites.text("detection/twitter-text/extract.yml").split(separator: "\n") {
      let indent = line.prefix { $0 == " " }.count
      var rest = line.dropFirst(indent)
      guard !rest.isEmpty, !rest.hasPrefix("#"), rest != "tests:" else { continue }
      let starts = rest.hasPrefix("- ")
      if starts { rest = rest.dropFirst(2) }
      let colon = try #require(rest.firstIndex(of: ":"), "\(line)")
      let key = rest[..<colon]
      let scalars = try values(String(rest[rest.index(after: colon)...]))
      if indent == 2 {
        section = String(key)
      } else if indent == 4, starts {
        cases.append(TwitterTextCase(section: section, name: scalars.first ?? ""))
      } else {
        try #require(!cases.isEmpty, "\(line)")
        try read(key, scalars, starts: starts, into: &cases[cases.count - 1])
      }
    }
    return cases
  }

  private static func read(
    _ key: Substring, _ values: [String], starts: Bool, into found: inout TwitterTextCase
  ) throws {
    if starts { found.expected.append(.init()) }
    let last = found.expected.count - 1
    switch key {
    case "text": found.text = values.first ?? ""
    case "expected": found.expected = values.map { .init(value: $0) }
    case "list_slug": found.expected[last].list = values.first
    case "indices":
      let numbers = values.compactMap { Int($0) }
      try #require(numbers.count == 2)
      found.expected[last].indices = numbers[0]..<numbers[1]
    case "url", "screen_name", "hashtag", "cashtag":
      found.expected[last].value = values.first ?? ""
    default: Issue.record("extract.yml has a field \(key)")
    }
  }

  /// The strings and numbers of a value: a quoted string or a list on one line.
  private static func values(_ text: String) throws -> [String] {
    var result: [String] = []
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      if scalar == "\"" {
        result.append(try quoted(&rest))
      } else if ("0"..."9").contains(scalar) {
        let digits = rest.prefix { ("0"..."9").contains($0) }
        result.append(String(scalar) + String(digits))
        rest = rest.dropFirst(digits.count)
      }
    }
    return result
  }

  /// A string up to its closing quotation mark.
  private static func quoted(_ rest: inout Substring.UnicodeScalarView) throws -> String {
    var result = String.UnicodeScalarView()
    while let scalar = rest.popFirst(), scalar != "\"" {
      guard scalar == "\\" else {
        result.append(scalar)
        continue
      }
      switch rest.popFirst() {
      case "n": result.append("\n")
      case "\"": result.append("\"")
      case "\\": result.append("\\")
      case "U":
        let value = try #require(UInt32(String(rest.prefix(8)), radix: 16))
        result.append(try #require(Unicode.Scalar(value)))
        rest = rest.dropFirst(8)
      case let other: Issue.record("extract.yml has an escape \(String(describing: other))")
      }
    }
    return String(result)
  }
}
