import Foundation
import GalleyFonts
import TestSupport

/// Fonts changed for a test.
enum TestFonts {
  /// The emoji font with the picture of 😀 damaged.
  static func damagedEmoji() throws -> FontCollection {
    let path = ShippedFonts.path("NotoColorEmoji/NotoColorEmoji.ttf")
    let font = Font(face: try FontFace(path: path), size: 20)
    let glyph = font.face.glyphID(for: "😀") ?? 0
    let png = font.colorBitmap(of: glyph, pixelsPerEm: 0)?.png ?? []
    var data = try Data(contentsOf: URL(fileURLWithPath: path))
    guard let picture = data.range(of: Data(png)) else { throw CocoaError(.fileReadCorruptFile) }
    data.resetBytes(in: picture.lowerBound + 50..<picture.upperBound)
    return FontCollection(cascade: [try FontFace(bytes: [UInt8](data), name: "damaged emoji")])
  }

  /// Noto Sans whose A is a red A under an l in the text's colour (OpenType `COLR` 0, `CPAL` 0).
  static func layered() throws -> FontCollection {
    let bytes = try ShippedFonts.bytes("NotoSans/NotoSans-Regular.ttf")
    let plain = try FontFace(bytes: bytes, name: "plain")
    let base = UInt16(plain.glyphID(for: "A") ?? 0)
    let upper = UInt16(plain.glyphID(for: "l") ?? 0)
    var layers = Table()
    layers.add16(0, 1)
    layers.add32(14, 20)
    layers.add16(2, base, 0, 2, base, 0, upper, 0xFFFF)
    var palette = Table()
    palette.add16(0, 1, 1, 1)
    palette.add32(14)
    palette.add16(0)
    palette.add32(0x0000_FFFF)
    let font = adding([("COLR", layers.bytes), ("CPAL", palette.bytes)], to: bytes)
    return FontCollection(cascade: [try FontFace(bytes: font, name: "layered")])
  }

  private struct Table {
    var bytes: [UInt8] = []

    mutating func add16(_ values: UInt16...) {
      for value in values { bytes += [UInt8(value >> 8), UInt8(value & 255)] }
    }

    mutating func add32(_ values: UInt32...) {
      for value in values { add16(UInt16(value >> 16), UInt16(value & 0xFFFF)) }
    }
  }

  /// A font file with more tables; their checksums are left at 0, which no reader minds.
  private static func adding(
    _ tables: [(tag: String, bytes: [UInt8])], to font: [UInt8]
  ) -> [UInt8] {
    let count = Int(font[4]) << 8 | Int(font[5])
    let shift = 16 * tables.count
    var records: [(tag: [UInt8], record: Table)] = []
    for index in 0..<count {
      let start = 12 + 16 * index
      let offset = font[start + 8..<start + 12].reduce(0) { $0 << 8 | Int($1) } + shift
      var record = Table(bytes: Array(font[start..<start + 8]))
      record.add32(UInt32(offset))
      record.bytes += font[start + 12..<start + 16]
      records.append((Array(font[start..<start + 4]), record))
    }
    var data = Array(font[(12 + 16 * count)...])
    for (tag, bytes) in tables {
      while (data.count + 12 + 16 * count + shift) % 4 != 0 { data.append(0) }
      var record = Table(bytes: Array(tag.utf8))
      record.add32(
        0, UInt32(data.count + 12 + 16 * count + shift), UInt32(bytes.count))
      records.append((Array(tag.utf8), record))
      data += bytes
    }
    var head = Table(bytes: Array(font[0..<4]))
    head.add16(UInt16(count + tables.count))
    head.bytes += font[6..<12]
    for entry in records.sorted(by: { $0.tag.lexicographicallyPrecedes($1.tag) }) {
      head.bytes += entry.record.bytes
    }
    return head.bytes + data
  }
}
