/// What UAX #14 says about a break between two adjacent units.
enum LineBreakRule: UInt8 {
  case prohibited
  case allowed

  // The other cases depend on more than the two units.

  /// LB19a before an initial quotation mark.
  case beforeInitialQuote
  /// LB19a after a final quotation mark.
  case afterFinalQuote
  /// LB20a and LB21a.
  case afterHyphen
  /// LB25 after a number and what may follow its digits.
  case afterNumber
  /// LB25 between a prefix or suffix and an opening bracket.
  case beforeBracketedNumber
  /// LB28a after a virama.
  case afterVirama
  /// LB28a between two aksaras.
  case betweenAksaras
  /// LB30a.
  case betweenRegionalIndicators
}

extension LineBreakRule {
  /// Below this length, in UTF-8 units, a text is not worth making the table for.
  static var shortText: Int { 64 }

  /// The rule for each pair of units, at `left * 64 + right`; made once, at the first use.
  static let table: [LineBreakRule] = {
    var table = [LineBreakRule](repeating: .allowed, count: 64 * 64)
    let units = (0..<64).compactMap(LineBreakUnit.init(rawValue:))
    for left in units {
      for right in units {
        table[Int(left.rawValue) << 6 | Int(right.rawValue)] = LineBreakRule(
          between: left, and: right)
      }
    }
    return table
  }()

  /// Finds the first rule that decides between two units without spaces between.
  ///
  /// Mandatory breaks, spaces and attached marks (LB4 to LB7, LB9) are not asked for.
  init(between left: LineBreakUnit, and right: LineBreakUnit) {
    self =
      Self.byPunctuation(left, right) ?? Self.byHyphen(left, right) ?? Self.byNumber(left, right)
      ?? Self.byScript(left, right) ?? .allowed
  }

  /// LB7 to LB20.
  private static func byPunctuation(_ left: LineBreakUnit, _ right: LineBreakUnit) -> Self? {
    switch (left, right) {
    // LB7, LB8
    case (.start, _), (_, .zw): return .prohibited
    case (.zw, _): return .allowed
    // LB11, LB12, LB12a
    case (.wj, _), (_, .wj), (.gl, _): return .prohibited
    case (_, .gl):
      if left != .ba && left != .looseDash && !left.isHyphen { return .prohibited }
    // LB13, LB14, LB15d
    case (_, .cl), (_, .cp), (_, .wideClosing), (_, .ex), (_, .sy): return .prohibited
    case (.op, _), (.wideOpening, _): return .prohibited
    case (_, .is): return .prohibited
    // LB16, LB17
    case (.cl, .ns), (.cp, .ns), (.wideClosing, .ns), (.b2, .b2): return .prohibited
    // LB19
    case (_, .qu), (_, .finalQuote), (.qu, _), (.initialQuote, _): return .prohibited
    default: break
    }
    // LB19a. A dash or a nonstarter after the quotation mark has LB21 against it as well.
    if right == .initialQuote { return left == .bb ? .prohibited : .beforeInitialQuote }
    if left == .finalQuote {
      switch right {
      case .ba, .hh, .hy, .looseDash, .looseHyphen, .ns, .in, .looseInseparable: return .prohibited
      default: return .afterFinalQuote
      }
    }
    // LB20
    return left == .cb || right == .cb ? .allowed : nil
  }

  /// LB20a to LB22.
  private static func byHyphen(_ left: LineBreakUnit, _ right: LineBreakUnit) -> Self? {
    switch right {
    case .ba, .hh, .hy, .ns: return .prohibited
    case .looseDash, .looseHyphen: if left != .id { return .prohibited }
    case .in: return .prohibited
    case .looseInseparable: if left != .looseInseparable { return .prohibited }
    // LB25
    case .nu: if left == .hy { return .prohibited }
    default: break
    }
    if left == .bb || left == .sy && right == .hl { return .prohibited }
    return left.isHyphen ? .afterHyphen : nil
  }

  /// LB23 to LB25 and LB27.
  private static func byNumber(_ left: LineBreakUnit, _ right: LineBreakUnit) -> Self? {
    switch (left, right) {
    case (.nu, .nu), (.nu, .po), (.nu, .pr), (.nu, .loosePrefix), (.is, .nu),
      (.po, .nu), (.pr, .nu), (.looseSuffix, .nu):
      return .prohibited
    case (.sy, .nu):
      return .afterNumber
    case (.sy, .po), (.sy, .pr), (.sy, .loosePrefix), (.is, .po), (.is, .pr), (.is, .loosePrefix),
      (.cl, .po), (.cl, .pr), (.cl, .loosePrefix), (.cp, .po), (.cp, .pr), (.cp, .loosePrefix),
      (.wideClosing, .po), (.wideClosing, .pr), (.wideClosing, .loosePrefix):
      return .afterNumber
    case (.pr, .op), (.pr, .wideOpening), (.po, .op), (.po, .wideOpening),
      (.looseSuffix, .op), (.looseSuffix, .wideOpening):
      return .beforeBracketedNumber
    case (.nu, _) where right.isLetter, (_, .nu) where left.isLetter:
      return .prohibited
    case (.pr, _) where right.isIdeographic || right.isHangul || right.isLetter:
      return .prohibited
    case (_, .po) where left.isIdeographic || left.isHangul || left.isLetter:
      return .prohibited
    case (.po, _) where right.isLetter, (.looseSuffix, _) where right.isLetter,
      (_, .pr) where left.isLetter, (_, .looseSuffix) where left.isLetter:
      return .prohibited
    default:
      return nil
    }
  }

  /// LB26 and LB28 to LB30b.
  private static func byScript(_ left: LineBreakUnit, _ right: LineBreakUnit) -> Self? {
    switch (left, right) {
    // LB26
    case (.jl, .jl), (.jl, .jv), (.jl, .h2), (.jl, .h3): return .prohibited
    case (.jv, .jv), (.jv, .jt), (.h2, .jv), (.h2, .jt): return .prohibited
    case (.jt, .jt), (.h3, .jt): return .prohibited
    // LB28
    case _ where left.isLetter && right.isLetter: return .prohibited
    // LB28a
    case (.ap, _) where right.isAksara: return .prohibited
    case (_, .vf) where left.isAksara, (_, .vi) where left.isAksara: return .prohibited
    case (.vi, .ak), (.vi, .dottedCircle): return .afterVirama
    case _ where left.isAksara && right.isAksara: return .betweenAksaras
    // LB29, LB30
    case (.is, _) where right.isLetter: return .prohibited
    case (.nu, .op), (.cp, .nu): return .prohibited
    case (_, .op) where left.isLetter, (.cp, _) where right.isLetter: return .prohibited
    // LB30a, LB30b
    case (.ri, .ri): return .betweenRegionalIndicators
    case (.eb, .em), (.potentialEmoji, .em), (.unknownEmoji, .em): return .prohibited
    default: return nil
    }
  }
}
