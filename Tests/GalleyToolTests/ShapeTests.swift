import Foundation
import Testing

/// The expected lists are those of `hb-shape` 6.0.0 with the bundled fonts.
@Suite("galley shape")
struct ShapeTests {
  private static let fonts = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Fonts").path
  private static let latin = fonts + "/NotoSans/NotoSans-Regular.ttf"
  private static let arabic = fonts + "/NotoNaskhArabic/NotoNaskhArabic-Regular.ttf"

  @Test(
    "the list is that of hb-shape",
    arguments: [
      ([latin, "AVé"], "[A=0+599|V=1+580|eacute=2+564]"),
      ([arabic, "سلام"], "[uni0645=3+489|_1008=2+0|uniFEE0.rlig=1+610|uniFEB3=0+658]"),
      ([arabic, "--no-glyph-names", "--no-positions", "--unicodes=U+0633"], "[247=0]"),
      (
        [
          "--no-glyph-names", "--no-positions", "--unicodes-before=U+0628", "--unicodes", "0633",
          arabic,
        ], "[248=0]"
      ),
      (
        [latin, "--ned", "--features=-kern,aalt[0]=1", "--font-size=2000", "AV"],
        "[ordfeminine|V@714,0]"
      ),
      (
        ["--show-flags", "--no-clusters", arabic, "سلا"],
        "[_1008+0#1|uniFEE0.rlig+610#1|uniFEB3+658]"
      ),
      (["--utf8-clusters", "--direction=rtl", latin, "éA"], "[A=2+639|eacute=0+564]"),
      (["--show-extents", latin, "A"], "[A=0+639<0,717,638,-717>]"),
      (
        ["--cluster-level=1", "--language=tr", "--script=latn", latin, "e\u{301}fi"],
        "[eacute=0+564|fi=2+602]"
      ),
      (["--remove-default-ignorables", latin, "a\u{200D}b"], "[a=0+561|b=2+615]"),
      ([latin + "#0", "--font-funcs=ft", "A\nB\n"], "[A=0+639]\n[B=0+650]"),
      ([latin, "--single-par", "--no-positions", "A\nB"], "[A=0|.notdef=1|B=2]"),
    ])
  func list(arguments: [String], expected: String) throws {
    let result = try ToolProcess.run(["shape"] + arguments)
    #expect(result.errors == "")
    #expect(result.output == expected + "\n")
    #expect(result.status == 0)
  }

  @Test("every line of standard input is answered by a line")
  func lines() throws {
    let result = try ToolProcess.run(["shape", Self.latin], input: "A\n\nB")
    #expect(result.lines == ["[A=0+639]", "", "[B=0+650]"])
    #expect(try ToolProcess.run(["shape", Self.latin], input: "").output == "")
    #expect(try ToolProcess.run(["shape", Self.latin, ""]).output == "")
  }

  @Test(
    "wrong options are told by their name",
    arguments: [
      ("--features=kern=x", "option --features: invalid value \"kern=x\""),
      ("--variations=wght", "option --variations: invalid value \"wght\""),
      ("--direction=up", "option --direction: invalid value \"up\""),
      ("--font-size=big", "option --font-size: invalid value \"big\""),
      ("--font-ptem=nan", "option --font-ptem: invalid value \"nan\""),
      ("--unicodes=U+110000", "option --unicodes: invalid value \"110000\""),
      ("--cluster-level=3", "option --cluster-level: invalid value \"3\""),
      ("--shapers=none", "option --shapers: invalid value \"none\""),
      ("--face-index=-1", "option --face-index: invalid value \"-1\""),
    ])
  func wrongOptions(option: String, message: String) throws {
    let result = try ToolProcess.run(["shape", Self.latin, option])
    #expect(result.status == 64)
    #expect(result.error == message)
    #expect(result.output == "")
  }

  @Test("a font that can't be used is told by its name")
  func wrongFonts() throws {
    #expect(try ToolProcess.run(["shape"]).status == 64)
    #expect(try ToolProcess.run(["shape", "/no/such.ttf", "A"]).status == 66)
    let missing = try ToolProcess.run(["shape", Self.latin + "#7", "A"])
    #expect(missing.status == 65)
    #expect(missing.error == "\(Self.latin)#7: no such face, the file holds 1")
  }
}
