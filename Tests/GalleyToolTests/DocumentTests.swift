import GalleyLayout
import GalleyText
import Testing

@testable import GalleyTool

@Suite("Reading documents")
struct DocumentTests {
  private func document(_ json: String) throws -> Document {
    try Document(json: Array(json.utf8))
  }

  private func error(_ json: String) -> ToolError? {
    do {
      _ = try document(json)
      return nil
    } catch {
      return (error as? DocumentError)?.error
    }
  }

  @Test("an empty document is an empty text with the documented defaults")
  func defaults() throws {
    let document = try document("{}")
    #expect(document.id.kind == "null")
    #expect(document.fonts == nil)
    #expect(document.text == AttributedText())
    #expect(document.container.width == .infinity)
    #expect(document.container.height == .infinity)
    #expect(document.container.maxLines == 0)
    #expect(document.options.lineHeightPolicy == .raw)
    let attributes = document.text.attributes(at: 0)
    #expect(attributes.font.size == 16)
    #expect(attributes.color == .black)
  }

  @Test("every key of a style is read")
  func style() throws {
    let attributes = try document(
      """
      {"text":"a","style":{"font":"Noto Sans","size":20.5,"weight":650,"italic":true,
      "color":"#102030","background":"#aabbccdd","lang":"ja","features":{"liga":0,"ss01":2},
      "variations":{"wght":650,"opsz":12.5},"letterSpacing":-0.5,"wordSpacing":1.25,
      "baselineOffset":3,"underline":"wavy","strikethrough":true,"link":"https://example.org"}}
      """
    ).text.attributes(at: 0)
    #expect(attributes.font.families == ["Noto Sans"])
    #expect(attributes.font.size == 20.5)
    #expect(attributes.font.weight == 650)
    #expect(attributes.font.slant == .italic)
    #expect(attributes.color == Color(red: 0x10, green: 0x20, blue: 0x30))
    #expect(attributes.background == Color(red: 0xAA, green: 0xBB, blue: 0xCC, alpha: 0xDD))
    #expect(attributes.language == "ja")
    #expect(attributes.features == [FontFeature("liga", 0), FontFeature("ss01", 2)])
    #expect(
      attributes.font.variations == [FontVariation("wght", 650), FontVariation("opsz", 12.5)])
    #expect(attributes.letterSpacing == -0.5)
    #expect(attributes.wordSpacing == 1.25)
    #expect(attributes.baselineOffset == 3)
    #expect(attributes.underline == .wavy)
    #expect(attributes.strikethrough)
    #expect(attributes.link == Link("https://example.org"))
  }

  @Test("a piece of content changes the defaults for itself, in whatever order the keys stand")
  func content() throws {
    let text = try document(
      """
      {"content":[{"text":"ab"},{"size":30,"text":"é","features":{"kern":1},"link":null},
      {"text":""},{"text":"c","italic":false}],
      "style":{"size":20,"italic":true,"features":{"kern":0,"liga":0},"link":"x"}}
      """
    ).text
    #expect(text.string == "abéc")
    #expect(text.runs.map(\.range) == [0..<2, 2..<4, 4..<5])
    #expect(text.runs.map(\.attributes.font.size) == [20, 30, 20])
    #expect(text.runs.map(\.attributes.font.slant) == [.italic, .italic, .upright])
    #expect(text.runs.map(\.attributes.link?.target) == ["x", nil, "x"])
    #expect(text.runs[1].attributes.features == [FontFeature("liga", 0), FontFeature("kern", 1)])
  }

  @Test("a document of empty pieces has the height of the last one's style")
  func emptyContent() throws {
    let text = try document(#"{"content":[{"text":"","size":9},{"text":"","size":40}]}"#).text
    #expect(text.attributes(at: 0).font.size == 40)
  }

  @Test("every key of a paragraph is read")
  func paragraph() throws {
    let style = try document(
      """
      {"text":"a","paragraph":{"align":"justified","direction":"rtl","firstLineHeadIndent":1,
      "headIndent":2,"tailIndent":-3,"lineHeightMultiple":1.5,"minimumLineHeight":4,
      "maximumLineHeight":5,"lineSpacing":6,"paragraphSpacing":7,"paragraphSpacingBefore":8,
      "tabStops":[{"location":90,"align":"decimal"},{"location":40}],"defaultTabInterval":36,
      "wrap":"character","lineBreak":"strict","wordBreak":"keep-all"}}
      """
    ).text.paragraphStyle(at: 0)
    #expect(style.alignment == .justified)
    #expect(style.direction == .rightToLeft)
    #expect(style.firstLineHeadIndent == 1)
    #expect(style.headIndent == 2)
    #expect(style.tailIndent == -3)
    #expect(style.lineHeightMultiple == 1.5)
    #expect(style.minimumLineHeight == 4)
    #expect(style.maximumLineHeight == 5)
    #expect(style.lineSpacing == 6)
    #expect(style.paragraphSpacing == 7)
    #expect(style.paragraphSpacingBefore == 8)
    #expect(
      style.tabStops == [
        .init(location: 40, alignment: .left), .init(location: 90, alignment: .decimal),
      ])
    #expect(style.defaultTabInterval == 36)
    #expect(style.wrap == .character)
    #expect(style.lineBreak == .strict)
    #expect(style.wordBreak == .keepAll)
  }

  @Test("the container and the line policy are read; null has no limit")
  func container() throws {
    let full = try document(
      """
      {"container":{"width":320.25,"height":null,"maxLines":3,"truncation":"none"},
      "linePolicy":"coreText"}
      """)
    #expect(full.container.width == 320.25)
    #expect(full.container.height == .infinity)
    #expect(full.container.maxLines == 3)
    #expect(full.options.lineHeightPolicy == .coreText)
  }

  @Test("font files may name a face; a sign without a number belongs to the path")
  func fonts() throws {
    let fonts = try document(##"{"fonts":["a.ttf","b#2.ttc#3","c#.ttf","d#"]}"##).fonts
    #expect(fonts?.map(\.path) == ["a.ttf", "b#2.ttc", "c#.ttf", "d#"])
    #expect(fonts?.map(\.index) == [0, 3, 0, 0])
  }

  @Test("an unpaired control, a NUL and an emoji stay what they are")
  func unusualText() throws {
    let text = try document(#"{"text":"a\u0000\u202e\ud83d\ude00\ufeff"}"#).text
    #expect(text.string == "a\0\u{202E}\u{1F600}\u{FEFF}")
  }

  @Test(
    "mistakes name the key, its place and the value",
    arguments: [
      ("[]", "the document: expected an object, found an array"),
      ("null", "the document: expected an object, found null"),
      (#"{"colour":1}"#, "colour: unknown key"),
      (#"{"a b":1}"#, #""a b": unknown key"#),
      (#"{"content":[{"text":""},{"text":"","colour":1}]}"#, "content[1].colour: unknown key"),
      (#"{"style":{"text":"a"}}"#, "style.text: unknown key"),
      (#"{"paragraph":{"indent":1}}"#, "paragraph.indent: unknown key"),
      (#"{"container":{"Width":1}}"#, "container.Width: unknown key"),
      (
        #"{"paragraph":{"tabStops":[{"location":1,"at":2}]}}"#,
        "paragraph.tabStops[0].at: unknown key"
      ),
      (#"{"id":[1]}"#, "id: expected a string, a number, a boolean or null, found an array"),
      (#"{"text":1}"#, "text: expected a string, found a number"),
      (#"{"text":null}"#, "text: expected a string, found null"),
      (#"{"text":"","content":[]}"#, "content: stands beside text, which says the same"),
      (#"{"content":{}}"#, "content: expected an array, found an object"),
      (#"{"content":["a"]}"#, "content[0]: expected an object, found a string"),
      (#"{"content":[{"size":1}]}"#, "content[0]: expected the key text or attachment"),
      (#"{"style":{"size":"16"}}"#, "style.size: expected a number, found a string"),
      (#"{"style":{"size":1e999}}"#, "style.size: 1e999 is out of range"),
      (#"{"style":{"weight":0}}"#, "style.weight: 0.0 is not a weight from 1 to 1000"),
      (#"{"style":{"italic":1}}"#, "style.italic: expected true or false, found a number"),
      (
        ##"{"style":{"color":"#12345"}}"##,
        ##"style.color: "#12345" is not a colour, expected #rrggbb or #rrggbbaa"##
      ),
      (#"{"style":{"color":null}}"#, "style.color: expected a string, found null"),
      (
        #"{"style":{"underline":"thin"}}"#,
        #"style.underline: unknown value "thin", expected "single", "thick", "double", "#
          + #""dotted", "dashed" or "wavy""#
      ),
      (
        #"{"style":{"features":{"liga":true}}}"#,
        "style.features.liga: expected an integer, found a boolean"
      ),
      (
        #"{"style":{"features":{"liga":-1}}}"#,
        "style.features.liga: -1 is not an integer from 0 to 4294967295"
      ),
      (
        #"{"style":{"features":{"ligature":1}}}"#,
        "style.features.ligature: not an OpenType tag of four ASCII characters"
      ),
      (
        #"{"style":{"variations":{"wght":"bold"}}}"#,
        "style.variations.wght: expected a number, found a string"
      ),
      (
        #"{"paragraph":{"align":"middle"}}"#,
        #"paragraph.align: unknown value "middle", expected "natural", "left", "right", "#
          + #""center" or "justified""#
      ),
      (#"{"paragraph":{"tabStops":[{}]}}"#, "paragraph.tabStops[0]: expected the key location"),
      (
        #"{"container":{"maxLines":1.5}}"#,
        "container.maxLines: 1.5 is not an integer from 0 to 1000000000"
      ),
      (
        #"{"container":{"maxLines":-1}}"#,
        "container.maxLines: -1 is not an integer from 0 to 1000000000"
      ),
      (#"{"linePolicy":null}"#, "linePolicy: expected a string, found null"),
      (#"{"fonts":[]}"#, "fonts: expected at least one font file"),
      (#"{"fonts":"a"}"#, "fonts: expected an array, found a string"),
      (
        ##"{"fonts":["#1"]}"##,
        ##"fonts[0]: "#1" is not a font file, expected path or path#face"##
      ),
      ("{\"text\":\n \"é\"x}", "invalid JSON at line 2, column 5: expected a comma or }"),
      (#"{"a":1,"a":2}"#, #"invalid JSON at line 1, column 8: the key "a" stands twice"#),
    ])
  func mistakes(json: String, message: String) {
    let error = error(json)
    #expect(error?.message == message)
    #expect(error?.status == .badInput)
  }

  @Test("the id of a wrong document is kept for the answer")
  func idOfWrongDocument() {
    #expect {
      try document(#"{"colour":1,"id":7.50}"#)
    } throws: { error in
      guard case .number("7.50")? = (error as? DocumentError)?.id else { return false }
      return true
    }
  }
}
