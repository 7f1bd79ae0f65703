import Galley

/// One thing to do over and over, for profilers and for counting instructions.
struct Workload: Sendable {
  let name: String
  /// Whether the work is gone through before it is counted, so that caches are filled.
  var isWarm = true
  /// Does all that is not to be counted and returns what is.
  let prepare: @Sendable ([BenchmarkText]) throws -> () -> Void

  /// Every workload; the texts come from the corpus or are built in, as for the measures.
  static let all: [Workload] = [
    cold("first", isWarm: false),
    cold("first-latin", languages: latin, isWarm: false),
    cold("cold"),
    cold("cold-latin", languages: latin),
    cold("cold-arabic", languages: ["arb", "pes"]),
    cold("cold-devanagari", languages: ["hin"]),
    cold("cold-cjk", languages: ["cmn", "jpn", "kor"]),
    Workload(name: "width") { texts in
      let framesetters = texts.flatMap { text in
        text.attributed.map { Framesetter($0, fonts: text.fonts) }
      }
      for framesetter in framesetters {
        consume(framesetter.frame(in: Container(width: Benchmark.width)))
      }
      return {
        for framesetter in framesetters {
          consume(framesetter.frame(in: Container(width: Benchmark.width - 80)))
        }
      }
    },
    Workload(name: "measure") { texts in
      let attributed = texts.map(\.attributed)
      return {
        for (text, paragraphs) in zip(texts, attributed) {
          for paragraph in paragraphs {
            consume(
              Framesetter.measure(
                paragraph, fonts: text.fonts, in: Container(width: Benchmark.width)))
          }
        }
      }
    },
    Workload(name: "short-text") { texts in
      let fonts = texts[0].fonts
      let letter = AttributedText("a")
      return {
        for _ in 0..<100 {
          consume(Framesetter(letter, fonts: fonts).frame(in: Container(width: Benchmark.width)))
        }
      }
    },
    Workload(name: "long-word") { _ in
      let (text, fonts) = try LongWord.latin.text(letters: 8_000)
      return {
        consume(Framesetter(text, fonts: fonts).frame(in: Container(width: LongWord.width)))
      }
    },
    Workload(name: "detection") { _ in
      let posts = InventedPosts.posts(1000)
      return {
        for post in posts { consume(RuleSet.weibo.entities(in: post)) }
      }
    },
    Workload(name: "hb_shape") { texts in
      {
        let baseline = HarfBuzzBaseline()
        for text in texts { baseline.shape(text) }
      }
    },
  ]

  private static let latin: Set<String> = ["eng", "deu", "fra", "vie"]

  /// Does the work a number of times to be counted.
  func run(texts: [BenchmarkText], rounds: Int) throws {
    if isWarm {
      let body = try prepare(texts)
      body()
      for _ in 0..<rounds { counted(body) }
    } else {
      for _ in 0..<rounds { counted(try prepare(texts)) }
    }
  }

  /// Laying out the paragraphs of some languages, or of all.
  private static func cold(
    _ name: String, languages: Set<String>? = nil, isWarm: Bool = true
  ) -> Workload {
    Workload(name: name, isWarm: isWarm) { texts in
      var chosen = texts.filter { languages?.contains(String($0.name.prefix(3))) ?? true }
      if !isWarm { chosen = try chosen.map { try $0.reopened() } }
      let attributed = chosen.map(\.attributed)
      return {
        for (text, paragraphs) in zip(chosen, attributed) {
          for paragraph in paragraphs {
            consume(
              Framesetter(paragraph, fonts: text.fonts).frame(
                in: Container(width: Benchmark.width)))
          }
        }
      }
    }
  }
}

/// The function that profilers are told to count in, by its name.
@inline(never)
func counted(_ body: () -> Void) {
  body()
}
