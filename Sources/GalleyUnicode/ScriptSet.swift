/// A set of scripts, such as those that a character is used in.
public struct ScriptSet: Sendable, Hashable {
  private var words: InlineWords

  /// Three words of 64 bits, one bit for each script.
  private struct InlineWords: Sendable, Hashable {
    var first: UInt64 = 0
    var second: UInt64 = 0
    var third: UInt64 = 0
  }

  /// The set of one script.
  public init(_ script: Script) {
    let bit: UInt64 = 1 << UInt64(script.rawValue & 63)
    switch script.rawValue >> 6 {
    case 0: words = InlineWords(first: bit)
    case 1: words = InlineWords(second: bit)
    default: words = InlineWords(third: bit)
    }
  }

  /// The set with a number in the table of script extensions.
  init(number: Int) {
    words = InlineWords(
      first: UnicodeTables.scriptSets[3 * number],
      second: UnicodeTables.scriptSets[3 * number + 1],
      third: UnicodeTables.scriptSets[3 * number + 2])
  }

  /// Whether the set holds a script.
  public func contains(_ script: Script) -> Bool {
    let word =
      switch script.rawValue >> 6 {
      case 0: words.first
      case 1: words.second
      default: words.third
      }
    return word >> UInt64(script.rawValue & 63) & 1 != 0
  }

  /// The scripts that both sets hold.
  public func intersection(_ other: ScriptSet) -> ScriptSet {
    var result = self
    result.words.first &= other.words.first
    result.words.second &= other.words.second
    result.words.third &= other.words.third
    return result
  }

  /// Whether the set holds no script.
  public var isEmpty: Bool { words.first | words.second | words.third == 0 }

  /// The scripts of the set in the order of their numbers.
  public var scripts: [Script] {
    (0..<UInt8(Script.count)).map(Script.init(rawValue:)).filter(contains)
  }
}

extension ScalarProperties {
  /// The property Script_Extensions: the scripts that the scalar is used in (UAX #24).
  ///
  /// A scalar without extensions of its own has the set of its script alone, which may be
  /// ``Script/common`` or ``Script/inherited``.
  public var scriptExtensions: ScriptSet {
    let number = scriptSetNumber
    return number == 0 ? ScriptSet(script) : ScriptSet(number: number)
  }
}
