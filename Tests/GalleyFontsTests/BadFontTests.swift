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
    var bytes = try ShippedFonts.bytes(Self.hebrew)
    let entry = try #require(directoryEntry(of: tag, in: bytes))
    bytes[entry] = UInt8(ascii: "x")
    let error = try failure(bytes: bytes)
    #expect(error.reason == .missingTable(try #require(OpenTypeTag(tag))))
    #expect(error.description == "some font: table '\(tag)' is missing")
  }

  @Test("A font with an impossible em or without glyphs names the table")
  func invalidTable() throws {
    let bytes = try ShippedFonts.bytes(Self.hebrew)
    var flat = bytes
    let head = try #require(tableOffset("head", in: bytes))
    flat.replaceSubrange(head + 18..<head + 20, with: [0, 0])
    #expect(try failure(bytes: flat).reason == .invalidTable("head"))
    var void = bytes
    let maxp = try #require(tableOffset("maxp", in: bytes))
    void.replaceSubrange(maxp + 4..<maxp + 6, with: [0, 0])
    #expect(try failure(bytes: void).reason == .invalidTable("maxp"))
  }

  @Test("A collection opens each of its faces and refuses others")
  func collection() throws {
    let first = try ShippedFonts.bytes("NotoSansHebrew/NotoSansHebrew-Regular.ttf")
    let second = try ShippedFonts.bytes("NotoSansThai/NotoSansThai-Bold.ttf")
    let bytes = collectionFile(of: [first, second])
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

/// Where a font's table directory has the entry of a table.
func directoryEntry(of tag: String, in font: [UInt8]) -> Int? {
  let count = Int(font[4]) << 8 | Int(font[5])
  return (0..<count).map { 12 + 16 * $0 }.first { Array(font[$0..<$0 + 4]) == Array(tag.utf8) }
}

/// Where a table of a font starts.
func tableOffset(_ tag: String, in font: [UInt8]) -> Int? {
  directoryEntry(of: tag, in: font).map { entry in
    font[entry + 8..<entry + 12].reduce(0) { $0 << 8 | Int($1) }
  }
}

/// A collection file of fonts (OpenType, "TTC Header" version 1).
func collectionFile(of fonts: [[UInt8]]) -> [UInt8] {
  func big(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }
  var header = Array("ttcf".utf8) + big(0x0001_0000) + big(fonts.count)
  var body: [UInt8] = []
  let headerLength = header.count + 4 * fonts.count
  for font in fonts {
    let start = headerLength + body.count
    header += big(start)
    var moved = font
    for record in 0..<(Int(font[4]) << 8 | Int(font[5])) {
      let place = 12 + 16 * record + 8
      let offset = font[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
      moved.replaceSubrange(place..<place + 4, with: big(offset + start))
    }
    body += moved + [UInt8](repeating: 0, count: (4 - moved.count % 4) % 4)
  }
  return header + body
}
