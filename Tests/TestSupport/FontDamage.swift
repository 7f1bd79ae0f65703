import Foundation

/// Damages font files at random, but the same way for the same seed.
public enum FontDamage {
  /// How often to damage a font when a test says another number: the environment variable
  /// `GALLEY_MUTATIONS`.
  public static let count = number(in: "GALLEY_MUTATIONS")

  /// A generator for a test; the environment variable `GALLEY_SEED` gives another sequence.
  public static func generator(seed: Int) -> SeededGenerator {
    let other = number(in: "GALLEY_SEED") ?? 0
    return SeededGenerator(seed: UInt64(truncatingIfNeeded: seed &+ other &* 1_000_003))
  }

  /// Changes one to eight bytes of the table directory or of one table.
  ///
  /// - Returns: What the bytes were; ``repair(_:with:)`` puts them back.
  public static func apply(
    to file: inout [UInt8], using generator: inout SeededGenerator
  ) -> [(place: Int, byte: UInt8)] {
    let tableCount = number(file[4..<6])
    var range = 0..<12 + 16 * tableCount
    // Every table gets its share, however short, and its first bytes, which steer the rest, more.
    let table = Int.random(in: 0...tableCount, using: &generator)
    if table > 0 {
      let entry = 12 + 16 * (table - 1)
      let offset = number(file[entry + 8..<entry + 12])
      let length = number(file[entry + 12..<entry + 16])
      let isNearStart = Bool.random(using: &generator)
      range = offset..<offset + (isNearStart ? min(length, 64) : length)
    }
    var changes: [(place: Int, byte: UInt8)] = []
    for _ in 0..<Int.random(in: 1...8, using: &generator) where !range.isEmpty {
      let place = Int.random(in: range, using: &generator)
      changes.append((place, file[place]))
      let byte = UInt8.random(in: 0...255, using: &generator)
      file[place] = [0, 0xFF, file[place] ^ (1 << (byte & 7)), byte][Int(byte >> 6)]
    }
    return changes
  }

  /// Puts back what ``apply(to:using:)`` changed.
  public static func repair(_ file: inout [UInt8], with changes: [(place: Int, byte: UInt8)]) {
    for (place, byte) in changes.reversed() { file[place] = byte }
  }

  private static func number(in variable: String) -> Int? {
    ProcessInfo.processInfo.environment[variable].flatMap(Int.init)
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }
}
