import CHarfBuzz
import GalleyText
import Synchronization

/// A face at one position of its axes: the owner of a HarfBuzz font whose scale is one unit each.
///
/// `@unchecked Sendable`: the font is made immutable before anyone else sees it, and HarfBuzz'
/// OpenType functions read it and cache advances by atomic operations.
@safe
final class FontInstance: @unchecked Sendable {
  /// The position on every axis of the face in its own units; empty for the default position.
  let coordinates: [Float]
  /// A number that no other instance of this process ever has.
  let id: Int
  let metrics: MetricsByRule
  private let font: HarfBuzzFont

  private static let lastID = Atomic<Int>(0)

  init(face: HarfBuzzFace, coordinates: [Float]) {
    let font = HarfBuzzFont(face: face, coordinates: coordinates)
    metrics = unsafe MetricsReader(face: face, font: font.pointer).metricsByRule()
    self.font = font
    self.coordinates = coordinates
    id = Self.lastID.add(1, ordering: .relaxed).newValue
  }

  /// The HarfBuzz font, alive as long as the instance.
  var pointer: OpaquePointer { unsafe font.pointer }
}

/// The owner of a HarfBuzz font that is immutable from the start.
@safe
struct HarfBuzzFont: ~Copyable {
  let pointer: OpaquePointer

  /// Makes a font with the OpenType functions and a scale of one unit a font unit.
  ///
  /// - Parameters:
  ///   - face: The face.
  ///   - coordinates: The position on every axis; empty for the default position.
  ///   - pixelsPerEm: The resolution that chooses among bitmap strikes; 0 for the largest strike.
  init(face: HarfBuzzFace, coordinates: [Float] = [], pixelsPerEm: UInt32 = 0) {
    unsafe pointer = hb_font_create(face.pointer)
    unsafe hb_ot_font_set_funcs(pointer)
    let scale = unsafe Int32(hb_face_get_upem(face.pointer))
    unsafe hb_font_set_scale(pointer, scale, scale)
    unsafe hb_font_set_ppem(pointer, pixelsPerEm, pixelsPerEm)
    if !coordinates.isEmpty {
      unsafe hb_font_set_var_coords_design(pointer, coordinates, UInt32(coordinates.count))
    }
    unsafe hb_font_make_immutable(pointer)
  }

  deinit {
    unsafe hb_font_destroy(pointer)
  }
}
