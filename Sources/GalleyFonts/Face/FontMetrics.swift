/// Which of a font's three sets of vertical metrics count.
public enum FontMetricsRule: Sendable, Hashable {
  /// The rule of FreeType and of browsers on Linux.
  ///
  /// `typo` if the font asks for it (OS/2 fsSelection bit 7, USE_TYPO_METRICS); else `hhea` unless
  /// its ascender and descender are both 0; else `typo` unless both are 0; else `win`.
  case automatic
  /// Table `hhea`: ascender, descender, lineGap.
  case hhea
  /// Table `OS/2`: sTypoAscender, sTypoDescender, sTypoLineGap.
  case typo
  /// Table `OS/2`: usWinAscent, usWinDescent, and no leading.
  case win
}

/// The measures of a font that lines and decorations are built from.
///
/// In points when asked of a `Font`, in font units when asked of a `FontFace`. What the font does
/// not tell is filled in as each property says.
public struct FontMetrics: Sendable, Hashable {
  /// The distance from the baseline up to the top of the line, normally positive.
  ///
  /// Four fifths of the em when the font has no vertical metrics at all.
  public var ascent: Double
  /// The distance from the baseline down to the bottom of the line, normally positive.
  ///
  /// A fifth of the em when the font has no vertical metrics at all.
  public var descent: Double
  /// The extra distance to the next line, never negative.
  public var leading: Double
  /// The height of `x`: OS/2 sxHeight, else the glyph's, else half an em.
  public var xHeight: Double
  /// The height of `H`: OS/2 sCapHeight, else the glyph's, else the ascent.
  public var capHeight: Double
  /// The top edge of an underline, measured from the baseline downward.
  ///
  /// From `post` underlinePosition; an eighteenth of the em below the baseline when absent.
  public var underlinePosition: Double
  /// The thickness of an underline: `post` underlineThickness, else an eighteenth of the em.
  public var underlineThickness: Double
  /// The top edge of a strikethrough, measured from the baseline downward, so normally negative.
  ///
  /// From OS/2 yStrikeoutPosition; centred on half the x-height when absent.
  public var strikeoutPosition: Double
  /// The thickness of a strikethrough: OS/2 yStrikeoutSize, else the underline's.
  public var strikeoutThickness: Double
  /// The em of superscript text.
  ///
  /// OS/2 ySuperscriptYSize; 0.6 of the em when absent or greater than the em.
  public var superscriptSize: Double
  /// How far superscript text is raised: OS/2 ySuperscriptYOffset, else a third of the em.
  public var superscriptOffset: Double
  /// The em of subscript text.
  ///
  /// OS/2 ySubscriptYSize; 0.6 of the em when absent or greater than the em.
  public var subscriptSize: Double
  /// How far subscript text is lowered: OS/2 ySubscriptYOffset, else a seventh of the em.
  public var subscriptOffset: Double

  /// The metrics with every distance multiplied.
  public func scaled(by factor: Double) -> FontMetrics {
    FontMetrics(
      ascent: ascent * factor, descent: descent * factor, leading: leading * factor,
      xHeight: xHeight * factor, capHeight: capHeight * factor,
      underlinePosition: underlinePosition * factor,
      underlineThickness: underlineThickness * factor,
      strikeoutPosition: strikeoutPosition * factor,
      strikeoutThickness: strikeoutThickness * factor,
      superscriptSize: superscriptSize * factor, superscriptOffset: superscriptOffset * factor,
      subscriptSize: subscriptSize * factor, subscriptOffset: subscriptOffset * factor)
  }
}

extension FontFace {
  /// The metrics in font units, at the default position of all axes.
  ///
  /// A rule whose table is absent or all 0 gives way to `automatic`.
  public func metrics(_ rule: FontMetricsRule = .automatic) -> FontMetrics {
    defaultInstance.metrics[rule]
  }
}

/// The metrics under each rule, in font units.
struct MetricsByRule: Sendable {
  let automatic: FontMetrics
  let hhea: FontMetrics
  let typo: FontMetrics
  let win: FontMetrics

  subscript(_ rule: FontMetricsRule) -> FontMetrics {
    switch rule {
    case .automatic: automatic
    case .hhea: hhea
    case .typo: typo
    case .win: win
    }
  }
}
