import Foundation
import GalleyFonts
import GalleyLayout
import GalleyText
import TestSupport
import Testing

@Suite("Random documents")
struct LayoutInvariantTests {
  /// How many documents to try; the environment variable `GALLEY_DOCUMENTS` says another number.
  private static var count: Int {
    #if DEBUG
      let usual = 500
    #else
      let usual = 20_000
    #endif
    return ProcessInfo.processInfo.environment["GALLEY_DOCUMENTS"].flatMap(Int.init) ?? usual
  }

  /// The first document's seed; the environment variable `GALLEY_SEED` says another one.
  private static var firstSeed: UInt64 {
    ProcessInfo.processInfo.environment["GALLEY_SEED"].flatMap(UInt64.init) ?? 1
  }

  /// Whether each seed is printed before its document is laid out, to find one that traps.
  private static let traces = ProcessInfo.processInfo.environment["GALLEY_TRACE"] != nil

  /// The collections that documents choose from.
  static func collections() throws -> [FontCollection] {
    let all = FontCollection()
    _ = try all.add(directory: ShippedFonts.folder)
    let latin = try FontFace(path: ShippedFonts.path("NotoSans/NotoSans-Regular.ttf"))
    let arabic = try FontFace(
      path: ShippedFonts.path("NotoNaskhArabic/NotoNaskhArabic-Regular.ttf"))
    let emoji = try FontFace(path: ShippedFonts.path("NotoColorEmoji/NotoColorEmoji.ttf"))
    let boxes = try FontFace(bytes: BoxFont().bytes, name: "Box")
    return [
      all, all, FontCollection(cascade: [latin, arabic, emoji]), FontCollection(cascade: [boxes]),
      FontCollection(),
    ]
  }

  @Test("Keep every invariant, and are equal to the last bit on two threads")
  func invariants() async throws {
    let fonts = try Self.collections()
    let first = Self.firstSeed
    let seeds = first..<first + UInt64(Self.count)
    let results = await withTaskGroup(of: (seed: UInt64, digest: UInt64, wrong: [String])?.self) {
      group in
      for half in 0..<2 {
        for seed in seeds where seed % 2 == half {
          group.addTask { Self.check(seed, fonts: fonts) }
          // Every eighth document is laid out by another task as well.
          if seed % 8 == half { group.addTask { Self.check(seed, fonts: fonts) } }
        }
      }
      var digests: [UInt64: UInt64] = [:]
      var wrong: [String] = []
      for await result in group {
        guard let result else { continue }
        if let digest = digests[result.seed], digest != result.digest {
          wrong.append("\(result.seed): differs between threads")
        }
        digests[result.seed] = result.digest
        if !result.wrong.isEmpty { wrong.append("\(result.seed): \(result.wrong)") }
      }
      return wrong
    }
    for line in results.prefix(40) { print(line) }
    #expect(results.count == 0, "\(results.count) documents of \(Self.count)")
  }

  private static func check(
    _ seed: UInt64, fonts: [FontCollection]
  ) -> (seed: UInt64, digest: UInt64, wrong: [String])? {
    if traces { FileHandle.standardError.write(Data("\(seed)\n".utf8)) }
    let document = RandomDocument(seed: seed, fonts: fonts)
    let invariants = LayoutInvariants(document)
    let wrong = invariants.check() + TruncationInvariants(document).check()
    if Self.count == 1 {
      print(invariants.document)
      for line in invariants.frame.lines {
        print(line.range, line.width, line.runs.map { "\($0.range) \($0.origin.x)+\($0.width)" })
      }
    }
    return (seed, FrameDigest(invariants.frame).value, wrong)
  }
}
