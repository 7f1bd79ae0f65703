import Galley

func chooseFonts(print: (String) -> Void) throws {
  let fonts = try FontCollection.bundled()
  if let font = fonts.match(FontRequest(families: ["Noto Sans"], size: 12, weight: 700)) {
    print("\(font.face.fullName), ascent \(font.metrics.ascent)")
  }
}

func cascadeOfFiles(print: (String) -> Void) throws {
  let cascade = FontCollection(cascade: [
    try FontFace(path: "Fonts/NotoSans/NotoSans-Regular.ttf"),
    try FontFace(path: "Fonts/NotoSansHebrew/NotoSansHebrew-Regular.ttf"),
  ])
  let frame = Framesetter(AttributedText("abc אבג"), fonts: cascade).frame()
  for run in frame.lines[0].runs { print(run.font.face.familyName) }
}

func missingFont(print: (String) -> Void) throws {
  let fonts = FontCollection()
  do {
    try fonts.add(file: "missing.ttf")
  } catch {
    print("\(error)")
  }
}
