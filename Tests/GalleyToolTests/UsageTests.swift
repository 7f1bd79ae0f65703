import Testing

@testable import GalleyTool

@Suite("The tool as a process")
struct UsageTests {
  @Test(
    "a wrong command line ends with status 64 and one line that names the mistake",
    arguments: [
      ([], "no command given; see galley help"),
      (["typeset"], #"unknown command "typeset"; see galley help"#),
      (["--wrong"], "unknown option --wrong"),
      (["help", "typeset"], #"unknown command "typeset"; see galley help"#),
      (["inspect"], "inspect needs one of line-breaks, graphemes, words and bidi"),
      (
        ["inspect", "runes"],
        #"unknown subject "runes", expected line-breaks, graphemes, words or bidi"#
      ),
      (["inspect", "bidi", "a", "b"], #"unexpected argument "b""#),
      (["inspect", "bidi", "--wrong"], "unknown option --wrong"),
      (
        ["inspect", "bidi", "--direction", "up"],
        #"option --direction: unknown value "up", expected auto, ltr or rtl"#
      ),
      (["a\nb"], #"unknown command "a\nb"; see galley help"#),
    ])
  func usageErrors(words: [String], message: String) throws {
    let result = try ToolProcess.run(words)
    #expect(result.status == 64)
    #expect(result.error == message)
    #expect(result.output == "")
  }

  @Test("help lists every command, and tells of each", arguments: ["help", "--help", "-h"])
  func help(word: String) throws {
    let result = try ToolProcess.run([word])
    #expect(result.status == 0)
    for command in Tool.commands {
      #expect(result.output.contains("\n  \(command.name) "))
      let about = try ToolProcess.run([word, command.name])
      #expect(about.output.hasPrefix("usage: galley \(command.name) "))
      #expect(try ToolProcess.run([command.name, "--help"]).output == about.output)
    }
  }

  @Test("the version is told")
  func version() throws {
    #expect(try ToolProcess.run(["--version"]).output == "galley \(Tool.version)\n")
  }

  @Test("a reader that goes away ends the tool quietly with status 1")
  func closedPipe() throws {
    let result = try ToolProcess.shell(
      "yes 0041 | \"$GALLEY\" inspect bidi | head -1; exit ${PIPESTATUS[1]}")
    #expect(result.status == 1)
    #expect(result.output == "0; 0\n")
    #expect(result.errors == "")
  }

  @Test("a file that can't be read ends with status 66 and its name")
  func unreadableFile() throws {
    let missing = try ToolProcess.run(["inspect", "bidi", "/no/such/file"])
    #expect(missing.status == 66)
    #expect(missing.error == "/no/such/file: can't be read: No such file or directory")
    let folder = try ToolProcess.run(["inspect", "bidi", "/"])
    #expect(folder.status == 66)
    #expect(folder.error == "/: can't be read: Is a directory")
  }
}
