import CHarfBuzz

/// The canonical decomposition of a grapheme cluster (UAX #15, form NFD), kept without allocation.
///
/// Tells whether a face can draw the cluster by other scalars than it is written with, as HarfBuzz
/// does when it shapes: a letter and its marks as one precomposed letter, or the other way round.
struct CanonicalForm {
  private static let capacity = 32

  private var scalars = InlineArray<32, UInt32>(repeating: 0)
  private var classes = InlineArray<32, UInt8>(repeating: 0)
  private var count = 0
  /// Whether the cluster is the form's composition, so that other spellings end as the form does.
  private var isComposed: Bool

  /// Decomposes a cluster.
  ///
  /// - Returns: `nil` when it is a single scalar without decomposition, or one that would not fit.
  init?(_ cluster: Span<UInt32>) {
    let isAlone = cluster.count == 1
    // Han ideographs, the bulk of single scalars that the first font lacks, have none.
    if isAlone, (0x3400...0x9FFF).contains(cluster[0]) { return nil }
    isComposed = isAlone
    for index in cluster.indices {
      guard append(cluster[index], isAlone: isAlone) else { return nil }
    }
    sortMarks()
  }

  /// Appends the decomposition of a scalar, or the scalar itself unless it stands alone.
  private mutating func append(_ scalar: UInt32, isAlone: Bool) -> Bool {
    if let syllable = HangulSyllable(scalar) {
      return push(syllable.leading, 0) && push(syllable.vowel, 0)
        && (syllable.trailing.map { push($0, 0) } ?? true)
    }
    let functions = unsafe hb_unicode_funcs_get_default()
    var (first, second): (UInt32, UInt32) = (0, 0)
    if unsafe hb_unicode_decompose(functions, scalar, &first, &second) != 0 {
      // A scalar that stands for another one is never composed to.
      if second == 0 { isComposed = false }
      return append(first, isAlone: false) && (second == 0 || append(second, isAlone: false))
    }
    if isAlone { return false }
    let combiningClass = unsafe hb_unicode_combining_class(functions, scalar).rawValue
    return push(scalar, UInt8(truncatingIfNeeded: combiningClass))
  }

  private mutating func push(_ scalar: UInt32, _ combiningClass: UInt8) -> Bool {
    guard count < Self.capacity else { return false }
    scalars[count] = scalar
    classes[count] = combiningClass
    count += 1
    return true
  }

  /// Puts neighbouring marks into the order of their classes (UAX #15, Canonical Ordering).
  private mutating func sortMarks() {
    for end in 0..<count where classes[end] != 0 {
      var place = end
      while place > 0, classes[place - 1] > classes[place] {
        scalars.swapAt(place - 1, place)
        classes.swapAt(place - 1, place)
        place -= 1
      }
    }
  }

  /// Whether the face covers the form once scalars are composed where it has the composition.
  ///
  /// Told of faces that don't cover the cluster as it is written.
  func isCovered(by entry: FontEntry) -> Bool {
    if isComposed, count > 1, !entry.covers(scalars[count - 1]) { return false }
    var starter: UInt32?
    var isStarterCovered = true
    for index in 0..<count {
      let scalar = scalars[index]
      let isMark = classes[index] != 0
      let isCovered = entry.covers(scalar) || !needsGlyph(scalar)
      if let before = starter, let whole = Self.compose(before, scalar) {
        let isWholeCovered = entry.covers(whole)
        if isWholeCovered || !isStarterCovered && !(isMark && isCovered) {
          starter = whole
          isStarterCovered = isWholeCovered
          continue
        }
      }
      if isMark {
        guard isCovered else { return false }
      } else {
        guard isStarterCovered else { return false }
        starter = scalar
        isStarterCovered = isCovered
      }
    }
    return isStarterCovered
  }

  private static func compose(_ first: UInt32, _ second: UInt32) -> UInt32? {
    var whole: UInt32 = 0
    let functions = unsafe hb_unicode_funcs_get_default()
    return unsafe hb_unicode_compose(functions, first, second, &whole) != 0 ? whole : nil
  }
}

/// A Hangul syllable and the letters that it decomposes to (Unicode 17, section 3.12).
private struct HangulSyllable {
  let leading: UInt32
  let vowel: UInt32
  let trailing: UInt32?

  init?(_ scalar: UInt32) {
    guard (0xAC00...0xD7A3).contains(scalar) else { return nil }
    let number = scalar - 0xAC00
    leading = 0x1100 + number / 588
    vowel = 0x1161 + number % 588 / 28
    trailing = number % 28 == 0 ? nil : 0x11A7 + number % 28
  }
}
