import GalleyFonts
import GalleyText

extension TextLine {
  /// The backgrounds, underlines and strikethroughs of the line, each kind from left to right.
  ///
  /// Neighbouring runs that look alike share one, whatever their fonts: a background reaches from
  /// their greatest ascent to their greatest descent, whatever the line's height, and a line keeps
  /// one height and one thickness, those of the widest run's font. White space that hangs over the
  /// line's end has none, as in browsers.
  ///
  /// - Complexity: O(*n*) in the number of runs.
  public var decorations: [Decoration] {
    var result: [Decoration] = []
    for stretch in stretches(of: { $0.background }) {
      add(
        stretch, .background, stretch.look, top: stretch.top, height: stretch.bottom - stretch.top,
        to: &result)
    }
    let underlines = stretches { attributes in
      attributes.underline.map { Look(style: $0, color: attributes.color) }
    }
    for stretch in underlines {
      let metrics = stretch.widest.font.metrics
      add(
        stretch, .underline(stretch.look.style), stretch.look.color,
        top: metrics.underlinePosition - raise(of: stretch), height: metrics.underlineThickness,
        to: &result)
    }
    for stretch in stretches(of: { $0.strikethrough ? $0.color : nil }) {
      let metrics = stretch.widest.font.metrics
      add(
        stretch, .strikethrough, stretch.look,
        top: metrics.strikeoutPosition - raise(of: stretch), height: metrics.strikeoutThickness,
        to: &result)
    }
    return result
  }

  private func raise<Look>(of stretch: Stretch<Look>) -> Double {
    stretch.widest.attributes.baselineOffset
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
    of look: (TextAttributes) -> Look?
  ) -> [Stretch<Look>] {
    var result: [Stretch<Look>] = []
    var isOpen = false
    for run in runs {
      guard let look = look(run.attributes) else {
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

  init(look: Look, run: GlyphRun) {
    self.look = look
    left = run.origin.x
    right = run.origin.x + run.width
    top = -run.attributes.baselineOffset - run.ascent
    bottom = -run.attributes.baselineOffset + run.descent
    widest = run
  }

  mutating func merge(_ next: Stretch) {
    right = next.right
    top = min(top, next.top)
    bottom = max(bottom, next.bottom)
    if next.widest.width > widest.width { widest = next.widest }
  }
}

/// What an underline looks like.
private struct Look: Equatable {
  var style: TextAttributes.Underline
  var color: Color
}
