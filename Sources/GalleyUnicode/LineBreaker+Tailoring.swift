extension LineBreaker {
  /// The unit of a character under this tailoring.
  ///
  /// The sets are those of CSS Text 3, section 5.3, as ICU's rule files list them.
  func tailored(
    _ unit: LineBreakUnit, value: UInt32, properties: ScalarProperties
  ) -> LineBreakUnit {
    switch unit {
    case .ba:
      if value == 0x09 { return .sp }
      return value == 0x2013 && strictness == .loose && isChineseOrJapanese ? .looseDash : .ba
    case .hh:
      return strictness == .loose && isChineseOrJapanese ? .looseHyphen : .hh
    case .ns:
      return tailoredNonstarter(value, properties)
    case .in:
      return strictness == .loose ? .looseInseparable : .in
    case .initialQuote, .finalQuote:
      guard isChineseOrJapanese else { return unit }
      return value == 0x201C ? .op : value == 0x201D ? .cl : unit
    case .ex:
      return isLooseInChineseAndJapanese && (value == 0xFF01 || value == 0xFF1F) ? .released : .ex
    case .pr:
      return isLooseInChineseAndJapanese && properties.isWideOrAmbiguous ? .loosePrefix : .pr
    case .po:
      return isLooseInChineseAndJapanese && properties.isWideOrAmbiguous ? .looseSuffix : .po
    default:
      return unit
    }
  }

  private var isLooseInChineseAndJapanese: Bool { strictness == .loose && isChineseOrJapanese }

  /// The unit of a character of the classes NS and CJ.
  private func tailoredNonstarter(
    _ value: UInt32, _ properties: ScalarProperties
  ) -> LineBreakUnit {
    if strictness == .untailored { return .ns }
    if properties.lineBreakClass == .cj { return strictness == .strict ? .ns : .id }
    switch value {
    // Iteration marks.
    case 0x3005, 0x303B, 0x309D, 0x309E, 0x30FD, 0x30FE:
      return strictness == .loose ? .released : .ns
    // The wave dash and the double hyphen.
    case 0x301C, 0x30A0:
      return isChineseOrJapanese ? .released : .ns
    // Centred punctuation.
    case 0x203C, 0x2047...0x2049, 0x30FB, 0xFF1A, 0xFF1B, 0xFF65:
      return isLooseInChineseAndJapanese ? .released : .ns
    default:
      return .ns
    }
  }

  /// Whether this tailoring allows a break before a character that is no mark and no space.
  func mayBreakTailored(
    before right: LineBreakUnit, value: UInt32, properties: ScalarProperties,
    _ state: LineBreakState, _ utf8: Span<UInt8>, _ next: Int
  ) -> Bool {
    if state.hasSpaces { return !properties.graphemeUnit.continuesCluster }
    if state.isJoined || state.left == .start { return false }
    if state.left == .cb || right == .cb {
      let other = state.left == .cb ? right : state.left
      if other != .gl && other != .wj && right != .zw { return true }
    }
    if keepsTogether(state.lastBase, properties) { return false }
    if wordBreak == .breakAll && breaksEverywhere(right, value, properties, state) { return true }
    if let breaks = Self.breaksInASCII(state.valueBeforeLast, state.lastValue, value) {
      return breaks
    }
    return mayBreak(
      before: right, isEastAsian: properties.isEastAsian, state, utf8, next)
  }

  /// Whether the word breaking `keepAll` forbids a break between two characters: letters or numbers
  /// outside South East Asian scripts.
  private func keepsTogether(_ left: ScalarProperties, _ right: ScalarProperties) -> Bool {
    guard wordBreak == .keepAll else { return false }
    return (left.isLetter || left.isNumber) && (right.isLetter || right.isNumber)
      && left.lineBreakClass != .sa && right.lineBreakClass != .sa
  }

  /// Whether the word breaking `breakAll` adds a break between two characters.
  private func breaksEverywhere(
    _ right: LineBreakUnit, _ value: UInt32, _ properties: ScalarProperties,
    _ state: LineBreakState
  ) -> Bool {
    if properties.graphemeUnit.continuesCluster || state.lastBase.graphemeUnit == .prepend {
      return false
    }
    // Browsers look at the last character alone, and a mark is no letter.
    let lastClass = ScalarProperties(lookingUp: state.lastValue).lineBreakClass
    if lastClass == .cm || lastClass == .zwj { return false }
    if strictness == .loose && (value == 0x2010 || value == 0x2013) {
      return state.left.isLetter || state.left == .nu || state.left == .id
    }
    // Browsers count the plus sign as a letter, and a bar as what may begin a line.
    let isLetterOrDigit =
      right.isLetter || right == .nu || right == .hy || value == 0x2B
      || right == .ba && (value == 0x7C || strictness == .loose)
    let leftUnit = state.lastValue == 0x2B ? .al : state.left
    switch leftUnit {
    case .al, .hl, .dottedCircle, .unknownEmoji, .nu, .sy:
      return isLetterOrDigit || right == .pr || right.isOpening
    case .po, .ex:
      return isLetterOrDigit || right == .pr || right == .po
    case .cl, .cp, .wideClosing:
      return isLetterOrDigit || right == .pr
    case .is:
      return isLetterOrDigit
    case .pr:
      return right == .po
    case .hy:
      return right == .nu
    default:
      return false
    }
  }

  /// The rule of browsers between two printable ASCII characters; `nil` between others.
  private static func breaksInASCII(
    _ beforeLeft: UInt32, _ left: UInt32, _ right: UInt32
  ) -> Bool? {
    guard left > 0x20, left < 0x80, right > 0x20, right < 0x80 else { return nil }
    switch UInt8(truncatingIfNeeded: right) {
    case UInt8(ascii: "!"), UInt8(ascii: ")"), UInt8(ascii: ","), UInt8(ascii: "."),
      UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: ";"), UInt8(ascii: "?"),
      UInt8(ascii: "]"), UInt8(ascii: "}"):
      return false
    default: break
    }
    switch UInt8(truncatingIfNeeded: left) {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "$"), UInt8(ascii: "'"),
      UInt8(ascii: "("), UInt8(ascii: "/"), UInt8(ascii: "<"), UInt8(ascii: "@"),
      UInt8(ascii: "["), UInt8(ascii: "^"), UInt8(ascii: "_"), UInt8(ascii: "`"),
      UInt8(ascii: "{"), 0x7F:
      return false
    case UInt8(ascii: "-"):
      if right.isASCIIDigit { return beforeLeft.isASCIIDigit || beforeLeft.isASCIILetter }
      return right != 0x24
    case UInt8(ascii: "?"):
      return right != 0x22 && right != 0x27
    default:
      return right == 0x28 || right == 0x3C || right == 0x5B || right == 0x7B
    }
  }
}

extension UInt32 {
  fileprivate var isASCIIDigit: Bool { self >= 0x30 && self <= 0x39 }

  fileprivate var isASCIILetter: Bool { self | 0x20 >= 0x61 && self | 0x20 <= 0x7A }
}

extension ScalarProperties {
  /// Whether the width is ambiguous, fullwidth or wide.
  fileprivate var isWideOrAmbiguous: Bool {
    switch eastAsianWidth {
    case .ambiguous, .fullwidth, .wide: true
    default: false
    }
  }
}
