/// A place where a line may or must end.
public struct LineBreakOpportunity: Sendable, Hashable {
  /// The UTF-8 offset at which the next line starts.
  public var offset: Int

  /// Whether the line must end here, because a newline character stands before the offset.
  public var isMandatory: Bool

  /// Creates an opportunity.
  public init(offset: Int, isMandatory: Bool) {
    self.offset = offset
    self.isMandatory = isMandatory
  }
}

/// Finds the places where lines may or must end (UAX #14, Unicode 17).
///
/// With the strictness `untailored` and the word breaking `normal` the result is exactly that of
/// UAX #14. The other values tailor it as CSS Text 3 (sections 5.2 and 5.3) asks and as browsers
/// do:
///
/// - a line may end after every run of spaces and tabs, whatever follows but a mark;
/// - between two printable ASCII characters browsers have rules of their own: lines end after `-`
///   and `?` and before opening brackets, but not after the slashes of an address, and between a
///   hyphen and a digit only when a letter or digit stands before the hyphen;
/// - U+FFFC, an inline object, may begin and end lines, except beside no-break characters;
/// - small kana may begin lines unless the strictness is `strict`; `loose` and the languages
///   Chinese, Japanese and Korean free more characters.
///
/// South East Asian text (class SA) is treated as alphabetic: its breaks need a dictionary. So that
/// lines never cut a grapheme cluster, callers that tailor keep to grapheme boundaries.
public struct LineBreaker: Sendable, Hashable {
  /// How strictly the rules for line starts and ends are kept (the property `line-break` of CSS).
  public enum Strictness: Sendable, Hashable {
    /// The default rules of UAX #14.
    case untailored
    /// The fewest rules, for short lines.
    case loose
    /// The usual rules.
    case normal
    /// The most rules.
    case strict
  }

  /// What lines may do inside words (the property `word-break` of CSS).
  public enum WordBreak: Sendable, Hashable {
    /// Words stay together, ideographs do not.
    case normal
    /// Lines may end between any two letters.
    case breakAll
    /// Lines end at spaces and punctuation, also in Chinese, Japanese and Korean.
    case keepAll
  }

  /// How strictly the rules for line starts and ends are kept.
  public let strictness: Strictness

  /// What lines may do inside words.
  public let wordBreak: WordBreak

  /// Whether the additional rules for Chinese and Japanese text apply.
  let isChineseOrJapanese: Bool

  /// Creates a line breaker.
  ///
  /// - Parameters:
  ///   - strictness: how strictly East Asian punctuation is kept from a line's start.
  ///   - wordBreak: what lines may do inside words.
  ///   - language: a BCP 47 tag. Only `zh`, and for `loose` also `ja` and `ko`, have rules of their
  ///     own; an empty tag has none.
  public init(
    strictness: Strictness = .untailored, wordBreak: WordBreak = .normal, language: String = ""
  ) {
    self.strictness = strictness
    self.wordBreak = wordBreak
    let primary = language.prefix { $0 != "-" && $0 != "_" }.lowercased()
    isChineseOrJapanese =
      switch strictness {
      case .normal: primary == "zh"
      case .loose: primary == "zh" || primary == "ja" || primary == "ko"
      case .untailored, .strict: false
      }
  }

  /// The places where lines may or must end, the end of the text included.
  ///
  /// The start of the text is none. The end is mandatory only if a newline stands there. An empty
  /// text has none. The time is linear in the text's length.
  public func opportunities(in text: String) -> [LineBreakOpportunity] {
    var result: [LineBreakOpportunity] = []
    appendOpportunities(of: text.utf8Span.span, to: &result)
    return result
  }

  /// Appends the opportunities in valid UTF-8, its end included.
  package func appendOpportunities(
    of utf8: Span<UInt8>, to result: inout [LineBreakOpportunity]
  ) {
    var state = LineBreakState()
    var offset = 0
    while offset < utf8.count {
      let (value, next) = decodeScalar(utf8, at: offset)
      let properties = ScalarProperties(lookingUp: value)
      var right = LineBreakUnit.untailored[Int(properties.lineBreakUnit)]
      if isTailored && right.mayBeTailored {
        right = tailored(right, value: value, properties: properties)
      }
      switch right {
      case _ where continuesRun(with: right, properties, state):
        // LB28 between letters, LB31 between ideographs.
        if right != .al { result.append(LineBreakOpportunity(offset: offset, isMandatory: false)) }
        state.continueRun(with: right, isEastAsian: properties.isEastAsian)
        state.remember(value, properties)
      case .bk, .cr:
        // LB4, LB5, LB6
        if value == 0x0D && next < utf8.count && utf8[next] == 0x0A { break }
        result.append(LineBreakOpportunity(offset: next, isMandatory: true))
        state = LineBreakState()
      case .sp:
        // LB7
        state.hasSpaces = true
        state.isJoined = false
        state.remember(value, properties)
      case .cm where state.takesMarks, .zwj where state.takesMarks:
        // LB9
        state.isJoined = right == .zwj
        state.rememberMark(value)
      default:
        // LB10
        let isLoneMark = right == .cm || right == .zwj
        let unit = isLoneMark ? .al : right
        let isEastAsian = properties.isEastAsian && !isLoneMark
        let mayBreak =
          isTailored
          ? mayBreakTailored(before: unit, value: value, properties: properties, state, utf8, next)
          : mayBreak(before: unit, isEastAsian: isEastAsian, state, utf8, next)
        if mayBreak { result.append(LineBreakOpportunity(offset: offset, isMandatory: false)) }
        state.advance(past: unit, isEastAsian: isEastAsian)
        state.isJoined = right == .zwj
        state.remember(value, properties)
      }
      offset = next
    }
    if !utf8.isEmpty && result.last?.offset != utf8.count {
      result.append(LineBreakOpportunity(offset: utf8.count, isMandatory: false))
    }
  }

  /// Whether the rules differ from those of UAX #14.
  var isTailored: Bool { strictness != .untailored || wordBreak != .normal }

  /// Whether a character is one more letter after letters, or one more ideograph or Hangul syllable
  /// after such, for which all tailorings but those of words have the same answer.
  @inline(__always)
  private func continuesRun(
    with right: LineBreakUnit, _ properties: ScalarProperties, _ state: LineBreakState
  ) -> Bool {
    guard !state.hasSpaces && !state.isJoined && wordBreak == .normal else { return false }
    return right == .al
      ? state.left == .al && properties.isLetter
      : right.isFullSyllable && state.left.isFullSyllable
  }
}
