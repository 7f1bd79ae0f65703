import GalleyDetection
import GalleyText

/// A text of a cell with its looks, and the entities that its links stand for.
struct StyledText {
  private(set) var text: AttributedText
  /// The entities, of which each has the link with the id `firstID` plus its index.
  private(set) var entities: [Entity] = []
  private let firstID: Int

  /// A text in which nothing can be tapped.
  init(_ string: String, look: FeedStyle.Text, alignment: ParagraphStyle.Alignment = .natural) {
    firstID = 0
    text = AttributedText(
      string, attributes: look.attributes,
      paragraphStyle: look.paragraphStyle(alignment: alignment))
  }

  /// A text with what is found in it.
  ///
  /// - Parameter linkID: The id of the first link.
  init(_ string: String, look: FeedStyle.Text, style: FeedStyle, linkID: Int) {
    firstID = linkID
    text = AttributedText(
      string, attributes: look.attributes, paragraphStyle: look.paragraphStyle())
  }

  /// A writer's name, which can be tapped as a whole.
  init(name: String, style: FeedStyle, linkID: Int) {
    firstID = linkID
    text = AttributedText(paragraphStyle: style.name.paragraphStyle(alignment: .left))
    append(name: name, attributes: style.name.attributes, pressed: style.pressedName)
  }

  /// A quoted writer's name and text.
  init(_ quote: Post.Quote, style: FeedStyle, linkID: Int) {
    firstID = linkID
    text = AttributedText(
      attributes: style.quote.attributes, paragraphStyle: style.quote.paragraphStyle())
    if !quote.name.isEmpty {
      var attributes = style.quote.attributes
      attributes.color = style.links.color
      append(name: quote.name, attributes: attributes, pressed: style.links.pressed)
      if quote.text.isEmpty { return }
      text.append(style.quoteSeparator, attributes: style.quote.attributes)
    }
    let body = StyledText(
      quote.text, look: style.quote, style: style, linkID: firstID + entities.count)
    text.append(body.text)
    entities += body.entities
  }

  /// The entity that a link stands for.
  func entity(of link: Link) -> Entity? {
    let index = link.id - firstID
    return entities.indices.contains(index) ? entities[index] : nil
  }

  private mutating func append(
    name: String, attributes: TextAttributes, pressed: PressedStyle
  ) {
    var attributes = attributes
    attributes.link = Link(name, id: firstID + entities.count)
    attributes.pressed = pressed
    text.append(name, attributes: attributes)
    entities.append(
      Entity(kind: .mention, range: 0..<name.utf8.count, value: name))
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
