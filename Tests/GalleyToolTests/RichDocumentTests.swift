import GalleyLayout
import GalleyText
import Testing

@testable import GalleyTool

@Suite("Reading attachments, truncation, links and decorations")
struct RichDocumentTests {
  private func document(_ json: String) throws -> Document {
    try Document(json: Array(json.utf8))
  }

  @Test("Every decoration of a style is read")
  func decorations() throws {
    let attributes = try document(
      """
      {"text":"a","style":{"underline":"thick","underlineColor":"#010203",
      "box":{"horizontalInset":1,"verticalInset":-2,"cornerRadius":3},
      "border":{"color":"#040506","width":4},"shadow":{"color":"#070809","x":5,"y":-6,"blur":7},
      "stroke":{"color":"#0a0b0c","width":8,"filled":false},
      "pressed":{"color":"#0d0e0f","background":"#101112","box":{"cornerRadius":9},
      "border":{"color":"#131415"},"underline":"double","underlineColor":"#161718",
      "strikethrough":true}}}
      """
    ).text.attributes(at: 0)
    #expect(attributes.underline == .thick)
    #expect(attributes.underlineColor == Color(red: 1, green: 2, blue: 3))
    #expect(attributes.box == TextBox(horizontalInset: 1, verticalInset: -2, cornerRadius: 3))
    #expect(attributes.border == TextBorder(color: Color(red: 4, green: 5, blue: 6), width: 4))
    #expect(
      attributes.shadow
        == TextShadow(
          color: Color(red: 7, green: 8, blue: 9), offset: Point(x: 5, y: -6), blur: 7))
    #expect(
      attributes.stroke
        == TextStroke(color: Color(red: 10, green: 11, blue: 12), width: 8, isFilled: false))
    #expect(
      attributes.pressed
        == PressedStyle(
          color: Color(red: 13, green: 14, blue: 15),
          background: Color(red: 16, green: 17, blue: 18), box: TextBox(cornerRadius: 9),
          border: TextBorder(color: Color(red: 19, green: 20, blue: 21)), underline: .double,
          underlineColor: Color(red: 22, green: 23, blue: 24), strikethrough: true))
  }

  @Test("Scripts, one line a paragraph, and what pressing takes away are read")
  func scriptsAndModes() throws {
    let text = try document(
      """
      {"content":[{"text":"a","script":"super"},{"text":"b","script":"sub","pressed":
      {"background":null,"border":null,"underline":null}},{"text":"c","script":"normal"}],
      "paragraph":{"wrap":"none","truncation":"middle"}}
      """
    ).text
    #expect(text.runs.map(\.attributes.verticalPosition) == [.superscript, .subscript, .baseline])
    #expect(
      text.runs[1].attributes.pressed
        == PressedStyle(background: .some(nil), border: .some(nil), underline: .some(nil)))
    #expect(text.paragraphStyle(at: 0).truncation == .middle)
  }

  @Test("null takes away what the document's style gives")
  func null() throws {
    let runs = try document(
      """
      {"style":{"background":"#ffffff","underline":"wavy","underlineColor":"#ffffff","border":{},
      "shadow":{},"stroke":{},"link":"a","pressed":{}},"content":[{"text":"a"},{"text":"b",
      "background":null,"underline":null,"underlineColor":null,"border":null,"shadow":null,
      "stroke":null,"link":null,"pressed":null}]}
      """
    ).text.runs
    #expect(runs.count == 2)
    #expect(runs[0].attributes.border == TextBorder(color: .black))
    #expect(runs[0].attributes.shadow == TextShadow(color: .black))
    #expect(runs[0].attributes.stroke == TextStroke(color: .black))
    #expect(runs[0].attributes.pressed == PressedStyle())
    #expect(runs[1].attributes == TextAttributes())
  }

  @Test("An attachment is one U+FFFC with the look of its piece, its id as it was written")
  func attachments() throws {
    let text = try document(
      """
      {"content":[{"text":"a"},{"attachment":{"id":"b","width":16,"ascent":12,"descent":-4,
      "align":"center"},"size":30},{"attachment":{"id":7.50}},{"attachment":{}}]}
      """
    ).text
    #expect(text.string == "a\u{FFFC}\u{FFFC}\u{FFFC}")
    #expect(text.runs.count == 4)
    let attachments = text.runs.compactMap(\.attributes.attachment)
    #expect(attachments.count == 3)
    #expect(attachments[0].alignment == .center)
    #expect(attachments[0].delegate.width == 16)
    #expect(attachments[0].delegate.ascent == 12)
    #expect(attachments[0].delegate.descent == -4)
    #expect(text.runs[1].attributes.font.size == 30)
    #expect(attachments.map(\.documentID.kind) == ["a string", "a number", "null"])
    guard case .number("7.50") = attachments[1].documentID else {
      Issue.record("the number is not kept")
      return
    }
  }

  @Test("A token has the document's style, wherever it stands; null is the default one")
  func token() throws {
    let container = try document(
      """
      {"container":{"truncation":"middle","token":[{"text":"… "},{"text":"more","italic":true},
      {"attachment":{"id":"x"}}],"height":20.5,"maxLines":2},"style":{"size":20},"text":"a"}
      """
    ).container
    #expect(container.truncation == .middle)
    #expect(container.height == 20.5)
    #expect(container.maxLines == 2)
    #expect(container.token?.string == "… more\u{FFFC}")
    #expect(container.token?.runs.map(\.attributes.font.size) == [20, 20, 20])
    #expect(container.token?.runs.map(\.attributes.font.slant) == [.upright, .italic, .upright])
    #expect(try document(#"{"container":{"token":null}}"#).container.token == nil)
  }

  @Test("Each piece has a link of its own, unless pieces name the same one")
  func linkIdentity() throws {
    let document = try document(
      """
      {"content":[{"text":"a","link":"x"},{"text":"b","link":"x"},
      {"text":"c","link":{"target":"x","id":3}},{"text":"d","link":{"target":"x","id":3},"size":9},
      {"text":"e","link":{"target":"x"}}],"container":{"token":[{"text":"f","link":"x"}]}}
      """)
    let links = document.text.runs.map(\.attributes.link)
    #expect(links.count == 5)
    #expect(Set(links).count == 4)
    #expect(links[2] == links[3])
    #expect(links.allSatisfy { $0?.target == "x" })
    #expect(document.container.token?.runs.contains { links.contains($0.attributes.link) } == false)
    let inherited = try self.document(
      #"{"style":{"link":"x"},"content":[{"text":"a"},{"text":"b","size":9}]}"#)
    #expect(Set(inherited.text.runs.map(\.attributes.link)) == [Link("x")])
  }

  @Test(
    "Mistakes name the key, its place and the value",
    arguments: [
      (
        #"{"content":[{"text":"a","attachment":{}}]}"#,
        "content[0]: has both a text and an attachment"
      ),
      (
        #"{"content":[{"attachment":"a"}]}"#,
        "content[0].attachment: expected an object, found a string"
      ),
      (#"{"content":[{"attachment":{"height":1}}]}"#, "content[0].attachment.height: unknown key"),
      (
        #"{"content":[{"attachment":{"id":[]}}]}"#,
        "content[0].attachment.id: expected a string, a number, a boolean or null, found an array"
      ),
      (
        #"{"content":[{"attachment":{"align":"middle"}}]}"#,
        #"content[0].attachment.align: unknown value "middle", expected "baseline", "top", "#
          + #""center" or "bottom""#
      ),
      (#"{"style":{"attachment":{}}}"#, "style.attachment: unknown key"),
      (#"{"container":{"token":"…"}}"#, "container.token: expected an array, found a string"),
      (#"{"container":{"token":[{"txt":"…"}]}}"#, "container.token[0].txt: unknown key"),
      (#"{"style":{"link":1}}"#, "style.link: expected a string or an object, found a number"),
      (#"{"style":{"link":{}}}"#, "style.link: expected the key target"),
      (#"{"style":{"link":{"target":"","url":""}}}"#, "style.link.url: unknown key"),
      (
        #"{"style":{"link":{"target":"","id":-1}}}"#,
        "style.link.id: -1 is not an integer from 0 to 1000000000"
      ),
      (#"{"style":{"box":null}}"#, "style.box: expected an object, found null"),
      (#"{"style":{"box":{"radius":1}}}"#, "style.box.radius: unknown key"),
      (#"{"style":{"border":{"colour":""}}}"#, "style.border.colour: unknown key"),
      (#"{"style":{"shadow":{"offset":1}}}"#, "style.shadow.offset: unknown key"),
      (#"{"style":{"stroke":{"isFilled":1}}}"#, "style.stroke.isFilled: unknown key"),
      (#"{"style":{"pressed":{"link":""}}}"#, "style.pressed.link: unknown key"),
      (
        ##"{"style":{"pressed":{"color":"red"}}}"##,
        ##"style.pressed.color: "red" is not a colour, expected #rrggbb or #rrggbbaa"##
      ),
    ])
  func mistakes(json: String, message: String) {
    #expect {
      try document(json)
    } throws: { error in
      let error = (error as? DocumentError)?.error
      return error?.message == message && error?.status == .badInput
    }
  }
}
