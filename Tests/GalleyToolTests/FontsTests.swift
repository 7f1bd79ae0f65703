import Foundation
import Testing

@Suite("galley fonts")
struct FontsTests {
  @Test("fonts lists the bundled faces, or those of a file, one a line")
  func fonts() throws {
    let bundled = try ToolProcess.run(["fonts"])
    #expect(bundled.status == 0)
    let rows = bundled.lines.map { $0.split(separator: "\t") }
    #expect(rows.count > 10)
    #expect(rows.allSatisfy { $0.count == 7 })
    let first = try #require(rows.first)
    #expect(
      first.prefix(6) == ["Noto Sans", "Regular", "400", "100", "upright", "NotoSans-Regular"])
    let file = try ToolProcess.run(["fonts", String(first[6])])
    #expect(file.lines == [bundled.lines[0]])
    #expect(file.status == 0)
    let missing = try ToolProcess.run(["fonts", "/no/such.ttf"])
    #expect(missing.status == 66)
    #expect(missing.error == "/no/such.ttf: No such file or directory")
  }

  @Test("a folder lists its fonts and then names the file that is none")
  func folder() throws {
    try ToolProcess.withFolder { folder in
      let result = try ToolProcess.run(["fonts", folder.path])
      #expect(result.status == 0)
      #expect(result.output == "")
      let file = folder.appendingPathComponent("a.ttf")
      try Data("no font".utf8).write(to: file)
      let wrong = try ToolProcess.run(["fonts", folder.path])
      #expect(wrong.status == 65)
      #expect(wrong.error?.contains(file.path) == true)
    }
  }

  @Test("without the bundled fonts the answer is an error with status 66")
  func missingBundle() throws {
    let result = try ToolProcess.shell("GALLEY_FONTS=/no/such/folder \"$GALLEY\" fonts")
    #expect(result.status == 66)
    #expect(result.error?.contains("/no/such/folder") == true)
  }
}
