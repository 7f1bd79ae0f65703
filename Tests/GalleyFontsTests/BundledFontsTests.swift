import Foundation
import GalleyText
import TestSupport
import Testing

@testable import GalleyBundledFonts
@testable import GalleyFonts

extension FontFace {
  fileprivate func covers(_ codePoint: UInt32) -> Bool {
    Unicode.Scalar(codePoint).map(covers) ?? false
  }
}

@Suite("The shipped fonts")
struct BundledFontsTests {
  /// The PostScript name of the font that draws each cluster.
  private func fonts(
    _ text: String, request: FontRequest = FontRequest(), in collection: FontCollection
  ) -> [String] {
    let cascade = collection.cascade(for: request)
    return text.map { cluster in
      let scalars = cluster.unicodeScalars.map(\.value)
      return cascade.font(for: scalars.span).face.postScriptName
    }
  }

  @Test("Measuring Latin text opens Noto Sans alone, and every script its own font")
  func lazyOpening() throws {
    let collection = try FontCollection.bundled()
    #expect(collection.openFaceCount == 0)
    #expect(collection.faces.count > 20)
    #expect(collection.families.first == "Noto Sans")
    #expect(collection.openFaceCount == 0)
    #expect(Set(fonts("Hello, Việt Nam! Ελλάδα Россия", in: collection)) == ["NotoSans-Regular"])
    #expect(collection.openFaceCount == 1)
    #expect(Set(fonts("שלום", in: collection)) == ["NotoSansHebrew-Regular"])
    #expect(collection.openFaceCount == 2)
    #expect(collection.match(FontRequest(weight: 700))?.face.postScriptName == "NotoSans-Bold")
    #expect(collection.openFaceCount == 3)
    #expect(collection.failures.isEmpty)
  }

  @Test(
    "Each script has its font",
    arguments: [
      ("Aé", "NotoSans-Regular"), ("Ж", "NotoSans-Regular"), ("ά", "NotoSans-Regular"),
      ("ấ", "NotoSans-Regular"), ("سلام", "NotoNaskhArabic-Regular"),
      ("שָׁ", "NotoSansHebrew-Regular"), ("क्षि", "NotoSansDevanagari-Regular"),
      ("ที่", "NotoSansThai-Regular"), ("汉漢", "NotoSansCJKsc-Regular"),
      ("かカ", "NotoSansCJKsc-Regular"), ("한뷁", "NotoSansCJKsc-Regular"),
      ("，。「」", "NotoSansCJKsc-Regular"), ("咗喺", "NotoSansCJKsc-Regular"),
      ("ພາ", "NotoSansLao-Regular"), ("ខ្មែរ", "NotoSansKhmer-Regular"),
      ("မြန်မာ", "NotoSansMyanmar-Regular"), ("হ্যাঁ", "NotoSansBengali-Regular"),
      ("நி", "NotoSansTamil-Regular"), ("ქ", "NotoSansGeorgian-Regular"),
      ("Հ", "NotoSansArmenian-Regular"), ("𝓯", "NotoSansMath-Regular"),
      ("😀👩‍👩‍👧‍👦🏴󠁧󠁢󠁥󠁮󠁧󠁿🇩🇪0️⃣❤️👍🏽", "NotoColorEmoji"),
      ("07#*©™ ", "NotoSans-Regular"),
    ])
  func scripts(text: String, name: String) throws {
    #expect(Set(fonts(text, in: try .bundled())) == [name])
  }

  @Test("Bold and italic Latin have faces of their own; other scripts keep the nearest")
  func styles() throws {
    let collection = try FontCollection.bundled()
    #expect(
      fonts("aשह汉", request: FontRequest(weight: 700, slant: .italic), in: collection)
        == [
          "NotoSans-BoldItalic", "NotoSansHebrew-Bold", "NotoSansDevanagari-Bold",
          "NotoSansCJKsc-Regular",
        ])
    #expect(fonts("a", request: FontRequest(slant: .italic), in: collection) == ["NotoSans-Italic"])
  }

  @Test("The generated table tells the truth about every face", arguments: bundledFaces)
  func table(listed: BundledFace) throws {
    let face = try FontFace(path: ShippedFonts.path(listed.file))
    #expect(listed.descriptor(in: ShippedFonts.folder) == FontDescriptor(face))
    #expect(face.allFamilyNames.contains(listed.family))
    for range in scalarRanges(listed.coverage) {
      #expect(range.allSatisfy(face.covers), "\(range)")
      #expect(range.lowerBound == 0 || !face.covers(range.lowerBound - 1), "\(range)")
      #expect(!face.covers(range.upperBound + 1), "\(range)")
    }
  }

  @Test("All kana, all Hangul syllables and the ideographs of daily use are covered")
  func eastAsianCoverage() throws {
    let face = try FontFace(path: ShippedFonts.path("NotoSansCJK/NotoSansCJK-Regular.otf"))
    func count(_ range: ClosedRange<UInt32>) -> Int {
      range.count(where: face.covers)
    }
    #expect(count(0xAC00...0xD7A3) == 11172)
    #expect(count(0x3041...0x3096) == 86)
    #expect(count(0x30A1...0x30FA) == 90)
    #expect(count(0x4E00...0x9FFF) > 17_000)
  }

  @Test("The variable GALLEY_FONTS alone decides when it is set; an error names the places")
  func places() async throws {
    await #expect(processExitsWith: .success) {
      _ = unsafe unsetenv("GALLEY_FONTS")
      try #require(try BundledFonts.directory() == ShippedFonts.folder)
      let copy = FileManager.default.temporaryDirectory
        .appendingPathComponent("galley-\(UUID().uuidString)")
      try FileManager.default.createSymbolicLink(
        at: copy, withDestinationURL: URL(fileURLWithPath: ShippedFonts.folder))
      defer { try? FileManager.default.removeItem(at: copy) }
      _ = unsafe setenv("GALLEY_FONTS", copy.path, 1)
      let face = try FontCollection.bundled().faces[0]
      try #require(face.source == "\(copy.path)/NotoSans/NotoSans-Regular.ttf")
      _ = unsafe setenv("GALLEY_FONTS", "/nowhere", 1)
      let error = try #require(throws: FontError.self) { try BundledFonts.directory() }
      try #require(error.reason == .notFound(places: ["/nowhere"]))
      try #require(error.description == "Fonts: not found at /nowhere")
    }
  }

  @Test("The folder stays below 30 MB, with a licence and a source beside every font")
  func folder() throws {
    let files = try FileManager.default.subpathsOfDirectory(atPath: ShippedFonts.folder)
    let sizes = try files.map {
      try FileManager.default.attributesOfItem(atPath: ShippedFonts.path($0))[.size] as? Int ?? 0
    }
    #expect(sizes.reduce(0, +) < 30_000_000)
    let folders = Set(
      files.filter { $0.hasSuffix(".ttf") || $0.hasSuffix(".otf") }
        .map { String($0.prefix { $0 != "/" }) })
    #expect(folders.count > 10)
    for folder in folders {
      #expect(files.contains("\(folder)/LICENSE") && files.contains("\(folder)/SOURCE"))
    }
  }
}
