import CHarfBuzz
public import GalleyText

/// A glyph that is a picture, and where it goes.
public struct ColorBitmap: Sendable, Hashable {
  /// The picture as a PNG file.
  public let png: [UInt8]
  /// The picture's width in pixels.
  public let pixelWidth: Int
  /// The picture's height in pixels.
  public let pixelHeight: Int
  /// Where to draw it, in points from the glyph's origin on the baseline, y growing downward.
  public let rect: Rect
}

/// One layer of a colour glyph; layers are painted in order, the first at the bottom.
public struct ColorLayer: Sendable, Hashable {
  /// The glyph whose outline is filled.
  public let glyph: GlyphID
  /// The colour to fill it with; `nil` for the colour of the text.
  public let color: Color?
}

extension Font {
  /// The picture of a glyph from the strike that suits a resolution (OpenType `CBDT`, `sbix`).
  ///
  /// - Parameters:
  ///   - glyph: The glyph.
  ///   - pixelsPerEm: The size at which it will be drawn; the smallest strike that is not smaller
  ///     is taken, else the largest. 0, NaN and infinity ask for the largest.
  /// - Returns: `nil` when the glyph has no picture in PNG format.
  public func colorBitmap(of glyph: GlyphID, pixelsPerEm: Double) -> ColorBitmap? {
    guard unsafe face.withHarfBuzzFace({ unsafe hb_ot_color_has_png($0) }) != 0 else { return nil }
    let isSize = pixelsPerEm.isFinite && pixelsPerEm > 0
    let pixels = isSize ? UInt32(min(max(pixelsPerEm.rounded(.up), 1), 65535)) : 0
    let strike = HarfBuzzFont(face: face.handle, pixelsPerEm: pixels)
    let blob = unsafe Blob(owning: hb_ot_color_glyph_reference_png(strike.pointer, glyph))
    // PNG, sections 5.2 and 11.2.2: signature, then the IHDR chunk with width and height.
    guard blob.uint32(at: 0) == 0x8950_4E47, blob.uint32(at: 4) == 0x0D0A_1A0A,
      let width = blob.uint32(at: 16), let height = blob.uint32(at: 20), width > 0, height > 0
    else { return nil }
    var extents = hb_glyph_extents_t()
    let isPlaced = unsafe hb_font_get_glyph_extents(strike.pointer, glyph, &extents) != 0
    var rect = isPlaced ? Rect(extents, scale: scale) : .zero
    if extents.width <= 0 || extents.height >= 0 {
      rect = defaultRect(of: glyph, aspect: Double(height) / Double(width))
    }
    return ColorBitmap(
      png: blob.array, pixelWidth: Int(width), pixelHeight: Int(height), rect: rect)
  }

  /// The coloured layers of a glyph (OpenType `COLR` version 0, `CPAL`); empty if it has none.
  ///
  /// - Parameters:
  ///   - glyph: The glyph.
  ///   - palette: The palette, from 0; another number than the font's counts as 0.
  public func colorLayers(of glyph: GlyphID, palette: Int = 0) -> [ColorLayer] {
    unsafe face.withHarfBuzzFace { face in
      guard unsafe hb_ot_color_has_layers(face) != 0 else { return [] }
      var count = unsafe hb_ot_color_glyph_get_layers(face, glyph, 0, nil, nil)
      guard count > 0 else { return [] }
      var layers = [hb_ot_color_layer_t](repeating: hb_ot_color_layer_t(), count: Int(count))
      _ = unsafe hb_ot_color_glyph_get_layers(face, glyph, 0, &count, &layers)
      let palettes = unsafe Int(hb_ot_color_palette_get_count(face))
      let chosen = UInt32((0..<palettes).contains(palette) ? palette : 0)
      return layers.prefix(Int(count)).map { layer in
        unsafe ColorLayer(
          glyph: layer.glyph, color: Color(face: face, palette: chosen, entry: layer.color_index))
      }
    }
  }

  /// Where a picture goes for which the font gives no place: on the advance, in the line's middle.
  private func defaultRect(of glyph: GlyphID, aspect: Double) -> Rect {
    let width = advance(of: glyph)
    let height = width * aspect
    let middle = (metrics.descent - metrics.ascent) / 2
    return Rect(x: 0, y: middle - height / 2, width: width, height: height)
  }
}

extension Color {
  /// An entry of a palette; `nil` for the text's colour (0xFFFF) and for entries out of range.
  fileprivate init?(face: OpaquePointer, palette: UInt32, entry: UInt32) {
    guard entry != 0xFFFF else { return nil }
    var count: UInt32 = 1
    var color: hb_color_t = 0
    _ = unsafe hb_ot_color_palette_get_colors(face, palette, entry, &count, &color)
    guard count == 1 else { return nil }
    self.init(
      red: hb_color_get_red(color), green: hb_color_get_green(color),
      blue: hb_color_get_blue(color), alpha: hb_color_get_alpha(color))
  }
}
