/// Posts as on Weibo, invented, the same at every call.
///
/// They are as long, and have as many entities, as posts of VVeboTableView's sample: 69 UTF-16 units,
/// of every 100 posts 46 emoticons, 38 mentions, 30 links and 26 topics.
enum InventedPosts {
  /// A number of posts.
  static func posts(_ count: Int) -> [String] {
    var random = Generator()
    return (0..<count).map { _ in post(&random) }
  }

  private static func post(_ random: inout Generator) -> String {
    let length = 5 + random.next(below: 6)
    return (0..<length).map { _ in
      sentences[random.next(below: sentences.count)] + entity(&random)
    }.joined()
  }

  /// Something that can be tapped behind one sentence of five.
  private static func entity(_ random: inout Generator) -> String {
    switch random.next(below: 1000) {
    case 0..<62: "[\(emoticons[random.next(below: emoticons.count)])]"
    case 62..<113: "@\(names[random.next(below: names.count)]) "
    case 113..<153: "http://t.cn/R\(random.next(below: 1_000_000))"
    case 153..<188: "#\(topics[random.next(below: topics.count)])#"
    default: ""
    }
  }

  /// Knuth's 64-bit linear congruential generator; its high bits are the better ones.
  private struct Generator {
    private var state: UInt64 = 1

    mutating func next(below count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
  }

  private static let sentences = [
    "今天的天气真不错，", "我们去公园走走吧。", "这部电影太好看了！", "谁有空一起吃饭？", "刚下班，", "路上又堵车了……",
    "新买的手机到了，", "周末愉快 ", "转发微博 ", "哈哈哈哈 ", "分享图片 ", "OMG so good ",
  ]
  private static let emoticons = ["微笑", "doge", "哈哈", "泪"]
  private static let names = ["小明", "看电影的人", "酷6网", "user_name", "老王说车"]
  private static let topics = ["早安", "一本好书", "Weekly Promo", "一张照片"]
}
