/// A stretch of text whose characters share one embedding level (UAX #9 BD7).
package struct BidiRun: Sendable, Hashable {
  /// UTF-8 offsets into the text that was resolved.
  package var range: Range<Int>
  /// The embedding level: even for left-to-right, odd for right-to-left.
  package var level: UInt8

  package init(range: Range<Int>, level: UInt8) {
    self.range = range
    self.level = level
  }

  /// Whether the characters run from right to left.
  package var isRightToLeft: Bool { level & 1 == 1 }
}

extension BidiRun {
  /// Puts items in visual order, left to right, by their levels (UAX #9 L2).
  ///
  /// The items are the pieces of one line in logical order, such as level runs or characters.
  ///
  /// - Complexity: O(*n* · *l*) in the items and the distinct levels; one pass when all are 0.
  package static func reorderVisually<Item>(_ items: inout [Item], level: (Item) -> UInt8) {
    if items.count < 2 { return }
    var highest: UInt8 = 0
    var lowestOdd = UInt8.max
    for item in items {
      let value = level(item)
      highest = max(highest, value)
      if value & 1 == 1 { lowestOdd = min(lowestOdd, value) }
    }
    if lowestOdd == .max { return }
    for threshold in (lowestOdd...highest).reversed() {
      var start = 0
      while start < items.count {
        if level(items[start]) < threshold {
          start += 1
          continue
        }
        var end = start + 1
        while end < items.count, level(items[end]) >= threshold { end += 1 }
        items[start..<end].reverse()
        start = end
      }
    }
  }

  /// Appends the level runs of one line in logical order, its trailing white space on the
  /// paragraph's level (UAX #9 L1).
  ///
  /// - Parameters:
  ///   - paragraph: the runs of the line's paragraph, ascending and without gaps.
  ///   - line: the line's range, inside that of `paragraph`.
  ///   - trailingStart: where the white space at the line's end starts, as
  ///     `trailingWhitespaceStart(of:in:)` finds it.
  ///   - baseLevel: the paragraph's level.
  ///   - runs: takes the line's runs.
  /// - Complexity: O(log *n*) in the paragraph's runs and linear in the line's.
  package static func appendLine(
    of paragraph: [BidiRun], in line: Range<Int>, trailingStart: Int, baseLevel: UInt8,
    to runs: inout [BidiRun]
  ) {
    precondition(
      line.contains(trailingStart) || trailingStart == line.upperBound,
      "BidiRun: trailing white space at \(trailingStart) is outside the line \(line)")
    var low = 0
    var high = paragraph.count
    while low < high {
      let middle = (low + high) / 2
      if paragraph[middle].range.upperBound <= line.lowerBound {
        low = middle + 1
      } else {
        high = middle
      }
    }
    let first = runs.count
    var index = low
    while index < paragraph.count, paragraph[index].range.lowerBound < trailingStart {
      let range = paragraph[index].range.clamped(to: line.lowerBound..<trailingStart)
      if !range.isEmpty { runs.append(BidiRun(range: range, level: paragraph[index].level)) }
      index += 1
    }
    if trailingStart == line.upperBound { return }
    if runs.count > first, runs[runs.count - 1].level == baseLevel {
      let start = runs[runs.count - 1].range.lowerBound
      runs[runs.count - 1].range = start..<line.upperBound
    } else {
      runs.append(BidiRun(range: trailingStart..<line.upperBound, level: baseLevel))
    }
  }
}
