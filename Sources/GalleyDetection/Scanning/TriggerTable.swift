/// The bytes that a scan stops at, each with the number of what to do there.
///
/// A class, since a structure of this size is costly to copy.
final class TriggerTable: Sendable {
  /// The number of each byte; 0 for bytes that are passed.
  private let numbers: InlineArray<256, UInt8>
  /// Whether so few bytes have a number that 16 at a time are compared with each of them.
  private let areFew: Bool
  private let first: SIMD16<UInt8>
  private let second: SIMD16<UInt8>
  private let third: SIMD16<UInt8>
  private let fourth: SIMD16<UInt8>

  init(_ numbers: InlineArray<256, UInt8>) {
    self.numbers = numbers
    let bytes = (UInt8.min...UInt8.max).filter { numbers[Int($0)] != 0 }
    areFew = (1...4).contains(bytes.count)
    func lanes(_ index: Int) -> SIMD16<UInt8> {
      SIMD16(repeating: bytes.isEmpty ? 0 : bytes[min(index, bytes.count - 1)])
    }
    (first, second, third, fourth) = (lanes(0), lanes(1), lanes(2), lanes(3))
  }

  /// The number of a byte.
  @inline(__always)
  subscript(byte: UInt8) -> Int { Int(numbers[Int(byte)]) }

  /// The first offset at or behind another whose byte has a number; the text's end without one.
  @inline(__always)
  func next(in text: Span<UInt8>, from start: Int) -> Int {
    var offset = start
    if areFew {
      let bytes = unsafe text.bytes
      while offset + 16 <= text.count {
        let block = unsafe bytes.unsafeLoadUnaligned(
          fromByteOffset: offset, as: SIMD2<UInt64>.self)
        let found = mask(unsafe unsafeBitCast(block, to: SIMD16<UInt8>.self))
        let low = UInt64(littleEndian: found[0])
        if low != 0 { return offset + low.trailingZeroBitCount / 8 }
        let high = UInt64(littleEndian: found[1])
        if high != 0 { return offset + 8 + high.trailingZeroBitCount / 8 }
        offset += 16
      }
    }
    while offset < text.count && numbers[Int(text[offset])] == 0 { offset += 1 }
    return offset
  }

  /// Which of 16 bytes have a number, with all bits of their lanes.
  @inline(__always)
  private func mask(_ block: SIMD16<UInt8>) -> SIMD2<UInt64> {
    let found =
      (block .== first) .| (block .== second) .| (block .== third) .| (block .== fourth)
    return unsafe unsafeBitCast(found, to: SIMD2<UInt64>.self)
  }
}
