import GalleyDetection
import GalleyLayout
import GalleyText

extension Document {
  /// Reads the document's object.
  init(_ root: Field) throws(ToolError) {
    var style: Field?
    var content: Field?
    var plainText: Field?
    var shape: Field?
    var rules: RuleSet?
    var paragraph = ParagraphStyle()
    for (key, field) in try root.members() {
      switch key {
      case "id": id = try field.scalar()
      case "fonts": fonts = try Self.fonts(field)
      case "style": style = field
      case "text": plainText = field
      case "content": content = field
      case "paragraph": paragraph = try ParagraphStyle(field)
      case "container": shape = field
      case "linePolicy":
        options.lineHeightPolicy = try field.choice(
          ["raw": .raw, "coreText": .coreText, "css": .css])
      case "detect":
        rules = try field.choice([
          "weibo": .weibo, "x": .x, "mastodon": .mastodon, "plain": .plain, "vvebo": .vvebo,
        ])
      default: throw field.unknownKey
      }
    }
    var attributes = TextAttributes()
    if let style { try attributes.apply(style) }
    var reader = ContentReader(style: attributes, paragraphStyle: paragraph)
    if let plainText {
      if let content { throw content.complaint("stands beside text, which says the same") }
      text = reader.text(try plainText.string())
    } else {
      text = try reader.text(content?.elements() ?? [])
    }
    if let rules { detect(rules) }
    if let shape { container = try Container(shape, tokenReader: &reader) }
  }

  private static func fonts(_ field: Field) throws(ToolError) -> [FontReference] {
    var fonts: [FontReference] = []
    for element in try field.elements() {
      let text = try element.string()
      guard let font = FontReference(text) else {
        throw element.complaint("\(text.quoted) is not a font file, expected path or path#face")
      }
      fonts.append(font)
    }
    if fonts.isEmpty { throw field.complaint("expected at least one font file") }
    return fonts
  }
}

extension Container {
  /// Reads the shape to fill; a width or height of null has no limit.
  ///
  /// - Parameter tokenReader: reads the truncation token, which has the style of the content.
  fileprivate init(_ root: Field, tokenReader: inout ContentReader) throws(ToolError) {
    self.init()
    for (key, field) in try root.members() {
      switch key {
      case "width": width = field.isNull ? .infinity : try field.number()
      case "height": height = field.isNull ? .infinity : try field.number()
      case "maxLines": maxLines = try field.integer(Int.self, in: 0...1_000_000_000)
      case "truncation":
        truncation = try field.choice(
          ["none": .none, "start": .start, "middle": .middle, "end": .end])
      case "token": token = field.isNull ? nil : try tokenReader.text(field.elements())
      default: throw field.unknownKey
      }
    }
  }
}
