public import Foundation

/// The suites of cases written by others, found through the environment variable `GALLEY_SUITES`.
public enum Suites {
  /// The folder that holds the suites; `nil` when the variable is not set.
  public static let folder: URL? = ProcessInfo.processInfo.environment["GALLEY_SUITES"].map {
    URL(fileURLWithPath: $0)
  }

  /// Whether the suites can be run.
  public static var areAvailable: Bool { folder != nil }

  /// A file or folder below the suites' folder.
  public static func url(_ path: String) throws -> URL {
    guard let folder else { throw CocoaError(.fileNoSuchFile) }
    return folder.appendingPathComponent(path)
  }

  /// The bytes of a file below the suites' folder.
  public static func data(_ path: String) throws -> Data {
    try Data(contentsOf: url(path))
  }

  /// The text of a file below the suites' folder.
  public static func text(_ path: String) throws -> String {
    String(decoding: try data(path), as: UTF8.self)
  }
}
