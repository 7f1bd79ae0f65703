/// What the rules of UAX #14 need to know of the text before a position.
struct LineBreakState {
  /// The unit of the last character that is neither a space nor a mark.
  var left = LineBreakUnit.start

  /// Whether spaces stand after it.
  var hasSpaces = false

  /// Whether a zero width joiner was the last character (LB8a).
  var isJoined = false

  /// Whether ``left`` is of East Asian width (LB19a).
  private(set) var isEastAsian = false

  /// Whether the character before the quotation mark ``left`` is of East Asian width (LB19a).
  private(set) var quotationFollowsEastAsian = false

  /// Whether the quotation mark ``left`` opens a quotation (LB15a).
  private(set) var opensQuotation = false

  /// Whether the hyphen ``left`` begins a word (LB20a).
  private(set) var hyphenBeginsWord = false

  /// Whether the hyphen ``left`` follows a Hebrew letter (LB21a).
  private(set) var hyphenFollowsHebrew = false

  /// Where in a number the text ends (LB25).
  private(set) var number = NumberPart.none

  /// Whether the virama ``left`` follows an aksara (LB28a).
  private(set) var viramaFollowsAksara = false

  /// Whether the text ends with an odd number of regional indicators (LB30a).
  private(set) var isOddRegionalIndicator = false

  /// The last code point, spaces and marks included, and the one before; 0 at a line's start.
  private(set) var lastValue: UInt32 = 0
  private(set) var valueBeforeLast: UInt32 = 0

  /// The properties of the last character that is no mark.
  private(set) var lastBase = ScalarProperties(lookingUp: 0)

  enum NumberPart {
    case none
    /// After digits and separators.
    case digits
    /// After the closing bracket behind them.
    case closed
  }

  /// Whether a mark at this position belongs to the character before it (LB9).
  @inline(__always) var takesMarks: Bool { !hasSpaces && left != .start && left != .zw }

  /// Goes past a character that is neither a space nor a mark of the one before.
  mutating func advance(past right: LineBreakUnit, isEastAsian isRightEastAsian: Bool) {
    switch right {
    case .nu:
      number = .digits
    case .sy, .is:
      if number != .digits || hasSpaces { number = .none }
    case .cl, .cp, .wideClosing:
      number = number == .digits && !hasSpaces ? .closed : .none
    case .hy, .hh, .looseHyphen:
      hyphenBeginsWord =
        hasSpaces || left == .start || left == .zw || left == .cb || left == .gl
      hyphenFollowsHebrew = !hasSpaces && left == .hl
      number = .none
    case .qu, .initialQuote, .finalQuote:
      opensQuotation =
        hasSpaces || left == .start || left == .zw || left == .gl || left.isOpening
        || left.isQuotation
      quotationFollowsEastAsian = !hasSpaces && isEastAsian
      number = .none
    case .vi:
      viramaFollowsAksara = !hasSpaces && left.isAksara
      number = .none
    case .ri:
      isOddRegionalIndicator = left != .ri || hasSpaces || !isOddRegionalIndicator
      number = .none
    default:
      number = .none
    }
    isEastAsian = isRightEastAsian
    left = right
    hasSpaces = false
    isJoined = false
  }

  /// Goes past a letter after a letter or an ideograph after an ideograph, which need no context.
  @inline(__always)
  mutating func continueRun(with right: LineBreakUnit, isEastAsian isRightEastAsian: Bool) {
    left = right
    isEastAsian = isRightEastAsian
  }

  /// Keeps a character's code point and properties for the tailorings.
  @inline(__always)
  mutating func remember(_ value: UInt32, _ properties: ScalarProperties) {
    valueBeforeLast = lastValue
    lastValue = value
    lastBase = properties
  }

  /// Keeps a mark's code point.
  @inline(__always)
  mutating func rememberMark(_ value: UInt32) {
    valueBeforeLast = lastValue
    lastValue = value
  }
}

extension LineBreaker {
  /// Whether the untailored rules allow a break before a character that is no mark and no space.
  ///
  /// - Parameter next: the offset behind the character.
  func mayBreak(
    before right: LineBreakUnit, isEastAsian: Bool, _ state: LineBreakState,
    _ utf8: Span<UInt8>, _ next: Int
  ) -> Bool {
    if state.hasSpaces { return mayBreakAfterSpaces(before: right, state, utf8, next) }
    // LB8, LB8a
    if state.isJoined && state.left != .zw { return false }
    let rule =
      utf8.count < LineBreakRule.shortText
      ? LineBreakRule(between: state.left, and: right)
      : LineBreakRule.table[Int(state.left.rawValue) << 6 | Int(right.rawValue)]
    return resolve(rule, before: right, isEastAsian: isEastAsian, state, utf8, next)
  }

  /// Whether the untailored rules allow a break between spaces and a character.
  private func mayBreakAfterSpaces(
    before right: LineBreakUnit, _ state: LineBreakState, _ utf8: Span<UInt8>, _ next: Int
  ) -> Bool {
    switch (state.left, right) {
    // LB7, LB8, LB11, LB13, LB14
    case (_, .zw): false
    case (.zw, _): true
    case (_, .wj), (_, .cl), (_, .cp), (_, .wideClosing), (_, .ex), (_, .sy): false
    case (.op, _), (.wideOpening, _): false
    // LB15a
    case (.initialQuote, _) where state.opensQuotation: false
    // LB15b
    case (_, .finalQuote): !unitAfterMarks(in: utf8, from: next).endsQuotation
    // LB15c, LB15d
    case (_, .is): unitAfterMarks(in: utf8, from: next).unit == .nu
    // LB16, LB17
    case (.cl, .ns), (.cp, .ns), (.wideClosing, .ns), (.b2, .b2): false
    // LB18
    default: true
    }
  }

  /// Answers a rule that depends on more than the two units beside the position.
  func resolve(
    _ rule: LineBreakRule, before right: LineBreakUnit, isEastAsian: Bool,
    _ state: LineBreakState, _ utf8: Span<UInt8>, _ next: Int
  ) -> Bool {
    switch rule {
    case .prohibited:
      return false
    case .allowed:
      return true
    case .beforeInitialQuote:
      let following = unitAfterMarks(in: utf8, from: next)
      return state.isEastAsian && following.isEastAsian
    case .afterFinalQuote:
      return isEastAsian && state.quotationFollowsEastAsian
    case .afterHyphen:
      if state.hyphenBeginsWord && right.isLetter { return false }
      return !state.hyphenFollowsHebrew || right == .hl
    case .afterNumber:
      switch state.left {
      case .sy, .is: return state.number != .digits
      default: return state.number != .closed
      }
    case .beforeBracketedNumber:
      let following = unitAfterMarks(in: utf8, from: next)
      if following.unit == .is {
        return unitAfterMarks(in: utf8, from: following.next).unit != .nu
      }
      return following.unit != .nu
    case .afterVirama:
      return !state.viramaFollowsAksara
    case .betweenAksaras:
      return unitAfterMarks(in: utf8, from: next).unit != .vf
    case .betweenRegionalIndicators:
      return !state.isOddRegionalIndicator
    }
  }

  /// A unit found by looking ahead.
  private struct Following {
    /// The unit; `start` at the end of the text.
    var unit = LineBreakUnit.start
    var isEastAsian = false
    /// The offset behind the character.
    var next = 0

    /// Whether a final quotation mark before the unit closes a quotation (LB15b).
    var endsQuotation: Bool {
      switch unit {
      case .sp, .gl, .wj, .cl, .cp, .wideClosing, .qu, .initialQuote, .finalQuote, .ex, .is, .sy,
        .bk, .cr, .zw, .start:
        true
      default: false
      }
    }
  }

  /// The unit of the first character from an offset on that is no mark of the one before.
  private func unitAfterMarks(in utf8: Span<UInt8>, from start: Int) -> Following {
    var offset = start
    while offset < utf8.count {
      let (value, next) = decodeScalar(utf8, at: offset)
      let properties = ScalarProperties(lookingUp: value)
      var unit = LineBreakUnit.untailored[Int(properties.lineBreakUnit)]
      if isTailored && unit.mayBeTailored {
        unit = tailored(unit, value: value, properties: properties)
      }
      if unit != .cm && unit != .zwj {
        return Following(unit: unit, isEastAsian: properties.isEastAsian, next: next)
      }
      offset = next
    }
    return Following(next: utf8.count)
  }
}
