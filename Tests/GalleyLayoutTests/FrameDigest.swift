import GalleyLayout
import GalleyText

/// A number that two frames share only when they are equal to the last bit.
struct FrameDigest: Equatable {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  init(_ frame: TextFrame) {
    add(frame.size.width)
    add(frame.size.height)
    add(frame.visibleRange)
    for line in frame.lines { add(line) }
  }

  private mutating func add(_ line: TextLine) {
    add(line.range)
    add(line.width)
    add(line.trailingWhitespaceWidth)
    add(line.ascent)
    add(line.descent)
    add(line.leading)
    add(line.origin.y)
    add(line.origin.x)
    add(UInt64(line.isHardBreak ? 1 : 0))
    for run in line.runs {
      add(run.range)
      add(run.width)
      add(UInt64(run.count))
      add(run.origin.x)
      add(run.glyphOrigin.x)
      for glyph in 0..<run.count {
        add(UInt64(run.glyphIDs[glyph]))
        add(UInt64(run.clusters[glyph]))
        add(run.advances[glyph])
        add(run.positions[glyph].x)
        add(run.positions[glyph].y)
      }
    }
  }

  private mutating func add(_ range: Range<Int>) {
    add(UInt64(range.lowerBound))
    add(UInt64(range.upperBound))
  }

  private mutating func add(_ number: Double) {
    add(number.bitPattern)
  }

  private mutating func add(_ bits: UInt64) {
    value = (value ^ bits) &* 0x100_0000_01B3
    value ^= value >> 29
  }
}
