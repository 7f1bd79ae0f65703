import GalleyDetection
import GalleyLayout
import GalleyText

/// Something that can be told apart in a text, and where it is seen.
struct PlacedEntity {
  /// What it is; the range counts in the text that is laid out.
  var entity: Entity
  /// Its characters.
  var text: String
  /// Whether rules were asked, and not only the document's own links.
  var isDetected: Bool
  /// What is pressed; `nil` for what leads nowhere, such as an emoji.
  var link: Link?
  /// A rectangle for each visual fragment, in the frame's coordinates.
  var rects: [Rect]
}

extension Document {
  /// Finds entities, and makes those that can be tapped links of a colour of their own.
  mutating func detect(_ rules: RuleSet) {
    let look = EntityStyle.Look(color: Color(red: 0x2F, green: 0x6E, blue: 0xB8))
    let detected = text.detecting(rules, style: EntityStyle(look))
    text = detected.text
    self.detected = detected
  }

  /// The entities that a frame of the document's text shows, in text order: what was detected, else
  /// the document's links.
  func entities(in frame: TextFrame) -> [PlacedEntity] {
    guard let detected else {
      return frame.links.map { placed in
        let text = frame.text.substring(placed.range)
        return PlacedEntity(
          entity: Entity(
            kind: .link, range: placed.range, value: text, target: placed.link.target),
          text: text, isDetected: false, link: placed.link, rects: placed.rects)
      }
    }
    return detected.items.compactMap { item in
      let rects = frame.rectangles(for: item.displayRange).filter { !$0.isEmpty }
      if rects.isEmpty { return nil }
      return PlacedEntity(
        entity: item.entity, text: frame.text.substring(item.displayRange), isDetected: true,
        link: item.link, rects: rects)
    }
  }
}
