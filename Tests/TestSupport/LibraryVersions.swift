import CFreeType
import CFriBidi
import CHarfBuzz
import GalleyShaping

/// The versions of the C libraries that the tests run with.
public enum LibraryVersions {
  /// The names and versions on one line; HarfBuzz's at run time, the others' as compiled.
  public static var description: String {
    var (major, minor, micro): (UInt32, UInt32, UInt32) = (0, 0, 0)
    unsafe hb_version(&major, &minor, &micro)
    return """
      HarfBuzz \(major).\(minor).\(micro), \
      FreeType \(FREETYPE_MAJOR).\(FREETYPE_MINOR).\(FREETYPE_PATCH), \
      FriBidi \(FRIBIDI_VERSION), ICU \(DictionaryBreaker.libraryVersion)
      """
  }
}
