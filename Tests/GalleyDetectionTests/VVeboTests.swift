import Foundation
import GalleyDetection
import TestSupport
import Testing

@Suite("The rule set vvebo")
struct VVeboTests {
  @Test(
    "Each kind has the extent of VVeboLabel's pattern",
    arguments: [
      ("a@bar.com", ["@bar"]), ("@a @小", []), ("@ab。", ["@ab"]),
      ("@" + String(repeating: "一", count: 31), ["@" + String(repeating: "一", count: 30)]),
      ("@小明のabc", ["@小明"]), ("@小明·好", ["@小明"]), ("@小\u{9FA6}", []), ("@a-b_", ["@a-b_"]),
      ("@한국", []), ("@@ab", ["@ab"]), ("@ab@cd", ["@ab", "@cd"]),
      ("http://t.cn/Ab1?x", ["http://t.cn/Ab1"]), ("http://txcn/", ["http://txcn/"]),
      ("https://weibo.com/a/b-c", ["https://weibo.com/a/b"]), ("HTTP://t.cn/a", []),
      ("http://t.cn/", ["http://t.cn/"]), ("http://t😀cn/a", ["http://t😀cn/a"]),
      ("http://t.cn/weibo.com/t.cn/ab", ["http://t.cn/weibo.com/t.cn/ab"]),
      ("http://t.cn/abweibo.com/", ["http://t.cn/abweibo"]), ("http://a.cn/b", []),
      ("http://http://t.cn/R2", ["http://t.cn/R2"]), ("http://t.cn", []), ("http", []),
      ("#a b#", ["#a b#"]), ("#a\nb#", ["#a\nb#"]), ("#a##b#", ["#a#", "#b#"]),
      ("#a#b#", ["#a#"]), ("##", []), ("# #", ["# #"]), ("#️⃣a#", ["#️⃣a#"]),
      ("[ok]", ["[ok]"]), ("[ok!]", []), ("[a b]", []), ("[一[二]]", ["[二]"]), ("[]", []),
      ("[_1]", ["[_1]"]), ("[ˈhælæl]", ["[ˈhælæl]"]), ("[a", []),
    ] as [(String, [String])])
  func extents(text: String, expected: [String]) {
    let found = RuleSet.vvebo.entities(in: text)
    #expect(found.map { text.slice($0.range) } == expected)
  }

  @Test(
    "What starts first wins, then what is longer",
    arguments: [
      ("#带@人的话题#", ["topic"]), ("@ab#c#", ["account", "topic"]),
      ("#看http://t.cn/a#[好]", ["topic", "emoji"]), ("http://t.cn/a@bc", ["url", "account"]),
      ("http://t@cn/a", ["url"]), ("@http://t.cn/a", ["account"]), ("[a#b]#", ["topic"]),
    ] as [(String, [String])])
  func precedence(text: String, expected: [String]) {
    #expect(RuleSet.vvebo.entities(in: text).map(\.rule) == expected)
  }

  @Test(
    "The matrix of rule sets agrees, of overlapping entities the first",
    .enabled(if: Suites.areAvailable))
  func matrix() throws {
    let cases = try MatrixCase.all()
    #expect(cases.count == 76)
    for item in cases {
      var expected: [MatrixCase.Span] = []
      let spans = item.spans("vvebo").sorted {
        ($0.range.lowerBound, -$0.range.count) < ($1.range.lowerBound, -$1.range.count)
      }
      for span in spans where span.range.lowerBound >= expected.last?.range.upperBound ?? 0 {
        expected.append(span)
      }
      #expect(item.found(by: .vvebo) == expected, "\(item.id)")
    }
  }
}
