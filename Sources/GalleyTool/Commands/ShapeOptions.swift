import GalleyFonts
import GalleyShaping
import GalleyText

/// What the options of `galley shape` mean.
struct ShapeOptions {
  private let arguments: Arguments

  init(_ arguments: Arguments) {
    self.arguments = arguments
  }

  /// The shaper with everything that the options set.
  func shaper() throws(ToolError) -> RunShaper {
    var shaper = RunShaper()
    shaper.direction = try direction()
    shaper.language = arguments.value(of: "--language")
    if let script = arguments.value(of: "--script") {
      guard let tag = OpenTypeTag(script) else { throw invalid("--script", script) }
      shaper.script = tag
    }
    for item in list("--features") {
      guard let feature = RunShaper.Feature(item) else { throw invalid("--features", item) }
      shaper.features.append(feature)
    }
    for (option, flag) in Self.flags where arguments.has(option) { shaper.flags.insert(flag) }
    if let level = arguments.value(of: "--cluster-level") {
      switch level {
      case "0": shaper.clusterLevel = .monotoneGraphemes
      case "1": shaper.clusterLevel = .monotoneCharacters
      case "2": shaper.clusterLevel = .characters
      default: throw invalid("--cluster-level", level)
      }
    }
    shaper.contextBefore = try text("--unicodes-before", or: "--text-before") ?? ""
    shaper.contextAfter = try text("--unicodes-after", or: "--text-after") ?? ""
    shaper.countsScalars = !arguments.has("--utf8-clusters")
    if let names = arguments.value(of: "--shapers") ?? arguments.value(of: "--shaper") {
      let names = names.split(separator: ",").map(String.init)
      for name in names where !RunShaper.availableShapers.contains(name) {
        throw invalid("--shapers", name)
      }
      shaper.shapers = names
    }
    shaper.scale = try scale()
    return shaper
  }

  /// What to list of each glyph.
  var listing: GlyphListing {
    var listing: GlyphListing = []
    for (option, flags) in Self.listings where arguments.has(option) { listing.formUnion(flags) }
    return listing
  }

  /// The text that the command line gives; `nil` when it is to come from standard input.
  func texts(operand: String?) throws(ToolError) -> String? {
    let given = try text("--unicodes", or: "--text")
    if given != nil, operand != nil {
      throw .usage("only one of TEXT, --text and --unicodes can be given")
    }
    return given ?? operand
  }

  /// The font at the axis positions of the options.
  ///
  /// - Returns: `nil` when `--face-index` names a face that the file does not have, for which
  ///   `hb-shape` lists nothing but missing glyphs.
  func font(named name: String) throws(ToolError) -> Font? {
    guard var reference = FontReference(name) else {
      throw .usage("\(name.quoted) names no font file")
    }
    if let index = arguments.value(of: "--face-index") {
      guard let number = Int(index), number >= 0 else { throw invalid("--face-index", index) }
      reference.index = number
    }
    if let functions = arguments.value(of: "--font-funcs"), !["ot", "ft"].contains(functions) {
      throw invalid("--font-funcs", functions)
    }
    var variations: [FontVariation] = []
    for item in list("--variations") {
      guard let variation = FontVariation(harfBuzz: item) else {
        throw invalid("--variations", item)
      }
      variations.append(variation)
    }
    do {
      let face = try FontFace(path: reference.path, index: reference.index)
      return Font(face: face, size: Double(face.unitsPerEm), variations: variations)
    } catch {
      if case .noSuchFace = error.reason, arguments.value(of: "--face-index") != nil { return nil }
      throw ToolError(error)
    }
  }

  private static let flags: [(String, RunShaper.Flags)] = [
    ("--bot", .beginningOfText), ("--eot", .endOfText),
    ("--preserve-default-ignorables", .preserveDefaultIgnorables),
    ("--remove-default-ignorables", .removeDefaultIgnorables),
    ("--unsafe-to-concat", .markUnsafeToConcat),
    ("--safe-to-insert-tatweel", .markSafeToInsertTatweel),
  ]

  private static let listings: [(String, GlyphListing)] = [
    ("--no-glyph-names", .omitNames), ("--no-positions", .omitPositions),
    ("--no-advances", .omitAdvances), ("--no-clusters", .omitClusters),
    ("--ned", [.omitClusters, .omitAdvances]),
    ("--show-extents", .showExtents), ("--show-flags", .showFlags),
  ]

  /// A direction is told by its first letter, as in HarfBuzz.
  private func direction() throws(ToolError) -> RunShaper.Direction? {
    guard let direction = arguments.value(of: "--direction") else { return nil }
    switch direction.first?.lowercased() {
    case "l": return .leftToRight
    case "r": return .rightToLeft
    case "t": return .topToBottom
    case "b": return .bottomToTop
    default: throw invalid("--direction", direction)
    }
  }

  private func scale() throws(ToolError) -> HarfBuzzScale? {
    var scale = HarfBuzzScale()
    if let size = arguments.value(of: "--font-size"), size != "upem" {
      let sizes = try pair("--font-size", size)
      scale.xUnitsPerEm = Int32(clamping: Int64(sizes.x))
      scale.yUnitsPerEm = Int32(clamping: Int64(sizes.y))
    }
    if let pixels = arguments.value(of: "--font-ppem") {
      let sizes = try pair("--font-ppem", pixels)
      scale.xPixelsPerEm = UInt32(clamping: Int64(sizes.x))
      scale.yPixelsPerEm = UInt32(clamping: Int64(sizes.y))
    }
    if let points = arguments.value(of: "--font-ptem") {
      guard let number = Float(points.decimal), number.isFinite else {
        throw invalid("--font-ptem", points)
      }
      scale.pointsPerEm = number
    }
    return scale == HarfBuzzScale() ? nil : scale
  }

  /// One number for both axes, or one for each with a comma or a space between.
  private func pair(_ option: String, _ value: String) throws(ToolError) -> (x: Double, y: Double) {
    let numbers = value.split { $0 == "," || $0 == " " }.map { Double(String($0).decimal) }
    guard (1...2).contains(numbers.count), let x = numbers[0], let y = numbers[numbers.count - 1],
      abs(x) < 0x1p31, abs(y) < 0x1p31
    else { throw invalid(option, value) }
    return (x, y)
  }

  private func list(_ option: String) -> [String] {
    let items = arguments.value(of: option)?.split { ", \n".contains($0) } ?? []
    return items.map(String.init)
  }

  /// A text given as code points by one option or as it is by another.
  private func text(_ unicodes: String, or text: String) throws(ToolError) -> String? {
    guard let codePoints = arguments.value(of: unicodes) else { return arguments.value(of: text) }
    if arguments.value(of: text) != nil {
      throw .usage("only one of \(text) and \(unicodes) can be given")
    }
    var scalars = String.UnicodeScalarView()
    for item in codePoints.split(whereSeparator: { "<+>{},;&#\\xXuUnNiI\n\t\r ".contains($0) }) {
      guard let value = UInt32(item, radix: 16), value <= 0x10FFFF else {
        throw invalid(unicodes, String(item))
      }
      if let scalar = Unicode.Scalar(value) {
        scalars.append(scalar)
      } else {
        // A surrogate is three bytes, none of which is valid UTF-8.
        scalars.append(contentsOf: repeatElement("\u{FFFD}", count: 3))
      }
    }
    return String(scalars)
  }

  private func invalid(_ option: String, _ value: String) -> ToolError {
    .usage("option \(option): invalid value \(value.quoted)")
  }
}

extension String {
  /// The number with a digit before its decimal point, which may be left out on a command line.
  fileprivate var decimal: String { hasPrefix(".") ? "0" + self : self }
}
