import Foundation
import GalleyFeed
import Testing

@testable import GalleyTool

@Suite("galley feed")
struct FeedTests {
  @Test("The sample is 200 posts of many kinds, each with an id of its own")
  func sample() throws {
    let posts = try PostFile.sample()
    #expect(posts.count == 200)
    #expect(Set(posts.map(\.id)).count == 200)
    #expect(posts.allSatisfy { !$0.name.isEmpty && !$0.time.isEmpty && !$0.text.isEmpty })
    #expect(posts.count { $0.quote != nil } > 40)
    #expect(Set(posts.map(\.images)).isSuperset(of: [0, 1, 2, 3, 4, 9]))
    let texts = posts.map(\.text).joined()
    for mark in ["@", "#", "[", "http", "👍🏽", "ا", "ש", "ก", "あ", "한", "и", "α", "क"] {
      #expect(texts.contains(mark), "\(mark)")
    }
  }

  @Test("Every glyph of the sample is found in the bundled fonts")
  func sampleGlyphs() throws {
    let texts = try PostFile.sample().map { "\($0.name) \($0.time) \($0.source) \($0.text)" }
    let documents = try texts.map { text in
      String(decoding: try JSONEncoder().encode(["text": text]), as: UTF8.self)
    }
    let result = try ToolProcess.run(
      ["layout", "--jsonl"], input: documents.joined(separator: "\n"))
    #expect(result.status == 0)
    #expect(result.lines.count == 200)
    #expect(!result.output.contains("[[0,") && !result.output.contains(",[0,"))
  }

  @Test("A post needs nothing but a text, and keys of other meanings are passed over")
  func post() throws {
    func post(_ json: String) throws -> Post {
      let value = try JSONParser.parse(Array(json.utf8))
      return try Post(Field(path: "", value: value), id: "7")
    }
    #expect(try post(#"{"text":"a"}"#) == Post(id: "7", text: "a"))
    #expect(
      try post(#"{"text":"a","id":12,"likes":[1],"quote":null}"#) == Post(id: "12", text: "a"))
    #expect(
      try post(
        """
        {"id":"x","name":"n","time":"t","source":"s","text":"a","reposts":1,"comments":2,
        "images":3,"quote":{"name":"m","text":"b","images":4}}
        """)
        == Post(
          id: "x", name: "n", time: "t", source: "s", text: "a", reposts: 1, comments: 2,
          images: 3, quote: Post.Quote(name: "m", text: "b", images: 4)))
  }

  @Test("A bad line is told by its number and left out; the rest goes on")
  func badLines() throws {
    let result = try ToolProcess.run(
      ["feed", "--stats"],
      input: """
        {"text":"one"}
        no post

        {"id":1}
        {"text":7}
        {"text":"a","images":-1}
        {"text":"a","quote":{"name":"b"}}
        [1]
        {"text":"two"}
        """)
    #expect(result.status == 65)
    #expect(try result.object["posts"] as? Int == 2)
    #expect(
      result.errors.split(separator: "\n") == [
        "galley: error: line 2: invalid JSON at column 1: expected a JSON value",
        "galley: error: line 4: the post: expected the key text",
        "galley: error: line 5: text: expected a string, found a number",
        "galley: error: line 6: images: -1 is not an integer from 0 to 1000000000",
        "galley: error: line 7: quote: expected the key text",
        "galley: error: line 8: the post: expected an object, found an array",
      ])
  }

  @Test("A scenario is played frame by frame, and its costs are told", arguments: [60, 120])
  func scenario(rate: Int) throws {
    try ToolProcess.withFolder { folder in
      let posts = folder.appendingPathComponent("posts.jsonl")
      try Data(SampleFeed.jsonLines.utf8).write(to: posts)
      let scenario = folder.appendingPathComponent("scenario.json")
      try Data(#"[{"seconds":0.25,"velocity":2000},{"touch":true},{"seconds":0.25}]"#.utf8)
        .write(to: scenario)
      let result = try ToolProcess.run([
        "feed", posts.path, "--scroll", scenario.path, "--stats", "--fps", "\(rate)",
      ])
      #expect(result.status == 0, "\(result.errors)")
      let report = try result.object
      #expect(report["posts"] as? Int == 200)
      #expect(report["frames"] as? Int == rate / 2 + 1)
      for key in ["layout", "draw"] {
        let work = try #require(report[key] as? [String: Any])
        #expect(work["posts"] as? Int == 200)
        #expect(try #require(work["milliseconds"] as? Double) > 0)
      }
      let times = try #require(report["mainThreadMilliseconds"] as? [String: Double])
      #expect(try #require(times["median"]) > 0)
      #expect(try #require(times["median"]) <= #require(times["p99"]))
      #expect(try #require(times["p99"]) <= #require(times["max"]))
      #expect(try #require(report["peakSurfaces"] as? Int) > 0)
      #expect(try #require(report["layoutsMade"] as? Int) > 0)
      #expect(try #require(report["peakMemoryBytes"] as? Int) > 1 << 20)
    }
  }

  @Test("Steps are flings, touches and ways to the top; mistakes name file and place")
  func steps() throws {
    try ToolProcess.withFolder { folder in
      let file = folder.appendingPathComponent("s.json")
      func steps(_ json: String) throws -> [ScrollScenario.Step] {
        try Data(json.utf8).write(to: file)
        return try ScrollScenario(path: file.path).steps
      }
      let read = try steps(
        #"[{"seconds":2,"velocity":-9},{"seconds":1},{"touch":true},{"scrollToTop":true}]"#)
      #expect(
        read == [
          .fling(velocity: -9, seconds: 2), .fling(velocity: 0, seconds: 1), .touch, .scrollToTop,
        ])
      for (json, message) in [
        ("{}", "the scenario: expected an array, found an object"),
        ("[{}]", "[0]: expected the key seconds, touch or scrollToTop"),
        (#"[{"touch":true},{"time":1}]"#, "[1].time: unknown key"),
        (#"[{"touch":false}]"#, "[0].touch: expected true"),
        (#"[{"seconds":-1}]"#, "[0].seconds: -1.0 is not a number from 0 to 3600"),
        (
          #"[{"touch":true,"velocity":1}]"#,
          "[0]: has seconds or velocity beside touch or scrollToTop"
        ),
        (#"[{"touch":true,"scrollToTop":true}]"#, "[0]: has both touch and scrollToTop"),
        ("[", "invalid JSON at line 1, column 2: unexpected end, expected a JSON value"),
      ] {
        #expect {
          try steps(json)
        } throws: { error in
          (error as? ToolError)?.message == "\(file.path): \(message)"
        }
      }
    }
  }

  @Test("The first screens are one picture, as wide as the cells")
  func picture() throws {
    try ToolProcess.withFolder { folder in
      let file = folder.appendingPathComponent("strip.png")
      let result = try ToolProcess.run(
        ["feed", "--width", "200", "--height", "100", "--scale", "1", "-o", file.path],
        input: SampleFeed.jsonLines)
      #expect(result.status == 0, "\(result.errors)")
      #expect(result.output == "")
      #expect(try PNGHeader(file).size == [200, 300])
      let none = try ToolProcess.run(["feed", "-o", file.path], input: "")
      #expect(none.status == 0, "\(none.errors)")
    }
  }

  @Test("A post that is longer than any bitmap ends with the picture, and costs are told")
  func longPost() throws {
    try ToolProcess.withFolder { folder in
      let text = String(repeating: "long words in a post ", count: 4761)
      let file = folder.appendingPathComponent("strip.png")
      let result = try ToolProcess.run(
        ["feed", "-o", file.path, "--stats"], input: #"{"text":"a"}"# + "\n{\"text\":\"\(text)\"}")
      #expect(result.status == 0, "\(result.errors)")
      #expect(try result.object["posts"] as? Int == 2)
      #expect(try PNGHeader(file).size == [750, 4002])
    }
  }

  @Test("demo feed draws the sample and writes its posts")
  func demo() throws {
    try ToolProcess.withFolder { folder in
      let picture = folder.appendingPathComponent("a.png")
      let result = try ToolProcess.run(["demo", "feed", "-o", picture.path])
      #expect(result.status == 0, "\(result.errors)")
      #expect(try PNGHeader(picture).size[0] == 750)
      let posts = try ToolProcess.run(["feed", folder.appendingPathComponent("a.jsonl").path])
      #expect(try posts.object["posts"] as? Int == 200)
    }
  }

  @Test(
    "A wrong command line ends with status 64",
    arguments: [
      (["feed", "--width", "0"], #"option --width: "0" is not a number from 120 to 16384"#),
      (["feed", "--width", "119"], #"option --width: "119" is not a number from 120 to 16384"#),
      (["feed", "--height", "1e9"], #"option --height: "1e9" is not a number from 1 to 16384"#),
      (["feed", "--height", "nan"], #"option --height: "nan" is not a number from 1 to 16384"#),
      (["feed", "--scale", "17"], "option --scale: 17.0 is more than 16.0"),
      (
        ["feed", "-o", "a.png", "--height", "16384", "--scale", "4"],
        "option -o: three screens of 375.0 by 16384.0 points at 4.0 pixels a point are too large for "
          + "a picture"
      ),
      (["feed", "--fps", "30"], #"option --fps: unknown value "30", expected 60 or 120"#),
      (["feed", "-o", "a.svg"], #"option -o: "a.svg" does not end with .png"#),
      (
        ["feed", "--rules", "y"],
        #"option --rules: unknown value "y", expected weibo, x, mastodon, plain or vvebo"#
      ),
      (["demo", "list"], #"unexpected argument "list""#),
    ])
  func usageErrors(words: [String], message: String) throws {
    let result = try ToolProcess.run(words)
    #expect(result.status == 64)
    #expect(result.error == message)
  }

  @Test("A file that can't be read ends with status 66 and its name")
  func unreadable() throws {
    for words in [["feed", "/no/such"], ["feed", "--scroll", "/no/such"]] {
      let result = try ToolProcess.run(words)
      #expect(result.status == 66)
      #expect(result.error == "/no/such: can't be read: No such file or directory")
    }
  }
}
