/// The size of an object in a line of text, asked for when the text is laid out.
///
/// Corresponds to CTRunDelegate. A typesetter asks once for each attachment, on the thread that makes
/// it; later changes do not move the text. NaN and infinite values count as 0.
public protocol RunDelegate: Sendable {
  /// The distance from the baseline to the object's top, in points.
  var ascent: Double { get }
  /// The distance from the baseline to the object's bottom, in points; negative for an object that
  /// stands above the baseline.
  var descent: Double { get }
  /// The advance, in points; may be 0.
  var width: Double { get }
}

/// An object in a line of text: an image, an emoticon, a view of any toolkit.
///
/// It stands for one U+FFFC of the text and is one unit for breaking, hit tests and carets.
/// Attachments are equal when their ids and alignments are.
public struct InlineAttachment: Sendable {
  /// Where an attachment stands beside the text around it.
  public enum Alignment: Sendable, Hashable {
    /// On the baseline, as its ascent and descent say.
    case baseline
    /// Its top at the text's ascent.
    case top
    /// Its middle at the middle of the text's ascent and descent.
    case center
    /// Its bottom at the text's descent.
    case bottom
  }

  /// What the caller knows the attachment by.
  public var id: String
  /// Where it stands beside the text around it.
  public var alignment: Alignment
  /// What tells its size.
  public var delegate: any RunDelegate
  /// Anything that the caller wants back; carried through untouched.
  public var payload: (any Sendable)?

  /// Creates an attachment whose size a delegate tells.
  public init(
    id: String, delegate: any RunDelegate, alignment: Alignment = .baseline,
    payload: (any Sendable)? = nil
  ) {
    self.id = id
    self.delegate = delegate
    self.alignment = alignment
    self.payload = payload
  }

  /// Creates an attachment of a fixed size, in points.
  public init(
    id: String, width: Double, ascent: Double, descent: Double = 0,
    alignment: Alignment = .baseline, payload: (any Sendable)? = nil
  ) {
    self.init(
      id: id, delegate: FixedSize(ascent: ascent, descent: descent, width: width),
      alignment: alignment, payload: payload)
  }

  private struct FixedSize: RunDelegate {
    let ascent: Double
    let descent: Double
    let width: Double
  }
}

extension InlineAttachment: Hashable {
  /// Whether both have one id and alignment.
  public static func == (left: InlineAttachment, right: InlineAttachment) -> Bool {
    left.id == right.id && left.alignment == right.alignment
  }

  /// Hashes the id.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(id)
  }
}
