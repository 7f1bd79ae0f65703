import Testing

@testable import GalleyTool

@Suite("Reading the command line")
struct ArgumentsTests {
  private let options = Arguments.Options(flags: ["--jsonl"], values: ["-o", "--scale"])

  @Test("flags, values and operands are told apart in any order")
  func kinds() throws {
    let arguments = try Arguments(
      ["a", "--scale=2=3", "-", "-o", "--jsonl", "--", "--jsonl"], options: options)
    #expect(arguments.operands == ["a", "-", "--jsonl"])
    #expect(arguments.value(of: "--scale") == "2=3")
    #expect(arguments.value(of: "-o") == "--jsonl")
    #expect(!arguments.has("--jsonl"))
  }

  @Test("the last one of an option counts")
  func repeated() throws {
    let arguments = try Arguments(["-o", "a", "--jsonl", "-o", "b", "--jsonl"], options: options)
    #expect(arguments.value(of: "-o") == "b")
    #expect(arguments.has("--jsonl"))
  }

  @Test(
    "mistakes name the option",
    arguments: [
      (["--wrong"], "unknown option --wrong"), (["-x"], "unknown option -x"),
      (["--wrong=1"], "unknown option --wrong"), (["-o"], "option -o needs a value"),
      (["--jsonl=yes"], "option --jsonl takes no value"), (["-oFILE"], "unknown option -oFILE"),
    ])
  func mistakes(words: [String], message: String) {
    #expect {
      try Arguments(words, options: options)
    } throws: { error in
      let error = error as? ToolError
      return error?.message == message && error?.status == .usage
    }
  }

  @Test("a second operand is refused by name where there is room for one")
  func onlyOperand() throws {
    #expect(try Arguments([], options: options).onlyOperand() == nil)
    #expect(try Arguments(["a"], options: options).onlyOperand() == "a")
    #expect(throws: ToolError.self) { try Arguments(["a", "b"], options: options).onlyOperand() }
  }
}
