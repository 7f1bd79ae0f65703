import CHarfBuzz

/// An owned reference to an immutable HarfBuzz blob, given back when the value dies.
///
/// Numbers are big-endian as in every OpenType table; reading outside the bytes answers `nil`.
@safe
struct Blob: ~Copyable {
  let pointer: OpaquePointer
  private let bytes: UnsafeRawBufferPointer

  /// Takes over one reference to a blob.
  init(owning pointer: OpaquePointer) {
    unsafe hb_blob_make_immutable(pointer)
    var length: UInt32 = 0
    let data = unsafe hb_blob_get_data(pointer, &length)
    unsafe self.pointer = pointer
    unsafe bytes = UnsafeRawBufferPointer(start: data, count: data == nil ? 0 : Int(length))
  }

  deinit {
    unsafe hb_blob_destroy(pointer)
  }

  var count: Int { unsafe bytes.count }

  /// A copy of all bytes.
  var array: [UInt8] { unsafe Array(bytes) }

  func uint8(at offset: Int) -> UInt8? {
    guard offset >= 0, offset < count else { return nil }
    return unsafe bytes[offset]
  }

  func uint16(at offset: Int) -> UInt16? {
    guard offset >= 0, offset <= count - 2 else { return nil }
    return unsafe UInt16(bigEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt16.self))
  }

  func int16(at offset: Int) -> Int16? {
    uint16(at: offset).map { Int16(bitPattern: $0) }
  }

  func uint32(at offset: Int) -> UInt32? {
    guard offset >= 0, offset <= count - 4 else { return nil }
    return unsafe UInt32(bigEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
  }
}
