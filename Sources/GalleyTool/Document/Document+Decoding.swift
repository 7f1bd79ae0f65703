import GalleyLayout
import GalleyText

extension Document {
  /// Reads the document's object.
  init(_ root: Field) throws(ToolError) {
    var style: Field?
    var content: Field?
    var plainText: Field?
    var paragraph = ParagraphStyle()
    for (key, field) in try root.members() {
      switch key {
      case "id":
        guard field.value.isScalar else { throw field.mismatch("a string or a number") }
        id = field.value
      case "fonts": fonts = try Self.fonts(field)
      case "style": style = field
      case "text": plainText = field
      case "content": content = field
      case "paragraph": paragraph = try ParagraphStyle(field)
      case "container": container = try Container(field)
      case "linePolicy":
        options.lineHeightPolicy = try field.choice(
          ["raw": .raw, "coreText": .coreText, "css": .css])
      case "detect": throw field.notSupported
      default: throw field.unknownKey
      }
    }
    var attributes = TextAttributes()
    if let style { try attributes.apply(style) }
    if let plainText {
      if let content { throw content.complaint("stands beside text, which says the same") }
      text = AttributedText(
        try plainText.string(), attributes: attributes, paragraphStyle: paragraph)
    } else {
      text = AttributedText(attributes: attributes, paragraphStyle: paragraph)
      for piece in try content?.elements() ?? [] {
        try text.append(piece, attributes: attributes)
      }
    }
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

extension AttributedText {
  /// Adds one piece of a document's content.
  fileprivate mutating func append(
    _ piece: Field, attributes base: TextAttributes
  ) throws(ToolError) {
    var attributes = base
    var text: String?
    for (key, field) in try piece.members() {
      switch key {
      case "text": text = try field.string()
      case "attachment": throw field.notSupported
      default: try attributes.apply(key, field)
      }
    }
    guard let text else { throw piece.complaint("expected the key text") }
    append(text, attributes: attributes)
    if utf8Count == 0 { setAttributes(attributes, in: 0..<0) }
  }
}

extension Container {
  /// Reads the shape to fill; a width or height of null has no limit.
  fileprivate init(_ root: Field) throws(ToolError) {
    self.init()
    for (key, field) in try root.members() {
      switch key {
      case "width": width = field.isNull ? .infinity : try field.number()
      case "height": height = field.isNull ? .infinity : try field.number()
      case "maxLines": maxLines = try field.integer(Int.self, in: 0...1_000_000_000)
      case "truncation":
        let isWanted = try field.choice(
          ["none": false, "start": true, "middle": true, "end": true])
        if isWanted { throw field.notSupported }
      case "token": throw field.notSupported
      default: throw field.unknownKey
      }
    }
  }
}

extension ParagraphStyle {
  /// Reads the style of all paragraphs.
  fileprivate init(_ root: Field) throws(ToolError) {
    self.init()
    for (key, field) in try root.members() {
      switch key {
      case "align":
        alignment = try field.choice([
          "natural": .natural, "left": .left, "right": .right, "center": .center,
          "justified": .justified,
        ])
      case "direction":
        direction = try field.choice(
          ["natural": .natural, "ltr": .leftToRight, "rtl": .rightToLeft])
      case "firstLineHeadIndent": firstLineHeadIndent = try field.number()
      case "headIndent": headIndent = try field.number()
      case "tailIndent": tailIndent = try field.number()
      case "lineHeightMultiple": lineHeightMultiple = try field.number()
      case "minimumLineHeight": minimumLineHeight = try field.number()
      case "maximumLineHeight": maximumLineHeight = try field.number()
      case "lineSpacing": lineSpacing = try field.number()
      case "paragraphSpacing": paragraphSpacing = try field.number()
      case "paragraphSpacingBefore": paragraphSpacingBefore = try field.number()
      case "tabStops":
        for element in try field.elements() { tabStops.append(try TabStop(element)) }
        tabStops.sort { $0.location < $1.location }
      case "defaultTabInterval": defaultTabInterval = try field.number()
      case "wrap":
        wrap = try field.choice(["word": .word, "character": .character, "none": .none])
      case "lineBreak":
        lineBreak = try field.choice(["loose": .loose, "normal": .normal, "strict": .strict])
      case "wordBreak":
        wordBreak = try field.choice(
          ["normal": .normal, "break-all": .breakAll, "keep-all": .keepAll])
      default: throw field.unknownKey
      }
    }
  }
}

extension ParagraphStyle.TabStop {
  fileprivate init(_ root: Field) throws(ToolError) {
    var location: Double?
    var alignment = ParagraphStyle.TabStop.Alignment.left
    for (key, field) in try root.members() {
      switch key {
      case "location": location = try field.number()
      case "align":
        alignment = try field.choice(
          ["left": .left, "center": .center, "right": .right, "decimal": .decimal])
      default: throw field.unknownKey
      }
    }
    guard let location else { throw root.complaint("expected the key location") }
    self.init(location: location, alignment: alignment)
  }
}

extension TextAttributes {
  /// Changes the attributes by all keys of a style.
  fileprivate mutating func apply(_ style: Field) throws(ToolError) {
    for (key, field) in try style.members() { try apply(key, field) }
  }

  /// Changes the attributes by one key of a style; null takes away what is there.
  fileprivate mutating func apply(_ key: String, _ field: Field) throws(ToolError) {
    switch key {
    case "font": font.families = [try field.string()]
    case "size": font.size = try field.number()
    case "weight":
      font.weight = try field.number()
      guard (1...1000).contains(font.weight) else {
        throw field.complaint("\(font.weight) is not a weight from 1 to 1000")
      }
    case "italic": font.slant = try field.bool() ? .italic : .upright
    case "color": color = try field.color()
    case "background": background = field.isNull ? nil : try field.color()
    case "lang": language = try field.string()
    case "features":
      for (tag, value) in try field.tags() {
        features.removeAll { $0.tag == tag }
        features.append(FontFeature(tag, try value.integer(UInt32.self, in: 0...UInt32.max)))
      }
    case "variations":
      for (tag, value) in try field.tags() {
        font.variations.removeAll { $0.tag == tag }
        font.variations.append(FontVariation(tag, try value.number()))
      }
    case "letterSpacing": letterSpacing = try field.number()
    case "wordSpacing": wordSpacing = try field.number()
    case "baselineOffset": baselineOffset = try field.number()
    case "underline":
      underline =
        field.isNull
        ? nil
        : try field.choice([
          "single": .single, "double": .double, "dotted": .dotted, "dashed": .dashed,
          "wavy": .wavy,
        ])
    case "strikethrough": strikethrough = try field.bool()
    case "link": link = field.isNull ? nil : Link(try field.string())
    default: throw field.unknownKey
    }
  }
}
