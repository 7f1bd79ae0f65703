import CMalloc
import FoundationEssentials
import Galley

extension Benchmark {
  /// The memory of a million characters of text, one framesetter a language.
  func memory() -> [Finding] {
    let documents = documents(characters: 1_000_000)
    let characters = Double(documents.reduce(0) { $0 + $1.text.string.unicodeScalars.count })
    // Fonts are read and their caches filled before anything is counted.
    for document in documents { consume(document.layOut()) }

    let frames = Self.bytesKept { documents.map { $0.layOut() } }
    let shaped = Self.bytesKept { documents.map { $0.measured() } }
    let findings = [
      Finding(
        "memory", "framesetters and frames of \(Int(characters)) characters; bytes a character",
        figure: frames / characters, limit: 64),
      Finding(
        "memory/shaped", "framesetters that have only measured; bytes a character",
        figure: shaped / characters),
    ]
    let languages = texts.map { text in
      // What malloc keeps ready for reuse counts as allocated, which many documents make little of.
      let documents = (0..<20).map { _ in Document(text) }
      let kept = Self.bytesKept { documents.map { $0.layOut() } }
      return Finding(
        "memory", language: text.name, "framesetters and frames; bytes a character",
        figure: kept / Double(documents.count * text.characterCount))
    }
    return findings + languages + growth(of: documents)
  }

  /// The bytes that a result holds of malloc.
  private static func bytesKept<Result>(_ make: () -> Result) -> Double {
    let before = allocated_bytes()
    let result = make()
    return withExtendedLifetime(result) { Double(allocated_bytes()) - Double(before) }
  }

  /// What laying the documents out again and again leaves behind.
  private func growth(of documents: [Document]) -> [Finding] {
    func repeatLayout(_ count: Int) {
      for _ in 0..<count {
        for document in documents { consume(document.layOut()) }
      }
    }
    repeatLayout(5)
    let allocated = allocated_bytes()
    let resident = Self.residentBytes
    repeatLayout(50)
    return [
      Finding(
        "memory/growth", "left allocated after 50 more layouts; bytes",
        figure: Double(allocated_bytes()) - Double(allocated), limit: 4096),
      Finding(
        "memory/resident", "growth of the resident set over the 50 layouts; bytes",
        figure: Self.residentBytes - resident, limit: 1_048_576),
    ]
  }

  /// The texts with their paragraphs in one string each, over and over to a number of characters.
  private func documents(characters: Int) -> [Document] {
    var documents: [Document] = []
    var count = 0
    while count < characters {
      for text in texts where count < characters {
        documents.append(Document(text))
        count += text.characterCount
      }
    }
    return documents
  }

  private struct Document {
    let text: AttributedText
    let fonts: FontCollection

    init(_ text: BenchmarkText) {
      self.text = AttributedText(text.paragraphs.joined(separator: "\n"))
      fonts = text.fonts
    }

    func layOut() -> (framesetter: Framesetter, frame: TextFrame) {
      let framesetter = Framesetter(text, fonts: fonts)
      return (framesetter, framesetter.frame(in: Container(width: Benchmark.width)))
    }

    func measured() -> Framesetter {
      let framesetter = Framesetter(text, fonts: fonts)
      consume(framesetter.measure(in: Container(width: Benchmark.width)))
      return framesetter
    }
  }

  /// The bytes of the process that are in memory, by Linux' `/proc`; 0 elsewhere.
  private static var residentBytes: Double {
    guard let status = try? Data(contentsOf: URL(filePath: "/proc/self/statm")) else { return 0 }
    let fields = String(decoding: status, as: UTF8.self).split(separator: " ")
    return fields.dropFirst().first.flatMap { Double($0) }.map { $0 * 4096 } ?? 0
  }
}
