import GalleyBundledFonts
import GalleyFonts

/// The font collections of recent documents, so that a stream of documents opens each font once.
struct FontSets {
  /// How many different lists of fonts are kept open.
  private static let capacity = 16

  private var bundled: FontCollection?
  /// Newest first.
  private var recent: [(fonts: [FontReference], collection: FontCollection)] = []

  /// The collection of a cascade; `nil` asks for the bundled fonts.
  ///
  /// - Throws: an error that names the file: unreadable, or not a font.
  mutating func collection(_ fonts: [FontReference]?) throws(ToolError) -> FontCollection {
    do {
      guard let fonts else {
        if let bundled { return bundled }
        let collection = try FontCollection.bundled()
        bundled = collection
        return collection
      }
      if let index = recent.firstIndex(where: { $0.fonts == fonts }) {
        if index > 0 { recent.insert(recent.remove(at: index), at: 0) }
        return recent[0].collection
      }
      var faces: [FontFace] = []
      for font in fonts { faces.append(try FontFace(path: font.path, index: font.index)) }
      let collection = FontCollection(cascade: faces)
      if recent.count == Self.capacity { recent.removeLast() }
      recent.insert((fonts, collection), at: 0)
      return collection
    } catch {
      throw ToolError(error)
    }
  }
}
