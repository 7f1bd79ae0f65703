import Galley

/// A post of three lines with pictures in the text, three links, one of them pressed, and a token
/// that can be tapped.
enum Label {
  static func picture() throws -> Bitmap {
    let fonts = try FontCollection.bundled()
    var text = AttributedText()
    text.append("Back from the ", attributes: .plain())
    text.append("#harbour walk#", attributes: .link("topic:harbour"))
    text.append(" with ", attributes: .plain())
    text.append("@lena", attributes: .link("user:lena"))
    text.append(" ", attributes: .plain())
    text.append(emoticon("⛵️"))
    text.append(emoticon("🌊"))
    text.append(
      " and a pocket full of shells: see ", attributes: .plain())
    text.append("example.org/walk", attributes: .link("https://example.org/walk"))
    text.append(
      " for the picture in which a gull steals the sandwich that was meant for lunch.",
      attributes: .plain())

    var token = AttributedText("… ", attributes: .plain())
    token.append("more", attributes: .link("action:more"))
    let frame = Framesetter(text, fonts: fonts).frame(
      in: Container(width: 300, maxLines: 3, truncation: .end, token: token))
    return try Picture.renderer.image(of: frame, padding: 12, pressed: [Link("user:lena")]) {
      placed, box, bitmap in
      draw(placed, in: box, of: &bitmap, fonts: fonts)
    }
  }

  /// An attachment that shows an emoji, a little larger than the text around it.
  static func emoticon(_ emoji: String) -> AttributedText {
    var text = AttributedText()
    text.append(
      InlineAttachment(
        id: emoji, width: 24, ascent: 22, alignment: .center, payload: emoji),
      attributes: .plain())
    return text
  }

  /// Fits the emoji of an attachment's payload into its box.
  static func draw(
    _ placed: PlacedAttachment, in box: Rect, of bitmap: inout Bitmap, fonts: FontCollection
  ) {
    guard let emoji = placed.attachment.payload as? String else { return }
    let frame = Framesetter(AttributedText(emoji, attributes: .plain(size: 64)), fonts: fonts)
      .frame()
    guard let image = try? RasterRenderer().image(of: frame) else { return }
    let size = Size(width: Double(image.width), height: Double(image.height))
    bitmap.draw(image, in: ContentFit.fit.rect(of: size, in: box))
  }
}
