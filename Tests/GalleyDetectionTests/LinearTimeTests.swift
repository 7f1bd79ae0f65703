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
    for item in cases {
      let half = item.text(bytes: 1 << 19)
      let whole = item.text(bytes: 1 << 20)
      // Other work on the machine can lengthen a run; the least of some is near the truth.
      var least = (half: Double.infinity, whole: Double.infinity)
      for _ in 0..<40 {
        least.half = min(least.half, seconds(set, half))
        least.whole = min(least.whole, seconds(set, whole))
        if least.whole < 2.4 * least.half { break }
      }
      let note = "\(set.name) \(item.name): \(least.half) s and \(least.whole) s"
      #expect(least.whole < 2.5 * least.half, "\(note)")
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
