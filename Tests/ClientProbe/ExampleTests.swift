import Foundation
import Testing

/// Runs the programs of the documents, as a client who knows nothing but `import Galley`.
///
/// Each function in `Examples` is the body of a `swift` block of the README or of an article; the
/// `text` block that follows it in the document is what it prints.
@Suite("The documents' programs")
struct ExampleTests {
  typealias Program = @Sendable (_ print: (String) -> Void) throws -> Void

  static let programs: [String: Program] = [
    "readme": readme, "measureOnce": measureOnce, "measureManyWidths": measureManyWidths,
    "measureTwoLines": measureTwoLines, "styleText": styleText, "walkFrame": walkFrame,
    "breakLines": breakLines, "convertOffsets": convertOffsets, "chooseFonts": chooseFonts,
    "cascadeOfFiles": cascadeOfFiles, "missingFont": missingFont, "renderBitmap": renderBitmap,
    "renderVector": renderVector, "drawIntoBitmap": drawIntoBitmap,
    "placeAttachments": placeAttachments, "truncatePost": truncatePost, "findLinks": findLinks,
    "trackTouch": trackTouch, "findEntities": findEntities, "makeRichText": makeRichText,
    "makeRules": makeRules, "layOutCell": layOutCell, "scrollFeed": scrollFeed,
  ]

  @Test("Every program of a document is compiled here, and prints what the document says")
  func programsOfDocuments() throws {
    let sources = try Source.all()
    let blocks = try DocumentBlock.all()
    #expect(blocks.contains { $0.document == "README.md" })
    for block in blocks {
      guard let source = sources.first(where: { $0.body == block.program }) else {
        Issue.record("\(block.place): no function in Tests/ClientProbe/Examples has this body")
        continue
      }
      let program = try #require(Self.programs[source.name], "\(source.name) is not listed")
      var printed = ""
      try program { printed += $0 + "\n" }
      let output = block.output ?? printed
      #expect(printed == output, "\(block.place), \(source.name)")
    }
  }

  @Test("Every program compiled here stands in a document")
  func programsWithoutDocument() throws {
    let programs = Set(try DocumentBlock.all().map(\.program))
    let unused = try Source.all().filter { !programs.contains($0.body) }.map(\.name)
    #expect(unused == [])
  }
}

/// The repository's root.
private let root = URL(fileURLWithPath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

private func files(in folder: String, ending suffix: String) throws -> [URL] {
  try FileManager.default.contentsOfDirectory(
    at: root.appendingPathComponent(folder), includingPropertiesForKeys: nil
  ).filter { $0.lastPathComponent.hasSuffix(suffix) }
}

/// A function of `Examples`.
private struct Source {
  var name: String
  /// The lines of the body, moved to the left margin.
  var body: String

  static func all() throws -> [Source] {
    var sources: [Source] = []
    for file in try files(in: "Tests/ClientProbe/Examples", ending: ".swift") {
      var current: Source?
      for line in try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n") {
        if line.hasPrefix("func ") {
          current = Source(name: String(line.dropFirst(5).prefix { $0 != "(" }), body: "")
        } else if line == "}" {
          if let source = current { sources.append(source) }
          current = nil
        } else {
          current?.body += line.dropFirst(2) + "\n"
        }
      }
    }
    return sources
  }
}

/// A program in a document, and what it prints.
private struct DocumentBlock {
  var document: String
  var line: Int
  /// The block without its `import Galley`.
  var program = ""
  var output: String?

  var place: String { "\(document):\(line)" }

  static func all() throws -> [DocumentBlock] {
    let articles = try files(in: "Docs/Galley.docc", ending: ".md")
    return try ([root.appendingPathComponent("README.md")] + articles).flatMap(blocks)
  }

  private static func blocks(of document: URL) throws -> [DocumentBlock] {
    var blocks: [DocumentBlock] = []
    var fence: String?
    for (index, line) in try String(contentsOf: document, encoding: .utf8)
      .components(separatedBy: "\n").enumerated()
    {
      if line.hasPrefix("```") {
        if fence != nil {
          fence = nil
        } else {
          fence = String(line.dropFirst(3))
          if fence == "swift" {
            blocks.append(DocumentBlock(document: document.lastPathComponent, line: index + 1))
          } else if fence == "text", let last = blocks.indices.last {
            blocks[last].output = ""
          }
        }
      } else if let last = blocks.indices.last {
        if fence == "swift" { blocks[last].program += line + "\n" }
        if fence == "text" { blocks[last].output? += line + "\n" }
      }
    }
    return blocks.compactMap { block in
      // A manifest is not a program of this module.
      if block.program.contains(".package(") { return nil }
      var block = block
      let header = "import Galley\n\n"
      if block.program.hasPrefix(header) { block.program.removeFirst(header.count) }
      return block
    }
  }
}
