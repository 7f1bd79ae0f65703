import Foundation
import Testing

/// What one run of the tool answered.
struct ToolResult {
  var status: Int32
  var output: String
  var errors: String

  /// The lines of standard output.
  var lines: [String] {
    output.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }

  /// The answer's object, read by Foundation.
  var object: [String: Any] {
    get throws {
      try #require(
        JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any], "\(output)")
    }
  }

  /// The message of the only line on standard error; `nil` when that is not its shape.
  var error: String? {
    let prefix = "galley: error: "
    guard errors.hasPrefix(prefix), errors.hasSuffix("\n"),
      errors.filter({ $0.isNewline }).count == 1
    else { return nil }
    return String(errors.dropFirst(prefix.count).dropLast())
  }
}

/// The built tool, which stands beside the test executable.
enum ToolProcess {
  static let executable: URL = {
    let tests = Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
    return tests.resolvingSymlinksInPath().deletingLastPathComponent()
      .appendingPathComponent("galley")
  }()

  /// Runs `galley` with arguments and standard input.
  static func run(_ arguments: [String], input: Data = Data()) throws -> ToolResult {
    try run(executable, arguments, input: input)
  }

  /// Runs `galley` with arguments and a text as standard input.
  static func run(_ arguments: [String], input: String) throws -> ToolResult {
    try run(arguments, input: Data(input.utf8))
  }

  /// Runs a shell command in which `$GALLEY` is the tool.
  static func shell(_ command: String) throws -> ToolResult {
    try run(URL(fileURLWithPath: "/bin/bash"), ["-c", command], input: Data())
  }

  /// Runs a program; its streams are files, so that no pipe can fill up.
  private static func run(_ program: URL, _ arguments: [String], input: Data) throws -> ToolResult {
    try withFolder { folder in
      let files = ["in", "out", "err"].map { folder.appendingPathComponent($0) }
      try input.write(to: files[0])
      for file in files.dropFirst() { try Data().write(to: file) }
      let process = Process()
      process.executableURL = program
      process.arguments = arguments
      process.environment = ProcessInfo.processInfo.environment.merging(
        ["GALLEY": executable.path]
      ) { $1 }
      process.standardInput = try FileHandle(forReadingFrom: files[0])
      process.standardOutput = try FileHandle(forWritingTo: files[1])
      process.standardError = try FileHandle(forWritingTo: files[2])
      try process.run()
      process.waitUntilExit()
      return ToolResult(
        status: process.terminationStatus,
        output: String(decoding: try Data(contentsOf: files[1]), as: UTF8.self),
        errors: String(decoding: try Data(contentsOf: files[2]), as: UTF8.self))
    }
  }

  /// Calls `body` with a new folder that is removed afterwards.
  static func withFolder<Result>(_ body: (URL) throws -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("galley-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(folder)
  }
}
