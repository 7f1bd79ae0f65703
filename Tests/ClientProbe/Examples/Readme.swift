import Galley

func readme(print: (String) -> Void) throws {
  let fonts = try FontCollection.bundled()
  let post = AttributedText("Hello, مرحبا بالعالم, 你好世界 and 👋🏽 on one line, or on a few.")
  let frame = Framesetter(post, fonts: fonts).frame(in: Container(width: 180))

  print("\(frame.size.width) × \(frame.size.height) points")
  for line in frame.lines {
    let words = String(decoding: Array(post.string.utf8)[line.range], as: UTF8.self)
    print("\(words) is \(line.width.rounded()) wide")
  }
}
