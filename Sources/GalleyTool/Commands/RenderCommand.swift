import GalleyLayout
import GalleyRaster
import GalleyText
import GalleyVector

/// `galley render`: a picture of a document.
enum RenderCommand: Command {
  static let name = "render"
  static let summary = "a picture of a document as PNG or SVG"
  static let help = """
    [DOC] -o OUT.png|OUT.svg [--scale NUMBER]

    DOC is a file with a JSON document; without it, or with -, standard input is read.
    -o       the picture to write; the ending of its name chooses the format
    --scale  pixels a point, 1 when not given; an SVG picture keeps points
    """
  static let options = Arguments.Options(values: ["-o", "--scale", "--press"])

  static func run(_ arguments: Arguments, output: inout Output) throws(ToolError) {
    if arguments.value(of: "--press") != nil { throw .usage("option --press is not supported yet") }
    guard let path = arguments.value(of: "-o") else {
      throw .usage("render needs -o OUT.png or -o OUT.svg")
    }
    guard let format = PictureFormat(path: path) else {
      throw .usage("option -o: \(path.quoted) ends neither with .png nor with .svg")
    }
    let scale = try scale(arguments.value(of: "--scale") ?? "1")
    let document = try Document.read(path: arguments.onlyOperand())
    var fonts = FontSets()
    let frame = try document.framesetter(&fonts).frame(in: document.container)
    try Output.writeFile(path, format.picture(of: frame, scale: scale))
  }

  private static func scale(_ text: String) throws(ToolError) -> Double {
    guard let scale = Double(text), scale > 0, scale.isFinite else {
      throw .usage("option --scale: \(text.quoted) is not a number greater than 0")
    }
    return scale
  }
}

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

  /// Draws a frame on white.
  ///
  /// - Parameters:
  ///   - scale: pixels a point; an SVG picture has none and keeps points.
  ///   - padding: space on all four sides, in points.
  func picture(
    of frame: TextFrame, scale: Double, padding: Double = 0
  ) throws(ToolError) -> [UInt8] {
    switch self {
    case .png:
      do {
        let renderer = RasterRenderer(scale: scale, background: .white)
        return try renderer.image(of: frame, padding: padding).pngData()
      } catch {
        throw .failure("\(error)")
      }
    case .svg:
      return Array(SVGRenderer(background: .white).document(of: frame, padding: padding).utf8)
    }
  }
}
