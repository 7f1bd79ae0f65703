extension FontFace {
  /// The number of faces in a file: 1, or more for a collection.
  ///
  /// - Throws: `FontError` when the file can't be read or is no font.
  public static func count(path: String) throws(FontError) -> Int {
    try Blob(path: path, faceIndex: 0).faceCount(source: path, faceIndex: 0)
  }

  /// The number of faces in a font in memory: 1, or more for a collection.
  ///
  /// - Throws: `FontError` when the bytes are no font.
  public static func count(bytes: [UInt8], name: String) throws(FontError) -> Int {
    try Blob(bytes: bytes, name: name, faceIndex: 0).faceCount(source: name, faceIndex: 0)
  }

  /// Opens every face of a file; they share one mapping.
  ///
  /// - Throws: `FontError` of the first face that can't be opened.
  public static func all(path: String) throws(FontError) -> [FontFace] {
    try all(in: Blob(path: path, faceIndex: 0), source: path)
  }

  /// Opens every face of a font in memory; they share one copy of the bytes.
  ///
  /// - Throws: `FontError` of the first face that can't be opened.
  public static func all(bytes: [UInt8], name: String) throws(FontError) -> [FontFace] {
    try all(in: Blob(bytes: bytes, name: name, faceIndex: 0), source: name)
  }

  private static func all(
    in blob: borrowing Blob, source: String
  ) throws(FontError) -> [FontFace] {
    let count = try blob.faceCount(source: source, faceIndex: 0)
    var faces: [FontFace] = []
    faces.reserveCapacity(count)
    for index in 0..<count {
      faces.append(try FontFace(blob, source: source, index: index))
    }
    return faces
  }
}
