import GalleyDetection
import GalleyLayout
import GalleyText

/// Places the parts of a cell from top to bottom.
struct CellLayoutMaker {
  let post: Post
  let style: FeedStyle
  let width: Double
  private(set) var avatar: CellLayout.Avatar?
  private(set) var name: CellText?
  private(set) var byline: CellText?
  private(set) var text: CellText?
  private(set) var pictures: PictureGrid
  private(set) var hiddenPictures: CellText?
  private(set) var quote: CellLayout.Quote?
  private(set) var counters: [CellLayout.Counter] = []
  private(set) var separators: [Rect] = []
  private(set) var gap = Rect.zero
  private(set) var entities: [CellEntity] = []
  /// The bottom of what is placed.
  private var y: Double

  init(_ post: Post, style: FeedStyle, width: Double) {
    self.post = post.withoutID
    self.style = style
    self.width = CellLayout.roundedWidth(width)
    pictures = PictureGrid(count: 0, at: .zero, width: 0, spacing: 0)
    y = 0
    y = inset
  }

  /// A distance across, so small that everything keeps some room in the narrowest cell.
  private func across(_ length: Double) -> Double {
    min(CellLayout.rounded(length.length), (width / 8).rounded(.down))
  }

  private var inset: Double { across(style.inset) }
  private var spacing: Double { CellLayout.rounded(style.spacing.length) }
  private var contentWidth: Double { width - 2 * inset }

  consuming func make<Failure>(
    checking check: () throws(Failure) -> Void
  ) throws(Failure) -> CellLayout {
    try placeHeader(check)
    if !post.text.isEmpty {
      text = try place(
        StyledText(detectingIn: post.text, look: style.text, style: style), part: .text,
        check)
    }
    (pictures, hiddenPictures) = try placePictures(post.images, check)
    if let quote = post.quote { try place(quote, check) }
    try placeCounters(check)
    return CellLayout(self)
  }

  private mutating func placeHeader<Failure>(
    _ check: () throws(Failure) -> Void
  ) throws(Failure) {
    let details = [post.time, post.source].filter { !$0.isEmpty }
      .joined(separator: style.bylineSeparator)
    if post.name.isEmpty, details.isEmpty { return }
    let top = y
    var x = inset
    let size = min(CellLayout.rounded(style.avatarSize.length), (contentWidth / 2).rounded(.down))
    if let first = post.name.first, size > 0 {
      let rect = Rect(x: x, y: top, width: size, height: size)
      var look = FeedStyle.Text(
        size: size * 0.45, weight: 700, lineHeight: size, color: .white)
      look.font.families = style.name.font.families
      let initial = try line(String(first), look: look, in: rect, alignment: .center, check)
      avatar = CellLayout.Avatar(
        rect: rect, color: style.avatarColor(of: post.name), initial: initial)
      x += size + across(style.avatarSpacing)
    }
    let rest = max(1, width - inset - x)
    let heights = [
      post.name.isEmpty ? 0 : style.name.lineHeight.length,
      details.isEmpty ? 0 : style.byline.lineHeight.length,
    ].map(CellLayout.rounded)
    let avatarHeight = avatar?.rect.size.height ?? 0
    y += max(0, ((avatarHeight - heights[0] - heights[1]) / 2).rounded(.down))
    if !post.name.isEmpty {
      let styled = StyledText(name: post.name, style: style)
      let frame = try frame(of: styled.text, width: rest, isLine: true, check)
      let placed = CellText(frame, x: x, y: y, width: rest)
      name = placed
      add(styled, in: placed, part: .name)
      y = placed.rect.maxY
    }
    if !details.isEmpty {
      let rect = Rect(x: x, y: y, width: rest, height: heights[1])
      let placed = try line(details, look: style.byline, in: rect, alignment: .left, check)
      byline = placed
      y = placed.rect.maxY
    }
    y = max(y, top + avatarHeight) + spacing
  }

  private mutating func placePictures<Failure>(
    _ count: Int, _ check: () throws(Failure) -> Void
  ) throws(Failure) -> (PictureGrid, CellText?) {
    let grid = PictureGrid(
      count: count, at: Point(x: inset, y: y), width: contentWidth,
      spacing: across(style.pictureSpacing))
    guard let bottom = grid.bottom, let last = grid.frames.last else { return (grid, nil) }
    y = bottom + spacing
    if grid.hiddenCount == 0 { return (grid, nil) }
    let size = last.size.height
    let look = FeedStyle.Text(size: size * 0.3, lineHeight: size, color: style.text.color)
    let hidden = try line("+\(grid.hiddenCount)", look: look, in: last, alignment: .center, check)
    return (grid, hidden)
  }

  private mutating func place<Failure>(
    _ quoted: Post.Quote, _ check: () throws(Failure) -> Void
  ) throws(Failure) {
    let top = y
    y += spacing
    let styled = StyledText(quoted, style: style)
    let text = styled.text.utf8Count == 0 ? nil : try place(styled, part: .quote, check)
    let (grid, hidden) = try placePictures(quoted.images, check)
    quote = CellLayout.Quote(
      background: Rect(x: 0, y: top, width: width, height: y - top), text: text, pictures: grid,
      hiddenPictures: hidden)
  }

  private mutating func placeCounters<Failure>(
    _ check: () throws(Failure) -> Void
  ) throws(Failure) {
    let thickness = style.separatorThickness.length
    let row = Rect(
      x: 0, y: y + CellLayout.rounded(thickness), width: width,
      height: max(
        CellLayout.rounded(style.counterHeight.length),
        CellLayout.rounded(style.counter.lineHeight.length)))
    separators.append(Rect(x: 0, y: y, width: width, height: thickness))
    let half = (width / 2).rounded(.down)
    for (kind, count, label) in [
      (CellLayout.Counter.Kind.reposts, post.reposts, style.repostLabel),
      (.comments, post.comments, style.commentLabel),
    ] {
      let isFirst = counters.isEmpty
      let rect = Rect(
        x: isFirst ? 0 : half + 1, y: row.minY, width: isFirst ? half : width - half - 1,
        height: row.size.height)
      counters.append(try counter(kind, count > 0 ? String(count) : label, in: rect, check))
    }
    let bar = (row.size.height / 3).rounded(.down)
    separators.append(
      Rect(x: half, y: row.minY + bar, width: min(1, thickness), height: row.size.height - 2 * bar))
    separators.append(Rect(x: 0, y: row.maxY, width: width, height: thickness))
    gap = Rect(
      x: 0, y: row.maxY + CellLayout.rounded(thickness), width: width,
      height: CellLayout.rounded(style.gap.length))
  }

  /// Sets a symbol and a text beside it into the middle of a place.
  private func counter<Failure>(
    _ kind: CellLayout.Counter.Kind, _ string: String, in rect: Rect,
    _ check: () throws(Failure) -> Void
  ) throws(Failure) -> CellLayout.Counter {
    let side = min(across(style.counter.font.size), rect.size.height)
    let distance = (side / 2).rounded(.down)
    let room = max(1, rect.size.width - side - distance - 2)
    let attributed = StyledText(string, look: style.counter).text
    let frame = try frame(of: attributed, width: room, isLine: true, check)
    let width = min(room, CellLayout.rounded(frame.size.width))
    let left = rect.minX + ((rect.size.width - width - side - distance) / 2).rounded(.down)
    let height = CellLayout.rounded(frame.size.height)
    return CellLayout.Counter(
      kind: kind, rect: rect,
      symbol: Rect(
        x: left, y: rect.minY + ((rect.size.height - side) / 2).rounded(.down), width: side,
        height: side),
      text: CellText(
        frame, x: left + side + distance,
        y: rect.minY + ((rect.size.height - height) / 2).rounded(.down), width: width))
  }

  /// Places a text over the whole width.
  private mutating func place<Failure>(
    _ styled: StyledText, part: CellEntity.Part, _ check: () throws(Failure) -> Void
  ) throws(Failure) -> CellText {
    let frame = try frame(of: styled.text, width: contentWidth, isLine: false, check)
    let placed = CellText(frame, x: inset, y: y, width: contentWidth)
    add(styled, in: placed, part: part)
    y = placed.rect.maxY + spacing
    return placed
  }

  /// A single line in a box, cut at its end when it is too long.
  private func line<Failure>(
    _ string: String, look: FeedStyle.Text, in rect: Rect, alignment: ParagraphStyle.Alignment,
    _ check: () throws(Failure) -> Void
  ) throws(Failure) -> CellText {
    let attributed = StyledText(string, look: look, alignment: alignment).text
    let frame = try frame(of: attributed, width: rect.size.width, isLine: true, check)
    return CellText(frame, x: rect.minX, y: rect.minY, width: rect.size.width)
  }

  private func frame<Failure>(
    of text: AttributedText, width: Double, isLine: Bool, _ check: () throws(Failure) -> Void
  ) throws(Failure) -> TextFrame {
    var container = Container(width: width)
    if isLine {
      container.maxLines = 1
      container.truncation = .end
    }
    return try Framesetter(text, fonts: style.fonts).frame(in: container, checking: check)
  }

  private mutating func add(_ styled: StyledText, in placed: CellText, part: CellEntity.Part) {
    for link in placed.frame.links {
      guard let entity = styled.entities[link.link] else { continue }
      let rects = link.rects.map { rect in
        Rect(
          x: rect.minX + placed.rect.minX, y: rect.minY + placed.rect.minY,
          width: rect.size.width, height: rect.size.height)
      }
      entities.append(
        CellEntity(part: part, entity: entity, link: link.link, rects: rects))
    }
  }
}
