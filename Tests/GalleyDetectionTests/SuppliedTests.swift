import GalleyDetection
import Testing

@Suite("Supplied entities")
struct SuppliedTests {
  private func entity(_ range: Range<Int>) -> Entity {
    Entity(kind: .custom, range: range, value: "given")
  }

  @Test("Supplied entities are kept as they are, and nothing overlaps them")
  func kept() {
    let text = "#话题# @小明 http://t.cn/a"
    #expect(RuleSet.weibo.entities(in: text).count == 3)
    for range in [0..<1, 1..<4, 4..<8, 8..<9, 9..<10, 13..<16, 17..<18, 24..<25, 25..<30] {
      let found = RuleSet.weibo.entities(in: text, supplied: [entity(range)])
      #expect(found.filter { $0.kind == .custom } == [entity(range)])
      for (left, right) in zip(found, found.dropFirst()) {
        #expect(left.range.upperBound <= right.range.lowerBound, "\(range)")
      }
    }
  }

  @Test("What fits beside a supplied entity is still found")
  func beside() {
    let found = RuleSet.weibo.entities(
      in: "#a#b#c# @xy [doge]", supplied: [entity(12..<18), entity(0..<3)])
    #expect(found.map(\.range) == [0..<3, 4..<7, 8..<11, 12..<18])
    // The link that reaches into it is none, what starts behind it is.
    let links = RuleSet.x.entities(in: "a.com/b c.com", supplied: [entity(6..<7)])
    #expect(links.map(\.range) == [6..<7, 8..<13])
  }

  @Test("Supplied entities cover a text without anything else")
  func alone() {
    #expect(RuleSet.plain.entities(in: "abc", supplied: [entity(1..<3)]) == [entity(1..<3)])
    #expect(
      RuleSet.plain.entities(in: "abcd", supplied: [entity(2..<4), entity(0..<2)]).map(\.range)
        == [0..<2, 2..<4])
  }

  @Test(
    "Supplied entities outside of the text, empty, overlapping or cutting a character are stopped")
  func broken() async {
    await #expect(processExitsWith: .failure) {
      _ = RuleSet.plain.entities(
        in: "abc", supplied: [Entity(kind: .custom, range: 1..<4, value: "")])
    }
    await #expect(processExitsWith: .failure) {
      _ = RuleSet.plain.entities(
        in: "abc", supplied: [Entity(kind: .custom, range: 1..<1, value: "")])
    }
    await #expect(processExitsWith: .failure) {
      _ = RuleSet.plain.entities(
        in: "好", supplied: [Entity(kind: .custom, range: 0..<1, value: "")])
    }
    await #expect(processExitsWith: .failure) {
      _ = RuleSet.plain.entities(
        in: "abc",
        supplied: [
          Entity(kind: .custom, range: 0..<2, value: ""),
          Entity(kind: .custom, range: 1..<3, value: ""),
        ])
    }
  }
}
