import Foundation
import GalleyText
import TestSupport
import Testing

@testable import GalleyFonts

@Suite("Collections of fonts")
struct CollectionTests {
  static let latin = "NotoSans/NotoSans-Regular.ttf"
  static let hebrew = "NotoSansHebrew/NotoSansHebrew-Regular.ttf"

  /// A new folder, removed at the end.
  private func withFolder<R>(_ body: (URL) throws -> R) throws -> R {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("galley-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(folder)
  }

  @Test("Faces keep the order in which they were added, families that of their first face")
  func order() throws {
    let fonts = FontCollection(cascade: [try FontFace(path: ShippedFonts.path(Self.hebrew))])
    try fonts.add(file: ShippedFonts.path(Self.latin))
    try fonts.add(
      bytes: ShippedFonts.bytes("NotoSansHebrew/NotoSansHebrew-Bold.ttf"), name: "bold")
    #expect(
      fonts.faces.map(\.postScriptName)
        == ["NotoSansHebrew-Regular", "NotoSans-Regular", "NotoSansHebrew-Bold"])
    #expect(fonts.faces.map(\.source).last == "bold")
    #expect(fonts.families == ["Noto Sans Hebrew", "Noto Sans"])
    #expect(fonts.match(FontRequest(weight: 700))?.face.postScriptName == "NotoSansHebrew-Bold")
  }

  @Test("A bad file throws and adds nothing")
  func badFile() throws {
    let fonts = FontCollection()
    #expect(throws: FontError.self) { try fonts.add(file: "/nowhere/missing.ttf") }
    #expect(throws: FontError.self) { try fonts.add(bytes: [1, 2, 3], name: "three bytes") }
    #expect(fonts.faces.isEmpty)
  }

  @Test("A directory gives its fonts in the order of their paths and reports the bad ones")
  func directory() throws {
    try withFolder { folder in
      let inner = folder.appendingPathComponent("inner")
      try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
      let copies = [
        (Self.latin, folder.appendingPathComponent("b.TTF")),
        (Self.hebrew, inner.appendingPathComponent("a.ttf")),
        ("NotoSans/LICENSE", folder.appendingPathComponent("a.otf")),
        ("NotoSans/LICENSE", folder.appendingPathComponent("c.txt")),
      ]
      for (file, place) in copies {
        try FileManager.default.copyItem(
          at: URL(fileURLWithPath: ShippedFonts.path(file)), to: place)
      }
      let fonts = FontCollection()
      let failures = try fonts.add(directory: folder.path)
      #expect(failures.map(\.source) == [folder.appendingPathComponent("a.otf").path])
      #expect(failures.map(\.reason) == [.notAFont])
      #expect(fonts.families == ["Noto Sans", "Noto Sans Hebrew"])
    }
  }

  @Test("A directory that is missing or a file throws and is named")
  func noDirectory() throws {
    let fonts = FontCollection()
    for path in ["/nowhere/at/all", ShippedFonts.path(Self.latin), ShippedFonts.folder + "\0"] {
      let error = try #require(throws: FontError.self) { try fonts.add(directory: path) }
      #expect(error.source == path)
    }
  }

  @Test("Equal requests share a cascade until faces are added")
  func cascadeCache() throws {
    let fonts = FontCollection(cascade: [try FontFace(path: ShippedFonts.path(Self.latin))])
    let request = FontRequest(families: ["Noto Sans"], size: 14, weight: 500)
    let first = fonts.cascade(for: request)
    #expect(fonts.cascade(for: request) === first)
    let sizeless = fonts.cascade(for: FontRequest(size: 0))
    #expect(fonts.cascade(for: FontRequest(size: .nan)) === sizeless)
    try fonts.add(file: ShippedFonts.path(Self.hebrew))
    let second = fonts.cascade(for: request)
    #expect(second !== first)
    #expect((first.count, second.count) == (1, 2))
    #expect(second.primary == first.primary)
  }

  @Test("The cache of cascades is bounded")
  func boundedCache() throws {
    let fonts = FontCollection(cascade: [try FontFace(path: ShippedFonts.path(Self.latin))])
    weak var first: FontCascade?
    do {
      let cascade = fonts.cascade(for: FontRequest(size: 1))
      first = cascade
      #expect(fonts.cascade(for: FontRequest(size: 1)) === cascade)
    }
    #expect(first != nil)
    for size in 2...1000 { _ = fonts.cascade(for: FontRequest(size: Double(size))) }
    #expect(first == nil)
  }

  @Test("A listed face that turns out unreadable shows missing glyphs and is reported")
  func lateFailure() throws {
    let fonts = FontCollection(cascade: [try FontFace(path: ShippedFonts.path(Self.latin))])
    let lost = FontDescriptor(
      source: "/nowhere/lost.ttf", faceIndex: 0, familyName: "Lost", styleName: "Regular",
      fullName: "Lost Regular", postScriptName: "Lost-Regular", weight: 400, slant: .upright)
    fonts.add(listed: [(lost, "5D0-5EA")])
    let cascade = fonts.cascade(for: FontRequest())
    let cluster: [UInt32] = [0x5D0]
    #expect(cascade.fontIndex(for: cluster.span) == 1)
    #expect(fonts.failures.isEmpty)
    #expect(cascade.font(for: cluster.span).face === FontFace.lastResort)
    #expect(fonts.failures.map(\.source) == ["/nowhere/lost.ttf"])
  }

  @Test("Threads that add, match and fall back at once get whole answers")
  func threads() async throws {
    let fonts = FontCollection(cascade: [try FontFace(path: ShippedFonts.path(Self.latin))])
    let answers = await withTaskGroup(of: Set<String>.self) { group in
      for task in 0..<8 {
        group.addTask {
          var names: Set<String> = []
          for round in 0..<50 {
            if task == 0 { try? fonts.add(file: ShippedFonts.path(Self.hebrew)) }
            let cascade = fonts.cascade(for: FontRequest(size: Double(round % 7)))
            let cluster: [UInt32] = [0x41]
            names.insert(cascade.font(for: cluster.span).face.postScriptName)
            for index in 0..<cascade.count {
              names.insert(cascade.font(at: index).face.familyName)
            }
          }
          return names
        }
      }
      return await group.reduce(into: Set()) { $0.formUnion($1) }
    }
    #expect(answers.isSubset(of: ["NotoSans-Regular", "Noto Sans", "Noto Sans Hebrew"]))
    #expect(fonts.faces.count == 51)
  }

  @Test("A list of scalars reads as ranges")
  func listings() {
    #expect(scalarRanges("") == [])
    #expect(scalarRanges("20") == [0x20...0x20])
    #expect(scalarRanges("20-7E,A0,1F600-1F64F") == [0x20...0x7E, 0xA0...0xA0, 0x1F600...0x1F64F])
  }
}
