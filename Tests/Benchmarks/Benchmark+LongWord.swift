import Galley

extension Benchmark {
  /// A word far wider than the line, which has to be cut between clusters.
  func longWord() throws -> [Finding] {
    let container = Container(width: LongWord.width)
    var findings: [Finding] = []
    for script in LongWord.allCases {
      let (word, fonts) = try script.text(letters: 32_000)
      let (double, doubleFonts) = try script.text(letters: 64_000)
      let shaped = Framesetter(word, fonts: fonts)
      consume(shaped.frame(in: container))
      let baseline = HarfBuzzBaseline()
      let font = fonts.match(FontRequest())
      let times = Stopwatch.leastTimes(
        rounds: rounds,
        [
          { _ in consume(Framesetter(word, fonts: fonts).frame(in: container)) },
          { _ in consume(Framesetter(double, fonts: doubleFonts).frame(in: container)) },
          { round in
            consume(shaped.frame(in: Container(width: LongWord.width - 1 - Double(round % 10))))
          },
          { _ in if let font { baseline.shape(word.string, with: font) } },
        ]
      ).map { $0 / 1e6 }
      let name = "longWord/\(script)"
      let isLatin = script == .latin
      findings += [
        Finding(
          name, "32,000 letters shaped and wrapped at 200 points; ms", figure: times[0],
          limit: isLatin ? 10 : nil),
        Finding(
          "\(name)/double", "64,000 letters compared with 32,000; ms", figure: times[1],
          baseline: times[0], limit: isLatin ? 2.3 : nil),
        Finding(
          "\(name)/break", "32,000 letters wrapped again, compared with hb_shape; ms",
          figure: times[2], baseline: times[3]),
      ]
    }
    return findings
  }
}
