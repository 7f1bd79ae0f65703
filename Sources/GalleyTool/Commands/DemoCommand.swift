import GalleyDetection
import GalleyLayout

/// `galley demo`: a picture of a built-in post, and its layout.
enum DemoCommand: Command {
  static let name = "demo"
  static let summary = "a picture of a built-in mixed-script post, and its layout"
  static let help = """
    [feed] [-o FILE.png]

    Typesets a built-in post of many scripts with the bundled fonts. Writes its picture and,
    beside it under the same name with .json, what galley layout answers for it.
    With feed, draws the first screens of 200 built-in posts and writes the posts beside the
    picture under the same name with .jsonl, for galley feed.
    -o  the picture to write; galley-demo.png or galley-feed.png when not given
    """
  static let options = Arguments.Options(values: ["-o"])

  static func run(_ arguments: Arguments, output: inout Output) throws(ToolError) {
    let subject = try arguments.onlyOperand()
    if let subject, subject != "feed" {
      throw .usage("unexpected argument \(subject.quoted)")
    }
    let path = arguments.value(of: "-o") ?? "galley-\(subject ?? "demo").png"
    guard PictureFormat(path: path) == .png else {
      throw .usage("option -o: \(path.quoted) does not end with .png")
    }
    if subject == "feed" {
      try drawFeed(to: path, output: &output)
    } else {
      try drawPost(to: path, output: &output)
    }
  }

  private static func drawFeed(
    to path: String, output: inout Output
  ) throws(ToolError) {
    let screen = try FeedScreen(width: 375, height: 667, scale: 2, rules: .weibo)
    try Output.writeFile(path, screen.strip(of: PostFile.sample()))
    let postPath = path.dropLast(4) + ".jsonl"
    try Output.writeFile(String(postPath), Array((SampleFeed.jsonLines + "\n").utf8))
    output.append("wrote \(path), and its posts to \(postPath)\n")
  }

  private static func drawPost(
    to path: String, output: inout Output
  ) throws(ToolError) {
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
