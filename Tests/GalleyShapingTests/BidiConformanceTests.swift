import Foundation
import GalleyShaping
import GalleyText
import Testing

/// The conformance files of UAX #9, from Debian's package unicode-data.
private enum UnicodeData {
  static let folder = "/usr/share/unicode"

  static var isInstalled: Bool {
    FileManager.default.fileExists(atPath: folder + "/BidiTest.txt")
  }

  static func lines(_ name: String) throws -> [Substring.UTF8View] {
    let text = try String(contentsOfFile: folder + "/" + name, encoding: .utf8)
    return text.utf8.split(separator: UInt8(ascii: "\n")).map { Substring($0).utf8 }
      .filter { $0.first != UInt8(ascii: "#") }
  }

  static func words(_ bytes: Substring.UTF8View) -> [Substring.UTF8View] {
    bytes.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
  }

  static func numbers(_ bytes: Substring.UTF8View, radix: Int = 10) -> [Int] {
    words(bytes).compactMap { Int(Substring($0), radix: radix) }
  }

  /// Levels, with `nil` for `x`.
  static func levels(_ bytes: Substring.UTF8View) -> [UInt8?] {
    words(bytes).map { UInt8(Substring($0)) }
  }
}

@Suite("The bidirectional algorithm", .enabled(if: UnicodeData.isInstalled))
struct BidiConformanceTests {
  /// A character of each bidirectional class.
  static let representatives: [String: UInt32] = [
    "L": 0x61, "R": 0x5D0, "AL": 0x627, "EN": 0x30, "ES": 0x2B, "ET": 0x23, "AN": 0x660,
    "CS": 0x2C, "NSM": 0x300, "BN": 0xAD, "B": 0x2029, "S": 0x09, "WS": 0x20, "ON": 0x21,
    "LRE": 0x202A, "RLE": 0x202B, "LRO": 0x202D, "RLO": 0x202E, "PDF": 0x202C,
    "LRI": 0x2066, "RLI": 0x2067, "FSI": 0x2068, "PDI": 0x2069,
  ]

  @Test("gives the levels and orders of every case in BidiTest.txt")
  func classes() throws {
    var cases = 0
    var failures: [String] = []
    var levels: [UInt8?] = []
    var order: [Int] = []
    for line in try UnicodeData.lines("BidiTest.txt") {
      let words = UnicodeData.words(line)
      guard let first = words.first.map({ String(Substring($0)) }) else { continue }
      if first == "@Levels:" {
        levels = words.dropFirst().map { UInt8(Substring($0)) }
      } else if first == "@Reorder:" {
        order = words.dropFirst().compactMap { Int(Substring($0)) }
      } else {
        let fields = line.split(separator: UInt8(ascii: ";"))
        let codePoints = try UnicodeData.words(fields[0]).map {
          try #require(Self.representatives[String(Substring($0))])
        }
        let directions = try #require(UnicodeData.numbers(fields[1], radix: 16).first)
        for (bit, direction) in [
          (1, ParagraphStyle.Direction.natural), (2, .leftToRight), (4, .rightToLeft),
        ] where directions & bit != 0 {
          cases += 1
          let result = BidiInspection(codePoints: codePoints, direction: direction)
          if result.levels != levels || result.visualOrder != order {
            failures.append("\(String(Substring(line))) as \(direction): \(result)")
          }
        }
      }
    }
    #expect(cases == 770_241)
    #expect(failures.isEmpty, "\(failures.count) failures, first: \(failures.prefix(5))")
  }

  @Test("gives the levels and orders of every case in BidiCharacterTest.txt")
  func characters() throws {
    var cases = 0
    var failures: [String] = []
    for line in try UnicodeData.lines("BidiCharacterTest.txt") {
      let fields = line.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
      guard fields.count == 5 else { continue }
      cases += 1
      let direction: ParagraphStyle.Direction =
        switch UnicodeData.numbers(fields[1]).first {
        case 0: .leftToRight
        case 1: .rightToLeft
        default: .natural
        }
      let result = BidiInspection(
        codePoints: UnicodeData.numbers(fields[0], radix: 16).map { UInt32($0) },
        direction: direction)
      if Int(result.baseLevel) != UnicodeData.numbers(fields[2]).first
        || result.levels != UnicodeData.levels(fields[3])
        || result.visualOrder != UnicodeData.numbers(fields[4])
      {
        failures.append("\(String(Substring(line))): \(result)")
      }
    }
    #expect(cases == 91_707)
    #expect(failures.isEmpty, "\(failures.count) failures, first: \(failures.prefix(5))")
  }
}
