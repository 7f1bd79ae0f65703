import CHarfBuzz
public import GalleyFonts
import GalleyText

extension RunShaper {
  /// Shapes a text as one run.
  ///
  /// - Returns: the glyphs, in font units whatever the font's size; none for an empty text.
  /// - Complexity: O(*n*) for ordinary text and fonts.
  public func shape(_ text: String, with font: Font) -> ShapedRun {
    let run = unsafe font.withHarfBuzzFont { pointer in
      unsafe withShaped(text, font: pointer) { buffer, _ in ShapedRun(buffer) }
    }
    return run ?? ShapedRun(glyphs: [], direction: direction ?? .leftToRight)
  }

  /// Shapes a text as one run and lists the glyphs in `hb-shape`'s notation.
  ///
  /// - Parameters:
  ///   - font: the font; `nil` stands for one that has no glyph but an empty `.notdef`, which is
  ///     what HarfBuzz makes of a face that a file does not have.
  /// - Returns: the list, empty for an empty text; `nil` when none of `shapers` can shape.
  package func listing(
    of text: String, with font: Font?, options: GlyphListing = []
  ) -> String? {
    guard let font else {
      let empty = ScaledHarfBuzzFont(emptyAt: scale ?? HarfBuzzScale())
      return unsafe withShapedUnscaled(text, font: empty.font) { buffer, pointer in
        unsafe buffer.listing(options, font: pointer)
      }
    }
    return unsafe font.withHarfBuzzFont { pointer in
      unsafe withShaped(text, font: pointer) { buffer, pointer in
        unsafe buffer.listing(options, font: pointer)
      }
    }
  }

  /// Shapes a text with an `hb_font_t` and hands the buffer of glyphs to `body`.
  ///
  /// - Returns: `nil` when none of the named shapers can do it.
  func withShaped<Result>(
    _ text: String, font: OpaquePointer,
    _ body: (borrowing HarfBuzzBuffer, _ font: OpaquePointer) -> Result
  ) -> Result? {
    guard let scale else { return unsafe withShapedUnscaled(text, font: font, body) }
    let scaled = unsafe ScaledHarfBuzzFont(font, scale: scale)
    return unsafe withShapedUnscaled(text, font: scaled.font, body)
  }

  private func withShapedUnscaled<Result>(
    _ text: String, font: OpaquePointer,
    _ body: (borrowing HarfBuzzBuffer, _ font: OpaquePointer) -> Result
  ) -> Result? {
    let buffer = filledBuffer(text)
    let features = features.map(hb_feature_t.init)
    let isShaped = unsafe buffer.withPointer { pointer in
      unsafe features.withUnsafeBufferPointer { features in
        unsafe withShaperList { shapers in
          unsafe hb_shape_full(
            font, pointer, features.baseAddress, UInt32(features.count), shapers)
        }
      }
    }
    return unsafe isShaped == 0 ? nil : body(buffer, font)
  }

  private func filledBuffer(_ text: String) -> HarfBuzzBuffer {
    let whole = contextBefore + text + contextAfter
    let start = contextBefore.utf8.count
    var buffer = HarfBuzzBuffer()
    buffer.fill(from: whole.utf8Span.span, range: start..<start + text.utf8.count)
    unsafe buffer.withPointer { pointer in
      var count: UInt32 = 0
      if let infos = unsafe hb_buffer_get_glyph_infos(pointer, &count) {
        for index in 0..<Int(count) {
          unsafe infos[index].cluster =
            countsScalars ? UInt32(index) : infos[index].cluster - UInt32(start)
        }
      }
      if let direction { unsafe hb_buffer_set_direction(pointer, direction.harfBuzz) }
      if let script {
        unsafe hb_buffer_set_script(pointer, hb_script_from_iso15924_tag(script.rawValue))
      }
      if let language {
        unsafe hb_buffer_set_language(pointer, hb_language_from_string(language, -1))
      }
      unsafe hb_buffer_set_flags(pointer, hb_buffer_flags_t(rawValue: flags.rawValue))
      unsafe hb_buffer_set_cluster_level(pointer, clusterLevel.harfBuzz)
      unsafe hb_buffer_guess_segment_properties(pointer)
    }
    return buffer
  }

  /// Calls `body` with the names of the shapers as C strings and a null after them.
  private func withShaperList<Result>(
    _ body: (UnsafePointer<UnsafePointer<CChar>?>?) -> Result
  ) -> Result {
    guard let shapers else { return body(nil) }
    let names = shapers.map { Array($0.utf8CString) }
    let joined = Array(names.joined())
    return unsafe joined.withUnsafeBufferPointer { characters in
      var pointers: [UnsafePointer<CChar>?] = unsafe []
      var offset = 0
      for name in names {
        unsafe pointers.append(characters.baseAddress?.advanced(by: offset))
        offset += name.count
      }
      unsafe pointers.append(nil)
      return unsafe pointers.withUnsafeBufferPointer { unsafe body($0.baseAddress) }
    }
  }
}

extension ShapedRun {
  /// Copies the glyphs out of a shaped buffer.
  init(_ buffer: borrowing HarfBuzzBuffer) {
    glyphs = unsafe buffer.withGlyphs { infos, positions in
      infos.indices.map { index in
        let info = unsafe infos[index]
        let position = unsafe positions[index]
        return ShapedGlyph(
          id: info.codepoint, cluster: info.cluster,
          xAdvance: position.x_advance, yAdvance: position.y_advance,
          xOffset: position.x_offset, yOffset: position.y_offset,
          flags: ShapedGlyph.Flags(rawValue: info.mask & HB_GLYPH_FLAG_DEFINED.rawValue))
      }
    }
    direction = unsafe buffer.withPointer {
      RunShaper.Direction(unsafe hb_buffer_get_direction($0))
    }
  }
}
