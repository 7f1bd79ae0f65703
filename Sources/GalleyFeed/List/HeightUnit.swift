/// The unit in which heights are added up: 1/1024 of a point.
///
/// A `Double` holds whole numbers of these units exactly up to 2^43 points.
enum HeightUnit {
  /// The number of units in a point.
  static let perPoint = 1024.0
  /// The greatest height, in points.
  static let greatest = 100_000_000.0

  /// The nearest number of units to a height in points; NaN, infinity and negative heights are 0.
  static func units(_ height: Double) -> Int {
    guard height > 0, height.isFinite else { return 0 }
    return Int((min(height, greatest) * perPoint).rounded(.toNearestOrAwayFromZero))
  }

  /// The points of a number of units.
  static func points(_ units: Int) -> Double {
    Double(units) / perPoint
  }

  /// The last unit that begins at or before a place; NaN counts as 0.
  static func floor(_ place: Double) -> Int {
    clamped((place * perPoint).rounded(.down))
  }

  /// The first unit that begins at or behind a place; NaN counts as 0.
  static func ceiling(_ place: Double) -> Int {
    clamped((place * perPoint).rounded(.up))
  }

  private static func clamped(_ units: Double) -> Int {
    let limit = 4e18
    return units.isNaN ? 0 : Int(min(max(units, -limit), limit))
  }
}
