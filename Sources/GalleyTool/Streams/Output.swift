#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A buffered stream of bytes into a file descriptor; nothing is written until it is flushed.
struct Output: ~Copyable {
  private let descriptor: Int32
  /// The file that was created, which is closed in the end.
  private let path: String?
  private var bytes: [UInt8] = []
  /// Whether the next JSON value stands after another one of its object or array.
  private var needsComma = false

  /// Creates a stream into a descriptor that stays the caller's.
  init(descriptor: Int32) {
    self.descriptor = descriptor
    path = nil
  }

  /// Creates a file, or empties the one that is there.
  ///
  /// - Throws: a failure that names the file and the reason.
  init(path: String) throws(ToolError) {
    self.path = path
    descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    if descriptor < 0 { throw .failure("\(path): can't be written: \(systemReason())") }
  }

  deinit {
    if path != nil { close(descriptor) }
  }

  /// Writes a whole file.
  ///
  /// - Throws: a failure that names the file and the reason.
  static func writeFile(_ path: String, _ bytes: [UInt8]) throws(ToolError) {
    var file = try Output(path: path)
    file.bytes = bytes
    try file.flush()
  }

  /// Adds text to the buffer.
  mutating func append(_ text: String) {
    bytes.append(contentsOf: text.utf8)
  }

  /// Ends a line, and writes the buffer when it is large.
  mutating func endLine() throws(ToolError) {
    bytes.append(UInt8(ascii: "\n"))
    needsComma = false
    try flushIfLarge()
  }

  /// Writes the buffer when it is large.
  mutating func flushIfLarge() throws(ToolError) {
    if bytes.count >= 1 << 16 { try flush() }
  }

  /// Writes everything.
  ///
  /// - Throws: `closedPipe` when the reader is gone, else a failure with the system's reason.
  mutating func flush() throws(ToolError) {
    var start = 0
    while start < bytes.count {
      let count = unsafe bytes.withUnsafeBytes { buffer in
        unsafe write(descriptor, buffer.baseAddress?.advanced(by: start), buffer.count - start)
      }
      if count >= 0 {
        start += count
      } else if errno != EINTR {
        bytes.removeAll()
        throw path == nil && errno == EPIPE
          ? .closedPipe
          : .failure("\(path ?? "standard output"): can't be written: \(systemReason())")
      }
    }
    bytes.removeAll(keepingCapacity: true)
  }
}

/// JSON, written value by value: between `begin` and `end` of an object stand a key and a value in
/// turn, and commas come by themselves.
extension Output {
  mutating func beginObject() {
    separate()
    bytes.append(UInt8(ascii: "{"))
    needsComma = false
  }

  mutating func endObject() {
    bytes.append(UInt8(ascii: "}"))
    needsComma = true
  }

  mutating func beginArray() {
    separate()
    bytes.append(UInt8(ascii: "["))
    needsComma = false
  }

  mutating func endArray() {
    bytes.append(UInt8(ascii: "]"))
    needsComma = true
  }

  /// Writes a key that needs no escapes.
  mutating func key(_ key: StaticString) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    bytes.append(contentsOf: key.description.utf8)
    bytes.append(UInt8(ascii: "\""))
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  mutating func value(_ text: String) {
    separate()
    bytes.appendJSON(text)
  }

  mutating func value(_ flag: Bool) {
    separate()
    append(flag ? "true" : "false")
  }

  mutating func value(_ number: Int) {
    separate()
    append(String(number))
  }

  mutating func value(_ number: Double) {
    separate()
    bytes.appendJSON(number)
  }

  /// Writes a value as it was read.
  mutating func value(_ value: JSONValue) {
    switch value {
    case .null:
      separate()
      append("null")
    case .bool(let flag):
      self.value(flag)
    case .number(let digits):
      separate()
      append(digits)
    case .string(let text):
      self.value(text)
    case .array(let elements):
      beginArray()
      for element in elements { self.value(element) }
      endArray()
    case .object(let members):
      beginObject()
      for member in members {
        self.value(member.key)
        bytes.append(UInt8(ascii: ":"))
        needsComma = false
        self.value(member.value)
      }
      endObject()
    }
  }

  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = true
  }
}
