import Foundation
import Galley

extension Benchmark {
  /// Finding the four kinds of VVeboLabel, compared with its patterns compiled once, and every rule
  /// set by itself.
  func detection() throws -> [Finding] {
    let posts = InventedPosts.posts(1000)
    let whole = [posts.joined(separator: "\n")]
    // The patterns of VVeboLabel: topics, mentions, emoticons, links.
    let patterns = [
      "#[^#]+#", "@[\\u4e00-\\u9fa5a-zA-Z0-9_-]{2,30}", "\\[\\w+\\]",
      "https?://(?:t.cn/|weibo.com/)+[a-zA-Z0-9/]*",
    ]
    let expressions = try patterns.map {
      try NSRegularExpression(pattern: $0, options: .dotMatchesLineSeparators)
    }
    func match(_ texts: [String]) {
      for text in texts {
        let range = NSRange(location: 0, length: text.utf16.count)
        for expression in expressions { consume(expression.matches(in: text, range: range)) }
      }
    }
    func bytes(_ texts: [String]) -> Double { Double(texts.reduce(0) { $0 + $1.utf8.count }) }

    var findings: [Finding] = []
    for (name, texts) in [("posts", posts), ("text", whole)] {
      let times = Stopwatch.leastTimes(
        rounds: rounds,
        [{ _ in detect(texts, by: .vvebo) }, { _ in match(texts) }])
      findings.append(
        Finding(
          "detection/\(name)",
          "four kinds in \(name == "text" ? "one text" : "1,000 posts"), compared with NSRegularExpression; ns a byte",
          figure: times[0] / bytes(texts), baseline: times[1] / bytes(texts), limit: 0.1))
    }
    for set in RuleSet.all {
      let time = Stopwatch.leastTimes(rounds: rounds, [{ _ in detect(posts, by: set) }])[0]
      findings.append(
        Finding(
          "detection/\(set.name)", "the rule set's entities of 1,000 posts; MB a second",
          figure: bytes(posts) / time * 1000))
    }
    return findings
  }
}

private func detect(_ texts: [String], by rules: RuleSet) {
  for text in texts { consume(rules.entities(in: text)) }
}
