import GalleyText

/// A glyph at device resolution, placed around its origin's pixel.
enum GlyphImage: Sendable {
  /// A shape in the colour of the text.
  case mask(CoverageMask)
  /// Shapes in colours of their own, the first at the bottom; `nil` is the colour of the text.
  case layers([(mask: CoverageMask, color: Color?)])
  /// A picture whose top-left corner is at (`x`, `y`).
  case picture(Bitmap, x: Int, y: Int)

  /// Roughly the memory it takes, in bytes.
  var cost: Int {
    switch self {
    case .mask(let mask): 128 + mask.coverage.count
    case .layers(let layers): layers.reduce(128) { $0 + 64 + $1.mask.coverage.count }
    case .picture(let bitmap, _, _): 128 + bitmap.bytes.count
    }
  }
}

/// The glyph images that were drawn last, up to a number of bytes.
///
/// Replacement is by the clock rule: a hand goes round the slots, spares each that was used since
/// it last passed, and drops the first that was not.
struct GlyphCache: Sendable {
  private struct Slot {
    var key: UInt64
    var image: GlyphImage
    var cost: Int
    var isRecent: Bool
  }

  /// The most that the images may take together; 0 keeps nothing.
  let byteLimit: Int
  private(set) var byteCount = 0
  private var slots: [Slot] = []
  private var indices: [UInt64: Int] = [:]
  private var hand = 0

  init(byteLimit: Int) {
    self.byteLimit = max(0, byteLimit)
  }

  /// The image of a key, which is thereby used.
  mutating func image(for key: UInt64) -> GlyphImage? {
    guard let index = indices[key] else { return nil }
    slots[index].isRecent = true
    return slots[index].image
  }

  /// Keeps an image, unless it is too large, and drops others to make room.
  ///
  /// - Precondition: The key is not in the cache.
  mutating func insert(_ image: GlyphImage, for key: UInt64) {
    let cost = image.cost
    if cost > byteLimit { return }
    while byteCount + cost > byteLimit { dropOne() }
    indices[key] = slots.count
    slots.append(Slot(key: key, image: image, cost: cost, isRecent: false))
    byteCount += cost
  }

  /// Forgets everything.
  mutating func removeAll() {
    self = GlyphCache(byteLimit: byteLimit)
  }

  private mutating func dropOne() {
    if hand >= slots.count { hand = 0 }
    while slots[hand].isRecent {
      slots[hand].isRecent = false
      hand = hand + 1 == slots.count ? 0 : hand + 1
    }
    byteCount -= slots[hand].cost
    indices[slots[hand].key] = nil
    let last = slots.removeLast()
    if hand < slots.count {
      slots[hand] = last
      indices[last.key] = hand
    }
  }
}
