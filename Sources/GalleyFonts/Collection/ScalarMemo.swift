import Synchronization

/// The fonts chosen lately for single scalars, kept without a lock.
///
/// A scalar has one place, where the last one to come wins. Threads may overwrite each other's
/// entries: each is one word, and what stands there is right whoever wrote it.
struct ScalarMemo: ~Copyable {
  private static let indexBits: UInt32 = 11

  /// The scalar above the number of its font, which counts from 1; 0 is empty.
  private let places = InlineArray<1024, Atomic<UInt32>> { _ in Atomic(0) }

  /// The index of a scalar's font, if it is remembered; indices too large for it are not.
  subscript(scalar: UInt32) -> Int? {
    get {
      let place = places[Int(scalar) & 1023].load(ordering: .relaxed)
      let number = place & (1 << Self.indexBits - 1)
      return place >> Self.indexBits == scalar && number > 0 ? Int(number) - 1 : nil
    }
    nonmutating set {
      guard let index = newValue, index + 1 < 1 << Self.indexBits else { return }
      places[Int(scalar) & 1023].store(
        scalar << Self.indexBits | UInt32(index + 1), ordering: .relaxed)
    }
  }
}
