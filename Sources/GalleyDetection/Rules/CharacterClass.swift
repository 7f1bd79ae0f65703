public import GalleyUnicode

/// A set of scalars that rules test characters with: characters, ranges, categories, scripts.
///
/// A look-up takes constant time for ASCII and O(log *n*) in the number of ranges for the rest.
public struct CharacterClass: Sendable, Hashable {
  /// Which of U+0000 to U+003F belong, by bit.
  private var low: UInt64 = 0
  /// Which of U+0040 to U+007F belong, by bit.
  private var high: UInt64 = 0
  /// The longest of the ranges, which is asked first.
  private var longStart: UInt32 = 0x110000
  private var longEnd: UInt32 = 0x110000
  /// Whether nothing else beyond ASCII belongs.
  private var isLongAlone = true
  private var categories: UInt32 = 0
  private var scripts: [Script] = []
  /// Those beyond ASCII, ascending, without overlaps.
  private var ranges: [ClosedRange<UInt32>] = []
  /// Scalars that do not belong although something else says so; ascending.
  private var removed: [UInt32] = []
  /// Whether everything above ASCII is turned round.
  private var isInverted = false

  /// Creates a class of everything that any of the parameters but the last names.
  ///
  /// - Parameters:
  ///   - characters: Scalars that belong, one by one.
  ///   - ranges: Ranges of scalars that belong.
  ///   - categories: General categories that belong.
  ///   - scripts: Scripts that belong.
  ///   - except: Scalars that do not belong all the same.
  public init(
    _ characters: String = "", ranges: [ClosedRange<Unicode.Scalar>] = [],
    categories: Set<Unicode.GeneralCategory> = [], scripts: Set<Script> = [],
    except: String = ""
  ) {
    let single = characters.unicodeScalars.map { $0.value...$0.value }
    var all = single + ranges.map { $0.lowerBound.value...$0.upperBound.value }
    // The largest blocks of letters, which need no look-up then.
    if categories.contains(.otherLetter) { all.append(0xAC00...0xD7A3) }
    if categories.contains(.otherLetter) || scripts.contains(.han) { all.append(0x4E00...0x9FFF) }
    self.ranges = Self.merged(all)
    removed = Set(except.unicodeScalars.map(\.value)).sorted()
    self.categories = categories.reduce(0) { $0 | Self.bit($1) }
    self.scripts = scripts.sorted { $0.rawValue < $1.rawValue }
    for value in UInt32(0)..<64 where isListed(value) { low |= 1 << UInt64(value) }
    for value in UInt32(64)..<128 where isListed(value) { high |= 1 << UInt64(value - 64) }
    self.ranges.removeAll { $0.upperBound < 0x80 }
    findLongest()
  }

  /// The class of every scalar that this one lacks.
  public var inverted: CharacterClass {
    var result = self
    result.low = ~low
    result.high = ~high
    result.isInverted.toggle()
    return result
  }

  /// Whether a scalar belongs to the class.
  public func contains(_ scalar: Unicode.Scalar) -> Bool { contains(scalar.value) }

  /// Whether the scalar of a number below 0x110000 belongs to the class.
  @inline(__always)
  func contains(_ value: UInt32) -> Bool {
    if value < 64 { return low >> UInt64(value) & 1 != 0 }
    if value < 128 { return high >> UInt64(value & 63) & 1 != 0 }
    if value >= longStart && value <= longEnd { return !isInverted }
    return (!isLongAlone && isListed(value)) != isInverted
  }

  private mutating func findLongest() {
    isLongAlone =
      ranges.count <= 1 && categories == 0 && scripts.isEmpty && removed.isEmpty
    guard removed.isEmpty, let range = ranges.max(by: { $0.count < $1.count }) else { return }
    longStart = range.lowerBound
    longEnd = range.upperBound
  }

  /// The class of what belongs to this one or another.
  ///
  /// - Precondition: neither is inverted or made with exceptions.
  public func union(_ other: CharacterClass) -> CharacterClass {
    precondition(
      !isInverted && !other.isInverted && removed.isEmpty && other.removed.isEmpty,
      "CharacterClass: an inverted class or one with exceptions has no union")
    var result = self
    result.low |= other.low
    result.high |= other.high
    result.categories |= other.categories
    result.scripts = Set(scripts).union(other.scripts).sorted { $0.rawValue < $1.rawValue }
    result.ranges = Self.merged(ranges + other.ranges)
    result.findLongest()
    return result
  }

  private func isListed(_ value: UInt32) -> Bool {
    if !removed.isEmpty && removed.contains(value) { return false }
    var first = 0
    var end = ranges.count
    while first < end {
      let middle = (first + end) / 2
      if ranges[middle].upperBound < value { first = middle + 1 } else { end = middle }
    }
    if first < ranges.count && ranges[first].lowerBound <= value { return true }
    if categories == 0 && scripts.isEmpty { return false }
    let properties = ScalarProperties(codePoint: value)
    return categories & Self.bit(properties.generalCategory) != 0
      || scripts.contains(properties.script)
  }

  private static func merged(_ ranges: [ClosedRange<UInt32>]) -> [ClosedRange<UInt32>] {
    var result: [ClosedRange<UInt32>] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = result.last, range.lowerBound <= last.upperBound {
        result[result.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
      } else {
        result.append(range)
      }
    }
    return result
  }

  private static func bit(_ category: Unicode.GeneralCategory) -> UInt32 {
    let number: UInt32 =
      switch category {
      case .uppercaseLetter: 0
      case .lowercaseLetter: 1
      case .titlecaseLetter: 2
      case .modifierLetter: 3
      case .otherLetter: 4
      case .nonspacingMark: 5
      case .spacingMark: 6
      case .enclosingMark: 7
      case .decimalNumber: 8
      case .letterNumber: 9
      case .otherNumber: 10
      case .connectorPunctuation: 11
      case .dashPunctuation: 12
      case .openPunctuation: 13
      case .closePunctuation: 14
      case .initialPunctuation: 15
      case .finalPunctuation: 16
      case .otherPunctuation: 17
      case .mathSymbol: 18
      case .currencySymbol: 19
      case .modifierSymbol: 20
      case .otherSymbol: 21
      case .spaceSeparator: 22
      case .lineSeparator: 23
      case .paragraphSeparator: 24
      case .control: 25
      case .format: 26
      case .surrogate: 27
      case .privateUse: 28
      case .unassigned: 29
      @unknown default: 29
      }
    return 1 << number
  }
}

extension CharacterClass {
  /// The class without members.
  public static let none = CharacterClass()

  /// The letters A to Z and a to z.
  public static let asciiLetters = CharacterClass(ranges: ["A"..."Z", "a"..."z"])

  /// The letters A to Z and a to z, the digits 0 to 9, and more characters.
  public static func asciiAlphanumerics(and more: String = "") -> CharacterClass {
    CharacterClass(more, ranges: ["A"..."Z", "a"..."z", "0"..."9"])
  }

  /// The characters of White_Space.
  public static let whitespace = CharacterClass(
    "\u{20}\u{85}\u{A0}\u{1680}\u{2028}\u{2029}\u{202F}\u{205F}\u{3000}",
    ranges: ["\u{9}"..."\u{D}", "\u{2000}"..."\u{200A}"])

  /// What regular expressions call word characters (UTS #18, Annex C): letters, marks, decimal
  /// digits, connectors, joiners.
  public static let word = CharacterClass(
    "\u{200C}\u{200D}", ranges: circledLetters,
    categories: letters.union(marks).union([.decimalNumber, .letterNumber, .connectorPunctuation])
  )

  /// The general categories of letters.
  public static let letters: Set<Unicode.GeneralCategory> = [
    .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
  ]

  /// The general categories of marks.
  public static let marks: Set<Unicode.GeneralCategory> = [
    .nonspacingMark, .spacingMark, .enclosingMark,
  ]

  /// The symbols that are Alphabetic.
  private static let circledLetters: [ClosedRange<Unicode.Scalar>] = [
    "\u{24B6}"..."\u{24E9}", "\u{1F130}"..."\u{1F149}", "\u{1F150}"..."\u{1F169}",
    "\u{1F170}"..."\u{1F189}",
  ]
}
