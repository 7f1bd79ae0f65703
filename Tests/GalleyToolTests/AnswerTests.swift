import Foundation
import Testing

@testable import GalleyTool

@Suite("galley layout and galley measure")
struct AnswerTests {
  /// The keys of an answer's outermost object in their order.
  private func keys(_ line: String) throws -> [String] {
    guard case .object(let members) = try JSONParser.parse(Array(line.utf8)) else { return [] }
    return members.map(\.key)
  }

  @Test("measure answers id, size, line count and whether the text was cut")
  func measure() throws {
    let result = try ToolProcess.run(
      ["measure"], input: #"{"id":"x","text":"one\ntwo\nthree","container":{"maxLines":2}}"#)
    #expect(result.status == 0)
    #expect(result.lines.count == 1)
    #expect(try keys(result.output) == ["id", "size", "lineCount", "truncated"])
    let answer = try result.object
    #expect(answer["id"] as? String == "x")
    #expect(answer["lineCount"] as? Int == 2)
    #expect(answer["truncated"] as? Bool == true)
    let size = try #require(answer["size"] as? [String: Double])
    #expect(Set(size.keys) == ["width", "height"])
    #expect(size.values.allSatisfy { $0 > 0 })
  }

  @Test("layout answers every documented key in its order")
  func layout() throws {
    let result = try ToolProcess.run(
      ["layout", "-"], input: #"{"text":"ab","style":{"size":20}}"#)
    #expect(result.status == 0)
    #expect(
      try keys(result.output) == [
        "id", "size", "truncated", "visibleRange", "lines", "attachments", "entities",
      ])
    guard case .object(let answer) = try JSONParser.parse(Array(result.output.utf8)),
      case .array(let lines) = answer[4].value, case .object(let line) = lines.first,
      case .array(let runs) = line.last?.value, case .object(let run) = runs.first,
      case .array(let glyphs) = run.last?.value, case .array(let glyph) = glyphs.last
    else {
      Issue.record("\(result.output)")
      return
    }
    #expect(
      line.map(\.key) == [
        "range", "origin", "width", "trailingWhitespaceWidth", "ascent", "descent", "leading",
        "direction", "runs",
      ])
    #expect(
      run.map(\.key) == ["range", "font", "size", "direction", "x", "width", "kind", "glyphs"])
    #expect(glyphs.count == 2)
    #expect(glyph.count == 5)
    #expect(lines.count == 1 && runs.count == 1)
  }

  @Test("the numbers of layout fit together, in the frame's coordinates")
  func geometry() throws {
    let result = try ToolProcess.run(
      ["layout"],
      input: """
        {"text":"first\\nsecond line","style":{"size":20},
        "paragraph":{"align":"right"},"container":{"width":300}}
        """)
    let answer = try result.object
    let lines = try #require(answer["lines"] as? [[String: Any]])
    #expect(lines.count == 2)
    #expect(answer["visibleRange"] as? [Int] == [0, 17])
    var previousBaseline = 0.0
    for line in lines {
      let origin = try #require(line["origin"] as? [Double])
      let width = try #require(line["width"] as? Double)
      #expect(origin[1] > previousBaseline)
      previousBaseline = origin[1]
      #expect(abs(origin[0] + width - 300) < 1e-9)
      let run = try #require((line["runs"] as? [[String: Any]])?.first)
      #expect(run["kind"] as? String == "text")
      #expect(run["direction"] as? String == "ltr")
      #expect(run["x"] as? Double == origin[0])
      let glyphs = try #require(run["glyphs"] as? [[Double]])
      #expect(glyphs.first?[2] == origin[0])
      #expect(glyphs.allSatisfy { $0[3] == origin[1] })
      let end = try #require(glyphs.last)
      #expect(abs(end[2] + end[4] - 300) < 1e-9)
    }
    #expect((lines[1]["range"] as? [Int]) == [6, 17])
  }

  @Test("measure and layout agree to the last digit", arguments: ["raw", "coreText", "css"])
  func agreement(policy: String) throws {
    let document = DemoPost.json.replacing(
      #""id": "demo","#, with: #""id": "demo", "linePolicy": "\#(policy)","#)
    let layout = try ToolProcess.run(["layout"], input: document)
    let measure = try ToolProcess.run(["measure"], input: document)
    let lineCount = try #require(layout.object["lines"] as? [Any]).count
    #expect(lineCount > 10)
    #expect(try measure.object["lineCount"] as? Int == lineCount)
    let head = layout.output.prefix { $0 != "[" }
    let size = try #require(head.range(of: "\"size\":{"))
    #expect(measure.output.contains(head[size.lowerBound...].prefix { $0 != "}" } + "}"))
  }

  @Test(
    "the id is repeated as it was written, whatever scalar it is",
    arguments: [
      "1", "-0.10", "12345678901234567890123", "1e400", #""é\n😀""#, "null", "true",
    ])
  func id(json: String) throws {
    let result = try ToolProcess.run(["measure"], input: "{\"id\":\(json)}")
    #expect(result.output.hasPrefix("{\"id\":\(json),"))
    #expect(result.status == 0)
  }

  @Test("without an id the answer's id is null")
  func noID() throws {
    #expect(try ToolProcess.run(["layout"], input: "{}").output.hasPrefix(#"{"id":null,"#))
  }

  @Test("a document may stand over many lines, in a file, after a byte order mark")
  func documentFile() throws {
    try ToolProcess.withFolder { folder in
      let file = folder.appendingPathComponent("doc.json")
      try Data("\u{FEFF}{\r\n\"text\":\r\n\"a\"}\r\n".utf8).write(to: file)
      let result = try ToolProcess.run(["measure", file.path])
      #expect(result.status == 0)
      #expect(result.lines.count == 1)
      try Data("{\"txt\":1}".utf8).write(to: file)
      let wrong = try ToolProcess.run(["measure", file.path])
      #expect(wrong.status == 65)
      #expect(wrong.error == "\(file.path): txt: unknown key")
    }
  }

  @Test(
    "bad input ends with status 65 and one line",
    arguments: [
      ("", "invalid JSON at line 1, column 1: unexpected end, expected a JSON value"),
      (
        #"{"text":"a"} {}"#,
        "invalid JSON at line 1, column 14: unexpected text after the JSON value"
      ),
      (
        #"{"container":{"truncation":"head"}}"#,
        #"container.truncation: unknown value "head", expected "none", "start", "middle" or "end""#
      ),
      (#"{"a\nb":1}"#, #""a\nb": unknown key"#),
    ])
  func badInput(json: String, message: String) throws {
    for command in ["layout", "measure"] {
      let result = try ToolProcess.run([command], input: json)
      #expect(result.status == 65)
      #expect(result.error == message)
      #expect(result.output == "")
    }
  }

  @Test("a font that can't be read ends with status 66, one that is no font with 65")
  func fonts() throws {
    let missing = try ToolProcess.run(
      ["measure"], input: #"{"text":"a","fonts":["/no/such.ttf"]}"#)
    #expect(missing.status == 66)
    #expect(missing.error == "/no/such.ttf: No such file or directory")
    try ToolProcess.withFolder { folder in
      let file = folder.appendingPathComponent("a.ttf")
      try Data("no font".utf8).write(to: file)
      let wrong = try ToolProcess.run(
        ["measure"], input: #"{"text":"a","fonts":["\#(file.path)"]}"#)
      #expect(wrong.status == 65)
      #expect(wrong.error?.hasPrefix("\(file.path): ") == true)
    }
  }

  @Test("bytes that are no UTF-8 are bad input")
  func invalidUTF8() throws {
    let result = try ToolProcess.run(
      ["measure"], input: Data(#"{"text":""#.utf8) + [0xFF] + Data("\"}".utf8))
    #expect(result.status == 65)
    #expect(result.error == "invalid JSON at line 1, column 10: a string is not valid UTF-8")
  }

  @Test("numbers are written with the digits that read back as the same value")
  func numbers() throws {
    for number in [
      0.1, 1.0 / 3, 16, -2.5, 1e-7, .leastNonzeroMagnitude, .greatestFiniteMagnitude, 123456.789,
      -0.0,
    ] {
      var bytes: [UInt8] = []
      bytes.appendJSON(number)
      let text = String(decoding: bytes, as: UTF8.self)
      #expect(Double(text) == number)
      #expect(
        (try JSONSerialization.jsonObject(with: Data("[\(text)]".utf8)) as? [Double]) == [number])
    }
  }
}
