import CHarfBuzz
import Galley

/// What the figures are compared with: `hb_shape` of whole paragraphs into one reused buffer, with
/// script, direction and language guessed.
@safe
struct HarfBuzzBaseline: ~Copyable {
  private let buffer: OpaquePointer

  init() {
    unsafe buffer = hb_buffer_create()
  }

  deinit {
    unsafe hb_buffer_destroy(buffer)
  }

  /// Shapes a text as one run and returns the number of glyphs.
  @discardableResult
  func shape(_ text: String, with font: Font) -> Int {
    let span = text.utf8.span
    unsafe hb_buffer_clear_contents(buffer)
    unsafe span.withUnsafeBytes { bytes in
      let start = unsafe bytes.baseAddress?.assumingMemoryBound(to: CChar.self)
      unsafe hb_buffer_add_utf8(buffer, start, Int32(bytes.count), 0, Int32(bytes.count))
    }
    unsafe hb_buffer_guess_segment_properties(buffer)
    unsafe font.withHarfBuzzFont { unsafe hb_shape($0, buffer, nil, 0) }
    return unsafe Int(hb_buffer_get_length(buffer))
  }

  /// Shapes every paragraph of a text.
  func shape(_ text: BenchmarkText) {
    for paragraph in text.paragraphs { shape(paragraph, with: text.font) }
  }
}
