import CFriBidi
package import GalleyText
import GalleyUnicode

/// Resolves the embedding levels of paragraphs by the Unicode bidirectional algorithm (UAX #9).
///
/// FriBidi applies the rules; the character classes are Galley's own. The resolver keeps its
/// working memory, so one value serves many paragraphs without allocating anew.
package struct BidiResolver: Sendable {
  /// The paragraph's embedding level: 0 for left-to-right, 1 for right-to-left.
  package private(set) var baseLevel: UInt8 = 0
  /// The paragraph's level runs: ascending, without gaps, neighbours differing.
  ///
  /// White space before tabs and at the paragraph's end is on the paragraph's level (L1). A
  /// character that X9 removes has the level of the one before it.
  package private(set) var runs: [BidiRun] = []

  private var scalars: [FriBidiChar] = []
  private var types: [FriBidiCharType] = []
  private var brackets: [FriBidiBracketType] = []
  private var levels: [FriBidiLevel] = []

  package init() {}

  /// Resolves one paragraph and sets `baseLevel` and `runs`.
  ///
  /// - Parameters:
  ///   - utf8: the paragraph as valid UTF-8, with or without its separator at the end.
  ///   - direction: the base direction; `.natural` asks the first strong character.
  /// - Complexity: linear for any ordinary text.
  package mutating func resolve(_ utf8: Span<UInt8>, direction: ParagraphStyle.Direction) {
    removeAll()
    var offset = 0
    while offset < utf8.count {
      let (scalar, next) = decodeScalar(utf8, at: offset)
      append(scalar)
      offset = next
    }
    resolveLevels(direction: direction)
    collectRuns()
  }

  /// Resolves code points and gives each one's level, `nil` for those that X9 removes.
  mutating func levels(
    of codePoints: ArraySlice<UInt32>, direction: ParagraphStyle.Direction
  ) -> [UInt8?] {
    removeAll()
    for codePoint in codePoints { append(codePoint) }
    resolveLevels(direction: direction)
    return zip(types, levels).map { type, level in
      type.isRemoved ? nil : UInt8(bitPattern: level)
    }
  }

  private mutating func removeAll() {
    scalars.removeAll(keepingCapacity: true)
    types.removeAll(keepingCapacity: true)
    brackets.removeAll(keepingCapacity: true)
  }

  private mutating func append(_ codePoint: UInt32) {
    let properties = ScalarProperties(codePoint: codePoint)
    scalars.append(codePoint)
    types.append(FriBidiCharType(properties.bidiClass))
    brackets.append(bracketType(codePoint, properties))
  }

  private mutating func resolveLevels(direction: ParagraphStyle.Direction) {
    baseLevel =
      switch direction {
      case .leftToRight: 0
      case .rightToLeft: 1
      case .natural: Self.naturalLevel(of: types)
      }
    let count = scalars.count
    // What FriBidi leaves when it runs out of memory: the whole paragraph on its own level.
    levels.removeAll(keepingCapacity: true)
    levels.append(contentsOf: repeatElement(FriBidiLevel(baseLevel), count: count))
    if count == 0 { return }
    var base = baseLevel == 0 ? FRIBIDI_PAR_LTR : FRIBIDI_PAR_RTL
    _ = unsafe fribidi_get_par_embedding_levels_ex(
      types, brackets, FriBidiStrIndex(count), &base, &levels)
  }

  private mutating func collectRuns() {
    runs.removeAll(keepingCapacity: true)
    var start = 0
    var end = 0
    var current = baseLevel
    for index in scalars.indices {
      let level = types[index].isRemoved ? current : UInt8(bitPattern: levels[index])
      if level != current {
        if start < end { runs.append(BidiRun(range: start..<end, level: current)) }
        start = end
        current = level
      }
      end += UTF8.width(Unicode.Scalar(scalars[index]) ?? "\u{FFFD}")
    }
    if start < end { runs.append(BidiRun(range: start..<end, level: current)) }
  }

  /// The level that the first strong character outside isolates asks for, 0 without one (P2, P3).
  private static func naturalLevel(of types: [FriBidiCharType]) -> UInt8 {
    var depth = 0
    for type in types {
      if type.opensIsolate {
        depth += 1
      } else if type == FRIBIDI_TYPE_PDI {
        depth = max(0, depth - 1)
      } else if depth == 0, type.isLetter {
        return type == FRIBIDI_TYPE_LTR ? 0 : 1
      }
    }
    return 0
  }
}
