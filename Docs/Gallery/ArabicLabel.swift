import Galley

/// A text in Arabic that is cut at its end, which is the left, with a link as its token.
enum ArabicLabel {
  static func picture() throws -> Bitmap {
    var text = AttributedText(
      "وصلنا إلى الميناء مع الفجر، وكان البحر هادئًا كالمرآة، فجلسنا نشرب الشاي وننظر إلى "
        + "القوارب وهي تعود واحدًا بعد واحد، ثم سمعنا ",
      attributes: .plain(size: 20, language: "ar"))
    text.append("@lena", attributes: .link("user:lena", size: 20))
    text.append(
      " تنادينا من بعيد لنرى ما وجدته على الشاطئ.",
      attributes: .plain(size: 20, language: "ar"))
    var token = AttributedText("… ", attributes: .plain(size: 20, language: "ar"))
    token.append("المزيد", attributes: .link("action:more", size: 20, language: "ar"))
    let frame = Framesetter(text, fonts: try .bundled()).frame(
      in: Container(width: 300, maxLines: 2, truncation: .end, token: token))
    return try Picture.renderer.image(of: frame, padding: 12)
  }
}
