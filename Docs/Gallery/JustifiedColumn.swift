import Galley

/// A justified column of Chinese with some Latin in it: both margins are straight, and the last line
/// is left as it falls.
enum JustifiedColumn {
  static func picture() throws -> Bitmap {
    var style = ParagraphStyle()
    style.alignment = .justified
    style.firstLineHeadIndent = 36
    style.lineSpacing = 4
    var attributes = TextAttributes.plain(size: 18, language: "zh-Hans")
    attributes.font.families = ["Noto Sans CJK SC"]
    let text = AttributedText(
      "清晨的港口很安静，渔船一只接一只地回来。我们坐在石阶上喝茶，看海鸥在桅杆之间盘旋；"
        + "Lena 说，她在沙滩上捡到了一枚“会唱歌”的贝壳。把它放到耳边，真的能听见 waves 的声音。",
      attributes: attributes, paragraphStyle: style)
    let frame = Framesetter(text, fonts: try .bundled()).frame(in: Container(width: 306))
    return try Picture.renderer.image(of: frame, padding: 12)
  }
}
