import GalleyLayout
import GalleyRaster
import GalleyText
import GalleyVector

/// The kinds of pictures, told by a file name's ending.
enum PictureFormat {
  case png
  case svg

  init?(path: String) {
    let name = path.lowercased()
    if name.hasSuffix(".png") {
      self = .png
    } else if name.hasSuffix(".svg") {
      self = .svg
    } else {
      return nil
    }
  }

  /// Draws a frame on white; attachments are drawn as grey boxes.
  ///
  /// - Parameters:
  ///   - scale: pixels a point; an SVG picture has none and keeps points.
  ///   - padding: space on all four sides, in points.
  ///   - pressed: the links that are drawn as pressed.
  func picture(
    of frame: TextFrame, scale: Double, padding: Double = 0, pressed: Set<Link> = []
  ) throws(ToolError) -> [UInt8] {
    switch self {
    case .png:
      do {
        let renderer = RasterRenderer(scale: scale, background: .white)
        return try renderer.image(of: frame, padding: padding, pressed: pressed) {
          _, box, bitmap in
          Placeholder.draw(in: box, lineWidth: max(1, scale.rounded()), into: &bitmap)
        }.pngData()
      } catch {
        throw .failure("\(error)")
      }
    case .svg:
      return Array(
        SVGRenderer(background: .white).document(
          of: frame, padding: padding, pressed: pressed, attachment: Placeholder.svg
        ).utf8)
    }
  }
}

/// What stands in pictures for an attachment, whose look only its owner knows: a grey box.
private enum Placeholder {
  private static let fill = Color(red: 0xE3, green: 0xE7, blue: 0xEC)
  private static let line = Color(red: 0x8A, green: 0x94, blue: 0xA3)

  /// - Parameters:
  ///   - box: in pixels.
  ///   - lineWidth: in pixels.
  static func draw(in box: Rect, lineWidth: Double, into bitmap: inout Bitmap) {
    let left = box.minX.rounded()
    let top = box.minY.rounded()
    let outer = Rect(
      x: left, y: top, width: max(0, box.maxX.rounded() - left),
      height: max(0, box.maxY.rounded() - top))
    bitmap.fill(outer, with: line)
    let inner = Rect(
      x: left + lineWidth, y: top + lineWidth, width: max(0, outer.size.width - 2 * lineWidth),
      height: max(0, outer.size.height - 2 * lineWidth))
    bitmap.fill(inner, with: fill)
  }

  static func svg(_ placed: PlacedAttachment) -> String {
    let box = placed.rect
    let width = max(0, box.size.width - 1)
    let height = max(0, box.size.height - 1)
    return "<rect x=\"\(box.minX + 0.5)\" y=\"\(box.minY + 0.5)\" width=\"\(width)\" "
      + "height=\"\(height)\" fill=\"#e3e7ec\" stroke=\"#8a94a3\"/>"
  }
}
