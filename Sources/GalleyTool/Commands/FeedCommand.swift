import GalleyDetection
import GalleyFeed

/// `galley feed`: posts as cells of a list, drawn, scrolled and measured.
enum FeedCommand: Command {
  static let name = "feed"
  static let summary = "posts as a list: a picture of its first screens, and how it scrolls"
  static let help = """
    [POSTS.jsonl] [--width POINTS] [--height POINTS] [--rules weibo|x|mastodon|plain|vvebo]
      [-o STRIP.png] [--scale NUMBER] [--scroll SCENARIO.json] [--fps 60|120] [--stats]

    Every line of POSTS.jsonl is a post: {"id", "name", "time", "source", "text", "reposts",
    "comments", "images", "quote": {"name", "text", "images"}}, of which all but the text may be
    missing. A line that is no post is told on standard error with its number and left out; the
    exit status is then 65.
    --width   the width of the cells in points, 120 to 16384; 375 when not given
    --height  the height of a screen in points, 1 to 16384; 667 when not given
    --rules   what is looked for in the texts, weibo when not given
    -o        draws the first three screens as one picture
    --scale   pixels a point, more than 0 and at most 16; 2 when not given
    --scroll  plays a scenario as fast as it says: an array of {"seconds", "velocity"} (a fling in
              points a second, or time that passes), {"touch": true} and {"scrollToTop": true}
    --fps     frames a second, 60 when not given
    --stats   prints times and counts as JSON; also done when nothing else is asked for
    """
  static let options = Arguments.Options(
    flags: ["--stats"],
    values: ["--width", "--height", "--rules", "-o", "--scale", "--scroll", "--fps"])

  static func run(_ arguments: Arguments, output: inout Output) throws(ToolError) {
    let width = try arguments.number("--width", in: FeedScreen.widths) ?? 375
    let height = try arguments.number("--height", in: FeedScreen.heights) ?? 667
    let scale = try arguments.positiveNumber("--scale") ?? 2
    if scale > FeedScreen.maximumScale {
      throw .usage("option --scale: \(scale) is more than \(FeedScreen.maximumScale)")
    }
    let rules = try RuleSet(option: "--rules", of: arguments) ?? .weibo
    let rate = try frameRate(arguments.value(of: "--fps") ?? "60")
    let picture = arguments.value(of: "-o")
    if let picture, PictureFormat(path: picture) != .png {
      throw .usage("option -o: \(picture.quoted) does not end with .png")
    }
    if picture != nil, !FeedScreen.hasStrip(width: width, height: height, scale: scale) {
      throw .usage(
        "option -o: three screens of \(width) by \(height) points at \(scale) pixels a point are "
          + "too large for a picture")
    }
    let path = try arguments.onlyOperand()
    let scenario = try arguments.value(of: "--scroll").map(ScrollScenario.init(path:))
    let file = try PostFile(path: path)
    let screen = try FeedScreen(width: width, height: height, scale: scale, rules: rules)
    if let picture { try Output.writeFile(picture, screen.strip(of: file.posts)) }
    if arguments.has("--stats") || (picture == nil && scenario == nil) {
      var report = screen.measure(file.posts)
      if let scenario { report.scrolling = screen.play(scenario, of: file.posts, rate: rate) }
      try output.feedAnswer(report)
    } else if let scenario {
      _ = screen.play(scenario, of: file.posts, rate: rate)
    }
    if file.badLineCount > 0 { throw ToolError(status: .badInput, message: nil) }
  }

  private static func frameRate(_ text: String) throws(ToolError) -> Int {
    guard text == "60" || text == "120" else {
      throw .usage("option --fps: unknown value \(text.quoted), expected 60 or 120")
    }
    return text == "60" ? 60 : 120
  }
}

extension Output {
  /// Writes what `--stats` asks for.
  fileprivate mutating func feedAnswer(_ report: FeedReport) throws(ToolError) {
    beginObject()
    key("posts")
    value(report.postCount)
    key("layout")
    work(report.layout)
    key("draw")
    work(report.draw)
    let scrolling = report.scrolling
    key("frames")
    value(scrolling.frameMilliseconds.count)
    key("mainThreadMilliseconds")
    ranks(of: scrolling.frameMilliseconds)
    key("mainThreadProcessorMilliseconds")
    ranks(of: scrolling.frameProcessorMilliseconds)
    key("framesOver16.7ms")
    value(scrolling.frameMilliseconds.count { $0 > 1000 / 60.0 })
    key("framesOver8.3ms")
    value(scrolling.frameMilliseconds.count { $0 > 1000 / 120.0 })
    key("undrawnCells")
    beginObject()
    key("total")
    value(scrolling.undrawnTotal)
    key("max")
    value(scrolling.undrawnPeak)
    endObject()
    key("layoutsMade")
    value(scrolling.layoutCount)
    key("peakSurfaces")
    value(scrolling.peakSurfaces)
    key("peakMemoryBytes")
    value(FeedReport.peakMemory)
    endObject()
    try endLine()
  }

  private mutating func work(_ work: FeedReport.Work) {
    beginObject()
    key("posts")
    value(work.count)
    key("milliseconds")
    value(work.milliseconds)
    endObject()
  }

  /// Writes the median, the 99th percentile and the greatest of times; 0 without any.
  private mutating func ranks(of times: [Double]) {
    let sorted = times.sorted()
    func time(atRank rank: Double) -> Double {
      let index = Int((Double(sorted.count) * rank).rounded(.up)) - 1
      return sorted.isEmpty ? 0 : sorted[max(0, index)]
    }
    beginObject()
    key("median")
    value(time(atRank: 0.5))
    key("p99")
    value(time(atRank: 0.99))
    key("max")
    value(time(atRank: 1))
    endObject()
  }
}
