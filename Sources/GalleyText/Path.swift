/// An outline of straight lines and Bézier curves.
///
/// The frame is the one of whoever made the path: a glyph's outline has its origin on the baseline
/// and y growing downward.
public struct Path: Sendable, Hashable {
  /// One step of a path.
  public enum Element: Sendable, Hashable {
    /// Starts a new contour.
    case move(to: Point)
    /// A straight line from the current point.
    case line(to: Point)
    /// A quadratic Bézier curve from the current point.
    case quadCurve(to: Point, control: Point)
    /// A cubic Bézier curve from the current point.
    case cubicCurve(to: Point, control1: Point, control2: Point)
    /// A straight line back to where the contour started.
    case close
  }

  /// The steps in drawing order.
  public private(set) var elements: [Element]

  /// Creates an empty path.
  public init() {
    elements = []
  }

  /// Whether the path draws nothing.
  public var isEmpty: Bool { elements.isEmpty }

  /// Adds one step.
  public mutating func append(_ element: Element) {
    elements.append(element)
  }

  /// Adds all steps of another path.
  public mutating func append(_ path: Path) {
    elements.append(contentsOf: path.elements)
  }

  /// Adds a closed rectangle.
  public mutating func append(_ rect: Rect) {
    elements.append(.move(to: rect.origin))
    elements.append(.line(to: Point(x: rect.maxX, y: rect.minY)))
    elements.append(.line(to: Point(x: rect.maxX, y: rect.maxY)))
    elements.append(.line(to: Point(x: rect.minX, y: rect.maxY)))
    elements.append(.close)
  }

  /// The path with every point mapped.
  ///
  /// - Complexity: O(*n*) in the number of steps.
  public func transformed(by transform: AffineTransform) -> Path {
    var result = Path()
    result.elements.reserveCapacity(elements.count)
    for element in elements {
      switch element {
      case .move(let to):
        result.elements.append(.move(to: transform.apply(to: to)))
      case .line(let to):
        result.elements.append(.line(to: transform.apply(to: to)))
      case .quadCurve(let to, let control):
        result.elements.append(
          .quadCurve(to: transform.apply(to: to), control: transform.apply(to: control)))
      case .cubicCurve(let to, let control1, let control2):
        result.elements.append(
          .cubicCurve(
            to: transform.apply(to: to), control1: transform.apply(to: control1),
            control2: transform.apply(to: control2)))
      case .close:
        result.elements.append(.close)
      }
    }
    return result
  }

  /// The rectangle that holds every point and control point; `nil` for an empty path.
  ///
  /// - Complexity: O(*n*) in the number of steps.
  public var controlBounds: Rect? {
    var left = Double.infinity
    var top = Double.infinity
    var right = -Double.infinity
    var bottom = -Double.infinity
    func add(_ point: Point) {
      left = min(left, point.x)
      right = max(right, point.x)
      top = min(top, point.y)
      bottom = max(bottom, point.y)
    }
    for element in elements {
      switch element {
      case .move(let to), .line(let to):
        add(to)
      case .quadCurve(let to, let control):
        add(to)
        add(control)
      case .cubicCurve(let to, let control1, let control2):
        add(to)
        add(control1)
        add(control2)
      case .close:
        break
      }
    }
    guard left <= right else { return nil }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
