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
    ("first", { try $0.first() }),
    ("cold", { $0.cold() }),
    ("width", { $0.widthChange() }),
    ("measure", { $0.measure() }),
    ("read", { $0.read() }),
    ("shortText", { $0.shortText() }),
    ("longWord", { try $0.longWord() }),
    ("list", { $0.list() }),
    ("detection", { try $0.detection() }),
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
    _ name: String, _ what: String, limit: Double? = nil, _ body: (Int, Int) -> Void
  ) -> [Finding] {
    let baseline = HarfBuzzBaseline()
    let times = texts.indices.map { index in
      withoutActuallyEscaping(body) { body in
        let times = Stopwatch.leastTimes(
          rounds: rounds,
          [{ _ in baseline.shape(texts[index]) }, { round in body(index, round) }])
        return (baseline: times[0], own: times[1])
      }
    }
    return findings(name, what, limit: limit, times: times)
  }

  /// The findings of each text's times in nanoseconds, overall and by language.
  func findings(
    _ name: String, _ what: String, limit: Double?, times: [(baseline: Double, own: Double)]
  ) -> [Finding] {
    let what = "\(what); ns a character"
    let counts = texts.map { Double($0.characterCount) }
    let all = counts.reduce(0, +)
    let overall = Finding(
      name, what, figure: times.reduce(0) { $0 + $1.own } / all,
      baseline: times.reduce(0) { $0 + $1.baseline } / all, limit: limit)
    return [overall]
      + texts.indices.map { index in
        Finding(
          name, language: texts[index].name, what, figure: times[index].own / counts[index],
          baseline: times[index].baseline / counts[index])
      }
  }
}
