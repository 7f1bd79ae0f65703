import GalleyDetection
import TestSupport
import Testing

@Suite("What holds for any text")
struct PropertyTests {
  private static let pieces = [
    "a", "b.com", "http://", "https://t.cn/Ab", "www.", "@", "＠", "#", "＃", "$", "[", "]", ":",
    "user", "小明", "好", "。", "，", "（", "）", " ", "\u{3000}", "1", "42", "_", "-", ".", "/", "&", "?",
    "😀", "👩", "\u{200D}", "❤", "\u{FE0F}", "\u{FE0E}", "\u{20E3}", "🇨", "🇳", "🏽", "\u{E0067}",
    "\u{E007F}", "\u{301}", "é", "doge", "微笑", "smile", "RT", "AAPL", "例え", ".中国", "\u{200B}",
  ]

  private static func text(_ random: inout SeededGenerator) -> String {
    let count = Int.random(in: 1...24, using: &random)
    return (0..<count).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
  }

  @Test("Entities are in order, disjoint, whole scalars, and the same in lines put together")
  func invariants() {
    var random = SeededGenerator(seed: 20)
    for _ in 0..<4000 {
      let lines = (0..<3).map { _ in Self.text(&random) }
      for set in RuleSet.all {
        var expected: [Entity] = []
        var start = 0
        for line in lines {
          let found = set.entities(in: line)
          let bytes = Array(line.utf8)
          var end = 0
          for entity in found {
            #expect(entity.range.lowerBound >= end && !entity.range.isEmpty)
            end = entity.range.upperBound
            for offset in [entity.range.lowerBound, end] where offset < bytes.count {
              #expect(bytes[offset] & 0xC0 != 0x80)
            }
            #expect(line.slice(entity.range).utf8.count == entity.range.count)
          }
          #expect(end <= bytes.count)
          expected += found.map { entity in
            var moved = entity
            moved.range = entity.range.lowerBound + start..<entity.range.upperBound + start
            return moved
          }
          start += bytes.count + 1
        }
        // The topics of this set reach over lines.
        if set == .vvebo { continue }
        let joined = lines.joined(separator: "\n")
        #expect(set.entities(in: joined) == expected, "\(set.name): \(joined)")
      }
    }
  }
}
