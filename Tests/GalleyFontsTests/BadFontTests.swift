import Foundation
import GalleyFonts
import GalleyText
import TestSupport
import Testing

@Suite("Fonts that can't be opened")
struct BadFontTests {
  static let hebrew = "NotoSansHebrew/NotoSansHebrew-Regular.ttf"

  /// The error of opening a face, which must fail.
  func failure(path: String, index: Int = 0) throws -> FontError {
    try #require(throws: FontError.self) { try FontFace(path: path, index: index) }
  }

  /// The error of opening a face of bytes, which must fail.
  func failure(bytes: [UInt8], index: Int = 0) throws -> FontError {
    try #require(throws: FontError.self) {
      try FontFace(bytes: bytes, name: "some font", index: index)
    }
  }

  @Test("A missing file is named with the system's reason")
  func missingFile() throws {
    let error = try failure(path: "/nowhere/missing.ttf")
    #expect(error.source == "/nowhere/missing.ttf")
    #expect(error.reason == .unreadable(errno: 2))
    #expect(error.description == "/nowhere/missing.ttf: No such file or directory")
    #expect(throws: FontError.self) { try FontFace.count(path: "/nowhere/missing.ttf") }
    #expect(throws: FontError.self) { try FontFace.all(path: "/nowhere/missing.ttf") }
  }

  @Test("A path with a zero byte does not open the file before it")
  func zeroByteInPath() throws {
    let error = try failure(path: ShippedFonts.path(Self.hebrew) + "\0x")
    #expect(error.reason == .unreadable(errno: 2))
  }

  @Test("A directory and a device are not fonts")
  func notAFile() throws {
    #expect(try failure(path: ShippedFonts.folder).reason == .notAFile)
    #expect(try failure(path: "/dev/null").reason == .notAFile)
  }

  @Test("A named pipe fails at once instead of waiting for a writer")
  func pipe() throws {
    let path = NSTemporaryDirectory() + "galley-pipe-\(UUID().uuidString)"
    let made = unsafe mkfifo(path, 0o600)
    try #require(made == 0)
    defer { unsafe unlink(path) }
    #expect(try failure(path: path).reason == .notAFile)
  }

  @Test("An empty file and no bytes are empty")
  func empty() throws {
    let path = NSTemporaryDirectory() + "galley-empty-\(UUID().uuidString).ttf"
    try Data().write(to: URL(fileURLWithPath: path))
    defer { unsafe unlink(path) }
    let error = try failure(path: path)
    #expect(error == FontError(source: path, faceIndex: 0, reason: .empty))
    #expect(try failure(bytes: []).reason == .empty)
  }

  @Test("Other files are not fonts, and packed fonts are told apart")
  func wrongMagic() throws {
    #expect(try failure(path: ShippedFonts.path("README.md")).reason == .notAFont)
    #expect(try failure(bytes: [0]).reason == .notAFont)
    #expect(try failure(bytes: [UInt8](repeating: 0xFF, count: 100)).reason == .notAFont)
    #expect(try failure(bytes: Array("wOFF and more".utf8)).reason == .compressed)
    #expect(try failure(bytes: Array("wOF2 and more".utf8)).reason == .compressed)
  }

  @Test("A negative index and one too high name the face and the count", arguments: [-1, 1, 9])
  func indexOutOfRange(index: Int) throws {
    let path = ShippedFonts.path(Self.hebrew)
    let error = try failure(path: path, index: index)
    #expect(
      error == FontError(source: path, faceIndex: index, reason: .noSuchFace(count: 1)))
    #expect(error.description == "\(path)#\(index): no such face, the file holds 1")
  }

  @Test("A font that is cut anywhere fails and names where")
  func truncation() throws {
    let whole = try ShippedFonts.bytes(Self.hebrew)
    // The last table ends at most three bytes of padding before the file does.
    for length in Array(1..<400) + Array(stride(from: 400, to: whole.count - 3, by: 97)) {
      let error = try failure(bytes: Array(whole.prefix(length)))
      #expect(error.source == "some font")
      switch error.reason {
      case .truncated: break
      case .notAFont: #expect(length < 4)
      default: Issue.record("length \(length): \(error)")
      }
    }
  }

  @Test("A font without a required table names the table", arguments: ["head", "maxp", "cmap"])
  func missingTable(tag: String) throws {
    var tables = FontTables(try ShippedFonts.bytes(Self.hebrew))
    tables[tag] = nil
    let error = try failure(bytes: tables.file())
    #expect(error.reason == .missingTable(try #require(OpenTypeTag(tag))))
    #expect(error.description == "some font: table '\(tag)' is missing")
  }

  @Test("A font with an impossible em or without glyphs names the table")
  func invalidTable() throws {
    let tables = FontTables(try ShippedFonts.bytes(Self.hebrew))
    for unitsPerEm in [0, 15, 16385, 65535] {
      var flat = tables
      flat.set("head", at: 18, to: unitsPerEm)
      #expect(try failure(bytes: flat.file()).reason == .invalidTable("head"))
    }
    var void = tables
    void.set("maxp", at: 4, to: 0)
    #expect(try failure(bytes: void.file()).reason == .invalidTable("maxp"))
  }

  @Test("A collection opens each of its faces and refuses others")
  func collection() throws {
    let first = try ShippedFonts.bytes("NotoSansHebrew/NotoSansHebrew-Regular.ttf")
    let second = try ShippedFonts.bytes("NotoSansThai/NotoSansThai-Bold.ttf")
    let bytes = FontTables.collection(of: [FontTables(first), FontTables(second)])
    #expect(try FontFace.count(bytes: bytes, name: "pair") == 2)
    let faces = try FontFace.all(bytes: bytes, name: "pair")
    #expect(faces.map(\.fullName) == ["Noto Sans Hebrew Regular", "Noto Sans Thai Bold"])
    #expect(faces.map(\.index) == [0, 1])
    #expect(
      try FontFace(bytes: bytes, name: "pair", index: 1).fullName == "Noto Sans Thai Bold")
    let error = try failure(bytes: bytes, index: 2)
    #expect(error.reason == .noSuchFace(count: 2))
    #expect(try failure(bytes: Array(bytes.prefix(14))).reason == .truncated(table: nil))
  }
}
