public import GalleyText

/// Why a font could not be opened.
public struct FontError: Error, Sendable, Hashable {
  /// What is wrong with the font.
  public enum Reason: Sendable, Hashable {
    /// The system refused to open or map the file; the payload is its error number (`errno`).
    case unreadable(errno: Int32)
    /// The folder of the shipped fonts is at none of the places.
    case notFound(places: [String])
    /// The path leads to a directory, a pipe or a device.
    case notAFile
    /// There is not a single byte.
    case empty
    /// There are 2³² bytes or more, which no OpenType font can have.
    case tooLarge
    /// The bytes don't start as an OpenType font, a collection or a Mac font suitcase does.
    case notAFont
    /// The font is packed as WOFF or WOFF2 and must be unpacked first.
    case compressed
    /// The index is negative or not below the number of faces, which is the payload.
    case noSuchFace(count: Int)
    /// The table, or the table directory when `nil`, reaches beyond the last byte.
    case truncated(table: OpenTypeTag?)
    /// A table without which nothing can be drawn is absent or empty.
    case missingTable(OpenTypeTag)
    /// A table without which nothing can be drawn holds impossible values.
    case invalidTable(OpenTypeTag)
  }

  /// The path of the file, or the name given with the bytes.
  public let source: String
  /// The index of the face that was asked for.
  public let faceIndex: Int
  /// What is wrong.
  public let reason: Reason

  /// Creates an error that names the font, the face and the reason.
  public init(source: String, faceIndex: Int, reason: Reason) {
    self.source = source
    self.faceIndex = faceIndex
    self.reason = reason
  }
}

extension FontError: CustomStringConvertible {
  /// The font, the face if it is not the first, and the reason, on one line.
  public var description: String {
    faceIndex == 0 ? "\(source): \(reason)" : "\(source)#\(faceIndex): \(reason)"
  }
}

extension FontError.Reason: CustomStringConvertible {
  /// The reason in a few words.
  public var description: String {
    switch self {
    case .unreadable(let errno): systemMessage(errno)
    case .notFound(let places): "not found at \(places.joined(separator: ", "))"
    case .notAFile: "not a regular file"
    case .empty: "the file is empty"
    case .tooLarge: "the file is too large for a font"
    case .notAFont: "not an OpenType font"
    case .compressed: "a WOFF font must be unpacked first"
    case .noSuchFace(let count): "no such face, the file holds \(count)"
    case .truncated(let table?): "the file ends before the end of table '\(table)'"
    case .truncated(nil): "the file ends before the end of its table directory"
    case .missingTable(let table): "table '\(table)' is missing"
    case .invalidTable(let table): "table '\(table)' is invalid"
    }
  }
}
