import CHarfBuzz
import GalleyText
import Synchronization

/// The set of scalars a face has glyphs for, built once at the first question.
///
/// A two-level bitmap: an index of 1,088 pages of 1,024 scalars each, page 0 being the empty one.
/// Readers take no lock: they load one pointer, which is published when the table is complete. Two
/// threads that build at once make the same table, and the later one is thrown away.
@safe
struct Coverage: ~Copyable {
  private static let pageBits = 10
  private static let pageCount = 0x110000 >> pageBits
  private static let pageWords = 1 << (pageBits - 6)
  private static let indexWords = pageCount / 4

  /// The address of the table; 0 until it is built.
  private let address = Atomic<UInt>(0)

  init() {}

  deinit {
    unsafe UnsafeMutablePointer<UInt64>(bitPattern: address.load(ordering: .acquiring))?
      .deallocate()
  }

  /// Whether the scalar is in the set; `members` are asked for when there is no table yet.
  func contains(_ scalar: UInt32, members: () -> [ClosedRange<UInt32>]) -> Bool {
    let table =
      unsafe UnsafePointer<UInt64>(bitPattern: address.load(ordering: .acquiring))
      ?? publish(members())
    let page = unsafe UnsafeRawPointer(table).load(
      fromByteOffset: Int(scalar >> Self.pageBits) * 2, as: UInt16.self)
    let word =
      Self.indexWords + Int(page) * Self.pageWords
      + Int(scalar >> 6) & (Self.pageWords - 1)
    return unsafe table[word] >> UInt64(scalar & 63) & 1 != 0
  }

  private func publish(_ members: [ClosedRange<UInt32>]) -> UnsafePointer<UInt64> {
    var index = [UInt16](repeating: 0, count: Self.pageCount)
    var words = [UInt64](repeating: 0, count: Self.pageWords)
    for range in members {
      for scalar in range {
        let page = Int(scalar >> Self.pageBits)
        if index[page] == 0 {
          index[page] = UInt16(words.count / Self.pageWords)
          words.append(contentsOf: repeatElement(0, count: Self.pageWords))
        }
        let word = Int(index[page]) * Self.pageWords + Int(scalar >> 6) & (Self.pageWords - 1)
        words[word] |= 1 << UInt64(scalar & 63)
      }
    }
    let table = UnsafeMutablePointer<UInt64>.allocate(capacity: Self.indexWords + words.count)
    for page in 0..<Self.pageCount {
      unsafe UnsafeMutableRawPointer(table).storeBytes(
        of: index[page], toByteOffset: page * 2, as: UInt16.self)
    }
    for word in 0..<words.count { unsafe table[Self.indexWords + word] = words[word] }
    let exchange = address.compareExchange(
      expected: 0, desired: UInt(bitPattern: table), ordering: .acquiringAndReleasing)
    guard let winner = unsafe UnsafePointer<UInt64>(bitPattern: exchange.original) else {
      return unsafe UnsafePointer(table)
    }
    unsafe table.deallocate()
    return unsafe winner
  }
}

extension FontFace {
  /// Whether the face has a glyph for a scalar (OpenType `cmap`).
  ///
  /// - Complexity: O(1), about two nanoseconds; the first question reads the whole `cmap`.
  public func covers(_ scalar: Unicode.Scalar) -> Bool {
    coverage.contains(scalar.value) { coveredRanges() }
  }

  /// The glyph of a scalar (OpenType `cmap`); `nil` when the face has none.
  public func glyphID(for scalar: Unicode.Scalar) -> GlyphID? {
    var glyph: GlyphID = 0
    guard unsafe hb_font_get_nominal_glyph(defaultInstance.pointer, scalar.value, &glyph) != 0,
      glyph != 0
    else { return nil }
    return glyph
  }

  /// The glyph of a scalar followed by a variation selector (OpenType `cmap` format 14).
  ///
  /// - Returns: `nil` when the face doesn't list the sequence, be the scalar alone covered or not.
  public func glyphID(
    for scalar: Unicode.Scalar, variationSelector: Unicode.Scalar
  ) -> GlyphID? {
    var glyph: GlyphID = 0
    guard
      unsafe hb_font_get_variation_glyph(
        defaultInstance.pointer, scalar.value, variationSelector.value, &glyph) != 0,
      glyph != 0
    else { return nil }
    return glyph
  }

  /// The scalars that the face maps, in rising order.
  private func coveredRanges() -> [ClosedRange<UInt32>] {
    guard let set = unsafe hb_set_create() else { return [] }
    defer { unsafe hb_set_destroy(set) }
    unsafe withHarfBuzzFace { unsafe hb_face_collect_unicodes($0, set) }
    // A symbol font lists U+F000 to U+F0FF and answers for Latin-1 or Arabic as well.
    if isSymbolFont {
      for value in 0...0xFFFF as ClosedRange<UInt32> {
        if let scalar = Unicode.Scalar(value), glyphID(for: scalar) != nil {
          unsafe hb_set_add(set, value)
        }
      }
    }
    let count = unsafe Int(hb_set_get_population(set))
    let scalars = unsafe [UInt32](unsafeUninitializedCapacity: count) { buffer, written in
      // The invalid value, 2³² - 1, stands before the first.
      written = unsafe Int(hb_set_next_many(set, .max, buffer.baseAddress, UInt32(count)))
    }
    var ranges: [ClosedRange<UInt32>] = []
    // A damaged `cmap` may list more than scalars.
    for scalar in scalars where scalar <= 0x10FFFF {
      if let last = ranges.last, last.upperBound + 1 == scalar {
        ranges[ranges.count - 1] = last.lowerBound...scalar
      } else {
        ranges.append(scalar...scalar)
      }
    }
    return ranges
  }

  /// Whether the `cmap` has a subtable of platform 3 and encoding 0, Windows Symbol.
  private var isSymbolFont: Bool {
    let table = handle.table("cmap")
    return (0..<Int(table.uint16(at: 2) ?? 0)).contains { table.uint32(at: 4 + 8 * $0) == 3 << 16 }
  }
}
