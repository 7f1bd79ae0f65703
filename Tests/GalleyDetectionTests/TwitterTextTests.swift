import GalleyDetection
import TestSupport
import Testing

@Suite("The rule set x against twitter-text", .enabled(if: Suites.areAvailable))
struct TwitterTextTests {
  @Test(
    "Mentions, hashtags, cashtags and URLs are found where twitter-text finds them",
    arguments: [
      (.mention, ["mentions", "mentions_with_indices", "mentions_or_lists_with_indices"], 31),
      (.topic, ["hashtags", "hashtags_from_astral", "hashtags_with_indices"], 76),
      (.cashtag, ["cashtags", "cashtags_with_indices"], 10),
      (
        .link,
        ["urls", "urls_with_indices", "urls_with_directional_markers", "tco_urls_with_params"], 108
      ),
    ] as [(Entity.Kind, [String], Int)])
  func found(kind: Entity.Kind, sections: [String], count: Int) throws {
    let cases = try TwitterTextSuite.all().filter { sections.contains($0.section) }
    #expect(cases.count == count)
    for item in cases {
      let found = RuleSet.x.entities(in: item.text).filter { $0.kind == kind }
      let values = found.map { kind == .link ? item.text.slice($0.range) : $0.value }
      let expected = item.expected.map { $0.value + ($0.list ?? "") }
      #expect(values == expected, "\(item.testDescription)")
      for (entity, expected) in zip(found, item.expected) {
        guard let indices = expected.indices else { continue }
        #expect(item.text.codePoints(entity.range) == indices, "\(item.testDescription)")
      }
    }
  }

  @Test("A mention at the start, but for spaces, is a reply")
  func replies() throws {
    let cases = try TwitterTextSuite.cases("replies")
    #expect(cases.count == 13)
    for item in cases {
      let first = RuleSet.x.entities(in: item.text).first { $0.kind == .mention }
      let isReply = first.map {
        item.text.slice(0..<$0.range.lowerBound).allSatisfy(\.isWhitespace)
      }
      let expected = item.expected.map(\.value).filter { !$0.isEmpty }
      #expect((isReply == true ? first.map { [$0.value] } ?? [] : []) == expected, "\(item.name)")
    }
  }
}

extension String {
  /// A range of UTF-8 offsets in code points.
  func codePoints(_ range: Range<Int>) -> Range<Int> {
    let start = slice(0..<range.lowerBound).unicodeScalars.count
    return start..<start + slice(range).unicodeScalars.count
  }
}
