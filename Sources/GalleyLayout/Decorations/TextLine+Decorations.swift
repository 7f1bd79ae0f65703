import GalleyFonts
public import GalleyText

extension TextLine {
  /// The line's decorations while nothing is pressed, as ``decorations(pressed:)`` tells.
  public var decorations: [Decoration] { decorations(pressed: []) }

  /// The backgrounds, borders, underlines and strikethroughs, each kind from left to right.
  ///
  /// Neighbouring runs that look alike share one, whatever their fonts: a background reaches from
  /// their greatest ascent to their greatest descent, whatever the line's height, and a line keeps
  /// one height and one thickness, those of the widest run's font. Boxes with round corners, insets
  /// or a border are one for each link. White space that hangs over the line's end has none, as in
  /// browsers. Underlines leave room for descenders, but for waves.
  ///
  /// - Parameter pressed: The links that are drawn as pressed.
  /// - Complexity: O(*n*) in the number of runs, and of underlined glyphs.
  public func decorations(pressed: Set<Link>) -> [Decoration] {
    let runs = runs
    var result: [Decoration] = []
    let backgrounds = stretches(of: runs, pressed) { attributes in
      attributes.background.map { BoxLook(attributes, color: $0) }
    }
    for stretch in backgrounds { addBox(stretch, .background, to: &result) }
    let borders = stretches(of: runs, pressed) { attributes in
      attributes.border.map { BoxLook(attributes, color: $0.color, width: $0.width.signedLength) }
    }
    for stretch in borders { addBox(stretch, .border(width: stretch.look.width), to: &result) }
    let underlines = stretches(of: runs, pressed) { attributes in
      attributes.underline.map {
        Look(style: $0, color: attributes.underlineColor ?? attributes.color)
      }
    }
    for stretch in underlines {
      let metrics = stretch.widest.font.metrics
      let style = stretch.look.style
      add(
        stretch, .underline(style), stretch.look.color,
        top: metrics.underlinePosition - raise(of: stretch),
        height: metrics.underlineThickness * (style == .thick ? 2 : 1), to: &result)
      if style != .wavy, !result.isEmpty, result[result.count - 1].kind == .underline(style) {
        result[result.count - 1].gaps = inkGaps(of: stretch.runs, in: result[result.count - 1])
      }
    }
    for stretch in stretches(of: runs, pressed, look: { $0.strikethrough ? $0.color : nil }) {
      let metrics = stretch.widest.font.metrics
      add(
        stretch, .strikethrough, stretch.look,
        top: metrics.strikeoutPosition - raise(of: stretch), height: metrics.strikeoutThickness,
        to: &result)
    }
    return result
  }

  private func addBox(
    _ stretch: Stretch<BoxLook>, _ kind: Decoration.Kind, to result: inout [Decoration]
  ) {
    let count = result.count
    add(
      stretch, kind, stretch.look.color, top: stretch.top, height: stretch.bottom - stretch.top,
      to: &result)
    if result.count == count { return }
    let (box, rect) = (stretch.look.box, result[count].rect)
    let (x, y) = (box.horizontalInset.signedLength, box.verticalInset.signedLength)
    result[count].rect = Rect(
      x: rect.minX - x, y: rect.minY - y, width: max(0, rect.size.width + 2 * x),
      height: max(0, rect.size.height + 2 * y))
    result[count].cornerRadius = max(0, box.cornerRadius.signedLength)
  }

  private func raise<Look>(of stretch: Stretch<Look>) -> Double {
    stretch.widest.raise
  }

  private func add<Look>(
    _ stretch: Stretch<Look>, _ kind: Decoration.Kind, _ color: Color, top: Double, height: Double,
    to result: inout [Decoration]
  ) {
    let left = max(stretch.left, origin.x)
    let right = min(stretch.right, origin.x + width)
    if left >= right { return }
    result.append(
      Decoration(
        kind: kind, color: color,
        rect: Rect(x: left, y: origin.y + top, width: right - left, height: height)))
  }

  /// The longest rows of runs with equal looks.
  private func stretches<Look: Equatable>(
    of runs: Runs, _ pressed: Set<Link>, look: (TextAttributes) -> Look?
  ) -> [Stretch<Look>] {
    var result: [Stretch<Look>] = []
    var isOpen = false
    for run in runs {
      guard let look = look(run.attributes.painted(pressed: pressed)) else {
        isOpen = false
        continue
      }
      let next = Stretch(look: look, run: run)
      if isOpen, let last = result.last, last.look == look {
        result[result.count - 1].merge(next)
      } else {
        result.append(next)
        isOpen = true
      }
    }
    return result
  }
}

/// Neighbouring runs that are decorated alike.
private struct Stretch<Look> {
  let look: Look
  let left: Double
  var right: Double
  /// The highest edge, from the line's baseline downward.
  var top: Double
  /// The lowest edge, from the line's baseline downward.
  var bottom: Double
  var widest: GlyphRun
  var runs: [GlyphRun]

  init(look: Look, run: GlyphRun) {
    self.look = look
    left = run.origin.x
    right = run.origin.x + run.width
    top = -run.raise - run.ascent
    bottom = -run.raise + run.descent
    widest = run
    runs = [run]
  }

  mutating func merge(_ next: Stretch) {
    right = next.right
    runs += next.runs
    top = min(top, next.top)
    bottom = max(bottom, next.bottom)
    if next.widest.width > widest.width { widest = next.widest }
  }
}

/// What a background or border looks like.
private struct BoxLook: Equatable {
  var color: Color
  var width: Double
  var box: TextBox
  /// The link, when a box of its own tells it from its neighbours.
  var link: Link?

  init(_ attributes: TextAttributes, color: Color, width: Double = 0) {
    self.color = color
    self.width = width
    box = attributes.box
    link = width == 0 && box == TextBox() ? nil : attributes.link
  }
}

/// What an underline looks like.
private struct Look: Equatable {
  var style: TextAttributes.Underline
  var color: Color
}
