/// What the process answers to its caller (BSD sysexits where it has a name).
enum ExitStatus: Int32 {
  /// Everything asked for was done.
  case success = 0
  /// Something failed that is none of the others.
  case failure = 1
  /// The command line is wrong.
  case usage = 64
  /// The input is wrong.
  case badInput = 65
  /// A named file can't be read.
  case unreadableFile = 66
}

/// Why a command stopped: what the user reads and what the caller of the process gets.
struct ToolError: Error {
  /// The exit status.
  var status: ExitStatus
  /// One sentence that names the place and the reason; `nil` when there is no one to tell.
  var message: String?

  /// The reader of the output has gone away.
  static let closedPipe = ToolError(status: .failure, message: nil)

  static func failure(_ message: String) -> ToolError {
    ToolError(status: .failure, message: message)
  }

  static func usage(_ message: String) -> ToolError {
    ToolError(status: .usage, message: message)
  }

  static func badInput(_ message: String) -> ToolError {
    ToolError(status: .badInput, message: message)
  }

  static func unreadableFile(_ message: String) -> ToolError {
    ToolError(status: .unreadableFile, message: message)
  }

  /// The same error with the file that it is in.
  func inFile(_ name: String) -> ToolError {
    ToolError(status: status, message: message.map { "\(name): \($0)" })
  }
}

extension String {
  /// The text in double quotes, on one line, as JSON writes it.
  var quoted: String {
    var bytes: [UInt8] = []
    bytes.appendJSON(self)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The text on one line: control characters are written as `\u{…}`.
  var onOneLine: String {
    var line = ""
    for scalar in unicodeScalars {
      if scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
        || scalar.value == 0x2028 || scalar.value == 0x2029
      {
        line += "\\u{\(String(scalar.value, radix: 16))}"
      } else {
        line.unicodeScalars.append(scalar)
      }
    }
    return line
  }
}
