import Foundation
import TestSupport
import Testing

@testable import GalleyDetection

@Suite("Time of link finding", .serialized)
struct LinkTimeTests {
  struct Adversary: Decodable, CustomTestStringConvertible {
    var name: String
    var prefix: String
    var unit: String
    var suffix: String

    /// A text of at least so many bytes.
    func text(_ size: Int) -> String {
      prefix + String(repeating: unit, count: size / unit.utf8.count) + suffix
    }

    var testDescription: String { name }

    static func all() throws -> [Adversary] {
      struct File: Decodable { var cases: [Adversary] }
      guard Suites.areAvailable else { return own }
      let data = try Suites.data("detection/others/adversarial-inputs.json")
      return try JSONDecoder().decode(File.self, from: data).cases + own
    }

    /// Shapes that lead link finding to scan ahead as far as it may, again and again.
    static let own: [Adversary] = [
      ("long path", "http://a.co/"), ("open bracket", "http://a.co/("),
      ("open brackets", "http://a.co/(([{"), ("open quote", "http://a.co/\""),
      ("apostrophe", "http://a.co/'a"), ("wide bracket", "http://a.co/（一"),
      ("query", "a.co?"), ("magnet", "magnet:?x"), ("mail query", "mailto:a@b.co?"),
      ("userinfo", "http:aaaa://aaaaaaaa"), ("address", "aaaaaaaaaaaaaaaaaaaa@"),
      ("long label", "http://aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"),
      ("wide labels", "中文。中文.中"), ("wide and narrow", "a中a中.a"), ("slashes", "//a.b/"),
      ("dash", "http://a-"), ("commas", "http://a.co/,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,"),
      ("domains", "みんな.みんな"),
    ].map { Adversary(name: $0.0, prefix: "", unit: $0.1, suffix: "") }
  }

  @Test(
    "Twice the text takes less than 2.5 times the time", arguments: try Adversary.all())
  func linear(_ adversary: Adversary) {
    let half = adversary.text(1 << 19)
    let whole = adversary.text(1 << 20)
    for grammar in [LinkGrammar.plain, .x, .mastodon, .weibo] {
      let finding = LinkFinding(grammar)
      func seconds(_ text: String) -> Double {
        ThreadTime.seconds { _ = finding.links(in: text) }
      }
      // What is done in a few milliseconds is linear, whatever the clock says of its halves.
      guard seconds(whole) > 0.02 else { continue }
      let short = (0..<2).map { _ in seconds(half) }.min() ?? 0
      let long = (0..<2).map { _ in seconds(whole) }.min() ?? .infinity
      #expect(long < 1 && long / short < 2.5)
    }
  }
}
