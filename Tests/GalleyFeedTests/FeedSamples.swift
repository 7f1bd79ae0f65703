import GalleyBundledFonts
import GalleyFeed
import GalleyFonts
import GalleyText

/// Posts and styles for the tests of cells.
enum FeedSamples {
  static let fonts = Result { try FontCollection.bundled() }

  static func style() throws -> FeedStyle {
    FeedStyle(fonts: try fonts.get())
  }

  /// A post of every sort: scripts, emoji, quotes and numbers of pictures.
  static let posts = [
    Post(
      id: "1", name: "山间读书人", time: "3分钟前", source: "来自 随身笔记",
      text: "今天的云很好看☁️，和 @青石巷口 一起走了十公里。#周末去哪儿# 路线在这里 https://example.org/route/42 有想同行的朋友吗？[太阳]",
      reposts: 12, comments: 34, images: 3),
    Post(
      id: "2", name: "Maya Lindqvist", time: "12 min", source: "Harbour for desktop",
      text:
        "We shipped the new typesetter today: bidi, emoji 👩🏽‍💻 and line breaking as browsers do. Thanks @orlo and everybody at #textlab for a year of patient measuring.",
      reposts: 1204, comments: 87,
      quote: Post.Quote(
        name: "orlo", text: "Text is harder than it looks. Next week: hyphenation 🎉", images: 0)),
    Post(
      id: "3", name: "ليلى حداد", time: "قبل ساعة", source: "مفكرة",
      text:
        "صباح الخير من المدينة القديمة ☀️ اليوم نقرأ فصلاً جديداً عن تاريخ الخط العربي، والصور في @متحف_الخط.",
      comments: 5, images: 1),
    Post(
      id: "4", name: "阿木", time: "昨天 21:08", source: "木屋客户端",
      text: "转发一条旧文，写得真好。", reposts: 3, comments: 0,
      quote: Post.Quote(
        name: "城南旧事馆", text: "老照片里的街角还在，只是树长高了。翻出了当年的九张底片，大家来猜猜是哪里？🌳🏮",
        images: 9)),
    Post(id: "5", name: "Q", text: "🎈🎈🎈", images: 14),
    Post(id: "6", text: "Only a text."),
  ]

  /// A text of so many lines that it takes several tiles.
  static let long = Post(
    id: "long", name: "Long", time: "now",
    text: String(
      repeating: "A long text 长文 نص طويل with 👩‍👩‍👧 and many lines goes on and on. ", count: 120),
    images: 4, quote: Post.Quote(name: "Q", text: String(repeating: "引用 quoted ", count: 80)))
}
