/// The line breaking classes after the rule LB1, split where a rule of UAX #14 or a tailoring asks
/// for more than the class.
enum LineBreakUnit: UInt8 {
  /// The start of the text and of each line after a mandatory break.
  case start
  case ak, al, ap, `as`, b2, ba, bb, bk, cb, cl, cm, cp, cr, eb, em, ex, gl, h2, h3, hh, hl, hy, id
  case `in`, `is`, jl, jt, jv, ns, nu, op, po, pr, qu, ri, sp, sy, vf, vi, wj, zw, zwj

  /// Quotation of the general categories Pi and Pf.
  case initialQuote, finalQuote
  /// Opening and closing punctuation of East Asian width.
  case wideOpening, wideClosing
  /// U+25CC, which is both alphabetic and a base of aksaras.
  case dottedCircle
  /// Ideographic and alphabetic code points that are kept for emoji.
  case potentialEmoji, unknownEmoji

  /// A character that `loose` takes out of its class, so that no rule keeps it off a line's start.
  case released
  /// Inseparable characters in `loose`, between which lines may break.
  case looseInseparable
  /// Wide prefixes and suffixes in Chinese and Japanese `loose`.
  case loosePrefix, looseSuffix
  /// U+2013 and the hyphens in Chinese and Japanese `loose`, before which ideographs end lines.
  case looseDash, looseHyphen
}

extension LineBreakUnit {
  /// The rule LB1 for each unit that the property tables tell apart; CJ resolves to NS.
  static let untailored: InlineArray<64, LineBreakUnit> = [
    .al, .ak, .al, .ap, .as, .b2, .ba, .bb, .bk, .cb, .ns, .cl, .cm, .cp, .cr, .eb,
    .em, .ex, .gl, .h2, .h3, .hh, .hl, .hy, .id, .in, .is, .jl, .jt, .jv, .bk, .bk,
    .ns, .nu, .op, .po, .pr, .qu, .ri, .al, .al, .sp, .sy, .vf, .vi, .wj, .al, .zw,
    .zwj, .initialQuote, .finalQuote, .wideOpening, .wideClosing, .dottedCircle, .potentialEmoji,
    .unknownEmoji, .cm, .al, .al, .al, .al, .al, .al, .al,
  ]

  /// Whether a tailoring may give a character of the unit another one.
  var mayBeTailored: Bool {
    switch self {
    case .ba, .hh, .ns, .in, .initialQuote, .finalQuote, .ex, .pr, .po: true
    default: false
    }
  }

  /// Whether the unit is a letter: AL or HL.
  var isLetter: Bool {
    switch self {
    case .al, .hl, .dottedCircle, .unknownEmoji: true
    default: false
    }
  }

  /// Whether the unit is an ideograph or one of the emoji classes EB and EM.
  var isIdeographic: Bool {
    switch self {
    case .id, .potentialEmoji, .eb, .em: true
    default: false
    }
  }

  /// Whether the unit is a Hangul syllable or a part of one.
  var isHangul: Bool {
    switch self {
    case .jl, .jv, .jt, .h2, .h3: true
    default: false
    }
  }

  /// Whether the unit is an ideograph or a whole Hangul syllable, between which lines may end.
  @inline(__always) var isFullSyllable: Bool { self == .id || self == .h2 || self == .h3 }

  /// Whether the unit is a hyphen: HY or HH.
  var isHyphen: Bool { self == .hy || self == .hh || self == .looseHyphen }

  /// Whether the unit is a quotation mark.
  var isQuotation: Bool { self == .qu || self == .initialQuote || self == .finalQuote }

  /// Whether the unit is opening punctuation.
  var isOpening: Bool { self == .op || self == .wideOpening }

  /// Whether the unit is closing punctuation: CL or CP.
  var isClosing: Bool { self == .cl || self == .cp || self == .wideClosing }

  /// Whether the unit is the base of an orthographic syllable in the rule LB28a.
  var isAksara: Bool { self == .ak || self == .as || self == .dottedCircle }
}
