import Foundation
import GalleyText
import TestSupport
import Testing

@testable import GalleyRaster

@Suite("PNG")
struct PNGTests {
  private func gradient() throws -> Bitmap {
    var bitmap = try Bitmap(width: 16, height: 16)
    for y in 0..<16 {
      for x in 0..<16 {
        let color = Color(
          red: UInt8(x * 17), green: UInt8(y * 17), blue: 99, alpha: y < 8 ? 255 : UInt8(x * 17))
        bitmap.fill(Rect(x: Double(x), y: Double(y), width: 1, height: 1), with: color)
      }
    }
    return bitmap
  }

  @Test("A picture comes back as it was written")
  func roundTrip() throws {
    let picture = try gradient()
    let data = try picture.pngData()
    #expect(data.prefix(8) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    #expect(try Bitmap(png: data) == picture)
    #expect(try picture.pngData() == data)
  }

  @Test("A file holds the same bytes as the data")
  func file() throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("galley-\(UUID().uuidString).png")
    defer { try? FileManager.default.removeItem(at: url) }
    let picture = try gradient()
    try picture.writePNG(to: url.path)
    #expect(try [UInt8](Data(contentsOf: url)) == picture.pngData())
  }

  @Test("An error names the file that cannot be written")
  func unwritable() throws {
    let path = "/nowhere/at/all.png"
    let error = #expect(throws: RasterError.self) { try gradient().writePNG(to: path) }
    #expect(error?.description.contains(path) == true)
  }

  @Test("An empty bitmap has no PNG")
  func empty() throws {
    let bitmap = try Bitmap(width: 0, height: 5)
    #expect(throws: RasterError.self) { try bitmap.pngData() }
  }

  @Test("Data cut short anywhere is refused")
  func truncated() throws {
    let data = try gradient().pngData()
    for count in stride(from: 0, to: data.count - 12, by: 3) {
      let error = #expect(throws: RasterError.self) {
        try Bitmap(png: Array(data.prefix(count)), name: "emoji")
      }
      #expect(error?.description.hasPrefix("emoji: cannot be read as PNG: ") == true)
    }
  }

  @Test("Damaged data is refused or read, never trusted")
  func damaged() throws {
    let data = try gradient().pngData()
    var generator = SeededGenerator(seed: 99)
    for _ in 0..<2000 {
      var damaged = data
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let index = Int.random(in: 8..<data.count, using: &generator)
        damaged[index] = UInt8.random(in: 0...255, using: &generator)
      }
      _ = try? Bitmap(png: damaged)
    }
  }

  @Test("A header that asks for too much is refused before anything is allocated")
  func bomb() throws {
    // IHDR of 60,000 by 60,000 pixels with its right checksum, and nothing behind.
    let bytes: [UInt8] =
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
      + [0, 0, 0xEA, 0x60, 0, 0, 0xEA, 0x60, 8, 6, 0, 0, 0] + checksum + [0, 0, 0, 0]
      + [0x49, 0x44, 0x41, 0x54, 0x35, 0xAF, 0x06, 0x1E]
    #expect(throws: RasterError.sizeOutOfBounds(width: 60000, height: 60000)) {
      try Bitmap(png: bytes)
    }
  }

  /// The CRC-32 of the header above.
  private var checksum: [UInt8] {
    let header: [UInt8] =
      [0x49, 0x48, 0x44, 0x52, 0, 0, 0xEA, 0x60, 0, 0, 0xEA, 0x60, 8, 6, 0, 0, 0]
    var value = UInt32.max
    for byte in header {
      value ^= UInt32(byte)
      for _ in 0..<8 { value = value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1 }
    }
    value = ~value
    return [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> UInt32($0)) }
  }
}
