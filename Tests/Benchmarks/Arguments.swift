import FoundationEssentials

/// What the command line asks for:
/// `[NAMES…] [--table] [--corpus DIR] [--repeat N] [--tool PATH] [--workload NAME]`.
struct Arguments {
  /// The measures to run; all of them when empty.
  var names: [String] = []
  /// Whether the report is Markdown rather than JSON.
  var isTable = false
  /// A workload to go through without a report, instead of the measures.
  var workload: Workload?
  /// The folder of texts; the built-in texts without it.
  var corpus = ProcessInfo.processInfo.environment["GALLEY_CORPUS"]
  /// The command-line tool whose start is measured; the one beside this program if not given.
  var tool: String?
  /// How often everything is done; 15 times for measures and once for a workload if not given.
  var rounds: Int?

  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--corpus": corpus = try Self.value(of: argument, in: &rest)
      case "--repeat":
        guard let count = Int(try Self.value(of: argument, in: &rest)), count > 0 else {
          throw UsageError("--repeat takes a number of at least 1")
        }
        rounds = count
      case "--table": isTable = true
      case "--tool": tool = try Self.value(of: argument, in: &rest)
      case "--workload":
        let name = try Self.value(of: argument, in: &rest)
        guard let known = Workload.all.first(where: { $0.name == name }) else {
          throw UsageError("unknown workload \(name)")
        }
        workload = known
      case _ where Benchmark.measures.contains { $0.name == argument }: names.append(argument)
      default: throw UsageError("unknown measure or option \(argument)")
      }
    }
  }

  private static func value(of option: String, in rest: inout ArraySlice<String>) throws -> String {
    guard let value = rest.popFirst() else { throw UsageError("\(option) takes a value") }
    return value
  }
}

/// A command line that can't be read.
struct UsageError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
