public import GalleyText

/// A post laid out: the height of its cell and the place of everything in it.
///
/// It is a value that any thread may make, keep and draw; drawing measures nothing again. Equal posts,
/// styles and widths give equal layouts; the post's id does not count. Lengths are in points from the
/// cell's top-left corner; every part begins and ends at a whole point, so heights are the same
/// whatever the scale of the device.
public struct CellLayout: Sendable, Equatable {
  /// The quoted post of a cell.
  public struct Quote: Sendable, Equatable {
    /// The quote's own background, as wide as the cell.
    public let background: Rect
    /// The quoted name and text; `nil` when both are empty.
    public let text: CellText?
    /// The placeholders of the quoted pictures.
    public let pictures: PictureGrid
    /// The number of pictures that the last placeholder stands for too, as it is shown.
    public let hiddenPictures: CellText?
  }

  /// The disc that stands for the writer's picture.
  public struct Avatar: Sendable, Equatable {
    /// The square around the disc.
    public let rect: Rect
    /// The disc's colour.
    public let color: Color
    /// The name's first character.
    public let initial: CellText
  }

  /// A number in the row of counters.
  public struct Counter: Sendable, Equatable {
    /// What is counted.
    public enum Kind: Sendable, Hashable {
      /// How often the post was passed on.
      case reposts
      /// How many comments it has.
      case comments
    }

    /// What is counted.
    public let kind: Kind
    /// The part of the row that belongs to the counter.
    public let rect: Rect
    /// The square of the counter's symbol.
    public let symbol: Rect
    /// The number, or a label in place of 0.
    public let text: CellText
  }

  /// The least width of a cell; narrower ones are laid out at this width.
  public static let minimumWidth = 120.0
  /// The greatest width of a cell; wider ones are laid out at this width.
  public static let maximumWidth = 16384.0

  /// The post, without its id.
  public let post: Post
  /// The style.
  public let style: FeedStyle
  /// The width of the cell, in whole points.
  public let width: Double
  /// The height of the cell, in whole points.
  public let height: Double
  /// The writer's picture; `nil` without a name.
  public let avatar: Avatar?
  /// The writer's name, on one line.
  public let name: CellText?
  /// Time and source, on one line.
  public let byline: CellText?
  /// The post's text; `nil` when it is empty.
  public let text: CellText?
  /// The placeholders of the post's pictures.
  public let pictures: PictureGrid
  /// The number of pictures that the last placeholder stands for too, as it is shown.
  public let hiddenPictures: CellText?
  /// The quoted post.
  public let quote: Quote?
  /// The row of counters from left to right.
  public let counters: [Counter]
  /// The separator lines.
  public let separators: [Rect]
  /// The band below the cell.
  public let gap: Rect
  /// What can be tapped, from top to bottom.
  public let entities: [CellEntity]

  /// A length as every height and place of a cell is rounded: up to a whole point.
  ///
  /// Less than a thousandth of a point over is none, so that errors of sums don't add a point.
  public static func rounded(_ length: Double) -> Double {
    (length - 1 / 1024).rounded(.up)
  }

  /// A cell's width in whole points, rounded down, between ``minimumWidth`` and ``maximumWidth``.
  public static func roundedWidth(_ width: Double) -> Double {
    width > minimumWidth ? min(width, maximumWidth).rounded(.down) : minimumWidth
  }

  /// The texts in drawing order, with the part whose entities they hold.
  var texts: [(part: CellEntity.Part?, text: CellText)] {
    let texts: [(CellEntity.Part?, CellText?)] = [
      (nil, avatar?.initial), (.name, name), (nil, byline), (.text, text), (nil, hiddenPictures),
      (.quote, quote?.text), (nil, quote?.hiddenPictures),
    ]
    return texts.compactMap { part, text in text.map { (part, $0) } }
      + counters.map { (nil, $0.text) }
  }

  /// The text in which the entities of a part stand.
  func text(of part: CellEntity.Part) -> CellText? {
    switch part {
    case .name: name
    case .text: text
    case .quote: quote?.text
    }
  }
}

extension CellLayout {
  /// Lays out a post.
  ///
  /// - Complexity: O(*n*) in the text.
  public init(_ post: Post, style: FeedStyle, width: Double) {
    self.init(post, style: style, width: width) { () throws(Never) in }
  }

  /// Lays out a post unless a check throws.
  ///
  /// - Parameters:
  ///   - post: What to show.
  ///   - style: What it looks like.
  ///   - width: The cell's width, in points; see ``roundedWidth(_:)``.
  ///   - check: Called before and after each text is shaped and while it is broken into lines.
  /// - Throws: What the check throws.
  public init<Failure>(
    _ post: Post, style: FeedStyle, width: Double, checking check: () throws(Failure) -> Void
  ) throws(Failure) {
    self = try CellLayoutMaker(post, style: style, width: width).make(checking: check)
  }

  init(_ maker: borrowing CellLayoutMaker) {
    post = maker.post
    style = maker.style
    width = maker.width
    height = maker.gap.maxY
    avatar = maker.avatar
    name = maker.name
    byline = maker.byline
    text = maker.text
    pictures = maker.pictures
    hiddenPictures = maker.hiddenPictures
    quote = maker.quote
    counters = maker.counters
    separators = maker.separators
    gap = maker.gap
    entities = maker.entities
  }
}
