import CPNG

extension Bitmap {
  /// Decodes a PNG picture; gamma and colour type are brought to sRGB with alpha.
  ///
  /// - Parameters:
  ///   - png: The whole file.
  ///   - name: What errors call it.
  /// - Throws: `RasterError.unreadablePNG` when the data is corrupt or cut short;
  ///   `RasterError.sizeOutOfBounds`, before pixels are allocated, when the header asks for too
  ///   much.
  public init(png: [UInt8], name: String = "memory") throws(RasterError) {
    let result = unsafe png.withUnsafeBytes { data in
      unsafe Self.decode(data, name: name)
    }
    self = try result.get()
  }

  /// Encodes the picture as PNG: eight bits a channel, straight alpha, marked as sRGB.
  ///
  /// - Returns: The bytes of the file, equal for equal bitmaps.
  /// - Throws: `RasterError.unwritablePNG` for an empty bitmap, which PNG cannot hold.
  public func pngData() throws(RasterError) -> [UInt8] {
    var image = unsafe try header(name: "memory")
    defer { unsafe png_image_free(&image) }
    let maximum = unsafe Int(galley_png_maximum_size(image))
    var data = [UInt8](repeating: 0, count: maximum)
    var count = png_alloc_size_t(data.count)
    let pixels = straightBytes()
    guard unsafe png_image_write_to_memory(&image, &data, &count, 0, pixels, 0, nil) != 0 else {
      throw RasterError.unwritablePNG(name: "memory", reason: unsafe Self.message(of: image))
    }
    data.removeLast(data.count - Int(count))
    return data
  }

  /// Writes the picture as PNG to a file, replacing what is there.
  ///
  /// - Throws: `RasterError.unwritablePNG` that names the file, for an empty bitmap or when the
  ///   file cannot be written.
  public func writePNG(to path: String) throws(RasterError) {
    var image = unsafe try header(name: path)
    defer { unsafe png_image_free(&image) }
    guard unsafe png_image_write_to_file(&image, path, 0, straightBytes(), 0, nil) != 0 else {
      throw RasterError.unwritablePNG(name: path, reason: unsafe Self.message(of: image))
    }
  }

  /// Both reading steps together, because libpng keeps the address of the data between them.
  private static func decode(
    _ data: UnsafeRawBufferPointer, name: String
  ) -> Result<Bitmap, RasterError> {
    var image = unsafe galley_png_image()
    defer { unsafe png_image_free(&image) }
    guard let start = data.baseAddress, unsafe !data.isEmpty else {
      return .failure(.unreadablePNG(name: name, reason: "no data"))
    }
    guard unsafe png_image_begin_read_from_memory(&image, start, data.count) != 0 else {
      return .failure(.unreadablePNG(name: name, reason: unsafe message(of: image)))
    }
    unsafe image.format = galley_png_format_rgba
    do throws(RasterError) {
      var bitmap = try unsafe Bitmap(width: Int(image.width), height: Int(image.height))
      let isRead = unsafe png_image_finish_read(&image, nil, &bitmap.bytes, 0, nil) != 0
      guard isRead else {
        return .failure(.unreadablePNG(name: name, reason: unsafe message(of: image)))
      }
      for index in stride(from: 0, to: bitmap.bytes.count, by: 4) {
        let alpha = bitmap.bytes[index + 3]
        if alpha == 255 { continue }
        for channel in index..<index + 3 {
          bitmap.bytes[channel] = premultiplied(bitmap.bytes[channel], alpha)
        }
      }
      return .success(bitmap)
    } catch {
      return .failure(error)
    }
  }

  private func header(name: String) throws(RasterError) -> png_image {
    guard width > 0, height > 0 else {
      throw RasterError.unwritablePNG(
        name: name, reason: "the bitmap is empty (\(width) by \(height) pixels)")
    }
    var image = unsafe galley_png_image()
    unsafe image.width = UInt32(width)
    unsafe image.height = UInt32(height)
    unsafe image.format = galley_png_format_rgba
    // Without row filters: they make pictures of text larger, and take most of the time.
    unsafe image.flags = UInt32(PNG_IMAGE_FLAG_FAST)
    return unsafe image
  }

  private func straightBytes() -> [UInt8] {
    var pixels = bytes
    for index in stride(from: 0, to: pixels.count, by: 4) {
      let alpha = pixels[index + 3]
      if alpha == 255 || alpha == 0 { continue }
      for channel in index..<index + 3 {
        pixels[channel] = Self.straight(pixels[channel], alpha)
      }
    }
    return pixels
  }

  private static func message(of image: png_image) -> String {
    unsafe withUnsafePointer(to: image) { pointer in
      unsafe String(cString: galley_png_message(pointer))
    }
  }
}
