import GalleyFonts
import GalleyLayout
import GalleyText

/// The elements of a document on its way.
struct SVGWriter {
  private struct GlyphKey: Hashable {
    let font: Font
    let glyph: GlyphID
  }

  /// The point of the frame that stands at the picture's top-left corner.
  let origin: Point
  private(set) var body = ""
  private var definitions = ""
  private var shadowCount = 0
  /// The names of the glyphs that are defined; `nil` for those without ink.
  private var names: [GlyphKey: String?] = [:]

  init(origin: Point) {
    self.origin = origin
  }

  /// The whole document.
  func document(size: Size) -> String {
    let width = decimal(size.width)
    let height = decimal(size.height)
    var text = """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)">

      """
    if !definitions.isEmpty { text += "<defs>\n" + definitions + "</defs>\n" }
    let isMoved = origin != .zero
    if isMoved {
      text += "<g transform=\"translate(\(decimal(-origin.x)) \(decimal(-origin.y)))\">\n"
    }
    text += body
    if isMoved { text += "</g>\n" }
    return text + "</svg>\n"
  }

  mutating func append(_ element: String) {
    body += element + "\n"
  }

  mutating func fill(_ rect: Rect, with color: Color) {
    append(
      "<rect x=\"\(decimal(rect.minX))\" y=\"\(decimal(rect.minY))\" "
        + "width=\"\(decimal(rect.size.width))\" height=\"\(decimal(rect.size.height))\""
        + Self.fill(color) + "/>")
  }

  mutating func add(_ decoration: Decoration) {
    switch decoration.kind {
    case .background where decoration.cornerRadius == 0, .strikethrough:
      if !decoration.rect.isEmpty { fill(decoration.rect, with: decoration.color) }
    case .background, .border, .underline:
      let path = decoration.path()
      if !path.isEmpty {
        append("<path" + Self.fill(decoration.color) + " d=\"\(pathData(path))\"/>")
      }
    }
  }

  /// Writes a run's glyphs as uses of their shapes.
  mutating func addGlyphs(of run: GlyphRun, pressed: Set<Link>) {
    let uses = uses(of: run)
    if uses.isEmpty { return }
    var color = run.attributes.painted(pressed: pressed).color
    let alpha = color.alpha
    color.alpha = 255
    let opacity = alpha == 255 ? "" : " opacity=\"\(decimal(Double(alpha) / 255))\""
    let stroke = Self.stroke(run.attributes.stroke)
    body += "<g" + Self.fill(color) + stroke + opacity + ">\n" + uses + "</g>\n"
  }

  /// Writes the shadow of a run's glyphs; those that are pictures have none.
  mutating func addShadow(of run: GlyphRun) {
    guard let shadow = run.attributes.shadow, !run.font.face.hasColor else { return }
    let uses = uses(of: run)
    if uses.isEmpty { return }
    var filter = ""
    if shadow.blur.length > 0 {
      let name = "s\(shadowCount)"
      shadowCount += 1
      let bounds = run.bounds
      let margin = 3 * shadow.blur.length + bounds.size.height
      definitions +=
        "<filter id=\"\(name)\" filterUnits=\"userSpaceOnUse\""
        + " x=\"\(decimal(bounds.minX - margin))\""
        + " y=\"\(decimal(bounds.minY - margin))\""
        + " width=\"\(decimal(bounds.size.width + 2 * margin))\""
        + " height=\"\(decimal(bounds.size.height + 2 * margin))\">"
        + "<feGaussianBlur stdDeviation=\"\(decimal(shadow.blur.length / 2))\"/></filter>\n"
      filter = " filter=\"url(#\(name))\""
    }
    let x = decimal(shadow.offset.x.signedLength)
    let y = decimal(shadow.offset.y.signedLength)
    body +=
      "<g transform=\"translate(\(x) \(y))\"" + Self.fill(shadow.color) + filter + ">\n" + uses
      + "</g>\n"
  }

  /// A run's glyphs as uses of their shapes.
  private mutating func uses(of run: GlyphRun) -> String {
    let glyphs = run.glyphIDs
    let positions = run.positions
    var uses = ""
    for index in 0..<run.count {
      guard let name = name(of: glyphs[index], in: run.font) else { continue }
      let x = run.glyphOrigin.x + positions[index].x
      let y = run.glyphOrigin.y + positions[index].y
      uses += "<use href=\"#\(name)\" x=\"\(decimal(x))\" y=\"\(decimal(y))\"/>\n"
    }
    return uses
  }

  /// The attributes that draw a line along glyphs; they follow those of the filling.
  static func stroke(_ stroke: TextStroke?) -> String {
    guard let stroke, stroke.width.length > 0 else { return "" }
    let paint = fill(stroke.color).replacing(" fill", with: " stroke")
    let none = stroke.isFilled ? "" : " fill-opacity=\"0\""
    let width = " stroke-width=\"\(decimal(stroke.width.length))\""
    return paint + width + " stroke-linejoin=\"round\"" + none
  }

  /// The attributes that fill with a colour.
  static func fill(_ color: Color) -> String {
    let digits = Array("0123456789abcdef")
    var text = " fill=\"#"
    for channel in [color.red, color.green, color.blue] {
      text.append(digits[Int(channel >> 4)])
      text.append(digits[Int(channel & 15)])
    }
    text += "\""
    if color.alpha < 255 { text += " fill-opacity=\"\(decimal(Double(color.alpha) / 255))\"" }
    return text
  }

  // MARK: Glyphs

  /// The name under which a glyph can be used; `nil` when it has no ink.
  private mutating func name(of glyph: GlyphID, in font: Font) -> String? {
    let key = GlyphKey(font: font, glyph: glyph)
    if let name = names[key] { return name }
    let name = "g\(names.count)"
    let definition = Self.definition(of: glyph, in: font, name: name)
    definitions += definition ?? ""
    names[key] = definition == nil ? .some(nil) : name
    return definition == nil ? nil : name
  }

  private static func definition(of glyph: GlyphID, in font: Font, name: String) -> String? {
    if font.face.hasColor {
      // The largest picture, since the viewer may enlarge.
      if let picture = font.colorBitmap(of: glyph, pixelsPerEm: .infinity) {
        let rect = picture.rect
        return "<image id=\"\(name)\" x=\"\(decimal(rect.minX))\" y=\"\(decimal(rect.minY))\" "
          + "width=\"\(decimal(rect.size.width))\" height=\"\(decimal(rect.size.height))\" "
          + "preserveAspectRatio=\"none\" href=\"data:image/png;base64,\(base64(picture.png))\"/>\n"
      }
      let layers = font.colorLayers(of: glyph)
      if !layers.isEmpty {
        var text = "<g id=\"\(name)\">"
        for layer in layers {
          let data = pathData(font.outline(of: layer.glyph))
          text += "<path" + (layer.color.map(fill) ?? "") + " d=\"\(data)\"/>"
        }
        return text + "</g>\n"
      }
    }
    let outline = font.outline(of: glyph)
    return outline.isEmpty ? nil : "<path id=\"\(name)\" d=\"\(pathData(outline))\"/>\n"
  }
}
