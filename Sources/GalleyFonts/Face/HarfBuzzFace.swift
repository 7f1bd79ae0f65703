import CHarfBuzz
import GalleyText

/// The owner of a HarfBuzz face that has passed the checks of opening.
///
/// `@unchecked Sendable`: the face is made immutable before anyone else sees it, and HarfBuzz
/// fills the lazily read tables of an immutable face by atomic operations.
@safe
final class HarfBuzzFace: @unchecked Sendable {
  let pointer: OpaquePointer

  /// Checks the file's table directory and the required tables and makes a face of it.
  init(_ file: borrowing Blob, source: String, index: Int) throws(FontError) {
    func failure(_ reason: FontError.Reason) -> FontError {
      FontError(source: source, faceIndex: index, reason: reason)
    }
    let count = try file.faceCount(source: source, faceIndex: index)
    guard index >= 0, index < count else { throw failure(.noSuchFace(count: count)) }
    if let reason = file.directoryFault(faceIndex: index) { throw failure(reason) }
    guard let face = unsafe hb_face_create(file.pointer, UInt32(index)) else {
      throw failure(.notAFont)
    }
    unsafe pointer = face
    unsafe hb_face_make_immutable(face)
    for tag: OpenTypeTag in ["head", "maxp", "cmap"] where table(tag).count == 0 {
      throw failure(.missingTable(tag))
    }
    // OpenType `head`: unitsPerEm is 16 to 16384. HarfBuzz would replace other values by 1000.
    guard let unitsPerEm = table("head").uint16(at: 18), (16...16384).contains(unitsPerEm) else {
      throw failure(.invalidTable("head"))
    }
    guard unsafe hb_face_get_glyph_count(face) > 0 else { throw failure(.invalidTable("maxp")) }
  }

  deinit {
    unsafe hb_face_destroy(pointer)
  }

  /// The bytes of a table; none when it is absent.
  func table(_ tag: OpenTypeTag) -> Blob {
    unsafe Blob(owning: hb_face_reference_table(pointer, tag.rawValue))
  }
}

extension Blob {
  private static let collection = OpenTypeTag("ttcf").rawValue
  private static let suitcase: UInt32 = 0x0000_0100
  private static let signatures: Set<UInt32> = [
    0x0001_0000, OpenTypeTag("OTTO").rawValue, OpenTypeTag("true").rawValue,
    OpenTypeTag("typ1").rawValue, collection, suitcase,
  ]
  private static let compressed: Set<UInt32> = [
    OpenTypeTag("wOFF").rawValue, OpenTypeTag("wOF2").rawValue,
  ]

  /// The number of faces in a font file, at least 1.
  func faceCount(source: String, faceIndex: Int) throws(FontError) -> Int {
    guard let signature = uint32(at: 0), Self.signatures.contains(signature) else {
      let isCompressed = uint32(at: 0).map(Self.compressed.contains) ?? false
      throw FontError(
        source: source, faceIndex: faceIndex, reason: isCompressed ? .compressed : .notAFont)
    }
    // HarfBuzz counts none when the header is cut short.
    let count = unsafe Int(hb_face_count(pointer))
    guard count > 0 else {
      throw FontError(source: source, faceIndex: faceIndex, reason: .truncated(table: nil))
    }
    return count
  }

  /// The first fault of a face's table directory (OpenType, "Table Directory"); `nil` if sound.
  ///
  /// A Mac font suitcase keeps its directory elsewhere and is left to HarfBuzz' own checks.
  fileprivate func directoryFault(faceIndex: Int) -> FontError.Reason? {
    let signature = uint32(at: 0)
    if signature == Self.suitcase { return nil }
    var start = 0
    if signature == Self.collection {
      guard let offset = uint32(at: 12 + 4 * faceIndex) else { return .truncated(table: nil) }
      start = Int(offset)
    }
    guard let tableCount = uint16(at: start + 4) else { return .truncated(table: nil) }
    for record in 0..<Int(tableCount) {
      let place = start + 12 + 16 * record
      guard let tag = uint32(at: place), let offset = uint32(at: place + 8),
        let length = uint32(at: place + 12)
      else { return .truncated(table: nil) }
      if Int(offset) + Int(length) > count {
        return .truncated(table: OpenTypeTag(rawValue: tag))
      }
    }
    return nil
  }
}
