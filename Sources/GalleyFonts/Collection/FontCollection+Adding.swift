extension FontCollection {
  /// Adds an open face at the end of the order.
  public func add(_ face: FontFace) {
    append([FontEntry(face)])
  }

  /// Adds every face of a file at the end of the order.
  ///
  /// - Throws: `FontError` when the file, or a face of it, can't be opened; nothing is added then.
  public func add(file path: String) throws(FontError) {
    append(try FontFace.all(path: path).map { FontEntry($0) })
  }

  /// Adds every face of a font in memory at the end of the order; the bytes are copied.
  ///
  /// - Parameters:
  ///   - bytes: The content of a font file.
  ///   - name: What errors and listings call the font.
  /// - Throws: `FontError` when a face can't be opened; nothing is added then.
  public func add(bytes: [UInt8], name: String) throws(FontError) {
    append(try FontFace.all(bytes: bytes, name: name).map { FontEntry($0) })
  }

  /// Adds the fonts of a directory and of those below it, in the order of their paths.
  ///
  /// Fonts are the files that end in `.ttf`, `.otf`, `.ttc` or `.otc`, in either case. Files that
  /// can't be opened are left out; links to directories are not followed.
  ///
  /// - Returns: why files were left out.
  /// - Throws: `FontError` when the directory can't be read.
  @discardableResult
  public func add(directory path: String) throws(FontError) -> [FontError] {
    var added: [FontEntry] = []
    var failures: [FontError] = []
    for file in try fontFiles(below: path) {
      do throws(FontError) {
        added += try FontFace.all(path: file).map { FontEntry($0) }
      } catch {
        failures.append(error)
      }
    }
    append(added)
    return failures
  }

  /// Adds faces that are opened when they are first needed.
  ///
  /// - Parameter faces: What is known of each, and the scalars it covers: hexadecimal, in capitals,
  ///   ascending, alone or as ranges, between commas, such as `20-7E,A0`.
  package func add(listed faces: [(descriptor: FontDescriptor, coverage: String)]) {
    append(faces.map { FontEntry($0.descriptor, coverage: $0.coverage) })
  }
}
