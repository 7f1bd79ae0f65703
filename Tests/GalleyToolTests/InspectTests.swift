import Foundation
import Testing

@Suite("galley inspect")
struct InspectTests {
  @Test(
    "bidi answers levels and visual order",
    arguments: [
      ("auto", "0041 05D0 0031", "0 1 2; 0 2 1"),
      ("auto", "U+05D0 U+0020 U+0041", "1 1 2; 2 1 0"),
      ("ltr", "05D0 05D1", "1 1; 1 0"),
      ("rtl", "0041 0042", "2 2; 0 1"),
      ("auto", "202A 0042", "x 2; 1"),
      ("auto", "", ";"),
    ])
  func bidi(direction: String, line: String, answer: String) throws {
    let result = try ToolProcess.run(
      ["inspect", "bidi", "--direction", direction], input: line + "\n")
    #expect(result.output == answer + "\n")
    #expect(result.status == 0)
  }

  @Test("CR LF, tabs, doubled spaces and a missing last newline are taken")
  func lineEnds() throws {
    let result = try ToolProcess.run(["inspect", "bidi"], input: "41\t42\r\n\r\n  10FFFD 00041 ")
    #expect(result.output == "0 0; 0 1\n;\n0 0; 0 1\n")
  }

  @Test(
    "a word that is no code point is named with its line, after the lines before it",
    arguments: ["xyz", "110000", "FFFFFFFFFFFFFFFFFF41", "U+", "-1", "0x41"])
  func badCodePoint(word: String) throws {
    let result = try ToolProcess.run(["inspect", "bidi"], input: "0041\n0042 \(word)\n0043\n")
    #expect(result.status == 65)
    #expect(result.error == "line 2: \"\(word)\" is not a hexadecimal code point")
    #expect(result.output == "0; 0\n")
  }
}
