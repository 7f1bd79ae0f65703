import GalleyBundledFonts
import GalleyFonts

/// `galley fonts`: the faces of a collection.
enum FontsCommand: Command {
  static let name = "fonts"
  static let summary = "the faces of the bundled fonts, or of files and folders"
  static let help = """
    [FILE|FOLDER…]

    Lists the faces of font files and of folders with font files; without any, those of the
    bundled fonts in the order of their cascade. A line tells, with tabs between: family, style,
    weight, width in percent, slant, PostScript name, and file with #face unless it is the first.
    """
  static let options = Arguments.Options()

  static func run(_ arguments: Arguments, output: inout Output) throws(ToolError) {
    var broken: [FontError] = []
    let collection = try collection(arguments.operands, broken: &broken)
    for face in collection.faces {
      let file = face.faceIndex == 0 ? face.source : "\(face.source)#\(face.faceIndex)"
      let columns = [
        face.familyName, face.styleName, face.weight.shortest, face.width.shortest,
        "\(face.slant)", face.postScriptName, file,
      ]
      output.append(columns.map(\.onOneLine).joined(separator: "\t"))
      try output.endLine()
    }
    if let first = broken.first {
      throw .badInput("files that can't be opened: \(broken.count), the first is \(first)")
    }
  }

  private static func collection(
    _ paths: [String], broken: inout [FontError]
  ) throws(ToolError) -> FontCollection {
    do {
      if paths.isEmpty { return try FontCollection.bundled() }
      let collection = FontCollection()
      for path in paths { broken += try collection.add(fileOrFolder: path) }
      return collection
    } catch {
      throw ToolError(error)
    }
  }
}

extension FontCollection {
  /// Adds a font file, or the font files of a folder; gives the errors of those in a folder.
  fileprivate func add(fileOrFolder path: String) throws(FontError) -> [FontError] {
    do {
      try add(file: path)
      return []
    } catch {
      guard case .notAFile = error.reason else { throw error }
      return try add(directory: path)
    }
  }
}

extension Double {
  /// The number without a fraction where it has none.
  fileprivate var shortest: String {
    Int(exactly: self).map { String($0) } ?? description
  }
}
