import GalleyLayout

/// `galley demo`: a picture of a built-in post, and its layout.
enum DemoCommand: Command {
  static let name = "demo"
  static let summary = "a picture of a built-in mixed-script post, and its layout"
  static let help = """
    [-o FILE.png]

    Typesets a built-in post of many scripts with the bundled fonts. Writes its picture and,
    beside it under the same name with .json, what galley layout answers for it.
    -o  the picture to write; galley-demo.png when not given
    """
  static let options = Arguments.Options(values: ["-o"])

  static func run(_ arguments: Arguments, output: inout Output) throws(ToolError) {
    if let operand = arguments.operands.first {
      throw .usage("unexpected argument \(operand.quoted)")
    }
    let path = arguments.value(of: "-o") ?? "galley-demo.png"
    guard PictureFormat(path: path) == .png else {
      throw .usage("option -o: \(path.quoted) does not end with .png")
    }
    let document: Document
    do {
      document = try Document(json: Array(DemoPost.json.utf8))
    } catch {
      throw error.error
    }
    var fonts = FontSets()
    let frame = try document.framesetter(&fonts).frame(in: document.container)
    try Output.writeFile(path, PictureFormat.png.picture(of: frame, scale: 2, padding: 32))
    let layoutPath = path.dropLast(4) + ".json"
    var layout = try Output(path: String(layoutPath))
    try layout.layoutAnswer(frame, of: document)
    try layout.flush()
    output.append("wrote \(path), and its layout to \(layoutPath)\n")
  }
}
