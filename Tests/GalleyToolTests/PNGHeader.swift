import Foundation
import Testing

/// What the header of a PNG file says.
struct PNGHeader {
  /// Width and height.
  let size: [Int]

  init(_ file: URL) throws {
    let bytes = [UInt8](try Data(contentsOf: file))
    try #require(bytes.count > 24 && bytes[..<8] == [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10])
    size = [16, 20].map { start in
      bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
    }
  }
}
