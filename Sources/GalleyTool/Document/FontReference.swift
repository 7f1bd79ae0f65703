/// A font file and a face inside, written `path` or `path#face`.
struct FontReference: Sendable, Hashable {
  /// The file, relative to the working folder.
  var path: String
  /// The face of a collection, from 0.
  var index = 0

  /// Reads the notation; a `#` that no number follows belongs to the path.
  init?(_ text: String) {
    path = text
    if let sign = text.lastIndex(of: "#") {
      let digits = text[text.index(after: sign)...]
      if !digits.isEmpty, digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }) {
        guard let face = Int(digits) else { return nil }
        path = String(text[..<sign])
        index = face
      }
    }
    if path.isEmpty || path.utf8.contains(0) { return nil }
  }
}
