import Foundation
import Testing

@Suite("Answers about links, attachments and tokens, and touches")
struct RichAnswerTests {
  /// Two links that touch, one over two lines, an attachment, and a token with a link.
  private static let post = """
    {"id":"p","style":{"size":18},"content":[{"text":"See "},{"text":"one","link":"u"},
    {"text":"two","link":"u"},{"attachment":{"id":9,"width":20,"ascent":15,"descent":5}},
    {"text":" and a "},{"text":"link over two lines","link":"v"},{"text":" then the rest of it"}],
    "container":{"width":220,"maxLines":2,"truncation":"end","token":[{"text":"… "},
    {"text":"more","link":"m"}]}}
    """

  private func layout(_ json: String = post) throws -> [String: Any] {
    let result = try ToolProcess.run(["layout"], input: json)
    #expect(result.status == 0, "\(result.errors)")
    return try result.object
  }

  private func hit(_ x: Double, _ y: Double, _ options: [String] = []) throws -> [String: Any] {
    let result = try ToolProcess.run(["hit", "--at", "\(x),\(y)"] + options, input: Self.post)
    #expect(result.status == 0, "\(result.errors)")
    return try result.object
  }

  private func array(_ object: [String: Any], _ key: String) throws -> [[String: Any]] {
    try #require(object[key] as? [[String: Any]])
  }

  private func middle(_ rect: [Double]) -> (x: Double, y: Double) {
    (rect[0] + rect[2] / 2, rect[1] + rect[3] / 2)
  }

  @Test("A truncated layout tells what is hidden, and its token's runs, place and links")
  func truncation() throws {
    let answer = try layout()
    #expect(answer["truncated"] as? Bool == true)
    let visible = try #require(answer["visibleRange"] as? [Int])
    let hidden = try #require(answer["hiddenRange"] as? [Int])
    #expect(visible[0] == 0 && visible[1] == hidden[0] && hidden[1] == 59)
    let lines = try array(answer, "lines")
    #expect(lines.count == 2)
    let kinds = try array(lines[1], "runs").map { $0["kind"] as? String }
    #expect(kinds.suffix(2) == ["token", "token"])
    #expect(try array(lines[0], "runs").contains { $0["kind"] as? String == "attachment" })
    let token = try #require(answer["token"] as? [String: Any])
    let links = try array(token, "links")
    #expect(links.map { $0["target"] as? String } == ["m"])
    let rects = try #require(token["rects"] as? [[Double]])
    try #require(rects.count == 2)
    #expect(links[0]["rects"] as? [[Double]] == [rects[1]])
    #expect(abs(rects[0][0] + rects[0][2] - rects[1][0]) < 1e-9)
    let width = try #require(lines[1]["width"] as? Double)
    #expect(abs(rects[1][0] + rects[1][2] - width) < 1e-9)
    let whole = try layout(Self.post.replacing(#""maxLines":2"#, with: #""maxLines":0"#))
    #expect(whole["hiddenRange"] == nil && whole["token"] == nil)
  }

  @Test("Every line that its paragraph cuts tells what it hides, and the token has a place on each")
  func cutParagraphs() throws {
    let answer = try layout(
      #"""
      {"text":"first paragraph that is long\nshort\nthird paragraph that is long",
      "paragraph":{"wrap":"none","truncation":"end"},
      "container":{"width":90,"token":[{"text":"…","link":"m"}]}}
      """#)
    #expect(answer["truncated"] as? Bool == true)
    #expect(answer["visibleRange"] as? [Int] == [0, 63])
    #expect(answer["hiddenRange"] == nil)
    let lines = try array(answer, "lines")
    let hidden = lines.map { $0["hiddenRange"] as? [Int] }
    try #require(hidden.count == 3)
    let first = try #require(hidden[0])
    let last = try #require(hidden[2])
    #expect(first[0] > 0 && first[1] <= 29 && first[0] < first[1])
    #expect(hidden[1] == nil)
    #expect(last[0] > 35 && last[1] == 63)
    let token = try #require(answer["token"] as? [String: Any])
    let rects = try #require(token["rects"] as? [[Double]])
    #expect(rects.count == 2)
    let links = try array(token, "links")
    #expect(links.count == 1)
    #expect(links.first?["rects"] as? [[Double]] == rects)
  }

  @Test("A token's rectangles are those that a touch of it meets, beside a tall attachment too")
  func tokenRectangles() throws {
    let json = """
      {"content":[{"attachment":{"width":18,"ascent":54,"descent":54}},{"text":"and many words"}],
      "container":{"width":60,"maxLines":1,"truncation":"end"}}
      """
    let token = try #require(try layout(json)["token"] as? [String: Any])
    let rect = try #require((token["rects"] as? [[Double]])?.first)
    #expect(rect[3] < 54)
    let found = try ToolProcess.run(
      ["hit", "--at", "\(middle(rect).x),\(middle(rect).y)"], input: json
    ).object
    let item = try #require(found["item"] as? [String: Any])
    #expect(item["kind"] as? String == "truncationToken")
    #expect(item["rects"] as? NSObject == token["rects"] as? NSObject)
  }

  @Test("An empty token stands nowhere")
  func emptyToken() throws {
    let answer = try layout(
      #"""
      {"text":"many words on a line",
      "container":{"width":60,"maxLines":1,"truncation":"end","token":[]}}
      """#)
    #expect(answer["truncated"] as? Bool == true)
    #expect(answer["token"] == nil)
  }

  @Test("Entities are the links one by one, with a rectangle for each line")
  func entities() throws {
    let entities = try array(try layout(), "entities")
    #expect(entities.map { $0["kind"] as? String } == ["link", "link", "link"])
    #expect(entities.map { $0["range"] as? [Int] } == [[4, 7], [7, 10], [20, 39]])
    #expect(entities.map { $0["text"] as? String } == ["one", "two", "link over two lines"])
    #expect(entities.map { $0["target"] as? String } == ["u", "u", "v"])
    let rects = try entities.map { try #require($0["rects"] as? [[Double]]) }
    try #require(rects.map(\.count) == [1, 1, 2])
    #expect(abs(rects[0][0][0] + rects[0][0][2] - rects[1][0][0]) < 1e-9)
    #expect(rects[2][1][1] >= rects[2][0][1] + rects[2][0][3] - 1e-9)
  }

  @Test("Links around another direction have a rectangle for each visual stretch")
  func bidirectional() throws {
    let entities = try array(
      try layout(
        #"{"content":[{"text":"abc א","link":"a"},{"text":"בג","link":"b"}]}"#), "entities")
    let rects = try entities.map { try #require($0["rects"] as? [[Double]]) }
    try #require(rects.map(\.count) == [2, 1])
    #expect(abs(rects[0][0][0] + rects[0][0][2] - rects[1][0][0]) < 1e-9)
    #expect(abs(rects[1][0][0] + rects[1][0][2] - rects[0][1][0]) < 1e-9)
  }

  @Test("Attachments tell their line and box, those of a token too")
  func attachments() throws {
    let attachment = try #require(try array(try layout(), "attachments").first)
    #expect(attachment["id"] as? Int == 9)
    #expect(attachment["line"] as? Int == 0)
    #expect(attachment["range"] as? [Int] == [10, 13])
    #expect(attachment["kind"] as? String == "attachment")
    let rect = try #require(attachment["rect"] as? [Double])
    #expect(abs(rect[2] - 20) < 1e-9 && abs(rect[3] - 20) < 1e-9)
    let token = try array(
      try layout(
        """
        {"text":"many words on a line","container":{"width":60,"maxLines":1,"truncation":"end",
        "token":[{"attachment":{"id":"t","width":10,"ascent":5}}]}}
        """), "attachments")
    #expect(token.count == 1)
    #expect(token.first?["kind"] as? String == "token")
    #expect(token.first?["range"] as? [Int] == [0, 3])
  }

  @Test("What is wider than its container is said to overflow", arguments: ["layout", "measure"])
  func overflow(command: String) throws {
    let json = #"{"content":[{"attachment":{"width":90,"ascent":5}}],"container":{"width":80}}"#
    #expect(try ToolProcess.run([command], input: json).object["overflows"] as? Bool == true)
    let wide = json.replacing("80", with: "90")
    #expect(try ToolProcess.run([command], input: wide).object["overflows"] == nil)
  }

  @Test("Equal attachments beside each other keep their sizes and ids")
  func equalAttachments() throws {
    let attachments = try array(
      try layout(
        """
        {"content":[{"attachment":{"id":"a","width":10,"ascent":5}},
        {"attachment":{"id":"a","width":30,"ascent":5}}]}
        """), "attachments")
    #expect(attachments.map { $0["id"] as? String } == ["a", "a"])
    #expect(attachments.compactMap { ($0["rect"] as? [Double])?[2] } == [10, 30])
  }

  @Test("A touch of a link, an attachment or the token meets it; its rectangles are the layout's")
  func items() throws {
    let answer = try layout()
    for entity in try array(answer, "entities") {
      for rect in try #require(entity["rects"] as? [[Double]]) {
        let found = try hit(middle(rect).x, middle(rect).y)
        let item = try #require(found["item"] as? [String: Any])
        for key in ["kind", "range", "text", "target", "rects"] {
          #expect(item[key] as? NSObject == entity[key] as? NSObject)
        }
        let cluster = try #require(found["cluster"] as? [Int])
        let range = try #require(item["range"] as? [Int])
        #expect(cluster[0] >= range[0] && cluster[1] <= range[1])
      }
    }
    let attachment = try array(answer, "attachments")[0]
    let box = middle(try #require(attachment["rect"] as? [Double]))
    let item = try #require(try hit(box.x, box.y)["item"] as? [String: Any])
    #expect(item["kind"] as? String == "attachment")
    #expect(item["id"] as? Int == 9)
    #expect(item["range"] as? [Int] == [10, 13])
    let token = try #require(answer["token"] as? [String: Any])
    let link = try #require(try array(token, "links")[0]["rects"] as? [[Double]])
    let more = try hit(middle(link[0]).x, middle(link[0]).y)
    #expect((more["item"] as? [String: Any])?["kind"] as? String == "truncationToken")
    #expect((more["item"] as? [String: Any])?["target"] as? String == "m")
    #expect(more["cluster"] is NSNull)
    let dots = try #require((token["rects"] as? [[Double]])?.first)
    let ellipsis = try #require(try hit(dots[0] + 1, dots[1] + 5)["item"] as? [String: Any])
    #expect(ellipsis["kind"] as? String == "truncationToken")
    #expect(ellipsis["target"] is NSNull)
  }

  @Test("A touch beside everything meets nothing, but for a tolerance; a caret has its place")
  func beside() throws {
    let found = try hit(-3, 8)
    #expect(found["id"] as? String == "p")
    #expect(found["cluster"] is NSNull && found["item"] is NSNull)
    let insertion = try #require(found["insertion"] as? [String: Any])
    #expect(insertion["offset"] as? Int == 0)
    #expect(insertion["affinity"] as? String == "downstream")
    let near = try hit(-3, 8, ["--tolerance", "4"])
    #expect(near["cluster"] as? [Int] == [0, 1])
    let end = try #require(try hit(500, 8)["insertion"] as? [String: Any])
    #expect(end["affinity"] as? String == "upstream")
  }

  @Test("hit answers every line of a stream")
  func stream() throws {
    let result = try ToolProcess.run(
      ["hit", "--jsonl", "--at=1,1"], input: "{\"id\":1,\"text\":\"a\"}\nx\n{\"id\":3}\n")
    #expect(result.status == 65)
    #expect(result.lines.count == 3)
    #expect(result.lines[0].contains(#""cluster":[0,1]"#))
  }

  @Test(
    "A wrong point or tolerance ends with status 64",
    arguments: [
      (["hit"], "hit needs --at X,Y"),
      (["hit", "--at", "1"], #"option --at: "1" is not a point, expected X,Y"#),
      (["hit", "--at", "1,2,3"], #"option --at: "1,2,3" is not a point, expected X,Y"#),
      (["hit", "--at", "1,nan"], #"option --at: "1,nan" is not a point, expected X,Y"#),
      (
        ["hit", "--at", "1,2", "--tolerance", "-1"],
        #"option --tolerance: "-1" is not a number from 0"#
      ),
    ])
  func usageErrors(words: [String], message: String) throws {
    let result = try ToolProcess.run(words)
    #expect(result.status == 64)
    #expect(result.error == message)
  }

  @Test("The document of the documentation is one, and is truncated")
  func documentation() throws {
    let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Docs/CommandLine.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    let start = try #require(text.range(of: "```json\n"))
    let end = try #require(text.range(of: "```", range: start.upperBound..<text.endIndex))
    let answer = try layout(String(text[start.upperBound..<end.lowerBound]))
    #expect(answer["truncated"] as? Bool == true)
    for key in answer.keys { #expect(text.contains("`\(key)`"), "\(key) is not documented") }
  }
}
