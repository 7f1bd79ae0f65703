public import GalleyLayout
public import GalleyText

/// Writes frames as SVG.
///
/// One point is one user unit. The document needs no other file; equal frames give equal bytes.
public struct SVGRenderer: Sendable, Hashable {
  /// How glyphs are written.
  public enum TextMode: Sendable, Hashable {
    /// As shapes, each glyph once: looks the same everywhere, and is not text any more.
    case outlines
    /// As text that can be selected, searched and read aloud, every cluster held in place.
    ///
    /// The viewer needs the fonts, which are named by family, and shapes the text itself. A
    /// right-to-left run is held in place word by word, so that letters keep joining.
    case selectable
  }

  /// How glyphs are written.
  public var textMode: TextMode
  /// What the whole picture is filled with first.
  public var background: Color

  /// Creates a renderer.
  public init(text textMode: TextMode = .outlines, background: Color = .clear) {
    self.textMode = textMode
    self.background = background
  }

  /// A frame as an SVG document that shows the frame's `bounds`.
  ///
  /// Painted in this order, each for all lines: backgrounds, borders, shadows, underlines, glyphs
  /// (filled, then stroked), attachments, strikethroughs.
  ///
  /// - Parameters:
  ///   - frame: The frame.
  ///   - padding: Space on all four sides, in points, for what reaches beyond the frame's bounds.
  ///   - pressed: The links that are drawn in their pressed styles.
  ///   - attachment: The elements that draw an attachment in its box, whose coordinates are the
  ///     frame's; without it attachments leave an empty place.
  public func document(
    of frame: TextFrame, padding: Double = 0, pressed: Set<Link> = [],
    attachment: ((PlacedAttachment) -> String)? = nil
  ) -> String {
    let padding = padding.isFinite ? padding : 0
    let bounds = frame.bounds
    let size = Size(
      width: max(0, bounds.size.width + 2 * padding),
      height: max(0, bounds.size.height + 2 * padding))
    let origin = Point(x: bounds.minX - padding, y: bounds.minY - padding)
    var writer = SVGWriter(origin: origin)
    if background.alpha > 0 {
      writer.fill(
        Rect(x: origin.x, y: origin.y, width: size.width, height: size.height), with: background)
    }
    let decorations = frame.lines.flatMap { $0.decorations(pressed: pressed) }
    for decoration in decorations where decoration.kind == .background { writer.add(decoration) }
    for decoration in decorations where decoration.kind.isBorder { writer.add(decoration) }
    for line in frame.lines {
      for run in line.runs { writer.addShadow(of: run) }
    }
    for decoration in decorations where decoration.kind.isUnderline { writer.add(decoration) }
    for line in frame.lines {
      switch textMode {
      case .outlines: for run in line.runs { writer.addGlyphs(of: run, pressed: pressed) }
      case .selectable: writer.addText(of: line, in: frame, pressed: pressed)
      }
    }
    if let attachment {
      for placed in frame.attachments { writer.append(attachment(placed)) }
    }
    for decoration in decorations where decoration.kind == .strikethrough { writer.add(decoration) }
    return writer.document(size: size)
  }
}
