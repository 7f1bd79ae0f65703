import Galley

func renderBitmap(print: (String) -> Void) throws {
  let text = AttributedText("Drawn twice as large", attributes: TextAttributes(color: .white))
  let frame = Framesetter(text, fonts: try .bundled()).frame()

  let renderer = RasterRenderer(scale: 2, background: .black)
  let bitmap = try renderer.image(of: frame, padding: 8)
  let png = try bitmap.pngData()
  print("\(bitmap.width) × \(bitmap.height) pixels, PNG: \(png.starts(with: [0x89, 0x50]))")
}

func renderVector(print: (String) -> Void) throws {
  let frame = Framesetter(AttributedText("Sharp at any size"), fonts: try .bundled()).frame()
  let svg = SVGRenderer().document(of: frame, padding: 8)
  print("\(svg.prefix(4))")
}

func drawIntoBitmap(print: (String) -> Void) throws {
  let frame = Framesetter(AttributedText("A caption"), fonts: try .bundled()).frame()

  var card = try Bitmap(width: 200, height: 100, color: .white)
  let renderer = RasterRenderer(scale: 1)
  renderer.draw(frame, into: &card, at: Point(x: 20, y: 40))
  print("\(card[0, 0] == .white)")
}
