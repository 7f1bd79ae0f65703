/// A rule in code: it is asked at certain bytes and sees a bounded stretch of text.
///
/// It must answer the same for the same bytes, in time that depends on ``window`` alone; a scan is
/// linear then.
public protocol EntityMatcher: Sendable {
  /// What the rule finds.
  var kind: Entity.Kind { get }
  /// The UTF-8 units that a match may start with.
  var triggers: [UInt8] { get }
  /// The greatest length of a match in UTF-8 units.
  var window: Int { get }

  /// Looks for a match at the start of a stretch of text.
  ///
  /// - Parameters:
  ///   - text: Valid UTF-8 that starts with one of ``triggers`` and ends after at most ``window``
  ///     units.
  ///   - previous: The scalar before it; `nil` at the text's start.
  /// - Returns: the longest match that starts the stretch.
  func match(_ text: Span<UInt8>, after previous: Unicode.Scalar?) -> EntityMatch?
}

/// What a matcher found at the start of the text that it was shown.
public struct EntityMatch: Sendable, Hashable {
  /// The length in UTF-8 units; at least 1, and the end of a scalar.
  public var length: Int
  /// The part that is the entity's value, as offsets from the match's start; all of it when `nil`.
  public var value: Range<Int>?
  /// Where the entity leads.
  public var target: String?

  /// Creates a match.
  public init(length: Int, value: Range<Int>? = nil, target: String? = nil) {
    self.length = length
    self.value = value
    self.target = target
  }
}
