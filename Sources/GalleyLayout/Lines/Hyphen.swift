import GalleyFonts
import GalleyShaping

/// The visible hyphen of a line that ends at a soft hyphen: U+2010, or U+002D in fonts without it.
struct Hyphen {
  let glyph: GlyphID
  /// The advance in points.
  let width: Double

  init(for item: ShapedParagraph.Item) {
    let face = item.font.face
    glyph = face.glyphID(for: "\u{2010}") ?? face.glyphID(for: "-") ?? 0
    width = item.font.advance(of: glyph)
  }
}
