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

  /// Decomposes a cluster.
  ///
  /// - Returns: `nil` when it is a single scalar without decomposition, or one that would not fit.
  init?(_ cluster: Span<UInt32>) {
    // Han ideographs, the bulk of single scalars that the first font lacks, have none.
    if cluster.count == 1, (0x3400...0x9FFF).contains(cluster[0]) { return nil }
    for index in cluster.indices {
      guard append(cluster[index]) else { return nil }
    }
    if count == 1, cluster.count == 1, scalars[0] == cluster[0] { return nil }
    sortMarks()
  }

  private mutating func append(_ scalar: UInt32) -> Bool {
    var (first, second): (UInt32, UInt32) = (0, 0)
    let functions = unsafe hb_unicode_funcs_get_default()
    if unsafe hb_unicode_decompose(functions, scalar, &first, &second) != 0 {
      return append(first) && (second == 0 || append(second))
    }
    guard count < Self.capacity else { return false }
    scalars[count] = scalar
    classes[count] = unsafe UInt8(
      truncatingIfNeeded: hb_unicode_combining_class(functions, scalar).rawValue)
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
  func isCovered(by entry: FontEntry) -> Bool {
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

/// A cluster's canonical form, made when a face lacks the cluster as it is written.
struct LazyCanonicalForm {
  private var form: CanonicalForm?
  private var isMade = false

  mutating func isCovered(_ cluster: Span<UInt32>, by entry: FontEntry) -> Bool {
    if !isMade {
      form = CanonicalForm(cluster)
      isMade = true
    }
    return form?.isCovered(by: entry) ?? false
  }
}
