/// One of the tool's commands.
protocol Command {
  /// The word that chooses it.
  static var name: String { get }
  /// What follows the name, then what the command does and what its options mean.
  static var help: String { get }
  /// What it does, in a few words.
  static var summary: String { get }
  /// The options that it takes.
  static var options: Arguments.Options { get }
  /// Does the work; the caller flushes the output afterwards.
  static func run(_ arguments: Arguments, output: inout Output) throws(ToolError)
}
