/// Why a document could not be read, and the `id` to answer with.
struct DocumentError: Error {
  /// The document's id, null when it could not be read.
  var id: JSONValue
  /// What the user reads.
  var error: ToolError
}

/// Something that is read from one JSON text, and answered.
protocol JSONDocument {
  /// What the answer repeats; null when the document has none.
  var id: JSONValue { get }
  /// Reads the object.
  init(_ root: Field) throws(ToolError)
}

extension JSONDocument {
  /// Reads a document from a JSON text; keys that the format does not have are errors.
  ///
  /// - Throws: an error that names the key and the value, or the line and column of a syntax error.
  init(json bytes: [UInt8]) throws(DocumentError) {
    let value: JSONValue
    do {
      value = try JSONParser.parse(bytes)
    } catch {
      throw DocumentError(id: error.id, error: ToolError(error, in: bytes))
    }
    do {
      try self.init(Field(path: "", value: value))
    } catch {
      throw DocumentError(id: Self.id(of: value), error: error)
    }
  }

  /// The id of a document that may be wrong.
  private static func id(of value: JSONValue) -> JSONValue {
    guard case .object(let members) = value,
      let id = members.first(where: { $0.key == "id" })?.value, id.isScalar
    else { return .null }
    return id
  }
}

extension ToolError {
  /// A fault of a JSON text, with its line and column.
  init(_ error: JSONSyntaxError, in bytes: [UInt8]) {
    let place = TextPlace(of: error.offset, in: bytes)
    self = .badInput(
      "invalid JSON at line \(place.line), column \(place.column): \(error.reason)")
  }
}

/// A place in a text as people count: lines and characters from 1.
struct TextPlace {
  var line = 1
  var column = 1

  init(of offset: Int, in bytes: [UInt8]) {
    for byte in bytes.prefix(offset) {
      if byte == UInt8(ascii: "\n") {
        line += 1
        column = 1
      } else if byte & 0xC0 != 0x80 {
        column += 1
      }
    }
  }
}

extension JSONDocument {
  /// Reads the only document of a file, or of standard input.
  static func read(path: String?) throws(ToolError) -> Self {
    var input = try Input(path: path)
    let bytes = try input.readAll()
    do {
      return try Self(json: bytes)
    } catch {
      guard let name = input.name else { throw error.error }
      throw error.error.inFile(name)
    }
  }
}
