import GalleyText
import TestSupport
import Testing

@testable import GalleyFonts

/// A cascade of faces that exist only as lists of scalars.
private func cascade(_ fonts: (coverage: String, hasColor: Bool)...) -> FontCascade {
  let entries = fonts.enumerated().map { number, font in
    FontEntry(
      FontDescriptor(
        source: "/nowhere/\(number)", faceIndex: 0, familyName: "Test \(number)",
        styleName: "Regular", fullName: "Test \(number)", postScriptName: "Test-\(number)",
        weight: 400, slant: .upright, hasColor: font.hasColor),
      coverage: font.coverage)
  }
  return FontCascade(entries, request: FontRequest())
}

extension FontCascade {
  fileprivate func index(_ cluster: String, after previous: Int = 0) -> Int {
    let scalars = cluster.unicodeScalars.map(\.value)
    return fontIndex(for: scalars.span, after: previous)
  }
}

@Suite("Fallback by grapheme clusters")
struct CollectionCascadeTests {
  static let latin = (coverage: "20-7E,A0-FF,2642", hasColor: false)
  /// A few emoji, with the digits and the space that such fonts have.
  static let emoji = (
    coverage: "20,23,2A,30-39,A9,200D,203C,20E3,231A,2620,2640,2642,263A,2764,1F1E6-1F1FF,"
      + "1F33A,1F3F4,1F3FB-1F3FF,1F468-1F469,1F481,1F525,1F600,FE0F", hasColor: true
  )
  static let symbols = (coverage: "20,231A,263A,2764,1F600", hasColor: false)

  @Test("The first font in order that has the whole cluster draws it")
  func wholeCluster() {
    let fonts = cascade(("61-7A", false), ("61-63,300-310", false), ("61,301,5D0-5EA", false))
    #expect(fonts.index("a") == 0)
    #expect(fonts.index("a\u{301}") == 1)
    #expect(fonts.index("b\u{308}") == 1)
    #expect(fonts.index("\u{5D0}") == 2)
  }

  @Test("When no font has the whole cluster the first with the base draws it, else the first")
  func partial() {
    let fonts = cascade(("61", false), ("62,301", false), ("63", false))
    #expect(fonts.index("c\u{301}") == 2)
    #expect(fonts.index("b\u{302}") == 1)
    #expect(fonts.index("x\u{301}") == 0)
    #expect(fonts.index("\u{10FFFF}") == 0)
    #expect(fonts.font(at: 0) == fonts.primary)
  }

  @Test(
    "Canonically equivalent spellings count as covered",
    arguments: [
      ("E9", "e\u{301}"), ("65,301", "\u{E9}"), ("1EAD", "a\u{323}\u{302}"),
      ("1EAD", "a\u{302}\u{323}"), ("1EAD", "\u{E2}\u{323}"), ("61,302,323", "\u{1EAD}"),
      ("1EA1,302", "\u{1EAD}"), ("C5", "\u{212B}"), ("41,30A", "\u{212B}"),
      ("AC01", "\u{1100}\u{1161}\u{11A8}"), ("1100,1161,11A8", "\u{AC01}"),
      ("AC00,11A8", "\u{AC01}"), ("304C", "\u{304B}\u{3099}"), ("8C48", "\u{F900}"),
      ("917,93C", "\u{95A}"), ("E9,323", "e\u{301}\u{323}"),
    ])
  func equivalents(coverage: String, cluster: String) {
    #expect(cascade(("7A", false), (coverage, false), ("0-10FFFF", false)).index(cluster) == 1)
  }

  @Test("A spelling that a font has only in part falls through to the next font")
  func partialEquivalents() {
    let everything = ("0-10FFFF", false)
    #expect(cascade(("65", false), everything).index("\u{E9}") == 1)
    #expect(cascade(("E9", false), everything).index("e\u{301}\u{308}") == 1)
    #expect(cascade(("1EA1", false), everything).index("\u{1EAD}") == 1)
    let long = "e" + String(repeating: "\u{301}", count: 64)
    #expect(cascade(("65,301", false), everything).index(long) == 0)
    #expect(cascade(("E9", false), everything).index(long) == 1)
  }

  @Test("One font can be asked whether it has a cluster")
  func coverageByIndex() {
    let fonts = cascade(("65,301", false), ("E9", false))
    func covers(_ cluster: [UInt32], _ index: Int) -> Bool {
      fonts.covers(cluster.span, at: index)
    }
    #expect(covers([0x65, 0x301], 0) && covers([0xE9], 0) && covers([0x65, 0x200D], 0))
    #expect(covers([0x65, 0x301], 1) && covers([0xE9], 1) && !covers([0x65], 1))
    #expect(covers([0x2060], 1) && covers([], 1))
  }

  @Test(
    "Default ignorables never cause a fallback",
    arguments: ["a\u{200D}", "a\u{2060}", "a\u{FE0F}", "a\u{E0100}", "a\u{34F}", "\u{AD}a"])
  func ignorables(cluster: String) {
    #expect(cascade(("61", false), ("0-10FFFF", false)).index(cluster) == 0)
  }

  @Test("Ignorables alone stay with the font before them, control characters with the first")
  func ignorablesAlone() {
    let fonts = cascade(("61", false), ("62", false), ("0-10FFFF", false))
    #expect(fonts.index("\u{2060}", after: 1) == 1)
    #expect(fonts.index("\u{200B}") == 0)
    #expect(fonts.index("", after: 1) == 1)
    #expect(fonts.index("\t", after: 1) == 0)
    #expect(fonts.index("\u{0}", after: 2) == 0)
    #expect(fonts.index("\u{3164}", after: 0) == 2)
  }

  @Test(
    "Emoji sequences come whole from the coloured font, though the first has part of them",
    arguments: [
      "\u{1F481}\u{1F3FB}\u{200D}\u{2642}\u{FE0F}", "\u{1F3F4}\u{200D}\u{2620}\u{FE0F}",
      "0\u{FE0F}\u{20E3}", "#\u{FE0F}\u{20E3}", "\u{1F1E9}\u{1F1EA}", "\u{2764}\u{FE0F}",
      "\u{A9}\u{FE0F}", "\u{231A}", "\u{1F600}", "\u{2642}\u{FE0F}",
      "\u{2764}\u{200D}\u{1F525}", "\u{1F469}\u{200D}\u{2764}\u{FE0F}\u{200D}\u{1F468}",
      "\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}",
    ])
  func emojiSequences(cluster: String) {
    #expect(cascade(Self.latin, Self.symbols, Self.emoji).index(cluster) == 2)
    #expect(cascade(Self.emoji, Self.latin, Self.symbols).index(cluster) == 0)
    #expect(cascade(Self.latin, ("0-10FFFF", false), Self.emoji).index(cluster) == 2)
  }

  @Test(
    "Characters with text presentation avoid the coloured font wherever it stands",
    arguments: ["0", "#", "*", " ", "\u{A9}", "\u{263A}", "\u{2764}", "\u{231A}\u{FE0E}"])
  func textPresentation(cluster: String) {
    let whole = ("20-7E,A9,231A,263A,2764", false)
    #expect(cascade(Self.emoji, whole).index(cluster) == 1)
    #expect(cascade(whole, Self.emoji).index(cluster) == 0)
  }

  @Test("A coloured font draws text, and a plain one emoji, when no other has them")
  func presentationGivesWay() {
    #expect(cascade(("61", false), Self.emoji).index("\u{203C}") == 1)
    #expect(cascade(("61", false), Self.emoji).index("\u{2764}\u{FE0E}") == 1)
    #expect(cascade(("61", false), Self.symbols).index("\u{1F600}") == 1)
    #expect(cascade(Self.emoji).index("7") == 0)
  }

  @Test("A coloured font of letters is like any other font of letters")
  func colouredLetters() {
    #expect(cascade(("20-7E", true), ("20-7E", false)).index("a") == 0)
    #expect(cascade(("20-7E", true), ("20-7E", false)).index("7") == 0)
  }

  @Test("An emoji sequence that no font has whole comes from the coloured font with its base")
  func unknownSequence() {
    let fonts = cascade(("20-7E,1F468", false), ("1F468", true))
    #expect(fonts.index("\u{1F468}\u{200D}\u{1F9B0}") == 1)
  }

  @Test("An empty collection answers with a font of missing glyphs")
  func lastResort() {
    let fonts = FontCollection().cascade(for: FontRequest(size: 20))
    #expect(fonts.count == 1)
    #expect(fonts.primary.face.familyName == "Galley Last Resort")
    #expect(fonts.primary.size == 20)
    #expect(fonts.primary.metrics.ascent == 16)
    #expect(fonts.primary.advance(of: 0) == 12)
    #expect(fonts.index("a") == 0)
    #expect(!fonts.primary.face.covers("a"))
  }

  @Test("An index beyond the cascade stops the program and names it")
  func badIndex() async {
    await #expect(processExitsWith: .failure) {
      _ = FontCollection().cascade(for: FontRequest()).font(at: 1)
    }
  }
}

@Suite("Fonts remembered for single scalars")
struct ScalarMemoTests {
  @Test("A scalar's font is remembered until another scalar takes its place")
  func memory() {
    let memo = ScalarMemo()
    #expect(memo[0] == nil && memo[0x41] == nil && memo[0x10FFFF] == nil)
    memo[0] = 0
    memo[0x41] = 3
    memo[0x10FFFF] = 2046
    #expect(memo[0] == 0 && memo[0x41] == 3 && memo[0x10FFFF] == 2046)
    memo[0x41 + 1024] = 1
    #expect(memo[0x41] == nil && memo[0x41 + 1024] == 1)
    memo[0x42] = 2047
    #expect(memo[0x42] == nil)
  }

  @Test("A second question has the first one's answer")
  func repeatedQuestions() {
    let fonts = cascade(("61", false), ("62-64,E9", false), ("0-10FFFF", false))
    for _ in 0..<2 {
      #expect(fonts.index("a") == 0)
      #expect(fonts.index("c") == 1)
      #expect(fonts.index("\u{463}") == 2)
      #expect(fonts.index("\u{2060}", after: 1) == 1)
      #expect(fonts.index("\u{2060}", after: 2) == 2)
    }
  }
}
