import CFriBidi
import GalleyUnicode

extension FriBidiCharType {
  /// FriBidi's word for a class.
  @inline(__always)
  init(_ bidiClass: BidiClass) {
    self =
      switch bidiClass {
      case .l: FRIBIDI_TYPE_LTR
      case .r: FRIBIDI_TYPE_RTL
      case .al: FRIBIDI_TYPE_AL
      case .en: FRIBIDI_TYPE_EN
      case .es: FRIBIDI_TYPE_ES
      case .et: FRIBIDI_TYPE_ET
      case .an: FRIBIDI_TYPE_AN
      case .cs: FRIBIDI_TYPE_CS
      case .nsm: FRIBIDI_TYPE_NSM
      case .bn: FRIBIDI_TYPE_BN
      case .b: FRIBIDI_TYPE_BS
      case .s: FRIBIDI_TYPE_SS
      case .ws: FRIBIDI_TYPE_WS
      case .on: FRIBIDI_TYPE_ON
      case .lre: FRIBIDI_TYPE_LRE
      case .lro: FRIBIDI_TYPE_LRO
      case .rle: FRIBIDI_TYPE_RLE
      case .rlo: FRIBIDI_TYPE_RLO
      case .pdf: FRIBIDI_TYPE_PDF
      case .lri: FRIBIDI_TYPE_LRI
      case .rli: FRIBIDI_TYPE_RLI
      case .fsi: FRIBIDI_TYPE_FSI
      case .pdi: FRIBIDI_TYPE_PDI
      }
  }

  /// Whether rule X9 takes the character out: explicit embeddings, overrides, their end, and BN.
  var isRemoved: Bool { contains(FRIBIDI_MASK_EXPLICIT | FRIBIDI_MASK_BN) }

  /// Whether the character opens an isolate: LRI, RLI or FSI.
  var opensIsolate: Bool { contains(FRIBIDI_MASK_ISOLATE) && self != FRIBIDI_TYPE_PDI }

  /// Whether the character is a letter with a direction: L, R or AL.
  var isLetter: Bool { contains(FRIBIDI_MASK_LETTER) }

  /// Whether rule L1 puts the character on the paragraph's level at a line's end.
  var isTrailing: Bool {
    contains(
      FRIBIDI_MASK_SPACE | FRIBIDI_MASK_SEPARATOR | FRIBIDI_MASK_ISOLATE | FRIBIDI_MASK_EXPLICIT
        | FRIBIDI_MASK_BN)
  }

  private func contains(_ mask: Int) -> Bool { rawValue & UInt32(mask) != 0 }
}

/// What FriBidi takes for a character of a bracket pair (UAX #9 BD14, BD15): the pair's own number,
/// with the highest bit set for the opening one; `FRIBIDI_NO_BRACKET` for any other character.
func bracketType(_ codePoint: UInt32, _ properties: ScalarProperties) -> FriBidiBracketType {
  guard properties.isOpeningBracket || properties.isClosingBracket else {
    return FriBidiBracketType(FRIBIDI_NO_BRACKET)
  }
  let known = fribidi_get_bracket(codePoint)
  if known != FRIBIDI_NO_BRACKET { return known }
  // Pairs newer than FriBidi's data, U+2E55 to U+2E5C: the closing bracket follows its opening one.
  return properties.isOpeningBracket ? codePoint | 0x8000_0000 : codePoint - 1
}
