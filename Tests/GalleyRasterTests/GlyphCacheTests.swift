import GalleyText
import Testing

@testable import GalleyRaster

@Suite("Glyph cache")
struct GlyphCacheTests {
  /// An image that costs 128 bytes and one for each value.
  private func image(_ count: Int) -> GlyphImage {
    .mask(
      CoverageMask(
        bounds: PixelRect(x: 0, y: 0, width: count, height: 1),
        coverage: [UInt8](repeating: 9, count: count)))
  }

  @Test("What was kept is found until the bytes run out")
  func bound() {
    var cache = GlyphCache(byteLimit: 1000)
    for key in 0..<100 as Range<UInt64> {
      cache.insert(image(72), for: key)
      #expect(cache.byteCount <= 1000)
      #expect(cache.image(for: key) != nil)
    }
    #expect(cache.byteCount == 1000)
    #expect((0..<100 as Range<UInt64>).filter { cache.image(for: $0) != nil }.count == 5)
  }

  @Test("What is used all the time outlives what is used once")
  func recency() {
    var cache = GlyphCache(byteLimit: 2000)
    cache.insert(image(72), for: 7)
    for key in 100..<200 as Range<UInt64> {
      #expect(cache.image(for: 7) != nil)
      cache.insert(image(72), for: key)
    }
  }

  @Test("An image beyond the limit is not kept, and a limit of 0 keeps nothing")
  func tooLarge() {
    var cache = GlyphCache(byteLimit: 300)
    cache.insert(image(10), for: 1)
    cache.insert(image(1000), for: 2)
    #expect(cache.image(for: 1) != nil)
    #expect(cache.image(for: 2) == nil)
    var none = GlyphCache(byteLimit: 0)
    none.insert(image(0), for: 1)
    #expect(none.image(for: 1) == nil)
  }

  @Test("Images of all sizes in any order stay within the limit and keep their keys")
  func mixedSizes() {
    var cache = GlyphCache(byteLimit: 5000)
    for step in 0..<3000 {
      let key = UInt64(step * 7919 % 101)
      let count = Int(key) * 13 % 900
      if let found = cache.image(for: key) {
        #expect(found.cost == 128 + count)
      } else {
        cache.insert(image(count), for: key)
      }
      #expect(cache.byteCount <= 5000)
    }
  }

  @Test(
    "A place is the nearest quarter of a pixel",
    arguments: [
      (0.0, 0, 0), (0.12, 0, 0), (0.13, 0, 1), (0.5, 0, 2), (0.87, 0, 3), (0.88, 1, 0),
      (-0.1, 0, 0), (-0.2, -1, 3), (-1, -1, 0), (12.26, 12, 1), (.nan, 0, 0),
    ])
  func quarters(value: Double, pixel: Int, quarter: Int) {
    let place = GlyphPlace(x: value, y: -value)
    #expect(place.x == pixel)
    #expect(place.quarterX == quarter)
    #expect(
      Double(place.y) + Double(place.quarterY) / 4 == (-value * 4 + 0.5).rounded(.down) / 4
        || value.isNaN)
  }
}
