import GalleyFonts
import GalleyShaping
import GalleyText

/// `galley shape`: the glyphs of one run, in the notation of HarfBuzz' `hb-shape`.
enum ShapeCommand: Command {
  static let name = "shape"
  static let summary = "the glyphs of one run, as hb-shape lists them"
  static let help = """
    FONT[#face] [TEXT | --unicodes=U+0041,…] [OPTION…]

    Shapes each line of TEXT, or of standard input, as one run, without fallback and without
    bidi; options and output are those of hb-shape:
    [glyph=cluster@x offset,y offset+x advance,y advance|…]

    --unicodes LIST              the text as hexadecimal code points
    --unicodes-before LIST, --unicodes-after LIST, --text-before TEXT, --text-after TEXT
                                 what stands around the text
    --direction ltr|rtl|ttb|btt  the direction; that of the script is the default
    --script ISO15924            the script; that of the first letter is the default
    --language BCP47             the language
    --features LIST              such as kern,-liga,aalt[3:5]=2
    --variations LIST            such as wght=500,opsz=14
    --font-size N|upem           the em in the output's unit; font units are the default
    --font-ppem N, --font-ptem N pixels per em, and points for tracking
    --face-index N               the face of a collection
    --font-funcs ot|ft           accepted; the answer is that of ot
    --shapers LIST               the shapers to try, of ot, fallback, graphite2
    --cluster-level 0|1|2        how far clusters are merged
    --utf8-clusters              clusters count UTF-8 units, not code points
    --bot, --eot                 the text starts, ends a paragraph
    --preserve-default-ignorables, --remove-default-ignorables
    --unsafe-to-concat, --safe-to-insert-tatweel
                                 flags to work out, beside unsafe to break
    --no-glyph-names, --no-positions, --no-advances, --no-clusters, --ned
    --show-extents, --show-flags what to list; --ned lists neither clusters nor advances
    --single-par                 newlines do not end a line
    """
  static let options = Arguments.Options(
    flags: [
      "--bot", "--eot", "--ned", "--no-advances", "--no-clusters", "--no-glyph-names",
      "--no-positions", "--preserve-default-ignorables", "--remove-default-ignorables",
      "--safe-to-insert-tatweel", "--show-extents", "--show-flags", "--single-par",
      "--unsafe-to-concat", "--utf8-clusters",
    ],
    values: [
      "--cluster-level", "--direction", "--face-index", "--features", "--font-funcs",
      "--font-ppem", "--font-ptem", "--font-size", "--language", "--script", "--shaper",
      "--shapers", "--text", "--text-after", "--text-before", "--unicodes", "--unicodes-after",
      "--unicodes-before", "--variations",
    ])

  static func run(_ arguments: Arguments, output: inout Output) throws(ToolError) {
    guard let fontName = arguments.operands.first else { throw .usage("shape needs a font file") }
    guard arguments.operands.count <= 2 else {
      throw .usage("unexpected argument \(arguments.operands[2].quoted)")
    }
    let options = ShapeOptions(arguments)
    let shaper = try options.shaper()
    let listing = options.listing
    let texts = try options.texts(operand: arguments.operands.dropFirst().first)
    let font = try options.font(named: fontName)

    func answer(_ line: String, _ output: inout Output) throws(ToolError) {
      guard let list = shaper.listing(of: line, with: font, options: listing) else {
        throw .failure("\(fontName): the chosen shapers can't shape with this font")
      }
      output.append(list)
      try output.endLine()
    }

    if let text = texts {
      if text.isEmpty { return }
      var lines =
        arguments.has("--single-par")
        ? [text.unicodeScalars[...]]
        : text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      if lines.count > 1, lines.last?.isEmpty == true { lines.removeLast() }
      for line in lines { try answer(String(line), &output) }
      return
    }
    var input = try Input(path: nil)
    if arguments.has("--single-par") {
      try answer(String(decoding: input.readAll(), as: UTF8.self), &output)
      return
    }
    var line: [UInt8] = []
    while true {
      if !input.hasLine { try output.flush() }
      guard try input.readLine(into: &line) else { return }
      try answer(String(decoding: line, as: UTF8.self), &output)
    }
  }
}
