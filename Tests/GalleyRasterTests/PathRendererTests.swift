import Foundation
import GalleyFonts
import GalleyLayout
import GalleyText
import Testing

/// The example of `Docs/WritingARenderer.md`, word for word.
struct PathRenderer {
  func path(of frame: TextFrame) -> Path {
    var path = Path()
    for line in frame.lines {
      for decoration in line.decorations where decoration.kind != .background {
        path.append(decoration.path())
      }
      for run in line.runs { append(run, to: &path) }
    }
    return path
  }

  private func append(_ run: GlyphRun, to path: inout Path) {
    let glyphs = run.glyphIDs
    let positions = run.positions
    for index in 0..<run.count {
      let place = AffineTransform(
        a: 1, b: 0, c: 0, d: 1, tx: run.glyphOrigin.x + positions[index].x,
        ty: run.glyphOrigin.y + positions[index].y)
      path.append(run.font.outline(of: glyphs[index]).transformed(by: place))
    }
  }
}

@Suite("The guide's example")
struct PathRendererTests {
  @Test("The path has every letter and the underline")
  func letters() throws {
    let frame = try Samples.frame("lil", attributes: TextAttributes(underline: .single))
    let path = PathRenderer().path(of: frame)
    // l and i are upright boxes in Noto Sans, but for the dot.
    let contours = path.elements.filter { $0 == .close }.count
    #expect(contours == 5)
    let bounds = try #require(path.controlBounds)
    #expect(bounds.minX >= 0 && bounds.maxX <= frame.size.width)
    let baseline = try #require(frame.lines.first).origin.y
    #expect(bounds.maxY > baseline && bounds.maxY < frame.size.height)
  }

  @Test("The guide shows the example as it is tested")
  func guide() throws {
    let guide = try Samples.text(ofFile: "Docs/WritingARenderer.md")
    let test = try Samples.text(ofFile: "Tests/GalleyRasterTests/PathRendererTests.swift")
    let start = try #require(guide.range(of: "struct PathRenderer {"))
    let end = try #require(guide.range(of: "```\n\n`Tests/"))
    #expect(test.contains(guide[start.lowerBound..<end.lowerBound]))
  }
}
