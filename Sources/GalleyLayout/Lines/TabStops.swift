import GalleyText

/// The stops of a paragraph style, as a line sees them.
struct TabStops {
  /// The distance of default stops when the style sets none, in points.
  private static let standardInterval = 28.0

  private let stops: [ParagraphStyle.TabStop]
  private let interval: Double
  /// The distance of the line's start from the leading margin.
  private let offset: Double

  init(style: ParagraphStyle, offset: Double) {
    stops = style.tabStops.map {
      ParagraphStyle.TabStop(location: $0.location.signedLength, alignment: $0.alignment)
    }
    let interval = style.defaultTabInterval.length
    self.interval = interval > 0 ? interval : Self.standardInterval
    self.offset = offset
  }

  /// The width of a tab.
  ///
  /// - Parameters:
  ///   - position: Where the tab stands, from the line's start.
  ///   - textWidth: The width of the text up to the next tab or the line's end.
  ///   - decimalOffset: How much of that stands before the decimal separator.
  /// - Returns: At least 0; text that is too long for its stop starts right behind the tab's place.
  func width(at position: Double, textWidth: Double, decimalOffset: () -> Double) -> Double {
    let place = offset + position
    guard let stop = stops.first(where: { $0.location > place }) else {
      let last = max(stops.last?.location ?? 0, 0)
      let steps = ((place - last) / interval).rounded(.down) + 1
      let next = last + max(steps, 1) * interval
      // A place so large that adding the interval changes nothing leaves the tab without width.
      return next > place && next.isFinite ? next - place : 0
    }
    let shift: Double
    switch stop.alignment {
    case .left: shift = 0
    case .center: shift = textWidth / 2
    case .right: shift = textWidth
    case .decimal: shift = decimalOffset()
    }
    return max(stop.location - shift - place, 0)
  }
}
