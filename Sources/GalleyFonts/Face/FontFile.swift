import CHarfBuzz

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The system's words for an error number.
func systemMessage(_ code: Int32) -> String {
  guard let text = unsafe strerror(code) else { return "error \(code)" }
  return unsafe String(cString: text)
}

/// A read-only mapping of a whole file; a blob keeps it alive and its end unmaps it.
@safe
private final class MappedFile {
  let start: UnsafeMutableRawPointer
  let length: Int

  init(start: UnsafeMutableRawPointer, length: Int) {
    unsafe self.start = start
    self.length = length
  }

  deinit {
    unsafe munmap(start, length)
  }
}

extension Blob {
  /// Maps a file into memory.
  ///
  /// The file must not shrink while a face uses it: as with every mapped file, reading behind its
  /// new end would stop the process. Replacing it by another file of the same name is harmless.
  init(path: String, faceIndex: Int) throws(FontError) {
    func failure(_ reason: FontError.Reason) -> FontError {
      FontError(source: path, faceIndex: faceIndex, reason: reason)
    }
    // A C string would end at the first zero byte and name another file.
    guard !path.utf8.contains(0) else { throw failure(.unreadable(errno: ENOENT)) }
    // O_NONBLOCK: opening a pipe must not wait for its writer.
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw failure(.unreadable(errno: errno)) }
    defer { close(descriptor) }
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else { throw failure(.unreadable(errno: errno)) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw failure(.notAFile) }
    guard status.st_size > 0 else { throw failure(.empty) }
    guard let length = UInt32(exactly: status.st_size) else { throw failure(.tooLarge) }
    guard
      let start = unsafe mmap(nil, Int(length), PROT_READ, MAP_PRIVATE, descriptor, 0),
      unsafe start != MAP_FAILED
    else { throw failure(.unreadable(errno: errno)) }
    let file = unsafe Unmanaged.passRetained(MappedFile(start: start, length: Int(length)))
    // When it fails, HarfBuzz has called the destroy function already.
    let blob = unsafe hb_blob_create_or_fail(
      start.assumingMemoryBound(to: CChar.self), length, HB_MEMORY_MODE_READONLY, file.toOpaque()
    ) { file in
      if let file = unsafe file { unsafe Unmanaged<MappedFile>.fromOpaque(file).release() }
    }
    guard let blob = unsafe blob else { throw failure(.unreadable(errno: ENOMEM)) }
    unsafe self.init(owning: blob)
  }

  /// Copies bytes.
  init(bytes: [UInt8], name: String, faceIndex: Int) throws(FontError) {
    func failure(_ reason: FontError.Reason) -> FontError {
      FontError(source: name, faceIndex: faceIndex, reason: reason)
    }
    guard !bytes.isEmpty else { throw failure(.empty) }
    guard let length = UInt32(exactly: bytes.count) else { throw failure(.tooLarge) }
    let blob = unsafe bytes.withUnsafeBytes { buffer in
      unsafe hb_blob_create_or_fail(
        buffer.baseAddress?.assumingMemoryBound(to: CChar.self), length, HB_MEMORY_MODE_DUPLICATE,
        nil, nil)
    }
    guard let blob = unsafe blob else { throw failure(.unreadable(errno: ENOMEM)) }
    unsafe self.init(owning: blob)
  }
}
