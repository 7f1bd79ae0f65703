import Galley

func measureOnce(print: (String) -> Void) throws {
  let fonts = try FontCollection.bundled()
  let post = AttributedText("How tall is this post in a column of 120 points?")

  let measure = Framesetter.measure(post, fonts: fonts, in: Container(width: 120))
  print("\(measure.lineCount) lines, \(measure.size.height.rounded(.up)) points")
}

func measureManyWidths(print: (String) -> Void) throws {
  let fonts = try FontCollection.bundled()
  let framesetter = Framesetter(AttributedText("Shaped once, broken three times."), fonts: fonts)

  for width in [80.0, 160, 320] {
    let measure = framesetter.measure(in: Container(width: width))
    print("\(measure.lineCount) lines at \(width) points")
  }
}

func measureTwoLines(print: (String) -> Void) throws {
  let fonts = try FontCollection.bundled()
  let framesetter = Framesetter(AttributedText("One two three four five six."), fonts: fonts)

  let measure = framesetter.measure(in: Container(width: 80, maxLines: 2))
  print("truncated: \(measure.isTruncated), visible: \(measure.visibleRange)")
}
