#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file or standard input, read in chunks; closed when it goes out of use.
struct Input: ~Copyable {
  /// What messages call it; `nil` for standard input.
  let name: String?
  private let descriptor: Int32
  private var buffer: [UInt8] = []
  /// Where the unread bytes start.
  private var position = 0
  /// Up to where no newline stands.
  private var searched = 0
  private var isAtEnd = false

  /// Opens a file; `nil` and `-` mean standard input.
  ///
  /// - Throws: an unreadable-file error that names the file and the reason.
  init(path: String?) throws(ToolError) {
    guard let path, path != "-" else {
      name = nil
      descriptor = STDIN_FILENO
      return
    }
    name = path
    descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
    if descriptor < 0 {
      throw .unreadableFile("\(path): can't be read: \(systemReason())")
    }
  }

  deinit {
    if descriptor > STDIN_FILENO { close(descriptor) }
  }

  /// Everything up to the end.
  mutating func readAll() throws(ToolError) -> [UInt8] {
    while !isAtEnd { try readChunk() }
    return Array(buffer[position...])
  }

  /// Whether the next line can be had without waiting for more input.
  var hasLine: Bool {
    mutating get {
      while searched < buffer.count {
        if buffer[searched] == UInt8(ascii: "\n") { return true }
        searched += 1
      }
      return isAtEnd
    }
  }

  /// Puts the next line, without its newline, in place of what `line` held.
  ///
  /// - Returns: whether there was one; a last line may lack the newline.
  mutating func readLine(into line: inout [UInt8]) throws(ToolError) -> Bool {
    while !hasLine { try readChunk() }
    line.removeAll(keepingCapacity: true)
    if position == buffer.count { return false }
    line.append(contentsOf: buffer[position..<searched])
    position = min(searched + 1, buffer.count)
    searched = position
    return true
  }

  private mutating func readChunk() throws(ToolError) {
    buffer.removeFirst(position)
    searched -= position
    position = 0
    let chunkSize = max(1 << 16, buffer.count)
    let start = buffer.count
    buffer.append(contentsOf: repeatElement(0, count: chunkSize))
    var count: Int
    repeat {
      count = unsafe buffer.withUnsafeMutableBytes { bytes in
        unsafe read(descriptor, bytes.baseAddress?.advanced(by: start), chunkSize)
      }
    } while count < 0 && errno == EINTR
    let reason = count < 0 ? systemReason() : ""
    buffer.removeLast(chunkSize - max(count, 0))
    if count < 0 {
      throw .unreadableFile("\(name ?? "standard input"): can't be read: \(reason)")
    }
    if count == 0 { isAtEnd = true }
  }
}

/// The system's words for the last failed call.
func systemReason() -> String {
  guard let text = unsafe strerror(errno) else { return "error \(errno)" }
  return unsafe String(cString: text)
}
