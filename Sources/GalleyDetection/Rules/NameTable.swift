/// A set of names that spans of UTF-8 are looked up in without making strings.
///
/// Names are equal when their bytes are. A look-up takes O(*n*) in the name's length.
public struct NameTable: Sendable, Hashable {
  /// The names, ascending by their bytes, one after the other.
  private let bytes: [UInt8]
  /// Where each name starts, and where the last one ends.
  private let starts: [Int]
  /// Numbers of names plus 1 by hash, 0 where there is none; the count is a power of 2.
  private let slots: [Int32]
  /// The length of the longest name in UTF-8 units.
  let greatestLength: Int

  /// Creates a table; names given twice count once.
  public init(_ names: some Sequence<String>) {
    let sorted = Set(names.map { Array($0.utf8) }).sorted { $0.lexicographicallyPrecedes($1) }
    bytes = sorted.flatMap(\.self)
    starts = sorted.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.count) }
    greatestLength = sorted.map(\.count).max() ?? 0
    var size = 8
    while size < sorted.count * 2 { size *= 2 }
    var slots = [Int32](repeating: 0, count: size)
    for (number, name) in sorted.enumerated() {
      var slot = Self.hash(name.span, 0..<name.count) & (size - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (size - 1) }
      slots[slot] = Int32(number + 1)
    }
    self.slots = slots
  }

  /// The number of names.
  public var count: Int { starts.count - 1 }

  /// Whether a string is one of the names.
  public func contains(_ name: String) -> Bool {
    let bytes = Array(name.utf8)
    return contains(bytes.span, 0..<bytes.count)
  }

  /// Whether the bytes of a range are one of the names.
  func contains(_ text: Span<UInt8>, _ range: Range<Int>) -> Bool {
    if range.count > greatestLength { return false }
    var slot = Self.hash(text, range) & (slots.count - 1)
    while slots[slot] != 0 {
      let number = Int(slots[slot]) - 1
      if isName(number, text, range) { return true }
      slot = (slot + 1) & (slots.count - 1)
    }
    return false
  }

  private func isName(_ number: Int, _ text: Span<UInt8>, _ range: Range<Int>) -> Bool {
    let start = starts[number]
    guard starts[number + 1] - start == range.count else { return false }
    for index in 0..<range.count where bytes[start + index] != text[range.lowerBound + index] {
      return false
    }
    return true
  }

  /// The hash FNV-1a.
  private static func hash(_ text: Span<UInt8>, _ range: Range<Int>) -> Int {
    var hash: UInt32 = 0x811C_9DC5
    for index in range { hash = (hash ^ UInt32(text[index])) &* 0x0100_0193 }
    return Int(hash ^ hash >> 15)
  }
}
