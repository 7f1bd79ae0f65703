import Foundation
import GalleyDetection
import TestSupport
import Testing

@Suite("Time", .serialized)
struct LinearTimeTests {
  struct Input: Decodable {
    var name: String
    var prefix: String
    var unit: String
    var suffix: String

    /// The text with as many units as a number of bytes hold.
    func text(bytes: Int) -> String {
      prefix + String(repeating: unit, count: bytes / unit.utf8.count) + suffix
    }
  }

  @Test(
    "Twice the text takes less than 2.5 times the time, whatever it is",
    .enabled(if: Suites.areAvailable), arguments: RuleSet.all)
  func doubling(set: RuleSet) throws {
    struct File: Decodable {
      var cases: [Input]
    }
    let data = try Suites.data("detection/others/adversarial-inputs.json")
    let cases = try JSONDecoder().decode(File.self, from: data).cases
    #expect(cases.count == 35)
    // Of shorter times other work on the machine is too large a part; squares take minutes.
    let shortest = 0.05
    for item in cases {
      let half = item.text(bytes: 1 << 19)
      let whole = item.text(bytes: 1 << 20)
      // Other work on the machine can lengthen a run; the least of some is near the truth.
      var least = (half: Double.infinity, whole: Double.infinity)
      for _ in 0..<5 {
        least.half = min(least.half, seconds(set, half))
        least.whole = min(least.whole, seconds(set, whole))
        if least.whole < max(2.4 * least.half, shortest) { break }
      }
      let note = "\(set.name) \(item.name): \(least.half) s and \(least.whole) s"
      #expect(least.whole < max(2.5 * least.half, shortest), "\(note)")
      #expect(least.whole < 1, "\(note)")
      if ProcessInfo.processInfo.environment["DETECT_TIMES"] != nil { print(note) }
    }
  }

  private func seconds(_ set: RuleSet, _ text: String) -> Double {
    var count = 0
    let time = ThreadTime.seconds { count = set.entities(in: text).count }
    #expect(count <= text.utf8.count)
    return time
  }
}
