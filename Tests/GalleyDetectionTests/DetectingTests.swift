import GalleyDetection
import GalleyText
import Testing

@Suite("Texts with entities")
struct DetectingTests {
  private let blue = Color(red: 106, green: 140, blue: 181)
  private let red = Color(red: 224, green: 44, blue: 86)

  private var style: EntityStyle {
    EntityStyle(EntityStyle.Look(color: blue, pressed: PressedStyle(color: red)))
  }

  @Test("Entities become links with a look, and the rest stays as it is")
  func looks() {
    let text = AttributedText("看#话题#@小明[微笑]", attributes: TextAttributes(letterSpacing: 1))
    let shown = text.detecting(.weibo, style: style)
    #expect(shown.source == text.string && shown.text.string == text.string)
    #expect(shown.entities == RuleSet.weibo.entities(in: text.string))
    #expect(shown.items.map(\.displayRange) == shown.entities.map(\.range))
    #expect(shown.text.attributes(at: 0) == TextAttributes(letterSpacing: 1))
    let topic = shown.text.attributes(at: 3)
    #expect(topic.color == blue && topic.pressed?.color == red && topic.letterSpacing == 1)
    #expect(topic.link == shown.items[0].link)
    #expect(shown.items[2].entity.kind == .emoticon && shown.items[2].link == nil)
    #expect(shown.text.attributes(at: 22) == TextAttributes(letterSpacing: 1))
  }

  @Test("Neighbours that look alike stay apart, and links lead back to their entities")
  func neighbours() throws {
    let shown = AttributedText("@小明@小明").detecting(.vvebo, style: style)
    let links = try shown.items.map { try #require($0.link) }
    #expect(links.map(\.target) == ["@小明", "@小明"])
    #expect(links[0] != links[1])
    #expect(shown.text.runs.count == 2)
    #expect(links.map { shown.item(for: $0)?.entity.range } == [0..<7, 7..<14])
    #expect(shown.item(at: 6)?.entity.range == 0..<7)
    #expect(shown.item(at: 7)?.entity.range == 7..<14)
    #expect(shown.item(at: 14) == nil)
  }

  @Test("Links that the text has stay as they are, unless the caller names something over them")
  func ownLinks() {
    var text = AttributedText("去 http://t.cn/a 看 @小明")
    let own = Link("own", id: 7)
    text.updateAttributes(in: 4..<8) { $0.link = own }
    text.updateAttributes(in: 8..<18) {
      $0.link = own
      $0.color = red
    }
    let shown = text.detecting(.weibo, style: style)
    #expect(shown.entities.map(\.range) == [4..<18, 22..<29])
    #expect(shown.items.first?.link == own && shown.items.last?.link?.id == 8)
    #expect(shown.text.attributes(at: 5).color == .black)
    let named = Entity(kind: .custom, range: 4..<6, value: "tt", target: "t:")
    let other = text.detecting(.weibo, supplied: [named], style: style)
    #expect(other.entities.map(\.range) == [4..<6, 22..<29])
    #expect(other.items.first?.link == Link("t:", id: 8))
    #expect(other.text.attributes(at: 10).link == own)
  }

  @Test("Emoticons become attachments and long URLs short titles; the map leads back")
  func substitutions() throws {
    let source = "好[微笑]看http://t.cn/RUy3HJN吧#a#"
    var text = AttributedText(source)
    text.updateAttributes(in: 3..<11) { $0.letterSpacing = 2 }
    let icon = InlineAttachment(id: "link", width: 16, ascent: 12)
    let shown = text.detecting(.weibo, style: style) { entity in
      switch entity.kind {
      case .emoticon:
        Substitution(attachment: InlineAttachment(id: entity.value, width: 20, ascent: 16))
      case .link: Substitution(attachment: icon, text: "网页链接")
      default: nil
      }
    }
    #expect(shown.text.string == "好\u{FFFC}看\u{FFFC}网页链接吧#a#")
    #expect(shown.items.map(\.displayRange) == [3..<6, 9..<24, 27..<30])
    let emoticon = shown.text.attributes(at: 3)
    #expect(emoticon.attachment?.id == "微笑" && emoticon.letterSpacing == 2 && emoticon.link == nil)
    #expect(shown.text.attributes(at: 9).attachment == icon)
    #expect(shown.text.attributes(at: 9).link == shown.items[1].link)
    let title = shown.text.attributes(at: 12)
    #expect(title.attachment == nil && title.link == shown.items[1].link && title.color == blue)
    let map = shown.map
    #expect(map.sourceText(fromDisplay: 0..<30) == source)
    #expect(map.sourceText(fromDisplay: 4..<13) == "[微笑]看http://t.cn/RUy3HJN")
    #expect(map.sourceText(fromDisplay: 6..<9) == "看")
    #expect(map.sourceText(fromDisplay: 24..<28) == "吧#")
    #expect(map.display(fromSource: 5..<7) == 3..<6)
    #expect(map.source(fromDisplay: 3..<6) == 3..<11)
    #expect(map.display(fromSource: 11) == 6 && map.source(fromDisplay: 6) == 11)
    #expect(map.display(fromSource: 14..<33) == 9..<24)
  }

  @Test("Both ways of a map are monotone and meet where nothing is replaced")
  func monotone() {
    let text = AttributedText("[微笑][doge]a[哈哈]http://t.cn/abcdef[泪]")
    let titles = ["", "x", "", "a longer title than the link was", "yz"]
    var rest = titles[...]
    let shown = text.detecting(.weibo) { _ in Substitution(text: rest.popFirst() ?? "") }
    let map = shown.map
    #expect(shown.text.string == "xa" + titles[3] + "yz")
    #expect(map.displayCount == shown.text.utf8Count)
    let there = (0...text.utf8Count).map { map.display(fromSource: $0) }
    let back = (0...map.displayCount).map { map.source(fromDisplay: $0) }
    #expect(there == there.sorted() && back == back.sorted())
    #expect(there.first == 0 && there.last == map.displayCount && back.last == text.utf8Count)
    for start in 0...map.displayCount {
      for end in start...map.displayCount {
        let range = map.source(fromDisplay: start..<end)
        let shownRange = map.display(fromSource: range)
        #expect(shownRange.lowerBound <= start && shownRange.upperBound >= end)
      }
    }
  }

  @Test("Paragraph styles and attachments of the text are kept")
  func paragraphs() {
    var (first, second) = (ParagraphStyle(), ParagraphStyle())
    (first.alignment, second.alignment) = (.center, .right)
    var text = AttributedText("第一[微笑]\n", paragraphStyle: first)
    text.append(AttributedText("第二[微笑]", paragraphStyle: second))
    text.append(InlineAttachment(id: "own", width: 9, ascent: 9))
    let shown = text.detecting(.weibo) { _ in Substitution(text: "!") }
    #expect(shown.text.string == "第一!\n第二!\u{FFFC}")
    #expect(shown.text.paragraphRuns.map(\.range) == [0..<8, 8..<18])
    #expect(shown.text.paragraphRuns.map(\.style.alignment) == [.center, .right])
    #expect(shown.text.attributes(at: 15).attachment?.id == "own")
  }

  @Test("Texts without entities and empty ones are shown as they are")
  func nothing() {
    for string in ["", "nothing here"] {
      let text = AttributedText(string, attributes: TextAttributes(wordSpacing: 3))
      let shown = text.detecting(.weibo, style: style)
      #expect(shown.text == text && shown.items.isEmpty)
      #expect(shown.map == SourceMap(source: string))
    }
  }

  @Test("Offsets outside of a map are stopped")
  func broken() async {
    await #expect(processExitsWith: .failure) {
      _ = SourceMap(source: "abc").display(fromSource: 4)
    }
    await #expect(processExitsWith: .failure) {
      _ = SourceMap(source: "abc").source(fromDisplay: -1)
    }
  }
}
