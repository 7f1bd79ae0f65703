import GalleyFeed
import TestSupport

/// Posts of random pieces, for what has to hold for any post.
enum RandomPosts {
  private static let pieces = [
    "今天", "天气", "不错，", "hello ", "world ", "@青石巷口 ", "#周末去哪儿#", "https://example.org/a?b=c ",
    "مرحبا ", "👩🏽‍💻", "☁️", "\n", "longunbreakableword", "हिन्दी ", "。", "e\u{301}\u{302}\u{303}", "\t",
    " ",
  ]

  private static func text(_ count: Int, _ random: inout SeededGenerator) -> String {
    (0..<count).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
  }

  static func make(seed: UInt64) -> Post {
    var random = SeededGenerator(seed: seed)
    func some(_ limit: Int) -> Int { Int.random(in: 0...limit, using: &random) }
    var post = Post(
      id: "\(seed)", name: some(4) == 0 ? "" : text(1 + some(8), &random),
      time: some(3) == 0 ? "" : "\(some(59)) min", source: some(3) == 0 ? "" : text(2, &random),
      text: text(some(60), &random), reposts: some(1_000_000) * some(1), comments: some(3),
      images: some(1) == 0 ? 0 : some(12))
    if some(2) == 0 {
      post.quote = Post.Quote(
        name: some(2) == 0 ? "" : text(2, &random), text: text(some(30), &random),
        images: some(1) == 0 ? 0 : some(10))
    }
    return post
  }
}
