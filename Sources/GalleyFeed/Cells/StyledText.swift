import GalleyDetection
import GalleyText

/// A text of a cell with its looks, and the entities that its links stand for.
struct StyledText {
  let text: AttributedText
  let entities: [Link: Entity]

  /// A text in which nothing can be tapped.
  init(_ string: String, look: FeedStyle.Text, alignment: ParagraphStyle.Alignment = .natural) {
    text = AttributedText(
      string, attributes: look.attributes,
      paragraphStyle: look.paragraphStyle(alignment: alignment))
    entities = [:]
  }

  /// A writer's name, which can be tapped as a whole.
  init(name: String, style: FeedStyle) {
    var attributes = style.name.attributes
    let link = Link(name)
    attributes.link = link
    attributes.pressed = style.pressedName
    text = AttributedText(
      name, attributes: attributes, paragraphStyle: style.name.paragraphStyle(alignment: .left))
    entities = [link: Entity(kind: .mention, range: 0..<name.utf8.count, value: name)]
  }

  /// A text with what the style's rules find in it.
  ///
  /// - Parameter supplied: Entities that are known already.
  init(detectingIn string: String, look: FeedStyle.Text, style: FeedStyle, supplied: [Entity] = [])
  {
    let plain = AttributedText(
      string, attributes: look.attributes, paragraphStyle: look.paragraphStyle())
    let entityLook = EntityStyle.Look(color: style.links.color, pressed: style.links.pressed)
    let detected = plain.detecting(
      style.rules, supplied: supplied, style: EntityStyle(entityLook)
    ) { entity in
      entity.kind == .link ? style.linkTitle.map { Substitution(text: $0) } : nil
    }
    text = detected.text
    var entities: [Link: Entity] = [:]
    for item in detected.items {
      if let link = item.link { entities[link] = item.entity }
    }
    self.entities = entities
  }

  /// A quoted writer's name and text.
  init(_ quote: Post.Quote, style: FeedStyle) {
    guard !quote.name.isEmpty else {
      self.init(detectingIn: quote.text, look: style.quote, style: style)
      return
    }
    let name = Entity(kind: .mention, range: 0..<quote.name.utf8.count, value: quote.name)
    let rest = quote.text.isEmpty ? "" : style.quoteSeparator + quote.text
    self.init(
      detectingIn: quote.name + rest, look: style.quote, style: style, supplied: [name])
  }
}

extension FeedStyle.Text {
  var attributes: TextAttributes { TextAttributes(font: font, color: color) }

  func paragraphStyle(alignment: ParagraphStyle.Alignment = .natural) -> ParagraphStyle {
    var style = ParagraphStyle()
    style.alignment = alignment
    style.minimumLineHeight = lineHeight
    style.maximumLineHeight = lineHeight
    return style
  }
}
