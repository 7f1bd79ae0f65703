import GalleyText
import Testing

@testable import GalleyVector

@Suite("SVG's notation")
struct SVGTextTests {
  @Test(
    "Numbers are short decimals",
    arguments: [
      (0.0, "0"), (-0.0, "0"), (1, "1"), (-1.5, "-1.5"), (0.1 + 0.2, "0.3"), (12.34567, "12.3457"),
      (-0.00004, "0"), (0.05, "0.05"), (99.99999, "100"), (1e300, "1000000000000"),
      (-.infinity, "-1000000000000"), (.nan, "0"), (1e-300, "0"), (0.0007, "0.0007"),
    ])
  func numbers(value: Double, text: String) {
    #expect(decimal(value) == text)
  }

  @Test(
    "Base 64 follows the examples of RFC 4648 §10",
    arguments: [
      ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
      ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"),
    ])
  func base64Examples(text: String, encoded: String) {
    #expect(base64(Array(text.utf8)) == encoded)
  }

  @Test("What XML reserves is escaped, and what it cannot hold is replaced")
  func escaping() {
    #expect(escaped("a<b>&\"c\" é 😀") == "a&lt;b&gt;&amp;&quot;c&quot; é 😀")
    #expect(
      escaped("\u{0}\u{1B}\t\u{FFFE}\u{FFFF}\u{7F}") == "\u{FFFD}\u{FFFD}&#9;\u{FFFD}\u{FFFD}\u{7F}"
    )
  }

  @Test("A family name cannot end its quotes")
  func families() {
    #expect(quotedCSS("Noto Sans") == "'Noto Sans'")
    #expect(quotedCSS("a'b\\c\"d") == "'a\\'b\\\\c&quot;d'")
  }

  @Test("Paths keep every kind of step")
  func paths() {
    var path = Path()
    path.append(.move(to: Point(x: 0.5, y: -1)))
    path.append(.line(to: Point(x: 2, y: 3)))
    path.append(.quadCurve(to: Point(x: 4, y: 5), control: Point(x: 6, y: 7)))
    path.append(
      .cubicCurve(
        to: Point(x: 1, y: 2), control1: Point(x: 3, y: 4), control2: Point(x: 5, y: 6.25)))
    path.append(.close)
    #expect(pathData(path) == "M0.5 -1L2 3Q6 7 4 5C3 4 5 6.25 1 2Z")
  }
}
