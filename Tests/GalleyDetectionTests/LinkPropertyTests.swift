import GalleyDetection
import TestSupport
import Testing

@Suite("Properties of links")
struct LinkPropertyTests {
  /// Pieces out of which texts full of almost links are made.
  private static let pieces = [
    "http://", "https://", "HTTP:", "mailto:", "magnet:?", "xmpp:", "www.", "a", "b1", "com",
    ".com",
    ".рф", "例", "中文", "みんな", "é", "👩‍👩", "xn--", "xn--a", "@", ".", ":", "/", "//", "?", "#", "-",
    "_",
    "(", ")", "[", "]", "（", "）", "「", "」", "。", "，", "“", "”", "'", "\"", " ", "\u{3000}", "\n",
    "%",
    "%20", ":80", ":99999", "t.cn/", "t.co/x", "127.0.0.1", "…", "\u{200B}", "\u{202E}", "&", "=",
    "\0",
  ]

  @Test("Ranges lie on characters, in order, and targets are in ASCII", arguments: 0..<8)
  func properties(_ seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    for _ in 0..<2_000 {
      let text = (0..<Int.random(in: 1...14, using: &generator))
        .map { _ in Self.pieces.randomElement(using: &generator) ?? "" }.joined()
      let bytes = Array(text.utf8)
      for grammar in [LinkGrammar.plain, .x, .mastodon, .weibo] {
        var floor = 0
        for link in LinkFinding(grammar).links(in: text) {
          let range = link.range
          #expect(range.lowerBound >= floor && !range.isEmpty && range.upperBound <= bytes.count)
          for bound in [range.lowerBound, range.upperBound] where bound < bytes.count {
            #expect(bytes[bound] & 0xC0 != 0x80, "\(text)")
          }
          let target = link.target ?? ""
          #expect(target.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }, "\(text)")
          #expect(target.contains(":"))
          floor = range.upperBound
        }
      }
    }
  }

  @Test("A link found in a text is found by itself", arguments: 8..<12)
  func alone(_ seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    for _ in 0..<2_000 {
      let text = (0..<Int.random(in: 1...14, using: &generator))
        .map { _ in Self.pieces.randomElement(using: &generator) ?? "" }.joined()
      for link in LinkFinding(.plain).texts(in: text) {
        #expect(LinkFinding(.plain).texts(in: link) == [link], "\(text)")
      }
    }
  }
}
