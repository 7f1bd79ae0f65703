import Galley

/// The measures and what they share.
struct Benchmark: Sendable {
  /// The width that texts are first laid out at, in points.
  static let width = 320.0

  let texts: [BenchmarkText]
  let rounds: Int
  /// The path of the command-line tool.
  let tool: String

  /// The measures in the order in which they run.
  static let measures: [(name: String, run: @Sendable (Benchmark) throws -> [Finding])] = [
    ("cold", { $0.cold() }),
    ("width", { $0.widthChange() }),
    ("measure", { $0.measure() }),
    ("shortText", { $0.shortText() }),
    ("longWord", { try $0.longWord() }),
    ("memory", { $0.memory() }),
    ("startUp", { try $0.startUp() }),
    ("stages", { $0.stages() }),
  ]

  /// The time of something done to each text and that of the baseline, overall and by language.
  ///
  /// - Parameters:
  ///   - body: Called with a text's index and the round.
  ///   - limit: The greatest overall ratio.
  func compare(
    _ name: String, _ what: String, limit: Double?, _ body: (Int, Int) -> Void
  ) -> [Finding] {
    let baseline = HarfBuzzBaseline()
    var findings: [Finding] = []
    var total = 0.0
    var totalBaseline = 0.0
    for (index, text) in texts.enumerated() {
      let times = withoutActuallyEscaping(body) { body in
        Stopwatch.leastTimes(
          rounds: rounds,
          [
            { _ in for paragraph in text.paragraphs { baseline.shape(paragraph, with: text.font) }
            },
            { round in body(index, round) },
          ])
      }
      total += times[1]
      totalBaseline += times[0]
      let characters = Double(text.characterCount)
      findings.append(
        Finding(
          name, language: text.name, "\(what); ns a character",
          figure: times[1] / characters, baseline: times[0] / characters))
    }
    let characters = Double(texts.reduce(0) { $0 + $1.characterCount })
    let overall = Finding(
      name, "\(what); ns a character", figure: total / characters,
      baseline: totalBaseline / characters, limit: limit)
    return [overall] + findings
  }
}
