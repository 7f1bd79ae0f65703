public import GalleyText

extension FontCollection {
  /// The font that a request means: its first known family's best face, else the first family's.
  ///
  /// A name matches a family in any language of the font, else a face's full or PostScript name;
  /// upper and lower case are the same. Within the family the face is chosen by width, then slant,
  /// then weight (CSS Fonts 4 §5.2); the axes of a variable font are set to what the request asks.
  ///
  /// - Returns: `nil` when the collection is empty.
  public func match(_ request: FontRequest) -> Font? {
    let request = request.normalized
    return Self.order(entries, for: request).first?.font(for: request)
  }

  /// All faces in the order in which they are tried.
  ///
  /// The wanted families come first, then the others in the collection's order: of each family the
  /// faces that match the style best. The faces that are left follow in the collection's order.
  static func order(_ entries: [FontEntry], for request: FontRequest) -> [FontEntry] {
    var order: [Int] = []
    var isListed = [Bool](repeating: false, count: entries.count)
    func list(_ indices: [Int]) {
      let distances = indices.map { entries[$0].descriptor.distance(to: request) }
      guard let best = distances.min() else { return }
      for (index, distance) in zip(indices, distances) where distance == best && !isListed[index] {
        isListed[index] = true
        order.append(index)
      }
    }
    for name in request.families {
      list(indices(of: name.lowercased(), in: entries))
    }
    var keys: [String] = []
    var families: [String: [Int]] = [:]
    for (index, entry) in entries.enumerated() {
      if families[entry.familyKey] == nil { keys.append(entry.familyKey) }
      families[entry.familyKey, default: []].append(index)
    }
    for key in keys {
      list(families[key, default: []])
    }
    order += entries.indices.filter { !isListed[$0] }
    return order.map { entries[$0] }
  }

  /// The faces that a name in lower case means.
  private static func indices(of name: String, in entries: [FontEntry]) -> [Int] {
    let family = entries.indices.filter { entries[$0].familyKeys.contains(name) }
    if !family.isEmpty { return family }
    return entries.indices.filter { index in
      let face = entries[index].descriptor
      return face.postScriptName.lowercased() == name || face.fullName.lowercased() == name
    }
  }
}

extension FontEntry {
  /// The face at the request's size and axis positions.
  func font(for request: FontRequest) -> Font {
    Font(face: face, size: request.size, variations: descriptor.variations(for: request))
  }
}
