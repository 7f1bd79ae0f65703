/// One line of the report.
struct Finding: Encodable, Sendable {
  var name: String
  /// The text of the corpus, where the finding is about one; the name ends with it.
  var language: String?
  /// What was done, and the unit of the figures.
  var what: String
  var figure: Double
  /// What `hb_shape`, or the shorter word, took; in the figure's unit.
  var baseline: Double?
  /// The figure in parts of the baseline.
  var ratio: Double?
  /// The greatest ratio that passes, or the greatest figure where there is no baseline.
  var limit: Double?
  /// Whether the limit is kept; absent when there is none.
  var pass: Bool?

  init(
    _ name: String, language: String? = nil, _ what: String, figure: Double,
    baseline: Double? = nil, limit: Double? = nil
  ) {
    self.name = language.map { "\(name)/\($0)" } ?? name
    self.language = language
    self.what = what
    self.figure = figure.rounded(places: 3)
    self.baseline = baseline?.rounded(places: 3)
    self.limit = limit
    let ratio = baseline.map { figure / $0 }
    self.ratio = ratio?.rounded(places: 4)
    pass = limit.map { (ratio ?? figure) <= $0 }
  }
}

extension Double {
  /// The value with a number of decimal places.
  fileprivate func rounded(places: Int) -> Double {
    let factor = (0..<places).reduce(1.0) { product, _ in product * 10 }
    return (self * factor).rounded() / factor
  }
}
