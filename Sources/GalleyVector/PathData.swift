import GalleyText

/// A path in SVG's path notation (SVG 2 §9.3), in absolute coordinates.
func pathData(_ path: Path) -> String {
  var data = ""
  func append(_ command: String, _ points: Point...) {
    data += command
    for (index, point) in points.enumerated() {
      if index > 0 { data += " " }
      appendDecimal(point.x, to: &data)
      data += " "
      appendDecimal(point.y, to: &data)
    }
  }
  for element in path.elements {
    switch element {
    case .move(let to): append("M", to)
    case .line(let to): append("L", to)
    case .quadCurve(let to, let control): append("Q", control, to)
    case .cubicCurve(let to, let control1, let control2): append("C", control1, control2, to)
    case .close: data += "Z"
    }
  }
  return data
}
