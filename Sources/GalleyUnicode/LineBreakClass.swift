// The cases stand in the order that Generated/generate.py numbers them.

/// The values of the property Line_Break (UAX #14), by their short names.
public enum LineBreakClass: UInt8, Sendable, Hashable, CaseIterable {
  /// Ambiguous (alphabetic or ideographic).
  case ai
  /// Aksara.
  case ak
  /// Alphabetic.
  case al
  /// Aksara pre-base.
  case ap
  /// Aksara start.
  case `as`
  /// Break opportunity before and after.
  case b2
  /// Break after.
  case ba
  /// Break before.
  case bb
  /// Mandatory break.
  case bk
  /// Contingent break opportunity.
  case cb
  /// Conditional Japanese starter.
  case cj
  /// Close punctuation.
  case cl
  /// Combining mark.
  case cm
  /// Close parenthesis.
  case cp
  /// Carriage return.
  case cr
  /// Emoji base.
  case eb
  /// Emoji modifier.
  case em
  /// Exclamation or interrogation.
  case ex
  /// Non-breaking glue.
  case gl
  /// Hangul LV syllable.
  case h2
  /// Hangul LVT syllable.
  case h3
  /// Unambiguous hyphen.
  case hh
  /// Hebrew letter.
  case hl
  /// Hyphen-minus.
  case hy
  /// Ideographic.
  case id
  /// Inseparable.
  case `in`
  /// Infix numeric separator.
  case `is`
  /// Hangul L jamo.
  case jl
  /// Hangul T jamo.
  case jt
  /// Hangul V jamo.
  case jv
  /// Line feed.
  case lf
  /// Next line.
  case nl
  /// Nonstarter.
  case ns
  /// Numeric.
  case nu
  /// Open punctuation.
  case op
  /// Postfix numeric.
  case po
  /// Prefix numeric.
  case pr
  /// Quotation.
  case qu
  /// Regional indicator.
  case ri
  /// Complex context dependent (South East Asian).
  case sa
  /// Surrogate.
  case sg
  /// Space.
  case sp
  /// Symbols allowing a break after.
  case sy
  /// Virama final.
  case vf
  /// Virama.
  case vi
  /// Word joiner.
  case wj
  /// Unknown.
  case xx
  /// Zero width space.
  case zw
  /// Zero width joiner.
  case zwj
}
