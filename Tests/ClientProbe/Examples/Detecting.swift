import Galley

func findEntities(print: (String) -> Void) throws {
  let text = "Look at example.org/walk, @lena! #harbour 👍🏽"
  for entity in RuleSet.x.entities(in: text) {
    print("\(entity.kind) \(entity.range) \(entity.value)")
  }
}

func makeRichText(print: (String) -> Void) throws {
  let style = EntityStyle(
    .init(color: Color(red: 18, green: 98, blue: 196), pressed: PressedStyle(background: .black)))
  let detected = AttributedText("@lena 在 #港口# [微笑]").detecting(.weibo, style: style) { entity in
    guard entity.kind == .emoticon else { return nil }
    return Substitution(
      attachment: InlineAttachment(id: entity.value, width: 20, ascent: 17, descent: 3))
  }

  for item in detected.items {
    print("\(item.entity.kind) \(item.entity.value), shown at \(item.displayRange)")
  }
  let all = 0..<detected.text.utf8Count
  print(detected.map.sourceText(fromDisplay: all))
}

func makeRules(print: (String) -> Void) throws {
  var ticket = SigilRule(
    "ticket", kind: .custom, sigils: "#", body: CharacterClass(ranges: ["0"..."9"]), count: 1...6)
  ticket.target = "https://example.org/tickets/{}"
  let names = KeywordRule("product", words: ["Galley", "Slug"])
  let rules = RuleSet(name: "tickets", rules: [.sigil(ticket), .keywords(names), .emoji()])

  for entity in rules.entities(in: "Galley: fixed #128") {
    print("\(entity.rule) \(entity.value) \(entity.target ?? "no target")")
  }
}
