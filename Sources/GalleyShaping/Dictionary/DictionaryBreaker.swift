import GalleyUnicode
import Synchronization

/// Line break opportunities between the words of scripts that are written without spaces.
///
/// Thai, Lao, Khmer and Burmese (class SA of UAX #14) need a dictionary to find their words; ICU
/// has them. ICU is asked for such text only. Where its data is missing, or holds no dictionary
/// for a script, there are no opportunities inside a stretch and nothing else changes.
package enum DictionaryBreaker {
  /// Iterators that wait for their next text; opening one costs far more than using it.
  private static let pool = Mutex<[LineBreakIterator]>([])
  private static let poolLimit = 8

  /// Appends the opportunities strictly inside a stretch of such text, ascending.
  ///
  /// No opportunity stands inside a grapheme cluster. Safe to call from any thread.
  ///
  /// - Parameters:
  ///   - utf8: the text as valid UTF-8.
  ///   - range: a stretch of characters of class SA and their marks, on character boundaries.
  ///   - offsets: takes the opportunities as offsets into `utf8`.
  /// - Complexity: linear in the stretch for ordinary text.
  package static func appendBreaks(
    in utf8: Span<UInt8>, range: Range<Int>, to offsets: inout [UInt32]
  ) {
    if range.isEmpty { return }
    guard let iterator = pool.withLock({ $0.popLast() }) ?? LineBreakIterator() else { return }
    let stretch = utf8.extracting(range)
    let first = offsets.count
    iterator.appendBreaks(of: stretch, to: &offsets)
    keepClusterBoundaries(of: stretch, in: &offsets, from: first)
    for index in first..<offsets.count { offsets[index] += UInt32(range.lowerBound) }
    pool.withLock { if $0.count < poolLimit { $0.append(iterator) } }
  }

  /// Removes the offsets from index `first` on that are inside a grapheme cluster of `stretch`.
  private static func keepClusterBoundaries(
    of stretch: Span<UInt8>, in offsets: inout [UInt32], from first: Int
  ) {
    if offsets.count == first { return }
    var boundaries: [UInt32] = []
    GraphemeBreaker.appendBoundaries(of: stretch, to: &boundaries)
    var kept = first
    var next = 0
    for index in first..<offsets.count {
      while boundaries[next] < offsets[index] { next += 1 }
      if boundaries[next] == offsets[index] {
        offsets[kept] = offsets[index]
        kept += 1
      }
    }
    offsets.removeSubrange(kept...)
  }
}
