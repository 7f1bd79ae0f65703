#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The command-line tool: chooses the command, reports the error, sets the exit status.
@main
enum Tool {
  static let version = "0.1.0"

  static var commands: [any Command.Type] {
    [
      DemoCommand.self, LayoutCommand.self, MeasureCommand.self, RenderCommand.self,
      HitCommand.self, DetectCommand.self, FeedCommand.self, InspectCommand.self, ShapeCommand.self,
      FontsCommand.self,
    ]
  }

  static func main() {
    // A reader that goes away shows as EPIPE, which ends the process without a message.
    signal(SIGPIPE, SIG_IGN)
    var output = Output(descriptor: STDOUT_FILENO)
    var status = ExitStatus.success
    do {
      try run(Array(CommandLine.arguments.dropFirst()), output: &output)
    } catch {
      status = report(error, output: &output)
    }
    do {
      try output.flush()
    } catch {
      if status == .success { status = report(error, output: &output) }
    }
    exit(status.rawValue)
  }

  private static func run(_ words: [String], output: inout Output) throws(ToolError) {
    guard let word = words.first else { throw .usage("no command given; see galley help") }
    let rest = Array(words.dropFirst())
    switch word {
    case "help", "--help", "-h":
      try help(rest, output: &output)
    case "--version":
      output.append("galley \(version)\n")
    default:
      let command = try command(named: word)
      let operandStart = rest.firstIndex(of: "--") ?? rest.endIndex
      if rest[..<operandStart].contains("--help") {
        output.append(helpText(of: command))
      } else {
        try command.run(Arguments(rest, options: command.options), output: &output)
      }
    }
  }

  private static func command(named name: String) throws(ToolError) -> any Command.Type {
    if let command = commands.first(where: { $0.name == name }) { return command }
    throw .usage(
      name.hasPrefix("-")
        ? "unknown option \(name.onOneLine)"
        : "unknown command \(name.quoted); see galley help")
  }

  private static func help(_ words: [String], output: inout Output) throws(ToolError) {
    if let word = words.first {
      output.append(helpText(of: try command(named: word)))
      return
    }
    output.append(
      """
      galley typesets rich text: lines, runs and glyph positions as JSON, or a picture.

      usage: galley COMMAND [ARGUMENT…]

      commands:

      """)
    let width = commands.reduce(0) { max($0, $1.name.count) }
    for command in commands {
      let padding = String(repeating: " ", count: width - command.name.count + 2)
      output.append("  \(command.name)\(padding)\(command.summary)\n")
    }
    output.append(
      """

      galley help COMMAND tells a command's arguments, galley --version the version.
      Exit status: 0, 64 wrong usage, 65 bad input, 66 a file that can't be read, 1 otherwise.

      """)
  }

  private static func helpText(of command: any Command.Type) -> String {
    "usage: galley \(command.name) \(command.help)\n"
  }

  private static func report(_ error: ToolError, output: inout Output) -> ExitStatus {
    guard let message = error.message else { return error.status }
    // What was answered before the error comes first when both streams are one.
    _ = try? output.flush()
    var errors = Output(descriptor: STDERR_FILENO)
    errors.append("galley: error: \(message.onOneLine)\n")
    _ = try? errors.flush()
    return error.status
  }
}
