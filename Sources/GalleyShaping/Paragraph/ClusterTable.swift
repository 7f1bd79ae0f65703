import GalleyUnicode

/// The grapheme clusters of one paragraph, found before anything is shaped.
struct ClusterTable {
  /// The start of each cluster as a UTF-8 offset into the whole text, and the content's end.
  private(set) var offsets: [UInt32] = []
  /// What is known of each cluster, and nothing for the end.
  var flags: [ShapedParagraph.ClusterFlags] = []
  /// Whether a cluster is a tab.
  private(set) var hasTabs = false
  /// Whether a cluster is a soft hyphen.
  private(set) var hasSoftHyphens = false
  /// Whether a cluster needs a dictionary to find its words.
  private(set) var hasDictionaryText = false
  /// Whether the paragraph is ASCII, every unit a cluster of its own.
  private(set) var isASCII = true

  /// The number of clusters.
  var count: Int { flags.count - 1 }

  /// Finds the clusters of a paragraph's content.
  ///
  /// - Parameters:
  ///   - content: The paragraph without its separator.
  ///   - base: The paragraph's offset in the whole text.
  mutating func find(in content: Span<UInt8>, base: Int) {
    offsets.removeAll(keepingCapacity: true)
    flags.removeAll(keepingCapacity: true)
    hasTabs = false
    hasSoftHyphens = false
    hasDictionaryText = false
    isASCII = Self.isASCII(content)
    if isASCII {
      let start = UInt32(base)
      for offset in 0..<UInt32(content.count) {
        offsets.append(start + offset)
        flags.append(asciiFlags(of: content[Int(offset)]))
      }
    } else {
      GraphemeBreaker.appendBoundaries(of: content, to: &offsets)
      if !offsets.isEmpty { offsets.removeLast() }
      for index in offsets.indices {
        let offset = Int(offsets[index])
        let end = index + 1 < offsets.count ? Int(offsets[index + 1]) : content.count
        flags.append(flagsOfCluster(in: content, range: offset..<end))
        offsets[index] = UInt32(base + offset)
      }
    }
    offsets.append(UInt32(base + content.count))
    flags.append([])
  }

  /// Marks the clusters that get letter spacing: all but those that have no glyph.
  mutating func markSpaced(_ clusters: Range<Int>, content: Span<UInt8>, base: Int) {
    for cluster in clusters {
      let scalar = decodeScalar(content, at: Int(offsets[cluster]) - base).value
      if !ScalarProperties(codePoint: scalar).isDefaultIgnorable {
        flags[cluster].insert(.isSpaced)
      }
    }
  }

  /// Cuts clusters that no one font can draw at ascending offsets inside them.
  mutating func split(at cuts: [UInt32]) {
    var cut = 0
    var newOffsets: [UInt32] = []
    var newFlags: [ShapedParagraph.ClusterFlags] = []
    for index in offsets.indices {
      while cut < cuts.count, cuts[cut] < offsets[index] {
        newOffsets.append(cuts[cut])
        newFlags.append(.continuesGrapheme)
        cut += 1
      }
      newOffsets.append(offsets[index])
      newFlags.append(flags[index])
    }
    offsets = newOffsets
    flags = newFlags
  }

  /// The cluster that starts at an offset, looked for from a cluster at or before it; `nil` inside one.
  func index(startingAt offset: Int, from first: inout Int) -> Int? {
    while first < count, Int(offsets[first]) < offset { first += 1 }
    return Int(offsets[first]) == offset ? first : nil
  }

  private static func isASCII(_ content: Span<UInt8>) -> Bool {
    var union: UInt8 = 0
    for index in content.indices { union |= content[index] }
    return union < 0x80
  }

  private mutating func asciiFlags(of unit: UInt8) -> ShapedParagraph.ClusterFlags {
    switch unit {
    case 0x20: return [.isWhitespace, .isStretchable]
    case 0x09:
      hasTabs = true
      return [.isWhitespace, .isTab]
    case 0x0B, 0x0C: return .isWhitespace
    case UInt8(ascii: "."), UInt8(ascii: ","): return .isDecimalSeparator
    default: return []
    }
  }

  private mutating func flagsOfCluster(
    in content: Span<UInt8>, range: Range<Int>
  ) -> ShapedParagraph.ClusterFlags {
    let (scalar, next) = decodeScalar(content, at: range.lowerBound)
    // White space with a mark on it is visible (UAX #14 LB10).
    let isMarked = next < range.upperBound
    if scalar < 0x80 {
      return asciiFlags(of: UInt8(scalar)).subtracting(
        isMarked ? [.isWhitespace, .isStretchable] : [])
    }
    if scalar == 0xAD {
      hasSoftHyphens = true
      return .isSoftHyphen
    }
    if scalar == 0x66B { return .isDecimalSeparator }
    var flags: ShapedParagraph.ClusterFlags = []
    if !isMarked, let scalar = Unicode.Scalar(scalar) {
      if ScalarProperties.isTrailingWhitespace(scalar) { flags.insert(.isWhitespace) }
      if ScalarProperties.isWordSeparator(scalar) { flags.insert(.isStretchable) }
    }
    let properties = ScalarProperties(codePoint: scalar)
    if properties.lineBreakClass == .sa { hasDictionaryText = true }
    switch properties.eastAsianWidth {
    case .wide, .fullwidth:
      if !properties.isEmojiPresentation, flags.isEmpty { flags.insert(.isIdeographic) }
    default: break
    }
    return flags
  }
}
