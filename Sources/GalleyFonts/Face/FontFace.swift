import CHarfBuzz
import GalleyText
import Synchronization

/// The number of a glyph in its face; 0 is `.notdef`, drawn for what the face doesn't have.
public typealias GlyphID = UInt32

/// One face of an OpenType font file: names, style, coverage and axes, without a size.
///
/// A face is immutable and may be used from every thread at once. Opening maps the file and checks
/// its table directory; tables are read when they are first asked for. Damaged tables other than
/// the required ones (`head`, `maxp`, `cmap`) count as absent.
public final class FontFace: Sendable {
  /// The path of the file, or the name given with the bytes.
  public let source: String
  /// The index of the face in its file.
  public let index: Int
  /// The number of font units in an em, 16 to 16384 (OpenType `head`).
  public let unitsPerEm: Int
  /// The number of glyphs, at least 1 (OpenType `maxp`).
  public let glyphCount: Int
  /// The axes of a variable font in the font's order; empty for others (OpenType `fvar`).
  public let axes: [VariationAxis]

  /// The face at the default position of all axes.
  let defaultInstance: FontInstance
  let coverage = Coverage()

  let handle: HarfBuzzFace
  private let cachedNames = Mutex<FaceNames?>(nil)
  /// Instances by design coordinates, so that equal fonts share shaping data; emptied when full.
  private let instances = Mutex<[[Float]: FontInstance]>([:])
  private static let instanceLimit = 64

  /// Opens a face of a file by mapping the file into memory.
  ///
  /// The file must not be shortened while the face lives; replacing it is harmless.
  ///
  /// - Parameters:
  ///   - path: The file: TrueType, OpenType, a collection of these, or a Mac font suitcase.
  ///   - index: The face in the file, from 0.
  /// - Throws: `FontError` that names the file, the face and the reason.
  public convenience init(path: String, index: Int = 0) throws(FontError) {
    let blob = try Blob(path: path, faceIndex: index)
    try self.init(blob, source: path, index: index)
  }

  /// Opens a face of a font in memory; the bytes are copied.
  ///
  /// - Parameters:
  ///   - bytes: The content of a font file.
  ///   - name: What errors and listings call the font.
  ///   - index: The face in the file, from 0.
  /// - Throws: `FontError` that names the font, the face and the reason.
  public convenience init(bytes: [UInt8], name: String, index: Int = 0) throws(FontError) {
    let blob = try Blob(bytes: bytes, name: name, faceIndex: index)
    try self.init(blob, source: name, index: index)
  }

  init(_ blob: borrowing Blob, source: String, index: Int) throws(FontError) {
    let handle = try HarfBuzzFace(blob, source: source, index: index)
    self.source = source
    self.index = index
    self.handle = handle
    unitsPerEm = unsafe Int(hb_face_get_upem(handle.pointer))
    glyphCount = unsafe Int(hb_face_get_glyph_count(handle.pointer))
    axes = handle.axes()
    defaultInstance = FontInstance(face: handle, coordinates: [])
  }

  /// The instance at axis positions, shared by all who ask for the same.
  ///
  /// Positions are clamped to their axes; unknown axes and NaN are ignored; the last one counts.
  func instance(_ variations: [FontVariation]) -> FontInstance {
    guard !axes.isEmpty, !variations.isEmpty else { return defaultInstance }
    let defaults = axes.map { Float($0.defaultValue) }
    var coordinates = defaults
    for variation in variations where !variation.value.isNaN {
      for (position, axis) in axes.enumerated() where axis.tag == variation.tag {
        coordinates[position] = Float(min(max(variation.value, axis.minimum), axis.maximum))
      }
    }
    guard coordinates != defaults else { return defaultInstance }
    return instances.withLock { instances in
      if let known = instances[coordinates] { return known }
      if instances.count >= Self.instanceLimit { instances.removeAll(keepingCapacity: true) }
      let made = FontInstance(face: handle, coordinates: coordinates)
      instances[coordinates] = made
      return made
    }
  }

  /// The names, read at the first call.
  var names: FaceNames {
    cachedNames.withLock { cached in
      if let known = cached { return known }
      let read = FaceNames(face: handle, source: source)
      cached = read
      return read
    }
  }

  /// Lends the HarfBuzz face, which is immutable, for the length of a call.
  package func withHarfBuzzFace<R>(_ body: (OpaquePointer) throws -> R) rethrows -> R {
    try unsafe body(handle.pointer)
  }
}

extension FontFace: Hashable {
  /// Whether both are the same object; a file opened twice gives two faces.
  public static func == (left: FontFace, right: FontFace) -> Bool {
    left === right
  }

  /// Hashes the object's identity.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
