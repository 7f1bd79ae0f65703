import GalleyFeed

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The posts of a file with one JSON object a line.
struct PostFile {
  /// The posts in order.
  private(set) var posts: [Post] = []
  /// The number of lines that hold no post.
  private(set) var badLineCount = 0

  /// Reads a file; `nil` and `-` mean standard input.
  ///
  /// Empty lines are passed over. A line that holds no post is told on standard error with its
  /// number, and left out.
  ///
  /// - Throws: an unreadable-file error that names the file.
  init(path: String?) throws(ToolError) {
    var input = try Input(path: path)
    var errors = Output(descriptor: STDERR_FILENO)
    let place = input.name.map { "\($0): " } ?? ""
    var line: [UInt8] = []
    var number = 0
    while try input.readLine(into: &line) {
      number += 1
      if line.allSatisfy({ [0x09, 0x0D, 0x20].contains($0) }) { continue }
      do {
        posts.append(try Self.post(line, number: number))
      } catch {
        badLineCount += 1
        let message = "\(place)line \(number): \(error.message ?? "")"
        errors.append("galley: error: \(message.onOneLine)\n")
      }
    }
    _ = try? errors.flush()
  }

  /// The posts that come with the tool.
  static func sample() throws(ToolError) -> [Post] {
    var posts: [Post] = []
    for line in SampleFeed.jsonLines.utf8.split(separator: UInt8(ascii: "\n")) {
      posts.append(try post(Array(line), number: posts.count + 1))
    }
    return posts
  }

  private static func post(_ line: [UInt8], number: Int) throws(ToolError) -> Post {
    let value: JSONValue
    do {
      value = try JSONParser.parse(line)
    } catch {
      let column = TextPlace(of: error.offset, in: line).column
      throw .badInput("invalid JSON at column \(column): \(error.reason)")
    }
    return try Post(Field(path: "", value: value, name: "the post"), id: String(number))
  }
}
