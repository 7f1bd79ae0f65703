import CHarfBuzz

extension FontFace {
  /// The family: the typographic one, else the four-style one (OpenType `name` 16, 1).
  ///
  /// English when the font has it, else the font's first language; the file's name without its
  /// ending when the font has none.
  public var familyName: String { names.family }

  /// The style within the family: the typographic one, else the four-style one (`name` 17, 2).
  ///
  /// `Regular` when the font names none.
  public var styleName: String { names.style }

  /// The family and style as one name (OpenType `name` 4); both joined when the font has none.
  public var fullName: String { names.full }

  /// The name by which PostScript and PDF know the face (OpenType `name` 6).
  ///
  /// The full name without spaces when the font has none.
  public var postScriptName: String { names.postScript }

  /// The names of the family in all languages, typographic and four-style, each once.
  package var allFamilyNames: [String] { names.families }
}

/// The names of a face (OpenType `name`).
struct FaceNames: Sendable {
  let family: String
  let style: String
  let full: String
  let postScript: String
  let families: [String]

  init(face: HarfBuzzFace, source: String) {
    let table = NameTable(face)
    let file = source.split(separator: "/").last ?? "font"
    let stem = file.split(separator: ".").first ?? file
    family = table.name(16) ?? table.name(1) ?? String(stem)
    style = table.name(17) ?? table.name(2) ?? "Regular"
    full = table.name(4) ?? "\(family) \(style)"
    postScript = table.name(6) ?? String(full.filter { $0 != " " })
    var seen: Set<String> = [family]
    families =
      [family] + (table.names(16) + table.names(1)).filter { seen.insert($0).inserted }
  }
}

/// The readable entries of a face's `name` table.
struct NameTable {
  private let face: HarfBuzzFace

  init(_ face: HarfBuzzFace) {
    self.face = face
  }

  /// A name in English, else in the first language that has it; `nil` when absent or empty.
  func name(_ id: UInt32) -> String? {
    let entries = entries(id)
    return (entries.first { $0.isEnglish } ?? entries.first)?.text
  }

  /// A name in all languages.
  func names(_ id: UInt32) -> [String] {
    entries(id).map(\.text)
  }

  private func entries(_ id: UInt32) -> [(text: String, isEnglish: Bool)] {
    var count: UInt32 = 0
    guard let list = unsafe hb_ot_name_list_names(face.pointer, &count) else { return [] }
    var result: [(text: String, isEnglish: Bool)] = []
    for index in 0..<Int(count) where unsafe list[index].name_id == id {
      let language = unsafe list[index].language
      if let text = unsafe text(id, language) {
        result.append((text, unsafe isEnglish(language)))
      }
    }
    return result
  }

  private func isEnglish(_ language: OpaquePointer?) -> Bool {
    guard let tag = unsafe hb_language_to_string(language) else { return false }
    let text = unsafe String(cString: tag)
    return text == "en" || text.hasPrefix("en-")
  }

  private func text(_ id: UInt32, _ language: OpaquePointer?) -> String? {
    let length = unsafe hb_ot_name_get_utf8(face.pointer, id, language, nil, nil)
    guard length > 0 else { return nil }
    return unsafe String(unsafeUninitializedCapacity: Int(length) + 1) { buffer in
      var size = length + 1
      return unsafe buffer.withMemoryRebound(to: CChar.self) { buffer in
        _ = unsafe hb_ot_name_get_utf8(face.pointer, id, language, &size, buffer.baseAddress)
        return Int(size)
      }
    }
  }
}
