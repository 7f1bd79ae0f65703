/// A font made by hand whose numbers are round: every character is a box one em wide.
///
/// The em has 100 units. Characters that the font does not have are missing in its `cmap`.
public struct BoxFont: Sendable {
  /// The family name.
  public var name = "Box"
  /// The distance from the baseline to the top, in hundredths of an em.
  public var ascent = 80
  /// The distance from the baseline to the bottom, in hundredths of an em.
  public var descent = 20
  /// The line gap, in hundredths of an em.
  public var lineGap = 0
  /// The advance of all characters, in hundredths of an em.
  public var advance = 100
  /// The characters of the font.
  public var characters: [ClosedRange<UInt32>] = [0x20...0x7E, 0xA0...0x2FFF, 0x3000...0xFAFF]

  /// Creates a font that has most of the Basic Multilingual Plane, but no tab.
  public init() {}

  /// The font file (OpenType; TrueType flavour without outlines).
  public var bytes: [UInt8] {
    let tables: [(tag: String, bytes: [UInt8])] = [
      ("OS/2", os2), ("cmap", cmap), ("head", head), ("hhea", hhea),
      ("hmtx", big16(advance) + [UInt8](repeating: 0, count: 2 * glyphCount)),
      ("maxp", big32(0x0000_5000) + big16(glyphCount)),
      ("name", nameTable), ("post", post),
    ]
    var directory = big32(0x0001_0000) + big16(tables.count) + [UInt8](repeating: 0, count: 6)
    var body: [UInt8] = []
    for table in tables {
      directory += Array(table.tag.utf8) + big32(0)
      directory += big32(12 + 16 * tables.count + body.count) + big32(table.bytes.count)
      body += table.bytes + [UInt8](repeating: 0, count: (4 - table.bytes.count % 4) % 4)
    }
    return directory + body
  }

  private var head: [UInt8] {
    big32(0x0001_0000) + big32(0x0001_0000) + big32(0) + big32(0x5F0F_3CF5) + big16(0) + big16(100)
      + [UInt8](repeating: 0, count: 16) + big16(0) + big16(-descent) + big16(advance)
      + big16(ascent) + big16(0) + big16(8) + big16(2) + big16(0) + big16(0)
  }

  private var hhea: [UInt8] {
    big32(0x0001_0000) + big16(ascent) + big16(-descent) + big16(lineGap) + big16(advance)
      + [UInt8](repeating: 0, count: 22) + big16(1)
  }

  /// Version 4, with the same metrics as `hhea` everywhere.
  private var os2: [UInt8] {
    big16(4) + big16(advance) + big16(400) + big16(5) + big16(0)
      + [UInt8](repeating: 0, count: 20) + big16(0) + [UInt8](repeating: 0, count: 10)
      + [UInt8](repeating: 0, count: 16) + Array("TEST".utf8) + big16(0x40) + big16(0x20)
      + big16(0xFFFF) + big16(ascent) + big16(-descent) + big16(lineGap) + big16(ascent)
      + big16(descent) + [UInt8](repeating: 0, count: 8) + big16(50) + big16(70) + big16(0)
      + big16(0x20) + big16(1)
  }

  private var post: [UInt8] {
    big32(0x0003_0000) + big32(0) + big16(-10) + big16(5) + [UInt8](repeating: 0, count: 20)
  }

  /// Names 1, 2, 4 and 6 in Windows' Unicode encoding.
  private var nameTable: [UInt8] {
    let names = [(1, name), (2, "Regular"), (4, name), (6, name)]
    var records = big16(0) + big16(names.count) + big16(6 + 12 * names.count)
    var strings: [UInt8] = []
    for (id, text) in names {
      let units = text.utf16.flatMap { big16(Int($0)) }
      records += big16(3) + big16(1) + big16(0x409) + big16(id) + big16(units.count)
      records += big16(strings.count)
      strings += units
    }
    return records + strings
  }

  /// The missing glyph and one for each character; all share the first one's advance.
  private var glyphCount: Int { characters.reduce(1) { $0 + $1.count } }

  /// Format 12: each range continues with the glyphs of the one before.
  private var cmap: [UInt8] {
    var groups: [UInt8] = []
    var glyph = 1
    for range in characters {
      groups += big32(Int(range.lowerBound)) + big32(Int(range.upperBound)) + big32(glyph)
      glyph += range.count
    }
    return big16(0) + big16(1) + big16(3) + big16(10) + big32(12)
      + big16(12) + big16(0) + big32(16 + groups.count) + big32(0) + big32(characters.count)
      + groups
  }
}

/// The two bytes of a number, the high one first.
private func big16(_ value: Int) -> [UInt8] {
  [UInt8(truncatingIfNeeded: value >> 8), UInt8(truncatingIfNeeded: value)]
}

/// The four bytes of a number, the highest first.
private func big32(_ value: Int) -> [UInt8] {
  big16(value >> 16) + big16(value)
}
