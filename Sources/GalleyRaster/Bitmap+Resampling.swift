import GalleyText

extension Bitmap {
  /// The picture stretched or shrunk to a rectangle of another pixel grid.
  ///
  /// Works on premultiplied linear values, first along the rows, then along the columns.
  ///
  /// - Returns: The pixels of `clip` that the rectangle touches, and where their corner lies.
  func resampled(to rect: Rect, clip: PixelRect) -> (image: Bitmap, x: Int, y: Int) {
    let columns = ResamplingAxis(
      from: rect.minX, to: rect.maxX, within: clip.x..<clip.maxX, sourceCount: width)
    let rows = ResamplingAxis(
      from: rect.minY, to: rect.maxY, within: clip.y..<clip.maxY, sourceCount: height)
    guard
      var result = try? Bitmap(width: columns.taps.count, height: rows.taps.count),
      !columns.taps.isEmpty, !rows.taps.isEmpty
    else { return (Bitmap.empty, 0, 0) }

    let light = LinearLight.sRGB
    // Only the source rows that some output row reads.
    let firstRow = rows.taps.map(\.first).min() ?? 0
    let endRow = rows.taps.map { $0.first + $0.weights.count }.max() ?? 0
    var narrow = [SIMD4<Float>](
      repeating: .zero, count: (endRow - firstRow) * columns.taps.count)
    var line = [SIMD4<Float>](repeating: .zero, count: width)
    for row in firstRow..<endRow {
      for x in 0..<width {
        line[x] = linearPixel(at: row * bytesPerRow + x * 4, light)
      }
      for (x, tap) in columns.taps.enumerated() {
        var sum = SIMD4<Float>.zero
        for (index, weight) in tap.weights.enumerated() {
          sum += line[tap.first + index] * weight
        }
        narrow[(row - firstRow) * columns.taps.count + x] = sum
      }
    }
    for (y, tap) in rows.taps.enumerated() {
      for x in 0..<columns.taps.count {
        var sum = SIMD4<Float>.zero
        for (index, weight) in tap.weights.enumerated() {
          sum += narrow[(tap.first - firstRow + index) * columns.taps.count + x] * weight
        }
        result.setLinearPixel(sum, at: y * result.bytesPerRow + x * 4, light)
      }
    }
    return (result, columns.start, rows.start)
  }

  private func linearPixel(at index: Int, _ light: LinearLight) -> SIMD4<Float> {
    let alpha = bytes[index + 3]
    if alpha == 0 { return .zero }
    let share = Float(alpha) / 255
    let scale = share / 65535
    return SIMD4(
      Float(light.decode(Self.straight(bytes[index], alpha))) * scale,
      Float(light.decode(Self.straight(bytes[index + 1], alpha))) * scale,
      Float(light.decode(Self.straight(bytes[index + 2], alpha))) * scale, share)
  }

  /// Stores a premultiplied linear pixel; the cubic's overshoot is cut off.
  private mutating func setLinearPixel(
    _ pixel: SIMD4<Float>, at index: Int, _ light: LinearLight
  ) {
    let share = max(0, min(1, pixel.w))
    let alpha = UInt8((share * 255).rounded())
    if alpha == 0 { return }
    for channel in 0..<3 {
      let straight = max(0, min(1, pixel[channel] / share))
      bytes[index + channel] = Self.premultiplied(
        light.encode(UInt32((straight * 65535).rounded())), alpha)
    }
    bytes[index + 3] = alpha
  }
}

/// For each output pixel of one axis, the source pixels it reads and their weights.
private struct ResamplingAxis {
  struct Tap {
    var first: Int
    var weights: [Float]
  }

  /// The first output pixel.
  let start: Int
  private(set) var taps: [Tap] = []

  /// - Parameters:
  ///   - from: Where the source's start lies among the output pixels.
  ///   - to: Where its end lies.
  ///   - limits: The output pixels that are wanted.
  ///   - sourceCount: The number of source pixels.
  init(from: Double, to: Double, within limits: Range<Int>, sourceCount: Int) {
    let covered = AxisCoverage(from: from, to: to, within: limits)
    start = covered.range.lowerBound
    if covered.isEmpty || sourceCount == 0 { return }
    let ratio = Double(sourceCount) / (to - from)
    // Shrinking widens the kernel to take in every source pixel; enlarging only interpolates.
    let spread = max(1, ratio)
    for pixel in covered.range {
      // An edge pixel looks at the middle of the part that is covered.
      let middle = (max(from, Double(pixel)) + min(to, Double(pixel) + 1)) / 2
      let center = (middle - from) * ratio
      let first = max(0, Int((center - 2 * spread).rounded(.down)))
      let end = min(sourceCount, Int((center + 2 * spread).rounded(.up)))
      var weights = (first..<max(first, end)).map { index in
        Self.catmullRom((Double(index) + 0.5 - center) / spread)
      }
      let sum = weights.reduce(0, +)
      if sum == 0 {
        taps.append(Tap(first: 0, weights: []))
        continue
      }
      let coverage = covered.coverage(at: pixel)
      for index in weights.indices { weights[index] *= coverage / sum }
      taps.append(Tap(first: first, weights: weights.map { Float($0) }))
    }
  }

  /// The Catmull-Rom cubic (Keys' kernel with a = −1/2), non-zero between −2 and 2.
  private static func catmullRom(_ distance: Double) -> Double {
    let x = abs(distance)
    if x < 1 { return (1.5 * x - 2.5) * x * x + 1 }
    if x < 2 { return ((-0.5 * x + 2.5) * x - 4) * x + 2 }
    return 0
  }
}
