import GalleyText

/// Reads the content of a document: that of its text and that of its truncation token.
///
/// Every piece of content is a thing of its own: its link and its attachment are told apart from
/// those of all other pieces, however equal they look. A link with an id of its own is the same one
/// in all pieces that name it, and the link of the document's style is one too.
struct ContentReader {
  /// What pieces look like that say nothing else.
  private let style: TextAttributes
  private let paragraphStyle: ParagraphStyle
  private var pieceCount = 0

  init(style: TextAttributes, paragraphStyle: ParagraphStyle) {
    self.style = style
    self.paragraphStyle = paragraphStyle
  }

  /// A text that looks as the document's style says.
  func text(_ text: String) -> AttributedText {
    AttributedText(text, attributes: style, paragraphStyle: paragraphStyle)
  }

  /// A text of pieces.
  mutating func text(_ pieces: [Field]) throws(ToolError) -> AttributedText {
    var text = text("")
    for piece in pieces { try append(piece, to: &text) }
    return text
  }

  private mutating func append(
    _ piece: Field, to result: inout AttributedText
  ) throws(ToolError) {
    pieceCount += 1
    var attributes = style
    var text: String?
    var attachment: InlineAttachment?
    for (key, field) in try piece.members() {
      switch key {
      case "text": text = try field.string()
      case "attachment": attachment = try InlineAttachment(field, number: pieceCount)
      case "link": attributes.link = try field.link(id: -pieceCount)
      default: try attributes.apply(key, field)
      }
    }
    if let attachment {
      if text != nil { throw piece.complaint("has both a text and an attachment") }
      result.append(attachment, attributes: attributes)
      return
    }
    guard let text else { throw piece.complaint("expected the key text or attachment") }
    result.append(text, attributes: attributes)
    if result.utf8Count == 0 { result.setAttributes(attributes, in: 0..<0) }
  }
}

extension InlineAttachment {
  /// Reads an attachment; the payload is the id as it was written.
  ///
  /// - Parameter number: what tells it apart from all others of the document.
  fileprivate init(_ root: Field, number: Int) throws(ToolError) {
    var id = JSONValue.null
    var width = 0.0
    var ascent = 0.0
    var descent = 0.0
    var alignment = Alignment.baseline
    for (key, field) in try root.members() {
      switch key {
      case "id": id = try field.scalar()
      case "width": width = try field.number()
      case "ascent": ascent = try field.number()
      case "descent": descent = try field.number()
      case "align":
        alignment = try field.choice(
          ["baseline": .baseline, "top": .top, "center": .center, "bottom": .bottom])
      default: throw field.unknownKey
      }
    }
    self.init(
      id: String(number), width: width, ascent: ascent, descent: descent, alignment: alignment,
      payload: id)
  }

  /// The id that the document gives; null when it gives none.
  var documentID: JSONValue { payload as? JSONValue ?? .null }
}

extension Field {
  /// A link: its target, or an object with target and id; null for none.
  ///
  /// - Parameter id: the id of a link that is only a target.
  func link(id: Int) throws(ToolError) -> Link? {
    switch value {
    case .null: return nil
    case .string(let target): return Link(target, id: id)
    case .object: break
    default: throw mismatch("a string or an object")
    }
    var link = Link("", id: id)
    var target: String?
    for (key, field) in try members() {
      switch key {
      case "target": target = try field.string()
      case "id": link.id = try field.integer(Int.self, in: 0...1_000_000_000)
      default: throw field.unknownKey
      }
    }
    guard let target else { throw missing("target") }
    link.target = target
    return link
  }
}
