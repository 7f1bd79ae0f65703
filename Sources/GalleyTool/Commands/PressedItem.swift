import GalleyDetection
import GalleyLayout
import GalleyText

/// What `--press` names: an entity of the layout's answer, or the truncation token.
enum PressedItem {
  case entity(Int)
  case token

  init(_ word: String) throws(ToolError) {
    if word == "token" {
      self = .token
    } else if let number = Int(word), number >= 0 {
      self = .entity(number)
    } else {
      throw .usage("option --press: \(word.quoted) is neither an entity's number nor token")
    }
  }

  /// The links that it presses in a frame.
  ///
  /// - Throws: a usage error when the frame has no such entity or token, or it is no link.
  func links(of document: Document, in frame: TextFrame) throws(ToolError) -> Set<Link> {
    switch self {
    case .entity(let number):
      let entities = document.entities(in: frame)
      guard number < entities.count else {
        throw .usage(
          "option --press: no entity \(number), the document shows \(entities.count) of them")
      }
      guard let link = entities[number].link else {
        throw .usage(
          "option --press: entity \(number) is no link but of the kind "
            + "\(entities[number].entity.kind.rawValue), and can't be pressed")
      }
      return [link]
    case .token:
      let links = frame.tokenLinks
      if links.isEmpty { throw .usage("option --press: the document shows no token with a link") }
      return Set(links)
    }
  }
}

extension Document {
  /// Gives links without a pressed look the tool's own: a tint of their colour behind them.
  mutating func addPressedLooks() {
    text.addPressedLooks()
    container.token?.addPressedLooks()
  }
}

extension AttributedText {
  fileprivate mutating func addPressedLooks() {
    for run in runs where run.attributes.link != nil && run.attributes.pressed == nil {
      var tint = run.attributes.color
      tint.alpha = 0x33
      let look = PressedStyle(
        background: tint, box: TextBox(horizontalInset: 2, verticalInset: 0, cornerRadius: 4))
      updateAttributes(in: run.range) { $0.pressed = look }
    }
  }
}
