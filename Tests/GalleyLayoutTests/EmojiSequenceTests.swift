import Foundation
import GalleyFonts
import GalleyLayout
import GalleyText
import TestSupport
import Testing

/// Unicode's list of emoji, from Debian's package `unicode-data`.
private let emojiList = "/usr/share/unicode/emoji/emoji-test.txt"

@Suite(
  "Emoji sequences", .enabled(if: FileManager.default.fileExists(atPath: emojiList)))
struct EmojiSequenceTests {
  private let emoji: FontFace
  private let fonts: FontCollection

  init() throws {
    emoji = try FontFace(path: ShippedFonts.path("NotoColorEmoji/NotoColorEmoji.ttf"))
    fonts = FontCollection(cascade: [
      try FontFace(path: ShippedFonts.path("NotoSans/NotoSans-Regular.ttf")),
      try FontFace(path: ShippedFonts.path("NotoNaskhArabic/NotoNaskhArabic-Regular.ttf")),
      emoji,
    ])
  }

  /// The fully qualified sequences.
  private func sequences() throws -> [String] {
    try String(contentsOfFile: emojiList, encoding: .utf8).split(separator: "\n").compactMap {
      line in
      let fields = line.split(separator: ";")
      guard fields.count > 1, !line.hasPrefix("#"),
        fields[1].drop(while: { $0 == " " }).hasPrefix("fully-qualified")
      else { return nil }
      var text = String.UnicodeScalarView()
      for code in fields[0].split(separator: " ") {
        text.append(
          contentsOf: UInt32(code, radix: 16).flatMap(Unicode.Scalar.init).map { [$0] } ?? [])
      }
      return String(text)
    }
  }

  @Test("Each is one cluster in the emoji font, alone and beside Latin and Arabic letters")
  func oneClusterOneFont() throws {
    let emojiAlone = FontCollection(cascade: [emoji])
    let sequences = try sequences()
    var wrong: [String] = []
    var single = 0
    for sequence in sequences {
      let alone = Typesetter(AttributedText(sequence), fonts: emojiAlone)
        .line(0..<sequence.utf8.count)
      let glyphs = alone.runs.first?.count ?? 0
      if glyphs == 1 { single += 1 }
      for (before, after) in [("", ""), ("a", "z"), ("\u{628}", "\u{628}"), ("a", "\u{628}")] {
        let range = before.utf8.count..<before.utf8.count + sequence.utf8.count
        let text = before + sequence + after
        let line = Typesetter(AttributedText(text), fonts: fonts).line(0..<text.utf8.count)
        let runs = line.runs.filter { $0.range.overlaps(range) }
        guard runs.count == 1, let run = runs.first, run.range == range,
          run.font.face === emoji, run.count == glyphs,
          (0..<run.count).allSatisfy({ run.clusters[$0] == UInt32(range.lowerBound) })
        else {
          let scalars = sequence.unicodeScalars.map { String($0.value, radix: 16) }
          wrong.append("\(scalars) between '\(before)' and '\(after)': \(runs.map(\.count))")
          continue
        }
      }
    }
    print("emoji: \(sequences.count) sequences, \(single) of one glyph")
    #expect(sequences.count > 3000)
    #expect(single > sequences.count * 99 / 100)
    #expect(wrong == [])
  }
}
