import Foundation
import Testing

@testable import GalleyTool

@Suite("galley render and galley demo")
struct PictureTests {
  @Test("a picture has the frame's size times the scale, rounded up")
  func scale() throws {
    let document = #"{"text":"Hamburg","style":{"size":20},"container":{"width":200}}"#
    try ToolProcess.withFolder { folder in
      let sizes = try ["1", "2.5"].map { scale in
        let file = folder.appendingPathComponent("a\(scale).png")
        let result = try ToolProcess.run(
          ["render", "-o", file.path, "--scale", scale], input: document)
        #expect(result.status == 0, "\(result.errors)")
        #expect(result.output == "")
        return try PNGHeader(file).size
      }
      let answer = try ToolProcess.run(["measure"], input: document).output
      guard case .object(let members) = try JSONParser.parse(Array(answer.utf8)) else { return }
      let size = try Field(path: "size", value: members[1].value).members().map {
        try $0.field.number()
      }
      #expect(sizes[0] == size.map { Int($0.rounded(.up)) })
      #expect(sizes[1] == size.map { Int(($0 * 2.5).rounded(.up)) })
    }
  }

  @Test("an SVG picture is one, whatever the ending's case")
  func svg() throws {
    try ToolProcess.withFolder { folder in
      let file = folder.appendingPathComponent("a.SVG")
      let result = try ToolProcess.run(["render", "-o", file.path], input: #"{"text":"a"}"#)
      #expect(result.status == 0, "\(result.errors)")
      #expect(String(decoding: try Data(contentsOf: file), as: UTF8.self).contains("<svg "))
    }
  }

  @Test(
    "a wrong command line ends with status 64",
    arguments: [
      (["render"], "render needs -o OUT.png or -o OUT.svg"),
      (["render", "-o", "a.pdf"], #"option -o: "a.pdf" ends neither with .png nor with .svg"#),
      (
        ["render", "-o", "a.png", "--scale", "0"],
        #"option --scale: "0" is not a number greater than 0"#
      ),
      (
        ["render", "-o", "a.png", "--scale", "nan"],
        #"option --scale: "nan" is not a number greater than 0"#
      ),
      (
        ["render", "-o", "a.png", "--press", "x"],
        #"option --press: "x" is neither an entity's number nor token"#
      ),
      (
        ["render", "-o", "a.png", "--press", "-1"],
        #"option --press: "-1" is neither an entity's number nor token"#
      ),
      (
        ["render", "-o", "a.png", "--padding", "-1"],
        #"option --padding: "-1" is not a number from 0"#
      ),
      (["render", "a", "b", "-o", "a.png"], #"unexpected argument "b""#),
      (["demo", "a"], #"unexpected argument "a""#),
      (["demo", "-o", "a.jpg"], #"option -o: "a.jpg" does not end with .png"#),
    ])
  func usageErrors(words: [String], message: String) throws {
    let result = try ToolProcess.run(words)
    #expect(result.status == 64)
    #expect(result.error == message)
  }

  @Test("a picture that can't be written ends with status 1 and its name")
  func unwritable() throws {
    let result = try ToolProcess.run(["render", "-o", "/no/such/a.png"], input: "{}")
    #expect(result.status == 1)
    #expect(result.error == "/no/such/a.png: can't be written: No such file or directory")
  }

  @Test("a picture too large to be had ends with status 1, not with a trap")
  func tooLarge() throws {
    let result = try ToolProcess.run(
      ["render", "-o", "/dev/null.png", "--scale", "1e300"], input: #"{"text":"a"}"#)
    #expect(result.status == 1)
    #expect(result.error != nil)
  }

  @Test("demo writes a picture beside its layout and says so")
  func demo() throws {
    try ToolProcess.withFolder { folder in
      let picture = folder.appendingPathComponent("post.png")
      let layout = folder.appendingPathComponent("post.json")
      let result = try ToolProcess.run(["demo", "-o", picture.path])
      #expect(result.status == 0, "\(result.errors)")
      #expect(result.output.contains(picture.path) && result.output.contains(layout.path))
      #expect(try PNGHeader(picture).size[0] > 500)
      let answer = try JSONParser.parse([UInt8](Data(contentsOf: layout)))
      guard case .object(let members) = answer else { return }
      #expect(members.map(\.key).contains("lines"))
    }
  }

  @Test("every glyph of the demo is found in the bundled fonts")
  func demoGlyphs() throws {
    let result = try ToolProcess.run(["layout"], input: DemoPost.json)
    #expect(result.status == 0)
    let answer = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
    let lines = try #require(answer?["lines"] as? [[String: Any]])
    let runs = lines.flatMap { $0["runs"] as? [[String: Any]] ?? [] }
    let glyphs = runs.flatMap { $0["glyphs"] as? [[Double]] ?? [] }
    #expect(glyphs.count > 300)
    #expect(glyphs.allSatisfy { $0[0] != 0 })
  }

  @Test("a picture shows lines that alignment has moved, and an empty text is a picture too")
  func extent() throws {
    try ToolProcess.withFolder { folder in
      let file = folder.appendingPathComponent("a.png")
      let right = try ToolProcess.run(
        ["render", "-o", file.path],
        input: #"{"text":"a","paragraph":{"align":"right"},"container":{"width":300}}"#)
      #expect(right.status == 0)
      #expect(try PNGHeader(file).size[0] == 300)
      let empty = try ToolProcess.run(["render", "-o", file.path], input: "{}")
      #expect(empty.status == 0)
      #expect(try PNGHeader(file).size == [1, 22])
    }
  }

  @Test(
    "A pressed link looks different, each one its own way; a wrong number says how many there are")
  func pressed() throws {
    let document = """
      {"content":[{"text":"a","link":"u"},{"text":"b","link":"u"},
      {"text":"c","link":"v","pressed":{"color":"#ff0000"}},{"text":" and much more"}],
      "container":{"width":60,"maxLines":1,"truncation":"end","token":[{"text":"…","link":"m"}]}}
      """
    try ToolProcess.withFolder { folder in
      for ending in ["png", "svg"] {
        let file = folder.appendingPathComponent("a.\(ending)")
        let pictures = try [[], ["0"], ["1"], ["2"], ["token"]].map { number in
          let result = try ToolProcess.run(
            ["render", "-o", file.path] + number.flatMap { ["--press", $0] }, input: document)
          #expect(result.status == 0, "\(result.errors)")
          return try Data(contentsOf: file)
        }
        #expect(Set(pictures).count == 5)
      }
      let file = folder.appendingPathComponent("b.png")
      let beyond = try ToolProcess.run(
        ["render", "-o", file.path, "--press", "3"], input: document)
      #expect(beyond.status == 64)
      #expect(beyond.error == "option --press: no entity 3, the document shows 3 of them")
      let none = try ToolProcess.run(["render", "-o", file.path, "--press", "token"], input: "{}")
      #expect(none.status == 64)
      #expect(none.error == "option --press: the document shows no token with a link")
      #expect(!FileManager.default.fileExists(atPath: file.path))
    }
  }

  @Test("Attachments are drawn as boxes, and padding is space around")
  func attachments() throws {
    let document = #"{"content":[{"attachment":{"width":20,"ascent":10}}]}"#
    try ToolProcess.withFolder { folder in
      let vector = folder.appendingPathComponent("a.svg")
      #expect(try ToolProcess.run(["render", "-o", vector.path], input: document).status == 0)
      let boxes = try String(contentsOf: vector, encoding: .utf8).components(separatedBy: "<rect ")
      #expect(boxes.count == 3)
      let file = folder.appendingPathComponent("a.png")
      _ = try ToolProcess.run(["render", "-o", file.path], input: document)
      let plain = try PNGHeader(file).size
      _ = try ToolProcess.run(["render", "-o", file.path, "--padding", "8"], input: document)
      #expect(try PNGHeader(file).size == plain.map { $0 + 16 })
    }
  }
}
