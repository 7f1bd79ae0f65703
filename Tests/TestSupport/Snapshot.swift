public import Foundation
public import Testing

/// Text that a test makes, kept under `Tests/Snapshots` and compared line by line.
///
/// The environment variable `GALLEY_RECORD` writes snapshots instead of comparing them: `missing`
/// those that don't exist yet, `all` every one. A test that records fails, so that no run that means
/// to test can pass by recording.
public enum Snapshot {
  /// What `GALLEY_RECORD` asks for.
  public enum Recording: String, Sendable {
    /// Compare; a snapshot that doesn't exist is a failure.
    case none
    /// Write the snapshots that don't exist.
    case missing
    /// Write every snapshot.
    case all

    /// What the environment asks for.
    ///
    /// - Precondition: the variable has one of the cases' names.
    public static let current: Recording = {
      guard let value = ProcessInfo.processInfo.environment["GALLEY_RECORD"] else { return .none }
      guard let recording = Recording(rawValue: value) else {
        preconditionFailure("GALLEY_RECORD is \"\(value)\", not none, missing or all")
      }
      return recording
    }()

    /// Whether to write a snapshot.
    public func writes(_ url: URL) -> Bool {
      switch self {
      case .none: false
      case .missing: !FileManager.default.fileExists(atPath: url.path)
      case .all: true
      }
    }
  }

  /// The folder of all snapshots.
  public static let folder = URL(fileURLWithPath: ShippedFonts.folder)
    .deletingLastPathComponent().appendingPathComponent("Tests/Snapshots")

  /// Compares a text with the snapshot of a name, or records it.
  ///
  /// Lines that start with `#` tell what the snapshot was recorded with and are not compared.
  ///
  /// - Parameters:
  ///   - text: The lines, each ended by a line feed.
  ///   - fonts: What the text was made with, for the header.
  ///   - name: The file below ``folder``, without `.txt`.
  public static func check(
    _ text: String, fonts: [String], name: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let url = folder.appendingPathComponent("\(name).txt")
    let header = "# \(LibraryVersions.description)\n# \(fonts.joined(separator: ", "))\n"
    if Recording.current.writes(url) {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try (header + text).write(to: url, atomically: true, encoding: .utf8)
      Issue.record("recorded \(url.path); look at it", sourceLocation: sourceLocation)
      return
    }
    guard let recorded = try? String(contentsOf: url, encoding: .utf8) else {
      Issue.record(
        "no snapshot \(url.path); record it with GALLEY_RECORD=missing",
        sourceLocation: sourceLocation)
      return
    }
    let lines = recorded.split(separator: "\n")
    let body = lines.drop { $0.hasPrefix("#") }
    let difference = difference(from: Array(body), to: text.split(separator: "\n"))
    if difference.isEmpty { return }
    let recordedWith = lines.prefix { $0.hasPrefix("#") }.joined(separator: "\n")
    Issue.record(
      """
      \(name) differs; - is recorded, + is new:
      \(difference.joined(separator: "\n"))
      recorded with
      \(recordedWith)
      now
      \(header)
      """, sourceLocation: sourceLocation)
  }

  /// The names below a folder of ``folder``, as `check` takes them, sorted.
  public static func names(in subfolder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(
      atPath: folder.appendingPathComponent(subfolder).path
    ).filter { $0.hasSuffix(".txt") }.map { "\(subfolder)/\($0.dropLast(4))" }.sorted()
  }

  /// The lines that only one side has, in order, with the line before each group; 40 at most.
  static func difference(from old: [Substring], to new: [Substring]) -> [String] {
    let changes = new.difference(from: old)
    if changes.isEmpty { return [] }
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in changes {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var result: [String] = []
    var (oldIndex, newIndex) = (0, 0)
    var context: String?
    func add(_ line: String) {
      if let line = context { result.append(line) }
      context = nil
      result.append(line)
    }
    while oldIndex < old.count || newIndex < new.count {
      if removed.contains(oldIndex) {
        add("- \(old[oldIndex])")
        oldIndex += 1
      } else if inserted.contains(newIndex) {
        add("+ \(new[newIndex])")
        newIndex += 1
      } else {
        context = "  \(old[oldIndex])"
        oldIndex += 1
        newIndex += 1
      }
    }
    let limit = 40
    return result.count > limit
      ? result.prefix(limit) + ["… and \(result.count - limit) more lines"] : result
  }
}
