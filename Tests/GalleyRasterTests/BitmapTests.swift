import GalleyText
import TestSupport
import Testing

@testable import GalleyRaster

@Suite("Bitmaps")
struct BitmapTests {
  @Test("A new bitmap is filled with its colour")
  func color() throws {
    let clear = try Bitmap(width: 3, height: 2)
    #expect(clear.bytes == [UInt8](repeating: 0, count: 24))
    let teal = Color(red: 10, green: 200, blue: 190, alpha: 128)
    let filled = try Bitmap(width: 3, height: 2, color: teal)
    #expect(filled.bytesPerRow == 12)
    #expect(Array(filled.bytes[20..<24]) == [5, 100, 95, 128])
    #expect(filled[2, 1].alpha == 128)
  }

  @Test(
    "Sizes out of bounds are refused before anything is allocated",
    arguments: [(-1, 4), (4, -1), (1_000_001, 1), (1, 1_000_001), (8193, 8192), (.max, .max)])
  func sizes(width: Int, height: Int) {
    #expect(throws: RasterError.sizeOutOfBounds(width: Double(width), height: Double(height))) {
      try Bitmap(width: width, height: height)
    }
  }

  @Test("A pixel outside the bitmap traps")
  func outside() async {
    await #expect(processExitsWith: .failure) {
      _ = try Bitmap(width: 2, height: 2)[2, 0]
    }
  }

  @Test("Encoding undoes decoding for every value")
  func transferCurve() {
    let light = LinearLight.sRGB
    for value in UInt8.min...UInt8.max {
      #expect(light.encode(light.decode(value)) == value)
    }
    #expect(light.decode(0) == 0)
    #expect(light.decode(255) == 65535)
    // IEC 61966-2-1: the encoded middle sends out 21.4 % of the light.
    #expect(light.decode(128) == 14146)
  }

  @Test("Half a pixel of black on white sends out half the light")
  func halfCoverage() throws {
    var bitmap = try Bitmap(width: 2, height: 1, color: .white)
    bitmap.fill(Rect(x: 0.5, y: 0, width: 1, height: 1), with: .black)
    #expect(bitmap[0, 0] == Color(red: 188, green: 188, blue: 188))
    #expect(bitmap[1, 0] == Color(red: 188, green: 188, blue: 188))
  }

  @Test("A rectangle covers the corner pixel by the product of both sides")
  func cornerCoverage() throws {
    var bitmap = try Bitmap(width: 3, height: 3)
    bitmap.fill(Rect(x: 0.5, y: 0.75, width: 2, height: 1.75), with: .white)
    let alphas = (0..<9).map { bitmap[$0 % 3, $0 / 3].alpha }
    #expect(alphas == [32, 64, 32, 128, 255, 128, 64, 128, 64])
  }

  @Test("Drawing on a clear bitmap keeps the colour and takes the coverage as alpha")
  func clearDestination() throws {
    var bitmap = try Bitmap(width: 1, height: 1)
    let color = Color(red: 250, green: 120, blue: 3, alpha: 200)
    bitmap.fill(Rect(x: 0, y: 0, width: 1, height: 0.5), with: color)
    #expect(bitmap.bytes == [98, 47, 1, 100])
  }

  @Test("A clear and a translucent layer come out the same in one step or over an opaque ground")
  func translucentDestination() throws {
    var layered = try Bitmap(
      width: 1, height: 1, color: Color(red: 255, green: 0, blue: 0, alpha: 128))
    layered.fill(
      Rect(x: 0, y: 0, width: 1, height: 1), with: Color(red: 0, green: 0, blue: 255, alpha: 128))
    // Alpha: 128 + 128 · 127 / 255 = 191.75; the upper layer has 128 / 191.75 of the light.
    #expect(layered[0, 0].alpha == 192)
    let expected = LinearLight.sRGB.encode(UInt32(65535 * 128 / 191.75))
    #expect(abs(Int(layered[0, 0].blue) - Int(expected)) <= 1)
  }

  @Test("Drawing outside the bitmap and with strange numbers changes nothing")
  func clipping() throws {
    let before = try Bitmap(width: 4, height: 4, color: .white)
    var bitmap = before
    let strange = [Double.nan, .infinity, -.infinity, 1e300, -1e300, -5, 9]
    for value in strange {
      bitmap.fill(Rect(x: value, y: 0, width: 1, height: 1), with: .black)
      bitmap.fill(Rect(x: 0, y: value, width: 1, height: 1), with: .black)
      bitmap.fill(Rect(x: 9, y: 9, width: value, height: value), with: .black)
      bitmap.draw(before, in: Rect(x: value, y: value, width: 2, height: 2))
    }
    bitmap.fill(Rect(x: 1, y: 1, width: 2, height: 0), with: .black)
    bitmap.fill(Rect(x: 1, y: 1, width: -2, height: 2), with: .black)
    bitmap.fill(Rect(x: 1, y: 1, width: 2, height: 2), with: .clear)
    #expect(bitmap == before)
  }

  @Test("A rectangle without end fills everything")
  func endless() throws {
    var bitmap = try Bitmap(width: 4, height: 4)
    bitmap.fill(Rect(x: -1e18, y: -1e18, width: 2e18, height: .infinity), with: .white)
    #expect(try bitmap == Bitmap(width: 4, height: 4, color: .white))
  }
}

@Suite("Scaling pictures")
struct ResamplingTests {
  /// A picture whose pixels differ.
  private func noise(width: Int, height: Int) throws -> Bitmap {
    var generator = SeededGenerator(seed: 7)
    var bitmap = try Bitmap(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        let value = UInt8.random(in: 0...255, using: &generator)
        bitmap.fill(
          Rect(x: Double(x), y: Double(y), width: 1, height: 1),
          with: Color(red: value, green: 255 - value, blue: 77))
      }
    }
    return bitmap
  }

  @Test("The natural size at a whole pixel copies the picture")
  func identity() throws {
    let picture = try noise(width: 5, height: 4)
    var bitmap = try Bitmap(width: 9, height: 9)
    bitmap.draw(picture, in: Rect(x: 2, y: 3, width: 5, height: 4))
    for y in 0..<4 {
      for x in 0..<5 { #expect(bitmap[x + 2, y + 3] == picture[x, y]) }
    }
    #expect(bitmap[1, 3] == .clear)
    #expect(bitmap[7, 3] == .clear)
  }

  @Test("One colour stays that colour at every size", arguments: [1.0, 2.5, 7, 16, 40.25])
  func uniform(side: Double) throws {
    let color = Color(red: 200, green: 30, blue: 90)
    let picture = try Bitmap(width: 16, height: 16, color: color)
    var bitmap = try Bitmap(width: 48, height: 48)
    bitmap.draw(picture, in: Rect(x: 1, y: 1, width: side, height: side))
    for pixel in 1..<1 + Int(side) { #expect(bitmap[pixel, pixel] == color) }
    let edge = 1 + Int(side)
    let covered = (side - side.rounded(.down)) * 255
    #expect(abs(Double(bitmap[edge, 1].alpha) - covered) <= 1)
  }

  @Test("Shrinking a chessboard of black and white gives the grey of half the light")
  func chessboard() throws {
    var board = try Bitmap(width: 64, height: 64, color: .white)
    for y in 0..<64 {
      for x in stride(from: y % 2, to: 64, by: 2) {
        board.fill(Rect(x: Double(x), y: Double(y), width: 1, height: 1), with: .black)
      }
    }
    var bitmap = try Bitmap(width: 8, height: 8)
    bitmap.draw(board, in: Rect(x: 0, y: 0, width: 8, height: 8))
    for y in 0..<8 {
      for x in 0..<8 { #expect(abs(Int(bitmap[x, y].red) - 188) <= 1) }
    }
  }

  @Test("Clear pixels give no colour to their neighbours")
  func premultiplied() throws {
    // The clear half holds no black that could darken the edge.
    var picture = try Bitmap(width: 32, height: 32)
    picture.fill(Rect(x: 0, y: 0, width: 16, height: 32), with: .white)
    var bitmap = try Bitmap(width: 5, height: 5)
    bitmap.draw(picture, in: Rect(x: 0, y: 0, width: 5, height: 5))
    for x in 0..<5 where bitmap[x, 2].alpha > 8 {
      #expect(bitmap[x, 2].red >= 252)
    }
    #expect(abs(Int(bitmap[2, 2].alpha) - 128) <= 1)
  }

  @Test("Opacity fades the picture")
  func opacity() throws {
    let picture = try Bitmap(width: 4, height: 4, color: .white)
    var bitmap = try Bitmap(width: 4, height: 4)
    bitmap.draw(picture, in: Rect(x: 0, y: 0, width: 4, height: 4), opacity: 51)
    #expect(bitmap[1, 1] == Color(red: 255, green: 255, blue: 255, alpha: 51))
  }
}
