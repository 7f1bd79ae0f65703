import Foundation
import TestSupport
import Testing

@testable import GalleyTool

@Suite("Reading JSON")
struct JSONParserTests {
  private func parse(_ text: String) throws -> JSONValue {
    try JSONParser.parse(Array(text.utf8))
  }

  private func written(_ value: JSONValue) -> String {
    switch value {
    case .null: "null"
    case .bool(let flag): "\(flag)"
    case .number(let digits): digits
    case .string(let text): text.quoted
    case .array(let elements): "[\(elements.map(written).joined(separator: ","))]"
    case .object(let members):
      "{\(members.map { "\($0.key.quoted):\(written($0.value))" }.joined(separator: ","))}"
    }
  }

  @Test(
    "valid texts keep their values, order and digits",
    arguments: [
      "null", "true", "false", "0", "-0", "-0.10e+05", "12345678901234567890.5", "1E400",
      #""""#, #""aé😀""#, "[]", "[1,[2,{}]]", #"{"b":1,"a":{"c":null}}"#, #""\u0000\u001f""#,
    ])
  func roundTrip(text: String) throws {
    #expect(written(try parse(text)) == text)
  }

  @Test("white space and a byte order mark are skipped")
  func whiteSpace() throws {
    #expect(written(try parse("\u{FEFF} \t\r\n[ 1 , 2 ]\n ")) == "[1,2]")
  }

  @Test("escapes are read, surrogate pairs as one character")
  func escapes() throws {
    let value = try parse(#""\"\\\/\b\f\n\r\t\u00e9\uD83D\uDE00\u0041""#)
    guard case .string(let text) = value else {
      Issue.record("\(value) is no string")
      return
    }
    #expect(text == "\"\\/\u{8}\u{C}\n\r\té😀A")
  }

  @Test(
    "faults are reported with their place",
    arguments: [
      ("", 0, "unexpected end, expected a JSON value"),
      ("tru", 0, "expected a JSON value"),
      ("nul1", 0, "expected a JSON value"),
      ("01", 1, "unexpected text after the JSON value"),
      ("-", 1, "unexpected end, expected a digit"),
      ("+1", 0, "expected a JSON value"),
      ("1.", 2, "unexpected end, expected a digit"),
      ("1e", 2, "unexpected end, expected a digit"),
      (".5", 0, "expected a JSON value"),
      ("NaN", 0, "expected a JSON value"),
      ("[1,]", 3, "expected a JSON value"),
      ("[1 2]", 3, "expected a comma or ]"),
      ("{,}", 1, "expected a key in double quotes"),
      (#"{"a":1,}"#, 7, "expected a key in double quotes"),
      (#"{"a" 1}"#, 5, #"expected a colon after the key "a""#),
      (#"{"a":1"#, 6, "unexpected end, expected a comma or }"),
      (#"{"a":1,"\u0061":2}"#, 7, #"the key "a" stands twice"#),
      (#""abc"#, 4, "unexpected end inside a string"),
      ("\"a\nb\"", 2, "a control character in a string must be escaped"),
      ("\"a\0b\"", 2, "a control character in a string must be escaped"),
      (#""\x""#, 1, "unknown escape in a string"),
      (#""\u12g4""#, 5, "expected four hexadecimal digits"),
      (#""\uD800""#, 1, "half a surrogate pair"),
      (#""\uD800\u0041""#, 1, "half a surrogate pair"),
      (#""\uD800\uD800""#, 1, "half a surrogate pair"),
      (#""\uDC00""#, 1, "half a surrogate pair"),
      ("1 // one", 2, "unexpected text after the JSON value"),
      ("\0", 0, "expected a JSON value"),
    ])
  func faults(text: String, offset: Int, reason: String) {
    #expect {
      try parse(text)
    } throws: { error in
      let error = error as? JSONSyntaxError
      return error?.offset == offset && error?.reason == reason
    }
  }

  @Test("bytes that are no UTF-8 are a fault, in strings and keys")
  func invalidUTF8() {
    for bytes in [[0x22, 0xFF, 0x22], [0x22, 0xC0, 0x80, 0x22], [0x22, 0xED, 0xA0, 0x80, 0x22]] {
      #expect(throws: JSONSyntaxError.self) { try JSONParser.parse(bytes.map(UInt8.init)) }
    }
    #expect(throws: JSONSyntaxError.self) {
      try JSONParser.parse([0x7B, 0x22, 0xFF, 0x22, 0x3A, 0x31, 0x7D])
    }
  }

  @Test("deep nesting is a fault, not a crash")
  func nesting() throws {
    let limit = JSONParser.maximumDepth
    _ = try parse(String(repeating: "[", count: limit) + String(repeating: "]", count: limit))
    #expect(throws: JSONSyntaxError.self) { try parse(String(repeating: "[", count: 1_000_000)) }
    #expect(throws: JSONSyntaxError.self) {
      try parse(String(repeating: #"{"a":"#, count: 1_000_000))
    }
  }

  @Test("a key given twice is found among many")
  func manyKeys() throws {
    let members = (0..<10_000).map { "\"k\($0)\":\($0)" }.joined(separator: ",")
    _ = try parse("{\(members)}")
    #expect(throws: JSONSyntaxError.self) { try parse("{\(members),\"k9999\":0}") }
    #expect(throws: JSONSyntaxError.self) { try parse("{\(members),\"k3\":0}") }
  }

  @Test("the id survives a fault that comes after it")
  func idOfBrokenText() {
    #expect {
      try parse(#"{"id":"a7","content":[{"id":1}],"x""#)
    } throws: { error in
      (error as? JSONSyntaxError).map { written($0.id) } == #""a7""#
    }
  }

  @Test("random bytes never trap, and what is accepted is accepted by Foundation")
  func fuzz() {
    var generator = SeededGenerator(seed: 17)
    let alphabet = Array(#"{}[]:,"\u0dD8e-+.1 tfn"#.utf8) + [0x00, 0x0A, 0xC3, 0xA9, 0xFF]
    for _ in 0..<20_000 {
      let count = Int.random(in: 0..<12, using: &generator)
      let bytes = (0..<count).map { _ in
        alphabet[Int.random(in: 0..<alphabet.count, using: &generator)]
      }
      if (try? JSONParser.parse(bytes)) != nil {
        #expect(
          (try? JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)) != nil,
          "\(String(decoding: bytes, as: UTF8.self))")
      }
    }
  }
}
