// The cases stand in the order that Generated/generate.py numbers them.

/// The values of the property Grapheme_Cluster_Break (UAX #29).
public enum GraphemeBreakClass: UInt8, Sendable, Hashable, CaseIterable {
  /// Any other character.
  case other
  /// Carriage return.
  case cr
  /// Line feed.
  case lf
  /// Control.
  case control
  /// A mark or other character that extends a cluster.
  case extend
  /// Zero width joiner.
  case zwj
  /// Regional indicator.
  case regionalIndicator
  /// A mark that stands before its base.
  case prepend
  /// Spacing mark.
  case spacingMark
  /// Hangul L jamo.
  case l
  /// Hangul V jamo.
  case v
  /// Hangul T jamo.
  case t
  /// Hangul LV syllable.
  case lv
  /// Hangul LVT syllable.
  case lvt
}

/// The values of the property Indic_Conjunct_Break (UAX #44).
public enum IndicConjunctBreak: UInt8, Sendable, Hashable, CaseIterable {
  /// Neither consonant, linker nor extension.
  case none
  /// A mark inside a conjunct.
  case extend
  /// Consonant.
  case consonant
  /// A virama that links consonants.
  case linker
}

/// The values of the property Word_Break (UAX #29).
public enum WordBreakClass: UInt8, Sendable, Hashable, CaseIterable {
  /// Any other character.
  case other
  /// Carriage return.
  case cr
  /// Line feed.
  case lf
  /// Another newline.
  case newline
  /// A mark or other character that extends a cluster.
  case extend
  /// Zero width joiner.
  case zwj
  /// Format control.
  case format
  /// Regional indicator.
  case regionalIndicator
  /// Katakana.
  case katakana
  /// Hebrew letter.
  case hebrewLetter
  /// Alphabetic letter.
  case aLetter
  /// Apostrophe.
  case singleQuote
  /// Quotation mark.
  case doubleQuote
  /// Separator inside words and numbers.
  case midNumLet
  /// Separator inside words.
  case midLetter
  /// Separator inside numbers.
  case midNum
  /// Digit.
  case numeric
  /// Connector, such as the low line.
  case extendNumLet
  /// Horizontal space.
  case wSegSpace
}

/// The values of the property Bidi_Class (UAX #9), by their short names.
public enum BidiClass: UInt8, Sendable, Hashable, CaseIterable {
  /// Left-to-right.
  case l
  /// Right-to-left.
  case r
  /// Arabic letter.
  case al
  /// European number.
  case en
  /// European separator.
  case es
  /// European terminator.
  case et
  /// Arabic number.
  case an
  /// Common separator.
  case cs
  /// Nonspacing mark.
  case nsm
  /// Boundary neutral.
  case bn
  /// Paragraph separator.
  case b
  /// Segment separator.
  case s
  /// White space.
  case ws
  /// Other neutral.
  case on
  /// Left-to-right embedding.
  case lre
  /// Left-to-right override.
  case lro
  /// Right-to-left embedding.
  case rle
  /// Right-to-left override.
  case rlo
  /// Pop directional formatting.
  case pdf
  /// Left-to-right isolate.
  case lri
  /// Right-to-left isolate.
  case rli
  /// First strong isolate.
  case fsi
  /// Pop directional isolate.
  case pdi
}

/// The values of the property East_Asian_Width (UAX #11).
public enum EastAsianWidth: UInt8, Sendable, Hashable, CaseIterable {
  /// Neutral.
  case neutral
  /// Ambiguous.
  case ambiguous
  /// Halfwidth.
  case halfwidth
  /// Wide.
  case wide
  /// Fullwidth.
  case fullwidth
  /// Narrow.
  case narrow
}

/// The values of the property Joining_Type.
public enum JoiningType: UInt8, Sendable, Hashable, CaseIterable {
  /// Connects to neither side.
  case nonJoining
  /// Stands aside, such as a mark.
  case transparent
  /// Connects to both sides.
  case dualJoining
  /// Connects to the letter before it.
  case rightJoining
  /// Makes its neighbours connect.
  case joinCausing
  /// Connects to the letter after it.
  case leftJoining
}

/// The grapheme cluster classes, split where a rule of UAX #29 asks for another property.
enum GraphemeUnit: UInt8 {
  case other, cr, lf, control, extend, zwj, regionalIndicator, prepend, spacingMark
  case l, v, t, lv, lvt
  /// Other, with the property Extended_Pictographic.
  case pictographic
  /// Other, with the conjunct break class consonant.
  case consonant
  /// Extend, with the conjunct break class linker.
  case linker
  /// Extend, with no conjunct break class: U+200C.
  case nonJoiner
}

extension GraphemeUnit {
  /// Whether the unit belongs to the cluster before it (GB9, GB9a).
  @inline(__always) var continuesCluster: Bool {
    switch self {
    case .extend, .linker, .nonJoiner, .zwj, .spacingMark: true
    default: false
    }
  }
}
