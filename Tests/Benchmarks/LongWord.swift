import Galley
import GalleyBundledFonts

/// A word of letters in no order, in one script.
enum LongWord: CaseIterable {
  case latin
  case arabic

  /// The width that the word is wrapped at, in points.
  static let width = 200.0

  /// The word, the same at every call, and its font.
  func text(letters count: Int) throws -> (AttributedText, FontCollection) {
    let directory = try BundledFonts.directory()
    let fonts = FontCollection(cascade: [try FontFace(path: "\(directory)/\(fontFile)")])
    var state: UInt64 = 1
    var word = ""
    for _ in 0..<count {
      // Knuth's 64-bit linear congruential generator; its high bits are the better ones.
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      word.append(alphabet[Int(state >> 33) % alphabet.count])
    }
    return (AttributedText(word), fonts)
  }

  private var alphabet: [Character] {
    switch self {
    case .latin: Array("abcdefghijklmnopqrstuvwxyz")
    case .arabic: Array("ابتثجحخدذرزسشصضطظعغفقكلمنهوي")
    }
  }

  private var fontFile: String {
    switch self {
    case .latin: "NotoSans/NotoSans-Regular.ttf"
    case .arabic: "NotoNaskhArabic/NotoNaskhArabic-Regular.ttf"
    }
  }
}
