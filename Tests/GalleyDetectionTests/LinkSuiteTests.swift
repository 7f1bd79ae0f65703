import GalleyDetection
import TestSupport
import Testing

@Suite("Links against linkify-it", .enabled(if: Suites.areAvailable))
struct LinkSuiteTests {
  @Test(
    "The grammar plain finds what linkify-it finds", arguments: ["links.txt", "port_links.txt"])
  func linkify(_ file: String) throws {
    let exceptions = Exceptions([
      "//localhost": "a host without a dot after two slashes has nothing that leads to it"
    ])
    var cases: [(line: String, expected: String)] = []
    var isSecond = false
    for line in try lines(of: file) {
      if line.isEmpty || line.hasPrefix("%") {
        isSecond = false
      } else if isSecond {
        cases[cases.count - 1].expected = line
        isSecond = false
      } else {
        cases.append((line, line))
        isSecond = true
      }
    }
    #expect(cases.count == (file == "links.txt" ? 117 : 14))
    for (line, whole) in cases {
      // What stands alone on a line, but for a remark, is a link as a whole.
      let remark = whole.firstRange(of: " %") ?? whole.firstRange(of: " //")
      let expected = trimmed(remark.map { whole[..<$0.lowerBound] } ?? whole[...])
      let texts = LinkFinding(.plain).texts(in: line)
      let problems = texts.first == expected ? [] : ["\(texts) instead of \(expected)"]
      let unexpected = exceptions.unexpected(line, problems: problems)
      #expect(unexpected.isEmpty)
    }
    let unknown = exceptions.unknown(among: cases.map(\.line))
    #expect(file != "links.txt" || unknown.isEmpty)
  }

  @Test("The grammar plain finds nothing where linkify-it finds nothing")
  func notLinks() throws {
    let cases = try lines(of: "not_links.txt").filter { !$0.isEmpty && !$0.hasPrefix("%") }
    #expect(cases.count == 38)
    for line in cases {
      #expect(LinkFinding(.plain).texts(in: line).isEmpty, "\(line)")
    }
  }

  private func lines(of file: String) throws -> [String] {
    try Suites.text("detection/linkify-it/\(file)")
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  private func trimmed(_ text: Substring) -> String {
    var text = text
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
