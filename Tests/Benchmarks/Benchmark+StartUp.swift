import FoundationEssentials
import Galley
import GalleyBundledFonts

extension Benchmark {
  /// A whole run of `galley measure` for one short line, and of `hb-shape` for the same line.
  ///
  /// `hb-shape` has to be in `PATH`.
  func startUp() throws -> [Finding] {
    guard FileManager.default.isExecutableFile(atPath: tool) else {
      throw UsageError("startUp needs \(tool); build it or name another with --tool")
    }
    let line = "How tall is this line?"
    let document = FileManager.default.temporaryDirectory
      .appending(path: "galley-bench-\(ProcessInfo.processInfo.processIdentifier).json")
    try Data(#"{"text":"\#(line)"}"#.utf8).write(to: document)
    defer { try? FileManager.default.removeItem(at: document) }
    let font = "\(try BundledFonts.directory())/NotoSans/NotoSans-Regular.ttf"
    let galley = ChildProcess(program: tool, arguments: ["measure", document.path])
    let shaper = ChildProcess(program: "hb-shape", arguments: [font, line])
    var least = (galley: Double.infinity, shaper: Double.infinity)
    for _ in 0..<(rounds * 4) {
      least.shaper = min(least.shaper, try shaper.run())
      least.galley = min(least.galley, try galley.run())
    }
    return [
      Finding(
        "startUp", "galley measure of one line, as a process, compared with hb-shape; ms",
        figure: least.galley / 1e6, baseline: least.shaper / 1e6, limit: 3)
    ]
  }
}
