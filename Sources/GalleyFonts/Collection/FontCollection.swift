package import GalleyText
import Synchronization

/// An ordered set of faces that answers requests by family and style, and falls back face by face.
///
/// Faces come from files, bytes, directories or a caller's list; their order is the order of
/// fallback. A collection may be used and extended from every thread at once; its state is behind
/// a lock. Make one and keep it: it caches what it has chosen. Corresponds to a set of
/// `CTFontDescriptor`s with a cascade list.
public final class FontCollection: Sendable {
  /// The state behind the lock.
  private struct State {
    var entries: [FontEntry] = []
    var cascades: [FontRequest: FontCascade] = [:]
  }

  private let state: Mutex<State>

  /// When the cache of cascades holds so many, it is emptied.
  private static let cascadeLimit = 256

  /// Creates an empty collection, which draws every character as a missing glyph.
  public init() {
    state = Mutex(State())
  }

  /// Creates a collection of faces in order of preference.
  public init(cascade: [FontFace]) {
    state = Mutex(State(entries: cascade.map { FontEntry($0) }))
  }

  var entries: [FontEntry] {
    state.withLock { $0.entries }
  }

  /// Adds faces at the end of the order.
  func append(_ added: [FontEntry]) {
    state.withLock { state in
      state.entries += added
      state.cascades.removeAll()
    }
  }

  /// The fonts that a request may use, in the order in which they are tried.
  ///
  /// Equal requests share one cascade, which stays as it is when faces are added later.
  ///
  /// - Complexity: O(1) for a request seen before, else O(*n* log *n*) in the number of faces.
  package func cascade(for request: FontRequest) -> FontCascade {
    let request = request.normalized
    let (known, entries) = state.withLock { ($0.cascades[request], $0.entries) }
    if let known { return known }
    let made = FontCascade(Self.order(entries, for: request), request: request)
    return state.withLock { state in
      if let known = state.cascades[request] { return known }
      // Faces were added meanwhile: what was made is right for the caller, but not to be kept.
      guard state.entries.count == entries.count else { return made }
      if state.cascades.count >= Self.cascadeLimit { state.cascades.removeAll() }
      state.cascades[request] = made
      return made
    }
  }
}

extension FontCollection {
  /// The faces in order; asking opens none.
  public var faces: [FontDescriptor] {
    entries.map(\.descriptor)
  }

  /// The names of the families in the order of their first faces.
  public var families: [String] {
    var seen: Set<String> = []
    return entries.map(\.descriptor.familyName).filter { seen.insert($0.lowercased()).inserted }
  }

  /// Faces that were listed without being opened and that turned out to be unreadable.
  ///
  /// Text in such a face shows missing glyphs.
  public var failures: [FontError] {
    entries.compactMap(\.failure)
  }

  /// The number of faces whose files have been opened.
  package var openFaceCount: Int {
    entries.count { $0.isOpen }
  }
}
