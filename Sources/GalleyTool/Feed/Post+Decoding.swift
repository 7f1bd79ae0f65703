import GalleyFeed

extension Post {
  /// Reads a post: all but the text may be missing, and keys of no meaning here are passed over, so
  /// that whatever a service stores can be shown.
  ///
  /// - Parameter id: the id of a post that has none.
  init(_ root: Field, id: String) throws(ToolError) {
    self.init(id: id, text: "")
    var text: String?
    for (key, field) in try root.members() {
      switch key {
      case "id": self.id = try field.identifier() ?? id
      case "name": name = try field.string()
      case "time": time = try field.string()
      case "source": source = try field.string()
      case "text": text = try field.string()
      case "reposts": reposts = try field.count()
      case "comments": comments = try field.count()
      case "images": images = try field.count()
      case "quote": quote = field.isNull ? nil : try Quote(field)
      default: break
      }
    }
    guard let text else { throw root.missing("text") }
    self.text = text
  }
}

extension Post.Quote {
  fileprivate init(_ root: Field) throws(ToolError) {
    self.init(text: "")
    var text: String?
    for (key, field) in try root.members() {
      switch key {
      case "name": name = try field.string()
      case "text": text = try field.string()
      case "images": images = try field.count()
      default: break
      }
    }
    guard let text else { throw root.missing("text") }
    self.text = text
  }
}

extension Field {
  fileprivate func count() throws(ToolError) -> Int {
    try integer(Int.self, in: 0...1_000_000_000)
  }

  /// A string or a number as text; `nil` for null.
  fileprivate func identifier() throws(ToolError) -> String? {
    switch value {
    case .null: nil
    case .string(let text), .number(let text): text
    default: throw mismatch("a string or a number")
    }
  }
}
