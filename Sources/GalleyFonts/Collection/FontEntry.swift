import GalleyText
import Synchronization

/// A face of a collection: open, or listed with its coverage and opened at the first need.
final class FontEntry: Sendable {
  let descriptor: FontDescriptor
  /// The family's name in lower case.
  let familyKey: String
  /// The family's names in all languages, in lower case.
  let familyKeys: [String]

  private let openFace: FontFace?
  /// Hexadecimal scalars and ranges between commas, of a face that is not opened yet.
  private let listing: String
  private let listed = Coverage()
  private let lateFace = Mutex<Result<FontFace, FontError>?>(nil)

  init(_ face: FontFace) {
    descriptor = FontDescriptor(face)
    familyKey = descriptor.familyName.lowercased()
    familyKeys = face.allFamilyNames.map { $0.lowercased() }
    openFace = face
    listing = ""
  }

  init(_ descriptor: FontDescriptor, coverage: String) {
    self.descriptor = descriptor
    familyKey = descriptor.familyName.lowercased()
    familyKeys = [familyKey]
    openFace = nil
    listing = coverage
  }

  /// Whether the face has a glyph for a scalar, told without opening it.
  func covers(_ scalar: Unicode.Scalar) -> Bool {
    if let openFace { return openFace.covers(scalar) }
    return listed.contains(scalar.value) { scalarRanges(listing) }
  }

  /// The face, opened now if it wasn't; the last resort when that fails.
  var face: FontFace {
    if let openFace { return openFace }
    return lateFace.withLock { face in
      let opened = face ?? Self.open(descriptor)
      face = opened
      switch opened {
      case .success(let face): return face
      case .failure: return .lastResort
      }
    }
  }

  private static func open(_ descriptor: FontDescriptor) -> Result<FontFace, FontError> {
    do throws(FontError) {
      return .success(try FontFace(path: descriptor.source, index: descriptor.faceIndex))
    } catch {
      return .failure(error)
    }
  }

  var isOpen: Bool {
    openFace != nil || lateFace.withLock { $0 != nil }
  }

  /// Why the face couldn't be opened, once that was tried.
  var failure: FontError? {
    lateFace.withLock { face in
      if case .failure(let error) = face { error } else { nil }
    }
  }
}

/// Reads hexadecimal scalars and ranges in capitals between commas, such as `20-7E,A0`.
func scalarRanges(_ listing: String) -> [ClosedRange<UInt32>] {
  var ranges: [ClosedRange<UInt32>] = []
  var first: UInt32?
  var value: UInt32 = 0
  for byte in listing.utf8 {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      value = value << 4 | UInt32(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "A")...UInt8(ascii: "F"):
      value = value << 4 | UInt32(byte - UInt8(ascii: "A") + 10)
    case UInt8(ascii: "-"):
      first = value
      value = 0
    case UInt8(ascii: ","):
      ranges.append((first ?? value)...value)
      first = nil
      value = 0
    default:
      preconditionFailure("scalarRanges: byte \(byte) in a listing of scalars")
    }
  }
  if !listing.isEmpty { ranges.append((first ?? value)...value) }
  return ranges
}

extension FontFace {
  /// The face of an empty collection, and in place of one that can't be opened: only `.notdef`.
  static let lastResort: FontFace = {
    do throws(FontError) {
      return try FontFace(bytes: lastResortFont, name: "last resort")
    } catch {
      fatalError("The built-in last resort font is damaged: \(error)")
    }
  }()
}
