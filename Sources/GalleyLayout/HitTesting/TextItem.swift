public import GalleyText

/// Something in a text that a person can touch.
public enum TextItem: Sendable, Hashable {
  /// A link, with the whole stretch of text that carries it without interruption.
  case link(Link, range: Range<Int>)
  /// An attachment without a link.
  case attachment(InlineAttachment, range: Range<Int>)
  /// The truncation token; the link is the one that the token's text carries at the point.
  case truncationToken(link: Link?)
}

/// A link with its place in a frame.
public struct PlacedLink: Sendable, Hashable {
  /// The link.
  public let link: Link
  /// The stretch of text that carries it: UTF-8 offsets into the whole text.
  public let range: Range<Int>
  /// A rectangle for each of its visual fragments, in the frame's coordinates, from top to bottom and
  /// left to right.
  public let rects: [Rect]
}

/// How high the rectangles of a range are.
public enum RectangleHeight: Sendable, Hashable {
  /// From the ascent to the descent of the fragment's fonts and attachments, no higher than the line.
  case tight
  /// As high as the line.
  case line
  /// From the line's top to the next line's, so that nothing is left open between lines.
  case selection
}
