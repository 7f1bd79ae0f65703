import Foundation
import GalleyFonts
import GalleyLayout
import TestSupport
import Testing

@Suite("Hits and carets in random documents")
struct HitInvariantTests {
  /// How many documents to try; the environment variable `GALLEY_DOCUMENTS` says another number.
  private static var count: Int {
    #if DEBUG
      let usual = 300
    #else
      let usual = 20_000
    #endif
    return ProcessInfo.processInfo.environment["GALLEY_DOCUMENTS"].flatMap(Int.init) ?? usual
  }

  /// The first document's seed; the environment variable `GALLEY_SEED` says another one.
  private static var firstSeed: UInt64 {
    ProcessInfo.processInfo.environment["GALLEY_SEED"].flatMap(UInt64.init) ?? 1
  }

  @Test("Rectangles hit their ranges without overlaps, and carets are complete and ordered")
  func invariants() async throws {
    let fonts = try LayoutInvariantTests.collections()
    let first = Self.firstSeed
    let wrong = await withTaskGroup(of: [String].self) { group in
      for half in 0..<2 {
        group.addTask {
          var wrong: [String] = []
          for seed in first..<first + UInt64(Self.count) where Int(seed % 2) == half {
            let document = RandomDocument(seed: seed, fonts: fonts)
            if document.hasHugeLengths || document.hasHugeHeights { continue }
            let found = HitInvariants(seed: seed, document: document).check()
            if !found.isEmpty {
              wrong.append("\(seed): \(found.prefix(2))")
            }
          }
          return wrong
        }
      }
      return await group.reduce(into: []) { $0 += $1 }
    }
    for line in wrong.prefix(20) { print(line) }
    #expect(wrong.count == 0, "\(wrong.count) documents of \(Self.count)")
  }
}
