package import GalleyFonts

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The folder of the shipped fonts.
package enum BundledFonts {
  /// Finds the folder.
  ///
  /// Looks at the environment variable `GALLEY_FONTS`, then for `Fonts` beside the executable,
  /// `../share/galley/Fonts` from there, and last the source folder. A folder counts when it holds
  /// the first of the shipped fonts.
  ///
  /// - Throws: `FontError` that names the places when none of them is the folder.
  package static func directory() throws(FontError) -> String {
    let places = places()
    guard let place = places.first(where: isFontFolder) else {
      throw FontError(source: "Fonts", faceIndex: 0, reason: .notFound(places: places))
    }
    return place
  }

  /// The places in the order in which they are tried; the variable, when set, is the only one.
  private static func places() -> [String] {
    if let variable = unsafe getenv("GALLEY_FONTS") {
      return [unsafe String(cString: variable)]
    }
    var places: [String] = []
    if let folder = executable.map(parent) {
      places = ["\(folder)/Fonts", "\(folder)/../share/galley/Fonts"]
    }
    return places + [parent(of: parent(of: #filePath))]
  }

  private static func isFontFolder(_ path: String) -> Bool {
    guard let first = bundledFaces.first else { return false }
    return unsafe access("\(path)/\(first.file)", R_OK) == 0
  }

  private static func parent(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The path of the running program.
  private static var executable: String? {
    #if canImport(Darwin)
      var size: UInt32 = 0
      _ = unsafe _NSGetExecutablePath(nil, &size)
      var path = [CChar](repeating: 0, count: Int(size) + 1)
      guard unsafe _NSGetExecutablePath(&path, &size) == 0 else { return nil }
    #else
      var path = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
      guard unsafe readlink("/proc/self/exe", &path, Int(PATH_MAX)) > 0 else { return nil }
    #endif
    return String(decoding: path.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
