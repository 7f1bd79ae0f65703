import Foundation
public import GalleyFonts
import Synchronization

/// Fonts that the suites bring along.
public enum SuiteFonts {
  private static let cache = Mutex<[String: FontFace]>([:])

  /// Opens a font below the suites' folder, once.
  public static func face(_ path: String) throws -> FontFace {
    try cache.withLock { cache in
      if let face = cache[path] { return face }
      let face = try FontFace(path: Suites.url(path).path)
      cache[path] = face
      return face
    }
  }
}
