public import GalleyText
import GalleyUnicode

/// The levels and the visual order of a line, as the conformance files of UAX #9 state them.
///
/// This is a view of the algorithm for tests and tools; indices count code points.
public struct BidiInspection: Sendable, Hashable {
  /// The paragraph's embedding level (P3); that of the first one if there are several.
  public let baseLevel: UInt8
  /// Each code point's level after rule L1, `nil` where rule X9 removes it.
  public let levels: [UInt8?]
  /// The indices of the code points from left to right (L2), without those that are removed.
  public let visualOrder: [Int]

  /// Resolves code points as one line.
  ///
  /// Paragraph separators inside the input start a new paragraph (P1), which is resolved and put
  /// in order for itself.
  ///
  /// - Complexity: O(*n* · *l*) in the code points and the distinct levels.
  public init(codePoints: [UInt32], direction: ParagraphStyle.Direction = .natural) {
    var resolver = BidiResolver()
    var levels: [UInt8?] = []
    var order: [Int] = []
    var firstLevel: UInt8?
    var start = 0
    repeat {
      let end = Self.endOfParagraph(in: codePoints, from: start)
      levels += resolver.levels(of: codePoints[start..<end], direction: direction)
      firstLevel = firstLevel ?? resolver.baseLevel
      var items = (start..<end).compactMap { index in
        levels[index].map { (index: index, level: $0) }
      }
      BidiRun.reorderVisually(&items) { $0.level }
      order += items.map(\.index)
      start = end
    } while start < codePoints.count
    baseLevel = firstLevel ?? 0
    self.levels = levels
    visualOrder = order
  }

  /// The index after the paragraph separator that follows `start`, CR LF being one (P1).
  private static func endOfParagraph(in codePoints: [UInt32], from start: Int) -> Int {
    var index = start
    while index < codePoints.count {
      let isLineFeedNext = index + 1 < codePoints.count && codePoints[index + 1] == 0x0A
      if ScalarProperties(codePoint: codePoints[index]).bidiClass == .b,
        !(codePoints[index] == 0x0D && isLineFeedNext)
      {
        return index + 1
      }
      index += 1
    }
    return codePoints.count
  }
}
