import GalleyDetection
import TestSupport
import Testing

// A part of the other suite of times, so that none runs beside another.
extension LinearTimeTests {
  @Test(
    "Almost links that lead to long scans take linear time",
    arguments: [
      "http://a.co/", "http://a.co/(", "http://a.co/(([{", "http://a.co/\"", "http://a.co/'a",
      "http://a.co/（一", "http://a.co/,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,", "http://a-",
      "http:a//aaaaaaaa",
      "http://aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", "a.co?", "magnet:?x", "mailto:a@b.co?",
      "aaaaaaaaaaaaaaaaaaaa@", "//a.b/", "中文。中文.中", "a中a中.a", "みんな.みんな",
    ])
  func almostLinks(_ unit: String) {
    let half = String(repeating: unit, count: (1 << 19) / unit.utf8.count)
    for grammar in [LinkGrammar.plain, .x, .mastodon, .weibo] {
      let finding = LinkFinding(grammar)
      func seconds(_ text: String) -> Double {
        ThreadTime.seconds { _ = finding.links(in: text) }
      }
      // Other work on the machine can lengthen a run; the least of some is near the truth.
      var (short, long) = (Double.infinity, Double.infinity)
      for _ in 0..<40 {
        short = min(short, seconds(half))
        long = min(long, seconds(half + half))
        if long < 2.4 * short { break }
      }
      #expect(long < 2.5 * short, "\(short) s and \(long) s")
      #expect(long < 1)
    }
  }
}
