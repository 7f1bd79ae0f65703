import GalleyLayout
import GalleyText

/// `galley render`: a picture of a document.
enum RenderCommand: Command {
  static let name = "render"
  static let summary = "a picture of a document as PNG or SVG"
  static let help = """
    [DOC] -o OUT.png|OUT.svg [--scale NUMBER] [--padding POINTS] [--press ENTITY]

    DOC is a file with a JSON document; without it, or with -, standard input is read.
    -o         the picture to write; the ending of its name chooses the format
    --scale    pixels a point, 1 when not given; an SVG picture keeps points
    --padding  space on all four sides, for what reaches beyond the lines; 0 when not given
    --press    draws an entity as pressed: its number among the entities that galley layout answers,
               counted from 0, or token for the links of the truncation token; a link whose
               style has no "pressed" gets a tint
    Attachments are drawn as grey boxes.
    """
  static let options = Arguments.Options(values: ["-o", "--scale", "--padding", "--press"])

  static func run(_ arguments: Arguments, output: inout Output) throws(ToolError) {
    guard let path = arguments.value(of: "-o") else {
      throw .usage("render needs -o OUT.png or -o OUT.svg")
    }
    guard let format = PictureFormat(path: path) else {
      throw .usage("option -o: \(path.quoted) ends neither with .png nor with .svg")
    }
    let scale = try arguments.positiveNumber("--scale") ?? 1
    let padding = try arguments.distance("--padding")
    let press = try arguments.value(of: "--press").map(PressedItem.init)
    var document = try Document.read(path: arguments.onlyOperand())
    if press != nil { document.addPressedLooks() }
    var fonts = FontSets()
    let frame = try document.framesetter(&fonts).frame(in: document.container)
    let pressed = try press?.links(of: document, in: frame) ?? []
    try Output.writeFile(
      path, format.picture(of: frame, scale: scale, padding: padding, pressed: pressed))
  }
}
