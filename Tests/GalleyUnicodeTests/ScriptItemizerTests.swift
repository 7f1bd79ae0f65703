import Foundation
import GalleyUnicode
import TestSupport
import Testing

@Suite("Script runs")
struct ScriptItemizerTests {
  /// The runs as text and code, such as `abc:Latn где:Cyrl`.
  private static func describe(_ text: String) -> [String] {
    let utf8 = Array(text.utf8)
    return ScriptItemizer.runs(in: text).map {
      String(decoding: utf8[$0.range], as: UTF8.self) + ":" + $0.script.description
    }
  }

  @Test(
    "Common characters take the script before them, leading ones the script after them",
    arguments: [
      ("", []),
      ("12.3", ["12.3:Zyyy"]),
      ("12 abc", ["12 abc:Latn"]),
      ("abc, где!", ["abc, :Latn", "где!:Cyrl"]),
      ("« где", ["« где:Cyrl"]),
    ])
  func common(text: String, runs: [String]) {
    #expect(Self.describe(text) == runs)
  }

  @Test(
    "A closing bracket takes the script of its opening bracket",
    arguments: [
      ("abc (где) def", ["abc (:Latn", "где:Cyrl", ") def:Latn"]),
      ("(abc где) def", ["(abc :Latn", "где:Cyrl", ") def:Latn"]),
      ("abc (где [αβγ) x", ["abc (:Latn", "где [:Cyrl", "αβγ:Grek", ") x:Latn"]),
      ("abc где) x", ["abc :Latn", "где) :Cyrl", "x:Latn"]),
      ("abc (где efg) x", ["abc (:Latn", "где :Cyrl", "efg) x:Latn"]),
    ])
  func brackets(text: String, runs: [String]) {
    #expect(Self.describe(text) == runs)
  }

  @Test(
    "A character of several scripts continues a run of any of them",
    arguments: [
      ("カー", ["カー:Kana"]),
      ("かー", ["かー:Hira"]),
      ("ーか", ["ーか:Hira"]),
      ("漢字。ABC", ["漢字。:Hani", "ABC:Latn"]),
      ("अ।", ["अ।:Deva"]),
      ("ক।", ["ক।:Beng"]),
      ("ܐ،", ["ܐ،:Syrc"]),
      ("ABC ـه", ["ABC :Latn", "ـه:Arab"]),
    ])
  func extensions(text: String, runs: [String]) {
    #expect(Self.describe(text) == runs)
  }

  @Test(
    "Marks stay with their base, and give a common base their script",
    arguments: [
      ("a\u{0301}b", ["a\u{0301}b:Latn"]),
      ("a\u{05B7}b", ["a\u{05B7}b:Latn"]),
      ("ש\u{0301}", ["ש\u{0301}:Hebr"]),
      ("abc \u{25CC}\u{093F}", ["abc :Latn", "\u{25CC}\u{093F}:Deva"]),
      ("\u{25CC}\u{0301}я", ["\u{25CC}\u{0301}я:Cyrl"]),
    ])
  func marks(text: String, runs: [String]) {
    #expect(Self.describe(text) == runs)
  }

  @Test("Runs cover the text, and neighbours differ")
  func coverage() {
    var generator = SeededGenerator(seed: 24)
    let alphabet = Array("aя漢カーかा()[]「」،।ه\u{0301}\u{093F}\u{25CC}1 .".unicodeScalars)
    for _ in 0..<2000 {
      var text = ""
      for _ in 0..<Int.random(in: 1...20, using: &generator) {
        text.unicodeScalars.append(alphabet[Int.random(in: 0..<alphabet.count, using: &generator)])
      }
      let runs = ScriptItemizer.runs(in: text)
      #expect(runs.first?.range.lowerBound == 0)
      #expect(runs.last?.range.upperBound == text.utf8.count)
      for (run, next) in zip(runs, runs.dropFirst()) {
        #expect(run.range.upperBound == next.range.lowerBound && run.script != next.script)
      }
    }
  }

  @Test("A hundred thousand open brackets cost no more than other characters")
  func deepBrackets() {
    let text = "a" + String(repeating: "(", count: 100_000) + "я" + String(repeating: "]", count: 9)
    #expect(ScriptItemizer.runs(in: text).count == 2)
  }

  @Test("Scripts are resolved as in libraqm's tests", .enabled(if: Suites.areAvailable))
  func libraqm() throws {
    struct File: Decodable {
      struct Expected: Decodable { var scriptsResolved: [String]? }
      var text: String
      var expected: Expected
    }
    let folder = try Suites.url("libraqm")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    var count = 0
    for name in names.sorted() where name.hasSuffix(".json") {
      guard
        let file = try? JSONDecoder().decode(File.self, from: Suites.data("libraqm/\(name)")),
        let expected = file.expected.scriptsResolved
      else { continue }
      count += 1
      let runs = ScriptItemizer.runs(in: file.text)
      var offset = 0
      let resolved = file.text.unicodeScalars.map { scalar in
        defer { offset += scalar.utf8.count }
        return runs.first { $0.range.contains(offset) }?.script.description ?? ""
      }
      #expect(resolved == expected, "\(name)")
    }
    #expect(count > 40)
  }
}
