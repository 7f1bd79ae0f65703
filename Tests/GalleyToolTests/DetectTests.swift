import Foundation
import Testing

@Suite("galley detect, and documents with detect")
struct DetectTests {
  private let text = "转发 @山茶与灯：#清晨六点#[太阳]👍🏽 foo"

  private func entities(_ object: [String: Any]) throws -> [[String: Any]] {
    try #require(object["entities"] as? [[String: Any]])
  }

  @Test("Entities tell kind, rule, both ranges, text, value and target")
  func entities() throws {
    let result = try ToolProcess.run(["detect", "--rules", "weibo"], input: text)
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.lines.count == 1)
    let found = try entities(try result.object)
    #expect(found.map { $0["kind"] as? String } == ["mention", "topic", "emoticon", "emoji"])
    #expect(
      found.map { $0["text"] as? String } == ["@山茶与灯", "#清晨六点#", "[太阳]", "👍🏽"])
    #expect(found.map { $0["value"] as? String } == ["山茶与灯", "清晨六点", "太阳", "👍🏽"])
    #expect(found.allSatisfy { $0["rule"] is String })
    #expect(
      found[0]["target"] as? String == "https://weibo.com/n/%E5%B1%B1%E8%8C%B6%E4%B8%8E%E7%81%AF")
    #expect(found[2]["target"] is NSNull)
    for entity in found {
      let bytes = try #require(entity["range"] as? [Int])
      let units = try #require(entity["utf16"] as? [Int])
      let expected = entity["text"] as? String
      #expect(String(decoding: Array(text.utf8)[bytes[0]..<bytes[1]], as: UTF8.self) == expected)
      #expect(
        String(decoding: Array(text.utf16)[units[0]..<units[1]], as: UTF16.self) == expected)
    }
  }

  @Test("Every rule set is known", arguments: ["weibo", "x", "mastodon", "plain", "vvebo"])
  func ruleSets(name: String) throws {
    let result = try ToolProcess.run(["detect", "--rules=\(name)", "-"], input: "#a# @bc 😀")
    #expect(result.status == 0, "\(result.errors)")
    #expect(!(try entities(try result.object)).isEmpty)
    let document = try ToolProcess.run(["layout"], input: #"{"text":"@bc 😀","detect":"\#(name)"}"#)
    #expect(!(try entities(try document.object)).isEmpty)
  }

  @Test("With --jsonl every line has its answer")
  func stream() throws {
    let result = try ToolProcess.run(
      ["detect", "--rules", "x", "--jsonl"],
      input: """
        {"id":"a","text":"#one"}
        {"id":2,"text":1}
        {"id":3,"txt":""}
        {"id":4}

        {"text":""}
        """)
    #expect(result.status == 65)
    #expect(result.error == "4 of 6 lines could not be answered")
    #expect(result.lines.count == 6)
    #expect(result.lines[0].hasPrefix(#"{"id":"a","entities":[{"kind":"topic","#))
    #expect(result.lines[1] == #"{"id":2,"error":"text: expected a string, found a number"}"#)
    #expect(result.lines[2] == #"{"id":3,"error":"txt: unknown key"}"#)
    #expect(result.lines[3] == #"{"id":4,"error":"the document: expected the key text"}"#)
    #expect(result.lines[5] == #"{"id":null,"entities":[]}"#)
  }

  @Test("A wrong command line ends with 64, what is no text with 65")
  func errors() throws {
    let none = try ToolProcess.run(["detect"])
    #expect(none.status == 64)
    #expect(none.error == "detect needs --rules weibo|x|mastodon|plain|vvebo")
    let wrong = try ToolProcess.run(["detect", "--rules", "y"])
    #expect(wrong.status == 64)
    #expect(
      wrong.error
        == #"option --rules: unknown value "y", expected weibo, x, mastodon, plain or vvebo"#)
    let bytes = try ToolProcess.run(["detect", "--rules", "x"], input: Data([0x61, 0xFF]))
    #expect(bytes.status == 65)
    #expect(bytes.error == "the text is not valid UTF-8")
    let key = try ToolProcess.run(["layout"], input: #"{"detect":"y"}"#)
    #expect(key.status == 65)
    #expect(
      key.error == #"detect: unknown value "y", expected "weibo", "x", "mastodon", "plain" or "#
        + #""vvebo""#)
  }

  @Test("A document's entities are detected and its own links, placed and ready to be pressed")
  func document() throws {
    let json = """
      {"content":[{"text":"@山茶与灯 "},{"text":"#a link#","link":"u"},{"text":"😀"}],
      "detect":"weibo"}
      """
    let found = try entities(try ToolProcess.run(["layout"], input: json).object)
    #expect(found.map { $0["kind"] as? String } == ["mention", "link", "emoji"])
    #expect(found.map { $0["rule"] as? String } == ["mention", "", "emoji"])
    #expect(found.map { $0["text"] as? String } == ["@山茶与灯", "#a link#", "😀"])
    #expect(found[1]["target"] as? String == "u")
    let rect = try #require((found[0]["rects"] as? [[Double]])?.first)
    let hit = try ToolProcess.run(
      ["hit", "--at", "\(rect[0] + 2),\(rect[1] + 2)"], input: json
    ).object
    let item = try #require(hit["item"] as? [String: Any])
    #expect(item["kind"] as? String == "link")
    #expect(item["entity"] as? String == "mention")
    #expect(item["text"] as? String == "@山茶与灯")
    let face = try #require((found[2]["rects"] as? [[Double]])?.first)
    let onFace = try ToolProcess.run(
      ["hit", "--at", "\(face[0] + 2),\(face[1] + 2)"], input: json
    ).object
    #expect(onFace["item"] is NSNull && onFace["cluster"] is [Int])
    try ToolProcess.withFolder { folder in
      let file = folder.appendingPathComponent("a.png").path
      for number in ["0", "1"] {
        #expect(
          try ToolProcess.run(["render", "-o", file, "--press", number], input: json).status == 0)
      }
      let emoji = try ToolProcess.run(["render", "-o", file, "--press", "2"], input: json)
      #expect(emoji.status == 64)
      #expect(
        emoji.error
          == "option --press: entity 2 is no link but of the kind emoji, and can't be pressed")
    }
  }

  @Test("Hidden entities are left out, and detection changes no measure")
  func truncated() throws {
    let container = #""container":{"width":80,"maxLines":1,"truncation":"end"}"#
    let json = #"{"text":"@first_name @second_name","detect":"x",\#(container)}"#
    let found = try entities(try ToolProcess.run(["layout"], input: json).object)
    #expect(found.map { $0["text"] as? String } == ["@first_name"])
    let plain = json.replacing(#""detect":"x","#, with: "")
    #expect(
      try ToolProcess.run(["measure"], input: json).output
        == ToolProcess.run(["measure"], input: plain).output)
  }
}
