import GalleyText

extension TextAttributes {
  /// Changes the attributes by all keys of a style.
  mutating func apply(_ style: Field) throws(ToolError) {
    for (key, field) in try style.members() { try apply(key, field) }
  }

  /// Changes the attributes by one key of a style; null takes away what can be absent.
  mutating func apply(_ key: String, _ field: Field) throws(ToolError) {
    switch key {
    case "font": font.families = [try field.string()]
    case "size": font.size = try field.number()
    case "weight":
      font.weight = try field.number()
      guard (1...1000).contains(font.weight) else {
        throw field.complaint("\(font.weight) is not a weight from 1 to 1000")
      }
    case "italic": font.slant = try field.bool() ? .italic : .upright
    case "script":
      verticalPosition = try field.choice(
        ["normal": .baseline, "super": .superscript, "sub": .subscript])
    case "color": color = try field.color()
    case "background": background = try field.optionalColor()
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
    case "underline": underline = field.isNull ? nil : try field.underline()
    case "underlineColor": underlineColor = try field.optionalColor()
    case "strikethrough": strikethrough = try field.bool()
    case "box": box = try TextBox(field)
    case "border": border = field.isNull ? nil : try TextBorder(field)
    case "shadow": shadow = field.isNull ? nil : try TextShadow(field)
    case "stroke": stroke = field.isNull ? nil : try TextStroke(field)
    case "link": link = try field.link(id: 0)
    case "pressed": pressed = field.isNull ? nil : try PressedStyle(field)
    default: throw field.unknownKey
    }
  }
}

extension Field {
  fileprivate func optionalColor() throws(ToolError) -> Color? { isNull ? nil : try color() }

  fileprivate func underline() throws(ToolError) -> TextAttributes.Underline {
    try choice([
      "single": .single, "thick": .thick, "double": .double, "dotted": .dotted,
      "dashed": .dashed, "wavy": .wavy,
    ])
  }
}

extension TextBox {
  fileprivate init(_ root: Field) throws(ToolError) {
    self.init()
    for (key, field) in try root.members() {
      switch key {
      case "horizontalInset": horizontalInset = try field.number()
      case "verticalInset": verticalInset = try field.number()
      case "cornerRadius": cornerRadius = try field.number()
      default: throw field.unknownKey
      }
    }
  }
}

extension TextBorder {
  fileprivate init(_ root: Field) throws(ToolError) {
    self.init(color: .black)
    for (key, field) in try root.members() {
      switch key {
      case "color": color = try field.color()
      case "width": width = try field.number()
      default: throw field.unknownKey
      }
    }
  }
}

extension TextShadow {
  fileprivate init(_ root: Field) throws(ToolError) {
    self.init(color: .black)
    for (key, field) in try root.members() {
      switch key {
      case "color": color = try field.color()
      case "x": offset.x = try field.number()
      case "y": offset.y = try field.number()
      case "blur": blur = try field.number()
      default: throw field.unknownKey
      }
    }
  }
}

extension TextStroke {
  fileprivate init(_ root: Field) throws(ToolError) {
    self.init(color: .black)
    for (key, field) in try root.members() {
      switch key {
      case "color": color = try field.color()
      case "width": width = try field.number()
      case "filled": isFilled = try field.bool()
      default: throw field.unknownKey
      }
    }
  }
}

extension PressedStyle {
  fileprivate init(_ root: Field) throws(ToolError) {
    self.init()
    for (key, field) in try root.members() {
      switch key {
      case "color": color = try field.color()
      case "background": background = .some(try field.optionalColor())
      case "box": box = try TextBox(field)
      case "border": border = .some(field.isNull ? nil : try TextBorder(field))
      case "underline": underline = .some(field.isNull ? nil : try field.underline())
      case "underlineColor": underlineColor = try field.color()
      case "strikethrough": strikethrough = try field.bool()
      default: throw field.unknownKey
      }
    }
  }
}
