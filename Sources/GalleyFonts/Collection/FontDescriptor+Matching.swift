import GalleyText

/// How far a face is from a wanted style; the smallest is the best match.
///
/// Comparing width, slant and weight in this order gives the same face as narrowing the family by
/// one after the other (CSS Fonts 4 §5.2, "Matching font styles", step 4).
struct StyleDistance: Comparable {
  var width: Double
  var slant: Int
  var weight: Double

  static func < (left: StyleDistance, right: StyleDistance) -> Bool {
    (left.width, left.slant, left.weight) < (right.width, right.slant, right.weight)
  }
}

extension FontDescriptor {
  /// The distance to a request whose numbers are valid.
  func distance(to request: FontRequest) -> StyleDistance {
    StyleDistance(
      width: widthDistance(to: request.width), slant: slantDistance(to: request.slant),
      weight: weightDistance(to: request.weight))
  }

  /// Farther than any distance in the direction that the rules try first.
  private static var secondChoice: Double { 1e6 }
  private static var thirdChoice: Double { 2e6 }

  /// Up to normal width, narrower faces come first; above it, wider ones.
  private func widthDistance(to wanted: Double) -> Double {
    let widths = range(of: "wdth", else: width)
    if widths.upperBound < wanted {
      return wanted - widths.upperBound + (wanted > 100 ? Self.secondChoice : 0)
    }
    if widths.lowerBound > wanted {
      return widths.lowerBound - wanted + (wanted > 100 ? 0 : Self.secondChoice)
    }
    return 0
  }

  private func slantDistance(to wanted: FontRequest.Slant) -> Int {
    let order: [FontRequest.Slant] =
      switch wanted {
      case .upright: [.upright, .oblique, .italic]
      case .italic: [.italic, .oblique, .upright]
      case .oblique: [.oblique, .italic, .upright]
      }
    return order.firstIndex(where: has) ?? order.count
  }

  /// From 400 to 500, heavier faces up to 500 come first, then lighter ones, then those above 500;
  /// below 400 lighter ones come first, above 500 heavier ones.
  private func weightDistance(to wanted: Double) -> Double {
    let weights = range(of: "wght", else: weight)
    if weights.upperBound < wanted {
      return wanted - weights.upperBound + (wanted < 400 ? 0 : Self.secondChoice)
    }
    if weights.lowerBound > wanted {
      let distance = weights.lowerBound - wanted
      switch wanted {
      case ..<400: return distance + Self.secondChoice
      case ...500: return distance + (weights.lowerBound <= 500 ? 0 : Self.thirdChoice)
      default: return distance
      }
    }
    return 0
  }

  private func range(of tag: OpenTypeTag, else value: Double) -> ClosedRange<Double> {
    guard let axis = axis(tag), axis.minimum <= axis.maximum else { return value...value }
    return axis.minimum...axis.maximum
  }

  /// Whether the face can stand so, at some position of its axes.
  private func has(_ slant: FontRequest.Slant) -> Bool {
    if slant == self.slant { return true }
    switch slant {
    case .upright:
      return axis("ital").map { $0.minimum <= 0 } ?? false
        || axis("slnt").map { $0.minimum <= 0 && $0.maximum >= 0 } ?? false
    case .italic: return axis("ital").map { $0.maximum >= 1 } ?? false
    case .oblique: return axis("slnt").map { $0.minimum < 0 || $0.maximum > 0 } ?? false
    }
  }

  /// The axis positions that a request asks for; of positions on one axis the last one counts.
  ///
  /// Weight, width, slant and size set their axes (CSS Fonts 4 §7.1, `font-optical-sizing` too),
  /// the request's own positions override these. `FontFace` clamps them to the axes' ranges.
  func variations(for request: FontRequest) -> [FontVariation] {
    if axes.isEmpty { return [] }
    return axes.compactMap { axis in
      position(on: axis, for: request).map { FontVariation(axis.tag, $0) }
    } + request.variations
  }

  private func position(on axis: VariationAxis, for request: FontRequest) -> Double? {
    switch axis.tag {
    case "wght": return request.weight
    case "wdth": return request.width
    case "opsz": return request.size > 0 ? request.size : nil
    case "ital":
      let isItalic =
        request.slant == .italic || (request.slant == .oblique && self.axis("slnt") == nil)
      return isItalic ? 1 : 0
    case "slnt":
      let leans =
        request.slant == .oblique || (request.slant == .italic && self.axis("ital") == nil)
      // Negative angles lean to the right; CSS means 14 degrees by `oblique`.
      return leans ? -14 : 0
    default: return nil
    }
  }
}

extension FontRequest {
  /// The request with every number valid, so that equal wishes are equal keys.
  var normalized: FontRequest {
    var request = self
    request.size = validSize
    request.weight = weight.isNaN ? 400 : max(1, min(1000, weight))
    request.width = width.isNaN ? 100 : max(1, min(1000, width))
    request.variations.removeAll { $0.value.isNaN }
    return request
  }
}
