import GalleyDetection
import Testing

@Suite("The rule set weibo")
struct WeiboTests {
  @Test(
    "Topics are pairs of hashes with no space inside of them",
    arguments: [
      ("今天看了#权力的游戏#，好看", ["#权力的游戏#"]), ("#早安#和#晚安#", ["#早安#", "#晚安#"]),
      ("#Uber Weekly Promo# 来了", ["#Uber Weekly Promo#"]), ("C# 不错 #话题# 结束", ["#话题#"]),
      ("#第一行\n第二行# 完", []), ("## 空话题 #a#", ["#a#"]), ("＃全角话题＃ 和 #半角#", ["＃全角话题＃", "#半角#"]),
      ("#带@人的话题# @小明", ["#带@人的话题#", "@小明"]), ("#疯狂动物城[电影]# 上映", ["#疯狂动物城[电影]#"]),
      ("#开心😀一天#", ["#开心😀一天#"]), ("这是 #没有关闭的话题 然后", []), ("#，#话题#", ["#话题#"]),
      ("#a #b#", ["#b#"]), ("#\u{301}a#", []), ("#x[超话]#", ["#x[超话]#"]),
      ("#" + String(repeating: "字", count: 141) + "#", []),
    ] as [(String, [String])])
  func topics(text: String, expected: [String]) {
    #expect(found(text) == expected)
  }

  @Test(
    "Mentions are names of 2 to 30 letters of ASCII or Han, digits, _ and -",
    arguments: [
      ("转发 @福特中国：好车", ["@福特中国"]), ("@a @小", []), ("＠小明 ＠user", ["＠小明", "＠user"]),
      ("//@小明:转发", ["@小明"]), ("RT@user", ["@user"]), ("aRT@user", []),
      ("@𠮷野家 @㐀字", ["@𠮷野家", "@㐀字"]),
      ("foo_@bar", []), ("好@user", ["@user"]), ("@小明😀", ["@小明", "😀"]),
    ] as [(String, [String])])
  func mentions(text: String, expected: [String]) {
    #expect(found(text) == expected)
  }

  @Test(
    "Links claim what stands in them, and CJK text ends short ones",
    arguments: [
      ("http://t.cn/RZwjG7U（分享自 @酷6网）", ["http://t.cn/RZwjG7U", "@酷6网"]),
      (
        "当当网http://t.cn/RUy3HJN《一尺闲梦》亚马逊http://t.cn/RUyQxlU",
        ["http://t.cn/RUy3HJN", "http://t.cn/RUyQxlU"]
      ),
      ("（https://github.com/user/repo）", ["https://github.com/user/repo"]),
      ("https://github.com/a/b。好", ["https://github.com/a/b"]),
      ("http://t.cn/Abc123好看吗", ["http://t.cn/Abc123"]),
      (
        "https://a.org/x#Decision https://a.org/y#foo",
        ["https://a.org/x#Decision", "https://a.org/y#foo"]
      ),
      ("https://medium.com/@user/post", ["https://medium.com/@user/post"]),
      ("邮箱foo@bar.com，谢谢", ["foo@bar.com"]), ("#看 http://t.cn/Abc1 吧#", ["#看 http://t.cn/Abc1 吧#"]),
    ] as [(String, [String])])
  func links(text: String, expected: [String]) {
    #expect(found(text) == expected)
  }

  @Test(
    "Emoticons are names that are known",
    arguments: [
      ("好[微笑][doge]呀", ["[微笑]", "[doge]"]), ("[[微笑]] [ 空格 ] [] [a b]", ["[微笑]"]), ("[微笑 没关", []),
      ("[ˈhælæl] [c罗感谢]", []), ("[哆啦A梦汗][哆啦A夢汗]", ["[哆啦A梦汗]", "[哆啦A夢汗]"]), ("[Doge]", []),
    ] as [(String, [String])])
  func emoticons(text: String, expected: [String]) {
    #expect(found(text) == expected)
  }

  @Test("Entities lead to Weibo's pages")
  func targets() {
    let found = RuleSet.weibo.entities(in: "#a 好# @小明 [微笑] http://t.cn/a")
    #expect(found.map(\.value) == ["a 好", "小明", "微笑", "http://t.cn/a"])
    #expect(
      found.map(\.target) == [
        "https://s.weibo.com/weibo?q=%23a%20%E5%A5%BD%23",
        "https://weibo.com/n/%E5%B0%8F%E6%98%8E", nil, "http://t.cn/a",
      ])
  }

  private func found(_ text: String) -> [String] {
    RuleSet.weibo.entities(in: text).map { text.slice($0.range) }
  }
}
