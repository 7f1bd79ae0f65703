import GalleyLayout
import GalleyRaster
import GalleyText
import TestSupport
import Testing

/// Small pictures that someone has looked at.
///
/// Made with FreeType 2.12.1, HarfBuzz 6.0.0 and libpng 1.6.39 from the fonts of `Samples`. Set
/// `GALLEY_RECORD=all` to record them anew, and look at them before they are committed.
@Suite("Pictures")
struct PictureTests {
  @Test("Scripts and decorations at the usual scales", arguments: [1, 1.5])
  func mixed(scale: Double) throws {
    let frame = try Samples.frame(Samples.mixed(), width: 330)
    let renderer = RasterRenderer(scale: scale, background: .white)
    try Snapshot.check(
      renderer.image(of: frame, padding: 4),
      name: scale == 1 ? "Raster/mixed-1" : "Raster/mixed-1.5")
  }

  @Test("Light text on a dark ground")
  func dark() throws {
    let attributes = TextAttributes(color: Color(red: 235, green: 235, blue: 240))
    let frame = try Samples.frame(
      "Night mode, नमस्ते, 夜间模式, مساء الخير 🌙", attributes: attributes)
    let renderer = RasterRenderer(scale: 1.5, background: Color(red: 24, green: 24, blue: 28))
    try Snapshot.check(renderer.image(of: frame, padding: 4), name: "Raster/dark")
  }

  @Test("Letters at every quarter of a pixel look evenly set")
  func quarters() throws {
    let frame = try Samples.frame("illillillillilli", size: 13)
    var bitmap = try Bitmap(width: 90, height: 80, color: .white)
    let renderer = RasterRenderer()
    for step in 0..<4 {
      let y = Double(step) * 20
      renderer.draw(frame, into: &bitmap, at: Point(x: 3 + Double(step) / 4, y: y))
    }
    try Snapshot.check(bitmap, name: "Raster/quarters")
  }

  @Test("Every line, box, shadow and stroke, and one of two links pressed")
  func decorations() throws {
    let blue = Color(red: 0, green: 90, blue: 200)
    var text = AttributedText()
    func add(_ string: String, _ change: (inout TextAttributes) -> Void) {
      var attributes = TextAttributes(font: FontRequest(size: 20))
      change(&attributes)
      text.append(string, attributes: attributes)
      text.append(" ", attributes: TextAttributes(font: FontRequest(size: 20)))
    }
    let underlines: [(String, TextAttributes.Underline)] = [
      ("single gypsy", .single), ("thick gypsy", .thick), ("double gypsy", .double),
      ("dotted gypsy", .dotted), ("dashed gypsy", .dashed), ("wavy gypsy", .wavy),
    ]
    for (string, style) in underlines {
      add(string) {
        $0.underline = style
        $0.underlineColor = Color(red: 200, green: 30, blue: 60)
      }
    }
    add("round") {
      $0.background = Color(red: 255, green: 225, blue: 120)
      $0.box = TextBox(horizontalInset: 2, cornerRadius: 6)
    }
    add("border") {
      $0.border = TextBorder(color: blue, width: 1.5)
      $0.box = TextBox(horizontalInset: 2, verticalInset: -2, cornerRadius: 5)
    }
    add("shadow") {
      $0.shadow = TextShadow(
        color: Color(red: 0, green: 0, blue: 0, alpha: 150), offset: Point(x: 2, y: 2), blur: 3)
    }
    add("filled") {
      $0.color = Color(red: 255, green: 200, blue: 0)
      $0.stroke = TextStroke(color: .black, width: 1)
    }
    add("hollow") { $0.stroke = TextStroke(color: blue, width: 1, isFilled: false) }
    for id in [0, 1] {
      add(id == 0 ? "link" : "pressed link") {
        $0.color = blue
        $0.link = Link("x", id: id)
        $0.pressed = PressedStyle(
          color: .white, background: blue, box: TextBox(horizontalInset: 2, cornerRadius: 4))
      }
    }
    let frame = try Samples.frame(text, width: 290)
    let picture = try RasterRenderer(scale: 2, background: .white).image(
      of: frame, padding: 6, pressed: [Link("x", id: 1)])
    try Snapshot.check(picture, name: "Raster/decorations")
  }
}
