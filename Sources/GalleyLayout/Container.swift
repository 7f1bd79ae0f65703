public import GalleyText

/// The box that a frame fills, and how many lines it may take.
public struct Container: Sendable, Hashable {
  /// The distance between the margins, in points; infinite for one line a paragraph, and NaN and
  /// negative values count as 0.
  public var width: Double
  /// The height that lines have to fit in, in points; NaN and negative values count as 0.
  public var height: Double
  /// The greatest number of lines; 0 for any.
  public var maxLines: Int
  /// Where the last visible line is cut when the text does not fit.
  public var truncation: Truncation
  /// What stands for the hidden text; `nil` for an ellipsis that looks like the text at the cut.
  ///
  /// It may hold links and attachments of its own. Only its first paragraph is used.
  public var token: AttributedText?

  /// Creates a container; the default is unlimited.
  public init(
    width: Double = .infinity, height: Double = .infinity, maxLines: Int = 0,
    truncation: Truncation = .none, token: AttributedText? = nil
  ) {
    self.width = width
    self.height = height
    self.maxLines = maxLines
    self.truncation = truncation
    self.token = token
  }

  /// The width with invalid values replaced.
  var validWidth: Double { width > 0 ? width : 0 }
  /// The height with invalid values replaced.
  var validHeight: Double { height > 0 ? height : 0 }
}
