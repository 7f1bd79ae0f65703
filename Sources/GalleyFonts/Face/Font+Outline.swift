import CHarfBuzz
public import GalleyText

extension Font {
  /// The outline of a glyph, in points from its origin on the baseline, y growing downward.
  ///
  /// Filled by the non-zero winding rule. Empty for a space, for glyphs that are bitmaps only and
  /// for unknown glyphs. Curves are those of the font: quadratic (`glyf`) or cubic (`CFF`).
  ///
  /// - Complexity: O(*n*) in the number of steps.
  public func outline(of glyph: GlyphID) -> Path {
    var pen = OutlinePen(scale: scale)
    unsafe withUnsafeMutablePointer(to: &pen) { pen in
      unsafe hb_font_get_glyph_shape(
        instance.pointer, glyph, DrawFunctions.shared.pointer, UnsafeMutableRawPointer(pen))
    }
    return pen.path
  }
}

/// Turns HarfBuzz' drawing calls, in font units and y growing upward, into a path.
private struct OutlinePen {
  var path = Path()
  let scale: Double

  init(scale: Double) {
    self.scale = scale
  }

  func point(_ x: Float, _ y: Float) -> Point {
    Point(x: Double(x) * scale, y: -Double(y) * scale)
  }

  /// Calls the body with the pen that HarfBuzz was given as drawing data.
  static func draw(_ data: UnsafeMutableRawPointer?, _ body: (inout OutlinePen) -> Void) {
    guard let data = unsafe data else { return }
    unsafe body(&data.assumingMemoryBound(to: OutlinePen.self).pointee)
  }
}

/// The drawing functions that all outlines use.
///
/// `@unchecked Sendable`: made immutable before anyone else sees them, and they hold no state.
@safe
private final class DrawFunctions: @unchecked Sendable {
  static let shared = DrawFunctions()

  let pointer: OpaquePointer

  private init() {
    let functions: OpaquePointer = unsafe hb_draw_funcs_create()
    unsafe pointer = functions
    unsafe hb_draw_funcs_set_move_to_func(
      functions,
      { _, data, _, x, y, _ in
        unsafe OutlinePen.draw(data) { $0.path.append(.move(to: $0.point(x, y))) }
      }, nil, nil)
    unsafe hb_draw_funcs_set_line_to_func(
      functions,
      { _, data, _, x, y, _ in
        unsafe OutlinePen.draw(data) { $0.path.append(.line(to: $0.point(x, y))) }
      }, nil, nil)
    unsafe hb_draw_funcs_set_quadratic_to_func(
      functions,
      { _, data, _, controlX, controlY, x, y, _ in
        unsafe OutlinePen.draw(data) {
          $0.path.append(.quadCurve(to: $0.point(x, y), control: $0.point(controlX, controlY)))
        }
      }, nil, nil)
    unsafe hb_draw_funcs_set_cubic_to_func(
      functions,
      { _, data, _, x1, y1, x2, y2, x, y, _ in
        unsafe OutlinePen.draw(data) {
          $0.path.append(
            .cubicCurve(
              to: $0.point(x, y), control1: $0.point(x1, y1), control2: $0.point(x2, y2)))
        }
      }, nil, nil)
    unsafe hb_draw_funcs_set_close_path_func(
      functions, { _, data, _, _ in unsafe OutlinePen.draw(data) { $0.path.append(.close) } },
      nil, nil)
    unsafe hb_draw_funcs_make_immutable(functions)
  }

  deinit {
    unsafe hb_draw_funcs_destroy(pointer)
  }
}
