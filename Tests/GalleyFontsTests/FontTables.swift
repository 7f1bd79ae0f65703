/// The tables of an OpenType font, taken apart to be changed and put together again.
struct FontTables {
  private let signature: [UInt8]
  private var tables: [String: [UInt8]] = [:]

  /// Takes a font apart (OpenType, "Table Directory").
  init(_ font: [UInt8]) {
    signature = Array(font[0..<4])
    for record in 0..<number(font[4..<6]) {
      let entry = 12 + 16 * record
      let offset = number(font[entry + 8..<entry + 12])
      let length = number(font[entry + 12..<entry + 16])
      let tag = String(decoding: font[entry..<entry + 4], as: UTF8.self)
      tables[tag] = Array(font[offset..<offset + length])
    }
  }

  /// The tags of the tables, in order.
  var tags: [String] { tables.keys.sorted() }

  /// The bytes of a table; `nil` when the font has none.
  subscript(_ tag: String) -> [UInt8]? {
    get { tables[tag] }
    set { tables[tag] = newValue }
  }

  /// Overwrites two bytes of a table.
  mutating func set(_ tag: String, at offset: Int, to value: Int) {
    tables[tag]?.replaceSubrange(offset..<offset + 2, with: big16(value))
  }

  /// The font file, its tables in the order of their tags, from `start` in a larger file.
  func file(startingAt start: Int = 0) -> [UInt8] {
    var directory = signature + big16(tables.count) + [0, 0, 0, 0, 0, 0]
    var body: [UInt8] = []
    let first = start + 12 + 16 * tables.count
    for tag in tags {
      let table = tables[tag] ?? []
      directory += Array(tag.utf8) + big32(0) + big32(first + body.count) + big32(table.count)
      body += table + [UInt8](repeating: 0, count: (4 - table.count % 4) % 4)
    }
    return directory + body
  }

  /// A collection file of fonts (OpenType, "TTC Header" version 1).
  static func collection(of fonts: [FontTables]) -> [UInt8] {
    var header = Array("ttcf".utf8) + big32(0x0001_0000) + big32(fonts.count)
    var body: [UInt8] = []
    let headerLength = header.count + 4 * fonts.count
    for font in fonts {
      header += big32(headerLength + body.count)
      body += font.file(startingAt: headerLength + body.count)
    }
    return header + body
  }
}

/// A big-endian number.
func number(_ bytes: ArraySlice<UInt8>) -> Int {
  bytes.reduce(0) { $0 << 8 | Int($1) }
}

/// The two bytes of a number, the high one first.
func big16(_ value: Int) -> [UInt8] {
  [UInt8(truncatingIfNeeded: value >> 8), UInt8(truncatingIfNeeded: value)]
}

/// The four bytes of a number, the highest first.
func big32(_ value: Int) -> [UInt8] {
  big16(value >> 16) + big16(value)
}

extension FontTables {
  /// Gives the font one axis, `wght` from 100 over 400 to 900, whose glyphs don't change.
  mutating func addWeightAxis() {
    self["fvar"] =
      big32(0x0001_0000) + big16(16) + big16(2) + big16(1) + big16(20) + big16(0) + big16(8)
      + Array("wght".utf8) + big32(100 << 16) + big32(400 << 16) + big32(900 << 16)
      + big16(0) + big16(1)
  }

  /// Makes a glyph of two layers: one in red or blue by palette, one in the text's colour.
  mutating func addLayers(to glyph: Int, first: Int, second: Int) {
    self["COLR"] =
      big16(0) + big16(1) + big32(14) + big32(20) + big16(2)
      + big16(glyph) + big16(0) + big16(2)
      + big16(first) + big16(0) + big16(second) + big16(0xFFFF)
    // CPAL colour records are blue, green, red, alpha.
    self["CPAL"] =
      big16(0) + big16(1) + big16(2) + big16(2) + big32(16) + big16(0) + big16(1)
      + [0x20, 0x10, 0xF0, 0x80] + [0xFF, 0x00, 0x00, 0xFF]
  }
}
