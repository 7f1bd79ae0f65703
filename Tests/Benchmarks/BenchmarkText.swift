import FoundationEssentials
import Galley
import GalleyBundledFonts

/// The paragraphs of one language and the fonts they are set in.
struct BenchmarkText: Sendable {
  /// The name of the corpus file without its ending.
  let name: String
  let paragraphs: [String]
  /// The language's font; the baseline shapes whole paragraphs with it.
  let font: Font
  /// The language's font, then Noto Sans for what it lacks.
  let fonts: FontCollection

  var characterCount: Int {
    paragraphs.reduce(0) { $0 + $1.unicodeScalars.count }
  }

  var attributed: [AttributedText] {
    paragraphs.map { AttributedText($0) }
  }

  init(name: String, paragraphs: [String]) throws {
    let directory = try BundledFonts.directory()
    let first = try FontFace(path: "\(directory)/\(Self.fontFile(for: name))")
    let fallback = try FontFace(path: "\(directory)/\(Self.latinFont)")
    self.name = name
    self.paragraphs = paragraphs
    font = Font(face: first, size: FontRequest().size)
    fonts = FontCollection(cascade: [first, fallback])
  }

  /// The same text with its fonts opened anew, so that no word of it is known, but shaped once by
  /// HarfBuzz, so that the fonts' tables are.
  func reopened() throws -> BenchmarkText {
    let text = try BenchmarkText(name: name, paragraphs: paragraphs)
    HarfBuzzBaseline().shape(text)
    return text
  }

  /// The texts of a folder: one language a file, one paragraph a line.
  static func corpus(at path: String) throws -> [BenchmarkText] {
    let files = try FileManager.default.contentsOfDirectory(atPath: path).sorted()
    return try files.filter { $0.hasSuffix(".txt") }.map { file in
      let content = try Data(contentsOf: URL(filePath: "\(path)/\(file)"))
      let lines = String(decoding: content, as: UTF8.self).split(separator: "\n").map(String.init)
      return try BenchmarkText(name: String(file.dropLast(4)), paragraphs: lines)
    }
  }

  private static let latinFont = "NotoSans/NotoSans-Regular.ttf"

  /// The shipped font for a language, by the corpus file's code.
  private static func fontFile(for name: String) -> String {
    switch name.prefix(3) {
    case "arb", "pes": "NotoNaskhArabic/NotoNaskhArabic-Regular.ttf"
    case "cmn", "jpn", "kor": "NotoSansCJK/NotoSansCJK-Regular.otf"
    case "heb": "NotoSansHebrew/NotoSansHebrew-Regular.ttf"
    case "hin": "NotoSansDevanagari/NotoSansDevanagari-Regular.ttf"
    case "tha": "NotoSansThai/NotoSansThai-Regular.ttf"
    default: latinFont
    }
  }
}
