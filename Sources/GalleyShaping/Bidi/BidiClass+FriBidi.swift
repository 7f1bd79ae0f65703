import CFriBidi

extension FriBidiCharType {
  /// The type of a code point.
  init(codePoint: UInt32) {
    self = fribidi_get_bidi_type(codePoint)
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
