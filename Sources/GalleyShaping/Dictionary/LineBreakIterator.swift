import CICU

/// The owner of one ICU line break iterator.
///
/// Not for two threads at once: whoever takes it out of a pool has it alone, which is why it may
/// be sent between threads without a lock of its own.
@safe final class LineBreakIterator: @unchecked Sendable {
  private let iterator: OpaquePointer

  /// Opens an iterator with the root locale's rules; `nil` when ICU's data is missing.
  init?() {
    var status: Int32 = 0
    guard let opened = unsafe galley_line_iterator_open(&status) else { return nil }
    guard status <= 0 else {
      unsafe galley_line_iterator_close(opened)
      return nil
    }
    unsafe iterator = opened
  }

  deinit {
    unsafe galley_line_iterator_close(iterator)
  }

  /// Appends the boundaries strictly inside a text; none when ICU fails.
  func appendBreaks(of utf8: Span<UInt8>, to offsets: inout [UInt32]) {
    unsafe utf8.withUnsafeBytes { bytes in
      guard let units = unsafe bytes.baseAddress?.assumingMemoryBound(to: CChar.self) else {
        return
      }
      var status: Int32 = 0
      let text = unsafe galley_text_open_utf8(units, Int64(bytes.count), &status)
      // The iterator keeps a copy of the text object, which refers to these bytes until the next
      // text is set; it is not asked again before that.
      unsafe galley_line_iterator_set_text(iterator, text, &status)
      if status <= 0 {
        while true {
          let offset = unsafe galley_line_iterator_next(iterator)
          if offset < 0 || offset >= bytes.count { break }
          offsets.append(UInt32(offset))
        }
      }
      unsafe galley_text_close(text)
    }
  }
}

extension DictionaryBreaker {
  /// The version of ICU that this was compiled with.
  package static let libraryVersion = U_ICU_VERSION
}
