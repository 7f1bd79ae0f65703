import GalleyDetection
import Testing

@Suite("Links")
struct LinkGrammarTests {
  struct Example: CustomTestStringConvertible {
    var text: String
    var links: [String]

    init(_ text: String, _ links: String...) {
      self.text = text
      self.links = links
    }

    var testDescription: String { text }
  }

  @Test(
    "Links next to CJK text and punctuation, where all grammars agree",
    arguments: [
      Example("http://t.cn/RZwjG7U（分享自 @酷6网）", "http://t.cn/RZwjG7U"),
      Example("（https://github.com/user/repo）", "https://github.com/user/repo"),
      Example("https://github.com/user/repo。", "https://github.com/user/repo"),
      Example("https://github.com/user/repo」】", "https://github.com/user/repo"),
      Example(
        "https://github.com。好，https://github.com，好", "https://github.com", "https://github.com"),
      Example("「[https://example.org/」", "https://example.org/"),
      Example("“https://a.com/x”", "https://a.com/x"),
      Example("https://example.com/　abc", "https://example.com/"),
      Example("请看，https://a.com/x 和https://b.com", "https://a.com/x", "https://b.com"),
      Example("看weibo.com吧，twitter.comテストgoogle.com", "weibo.com", "twitter.com", "google.com"),
      Example("😷👾😡🔥💩https://a.com", "https://a.com"),
      Example("https://a.com/x\u{200B}https://b.com", "https://a.com/x", "https://b.com"),
      Example("http://http://t.cn/R2t287H", "http://t.cn/R2t287H"),
    ])
  func besideCJK(_ example: Example) {
    for grammar in [LinkGrammar.plain, .x, .mastodon, .weibo] {
      #expect(LinkFinding(grammar).texts(in: example.text) == example.links)
    }
  }

  @Test(
    "Addresses keep their fragment, and words are no links",
    arguments: [
      Example("https://x.org/?id=111895#c4", "https://x.org/?id=111895#c4"),
      Example("https://a.org/testé#foo", "https://a.org/testé#foo"),
      Example(
        "https://en.wikipedia.org/wiki/X,_Inc.#Decision",
        "https://en.wikipedia.org/wiki/X,_Inc.#Decision"),
      Example("(https://en.wikipedia.org/wiki/A_(b))", "https://en.wikipedia.org/wiki/A_(b)"),
      Example("https://a.com/x!? https://a.com/x…", "https://a.com/x", "https://a.com/x"),
      Example("picture wwwbar node.js e.g. 3.14 a..com #test.com"),
      Example("https://大石泉すき.example.com/", "https://大石泉すき.example.com/"),
      Example("http://sub.xn--80ak6aa92e.com", "http://sub.xn--80ak6aa92e.com"),
      Example("http://xn--a.com/ http://xn--é.com/ http://xn--.com/"),
    ])
  func everywhere(_ example: Example) {
    for grammar in [LinkGrammar.plain, .x, .mastodon, .weibo] {
      #expect(LinkFinding(grammar).texts(in: example.text) == example.links)
    }
  }

  struct Policy: CustomTestStringConvertible {
    var text: String
    var plain, x, mastodon, weibo: [String]

    init(_ text: String, plain: [String], x: [String], mastodon: [String], weibo: [String]) {
      self.text = text
      self.plain = plain
      self.x = x
      self.mastodon = mastodon
      self.weibo = weibo
    }

    var testDescription: String { text }
  }

  @Test(
    "Each grammar has its own end of paths",
    arguments: [
      Policy(
        "https://w.org/wiki/臺灣 x", plain: ["https://w.org/wiki/臺灣"], x: ["https://w.org/wiki/"],
        mastodon: ["https://w.org/wiki/臺灣"], weibo: ["https://w.org/wiki/臺灣"]),
      Policy(
        "https://w.org/【推しの子】", plain: ["https://w.org/"], x: ["https://w.org/"],
        mastodon: ["https://w.org/【推しの子】"], weibo: ["https://w.org/【推しの子】"]),
      Policy(
        "https://w.org/君の名は。映画", plain: ["https://w.org/君の名は"], x: ["https://w.org/"],
        mastodon: ["https://w.org/君の名は。映画"], weibo: ["https://w.org/君の名は"]),
      Policy(
        "https://w.org/「君」", plain: ["https://w.org/"], x: ["https://w.org/"],
        mastodon: ["https://w.org/"], weibo: ["https://w.org/「君」"]),
      Policy(
        "http://t.cn/RUy3HJN《一》亚马逊http://t.cn/RUyQxlU",
        plain: ["http://t.cn/RUy3HJN", "http://t.cn/RUyQxlU"],
        x: ["http://t.cn/RUy3HJN", "http://t.cn/RUyQxlU"],
        mastodon: ["http://t.cn/RUy3HJN《一》亚马逊", "http://t.cn/RUyQxlU"],
        weibo: ["http://t.cn/RUy3HJN", "http://t.cn/RUyQxlU"]),
      Policy(
        "http://t.cn/Abc123好 http://t.co/Abc-d",
        plain: ["http://t.cn/Abc123好", "http://t.co/Abc-d"],
        x: ["http://t.cn/Abc123", "http://t.co/Abc"],
        mastodon: ["http://t.cn/Abc123好", "http://t.co/Abc-d"],
        weibo: ["http://t.cn/Abc123", "http://t.co/Abc-d"]),
      Policy(
        "邮箱foo@bar.com，mailto:a@b ftp://c.org 1.2.3.4 //d.org",
        plain: ["foo@bar.com", "mailto:a@b", "ftp://c.org", "1.2.3.4", "//d.org"], x: [],
        mastodon: [], weibo: ["foo@bar.com", "mailto:a@b"]),
      Policy(
        "magnet:?xt=urn:btih:c1 xmpp:a@b.org?join", plain: ["a@b.org"], x: [],
        mastodon: ["magnet:?xt=urn:btih:c1", "xmpp:a@b.org?join"], weibo: ["a@b.org"]),
      Policy(
        "http://u:p@a.com:80/ http://localhost https://例え.テスト/",
        plain: ["http://u:p@a.com:80/", "http://localhost", "https://例え.テスト/"], x: [],
        mastodon: [], weibo: ["http://u:p@a.com:80/", "http://localhost", "https://例え.テスト/"]),
      Policy(
        "http://例.com好 例.com a中文.com", plain: ["http://例.com", "例.com"], x: ["http://例.com"],
        mastodon: ["http://例.com"], weibo: ["http://例.com"]),
    ])
  func policies(_ policy: Policy) {
    #expect(LinkFinding(.plain).texts(in: policy.text) == policy.plain)
    #expect(LinkFinding(.x).texts(in: policy.text) == policy.x)
    #expect(LinkFinding(.mastodon).texts(in: policy.text) == policy.mastodon)
    #expect(LinkFinding(.weibo).texts(in: policy.text) == policy.weibo)
  }

  @Test(
    "Targets are URLs in ASCII",
    arguments: [
      ("HTTP://Example.COM/Ä b", "http://example.com/%C3%84"),
      ("президент.рф", "http://xn--d1abbgf6aiiy.xn--p1ai"),
      (
        "http://Bürger.de/a%20b%2f?q=ü&x=100%#é",
        "http://xn--brger-kva.de/a%20b%2f?q=%C3%BC&x=100%25#%C3%A9"
      ),
      ("МОСКВА.РФ", "http://xn--80adxhks.xn--p1ai"),
      ("//example.com/a", "http://example.com/a"),
      ("1.2.3.4:8080/x", "http://1.2.3.4:8080/x"),
      ("https://user:pass@a.com/", "https://user:pass@a.com/"),
      ("MAILTO:Name@EXAMPLE.com", "mailto:Name@example.com"),
      ("foo+bar@例.com", "mailto:foo+bar@xn--fsq.com"),
      ("http://a.com/{x}|y^z", "http://a.com/%7Bx%7D%7Cy%5Ez"),
      ("http://a.com/臺", "http://a.com/%E8%87%BA"),
    ])
  func targets(_ text: String, _ target: String) {
    #expect(LinkFinding(.plain).targets(in: text).first == target)
  }

  @Test("Hosts, labels, local parts and addresses beyond their limits are no links")
  func limits() {
    func finds(_ text: String) -> Bool { LinkFinding(.plain).texts(in: text) == [text] }
    func letters(_ count: Int) -> String { String(repeating: "a", count: count) }
    #expect(finds("http://\(letters(63)).com") && !finds("http://\(letters(64)).com"))
    let labels = String(repeating: letters(49) + ".", count: 5)
    #expect(finds("http://\(labels)com") && !finds("http://\(labels)museum"))
    #expect(finds("\(letters(64))@a.com") && !finds("\(letters(65))@a.com"))
    let start = "http://a.com/"
    #expect(finds(start + letters(4083)) && !finds(start + letters(4084)))
    // 59 of these letters are 64 octets in punycode.
    let wide = String(repeating: "あ", count: 57)
    #expect(LinkFinding(.x).texts(in: "http://\(wide).com").count == 1)
    #expect(LinkFinding(.x).texts(in: "http://\(wide)ああ.com").isEmpty)
  }

  @Test("A grammar can be made of its parts")
  func ownGrammar() {
    var grammar = LinkGrammar(
      schemes: [.init("gemini")], path: LinkPath(last: .alphanumerics, inner: "/"))
    grammar.hostRules = [.init(host: "a.org", maximumLength: 3)]
    let text = "gemini://a.org/abc! gemini://a.org/abcd gemini://b.org/x/ http://c.org a.com"
    #expect(LinkFinding(grammar).texts(in: text) == ["gemini://a.org/abc", "gemini://b.org/x"])
    grammar.requiresHostRule = true
    #expect(LinkFinding(grammar).texts(in: text) == ["gemini://a.org/abc"])
  }
}
