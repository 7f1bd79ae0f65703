import CHarfBuzz
public import GalleyText

extension FontFace {
  /// The weight, 1 to 1000: 400 is regular, 700 bold; a variable font's default.
  ///
  /// From the `wght` axis, else `STAT`, OS/2 usWeightClass, or the bold bit of `head`.
  public var weight: Double {
    style(HB_STYLE_TAG_WEIGHT, in: 1...1000, orElse: 400)
  }

  /// The width in percent of normal; a variable font's default.
  ///
  /// From the `wdth` axis, else `STAT`, OS/2 usWidthClass, or the width bits of `head`.
  public var width: Double {
    style(HB_STYLE_TAG_WIDTH, in: 1...1000, orElse: 100)
  }

  /// Upright, italic or oblique; a variable font's default.
  ///
  /// Oblique by OS/2 fsSelection bit 9 or a `slnt` position that is not 0; italic by the `ital`
  /// axis, `STAT`, fsSelection bit 0 or the italic bit of `head`.
  public var slant: FontRequest.Slant {
    let selection = handle.table("OS/2").uint16(at: 62) ?? 0
    if selection & 1 << 9 != 0 { return .oblique }
    if style(HB_STYLE_TAG_ITALIC, in: 0...1, orElse: 0) >= 0.5 { return .italic }
    let leans = axes.contains { $0.tag == "slnt" && $0.defaultValue != 0 }
    return leans ? .oblique : .upright
  }

  /// Whether some glyphs have colours of their own: bitmaps (`CBDT`, `sbix`) or layers (`COLR` 0).
  public var hasColor: Bool {
    unsafe hb_ot_color_has_png(handle.pointer) != 0
      || hb_ot_color_has_layers(handle.pointer) != 0
  }

  private func style(
    _ tag: hb_style_tag_t, in range: ClosedRange<Double>, orElse usual: Double
  ) -> Double {
    let value = unsafe Double(hb_style_get_value(defaultInstance.pointer, tag))
    return value.isFinite ? min(max(value, range.lowerBound), range.upperBound) : usual
  }
}
