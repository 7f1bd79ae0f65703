import CHarfBuzz
public import GalleyText

/// A face at a size and at a position of its axes: what glyphs are measured and drawn with.
///
/// Immutable and cheap to copy. All distances are points; y grows downward from the baseline.
public struct Font: Sendable {
  /// The face.
  public let face: FontFace
  /// The size of the em, in points; never negative, never infinite.
  public let size: Double
  /// The factor from font units to points: `size / unitsPerEm`.
  public let scale: Double

  let instance: FontInstance

  /// Makes a font of a face.
  ///
  /// - Parameters:
  ///   - face: The face.
  ///   - size: The em, in points; NaN, negative sizes and infinity count as 0.
  ///   - variations: Axis positions, clamped to the axes. Axes not named stay at their default,
  ///     axes the face doesn't have and NaN are ignored; of positions on one axis the last counts.
  public init(face: FontFace, size: Double, variations: [FontVariation] = []) {
    self.init(face: face, instance: face.instance(variations), size: size)
  }

  private init(face: FontFace, instance: FontInstance, size: Double) {
    self.face = face
    self.instance = instance
    self.size = size.isFinite && size > 0 ? size : 0
    scale = self.size / Double(face.unitsPerEm)
  }

  /// The same face and axis positions at another size; NaN, negative sizes and infinity count as 0.
  public func withSize(_ size: Double) -> Font {
    Font(face: face, instance: instance, size: size)
  }

  /// The axis positions that differ from the default, in the face's order.
  public var variations: [FontVariation] {
    zip(face.axes, instance.coordinates).compactMap { axis, coordinate in
      coordinate == Float(axis.defaultValue) ? nil : FontVariation(axis.tag, Double(coordinate))
    }
  }

  /// The number of font units in an em.
  public var unitsPerEm: Int { face.unitsPerEm }

  /// The metrics in points, at the font's axis positions (OpenType `MVAR`).
  public var metrics: FontMetrics {
    instance.metrics.automatic.scaled(by: scale)
  }

  /// The metrics in points by a rule; one whose table is absent or all 0 gives way to `automatic`.
  public func metrics(_ rule: FontMetricsRule) -> FontMetrics {
    instance.metrics[rule].scaled(by: scale)
  }

  /// A number that is equal for fonts of one face and one axis position, whatever their size.
  ///
  /// It is never used again for another, so caches of shaped glyphs in font units may keep it.
  package var instanceID: Int { instance.id }

  /// Lends the HarfBuzz font for the length of a call.
  ///
  /// It is immutable, has HarfBuzz' OpenType functions, and its scale is the face's unitsPerEm.
  package func withHarfBuzzFont<R>(_ body: (OpaquePointer) throws -> R) rethrows -> R {
    try unsafe body(instance.pointer)
  }
}

extension Font: Hashable {
  /// Whether face, size and axis positions are the same.
  public static func == (left: Font, right: Font) -> Bool {
    left.face === right.face && left.size == right.size
      && (left.instance === right.instance
        || left.instance.coordinates == right.instance.coordinates)
  }

  /// Hashes face, size and axis positions.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(face)
    hasher.combine(size)
    hasher.combine(instance.coordinates)
  }
}
