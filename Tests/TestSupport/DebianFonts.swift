import Foundation
public import GalleyFonts
import Synchronization

/// Faces of Debian's font packages that recorded suites name; installed by the test command.
public enum DebianFonts {
  private static let folders = [
    "/usr/share/fonts/truetype/noto", "/usr/share/fonts/opentype/noto",
  ]
  private static let cache = Mutex<[String: FontFace]>([:])

  /// Opens a face of `fonts-noto-core` or `fonts-noto-cjk`, once.
  public static func face(_ file: String) throws -> FontFace {
    try cache.withLock { cache in
      if let face = cache[file] { return face }
      let path =
        folders.map { "\($0)/\(file)" }.first { FileManager.default.fileExists(atPath: $0) } ?? file
      let face = try FontFace(path: path)
      cache[file] = face
      return face
    }
  }
}
