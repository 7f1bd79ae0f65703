import GalleyText

/// Tells which part of a text stands for which part of the text that is shown, both ways.
///
/// Both maps are monotone. A stretch that something else is shown for is one unit: an offset inside
/// of it is taken to its start, and a range is widened to all of it.
public struct SourceMap: Sendable, Hashable {
  /// A stretch of the source that something else is shown for.
  public struct Replacement: Sendable, Hashable {
    /// UTF-8 offsets into the source.
    public var source: Range<Int>
    /// UTF-8 offsets into what is shown; empty when nothing is shown.
    public var display: Range<Int>
  }

  /// The source.
  public let source: String
  /// What is replaced, in order; everything between is the same in both texts.
  public private(set) var replacements: [Replacement] = []

  /// Creates the map of a text that is shown as it is.
  public init(source: String) {
    self.source = source
  }

  /// Adds a replacement behind the others.
  mutating func append(_ replacement: Replacement) {
    replacements.append(replacement)
  }

  /// The length of what is shown, in UTF-8 units.
  public var displayCount: Int {
    source.utf8.count + shift(after: replacements.count)
  }

  /// Where an offset into the source is shown.
  ///
  /// - Precondition: `offset` is 0 to the source's length.
  /// - Complexity: O(log *n*) in the number of replacements.
  public func display(fromSource offset: Int) -> Int {
    let count = source.utf8.count
    precondition(
      offset >= 0 && offset <= count,
      "SourceMap: offset \(offset) is outside the source 0...\(count)")
    let before = replacements.partitioningIndex { $0.source.upperBound > offset }
    if before < replacements.count, replacements[before].source.lowerBound < offset {
      return replacements[before].display.lowerBound
    }
    return offset + shift(after: before)
  }

  /// What stands in the source where an offset is shown.
  ///
  /// Where nothing is shown for a stretch, it is the stretch's end.
  ///
  /// - Precondition: `offset` is 0 to the length of what is shown.
  /// - Complexity: O(log *n*) in the number of replacements.
  public func source(fromDisplay offset: Int) -> Int {
    precondition(
      offset >= 0 && offset <= displayCount,
      "SourceMap: offset \(offset) is outside the display 0...\(displayCount)")
    let before = replacements.partitioningIndex { $0.display.upperBound > offset }
    if before < replacements.count, replacements[before].display.lowerBound < offset {
      return replacements[before].source.lowerBound
    }
    return offset - shift(after: before)
  }

  /// Where a range of the source is shown, with all of what is shown for a part of it.
  ///
  /// - Precondition: `range` lies inside the source.
  public func display(fromSource range: Range<Int>) -> Range<Int> {
    let start = display(fromSource: range.lowerBound)
    var end = display(fromSource: range.upperBound)
    let last = replacements.partitioningIndex { $0.source.upperBound > range.upperBound }
    if last < replacements.count, replacements[last].source.lowerBound < range.upperBound {
      end = replacements[last].display.upperBound
    }
    return start..<max(start, end)
  }

  /// What a range of what is shown stands for, with all of each stretch that it shows a part of.
  ///
  /// - Precondition: `range` lies inside what is shown.
  public func source(fromDisplay range: Range<Int>) -> Range<Int> {
    let start = source(fromDisplay: range.lowerBound)
    var end = source(fromDisplay: range.upperBound)
    let last = replacements.partitioningIndex { $0.display.upperBound > range.upperBound }
    if last < replacements.count, replacements[last].display.lowerBound < range.upperBound {
      end = replacements[last].source.upperBound
    }
    return start..<max(start, end)
  }

  /// The text to copy for a range of what is shown.
  ///
  /// - Precondition: `range` lies inside what is shown.
  public func sourceText(fromDisplay range: Range<Int>) -> String {
    source.utf8Slice(source(fromDisplay: range))
  }

  /// How much longer what is shown is than the source behind a number of replacements.
  private func shift(after count: Int) -> Int {
    guard count > 0 else { return 0 }
    return replacements[count - 1].display.upperBound
      - replacements[count - 1].source.upperBound
  }
}
