import Galley

func styleText(print: (String) -> Void) throws {
  let heading = TextAttributes(font: FontRequest(size: 24, weight: 700))
  let red = TextAttributes(color: Color(red: 190, green: 40, blue: 40), underline: .single)
  var paragraph = ParagraphStyle()
  paragraph.alignment = .justified
  paragraph.paragraphSpacing = 8

  var text = AttributedText("A title\n", attributes: heading, paragraphStyle: paragraph)
  text.append("Plain words, ", attributes: TextAttributes())
  text.append("red ones", attributes: red)
  text.append(".", attributes: TextAttributes())

  for run in text.runs { print("\(run.range) \(run.attributes.font.size)") }
}

func walkFrame(print: (String) -> Void) throws {
  let text = AttributedText("One line with שלום in it.")
  let frame = Framesetter(text, fonts: try .bundled()).frame(in: Container(width: 300))

  for line in frame.lines {
    print("line \(line.range), baseline at \(line.origin.y.rounded())")
    for run in line.runs {
      print("  \(run.range) \(run.font.face.postScriptName) \(run.direction), \(run.count) glyphs")
    }
  }
}

func breakLines(print: (String) -> Void) throws {
  let text = AttributedText("Lines of your own making grow and grow.")
  let typesetter = Typesetter(text, fonts: try .bundled())

  var start = 0
  var width = 60.0
  while start < text.utf8Count {
    let end = typesetter.suggestLineBreak(from: start, width: width)
    let line = typesetter.line(start..<end)
    print("\(line.range) takes \(line.width.rounded()) of \(width)")
    start = end
    width += 40
  }
}

func convertOffsets(print: (String) -> Void) throws {
  let text = "a👋🏽b"
  var map = UTF16Map(text)
  print("UTF-8 9 is UTF-16 \(map.utf16(fromUTF8: 9))")
}
