import Foundation
public import GalleyRaster
public import Testing

extension Snapshot {
  /// The greatest difference of a channel that counts as equal, for other builds of the libraries.
  private static let tolerance = 4

  /// Compares a picture with the snapshot of a name, or records it.
  ///
  /// - Parameters:
  ///   - picture: What was drawn.
  ///   - name: The file below ``folder``, without `.png`.
  public static func check(
    _ picture: Bitmap, name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let url = folder.appendingPathComponent("\(name).png")
    if Recording.current.writes(url) {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try picture.writePNG(to: url.path)
      Issue.record("recorded \(url.path); look at it", sourceLocation: sourceLocation)
      return
    }
    let expected = try Bitmap(png: [UInt8](Data(contentsOf: url)), name: url.lastPathComponent)
    #expect(
      picture.width == expected.width && picture.height == expected.height,
      sourceLocation: sourceLocation)
    guard picture.bytes.count == expected.bytes.count else { return }
    let worst = zip(picture.bytes, expected.bytes).map { abs(Int($0) - Int($1)) }.max() ?? 0
    if worst > tolerance {
      Attachment.record(
        try picture.pngData(), named: "\(url.lastPathComponent)", sourceLocation: sourceLocation)
    }
    #expect(
      worst <= tolerance, "\(name) differs by up to \(worst)", sourceLocation: sourceLocation)
  }
}
