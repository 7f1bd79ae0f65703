package import GalleyText

/// The size of an attachment, as its delegate told it.
package struct AttachmentSize: Sendable {
  let ascent: Double
  let descent: Double
  let width: Double

  /// Asks the delegate; NaN and infinite values count as 0.
  package init(asking attachment: InlineAttachment) {
    func valid(_ value: Double) -> Double { value.isFinite ? value.signedLength : 0 }
    ascent = valid(attachment.delegate.ascent)
    descent = valid(attachment.delegate.descent)
    width = max(valid(attachment.delegate.width), 0)
  }

  /// The ascent and descent beside text of an ascent and descent.
  func aligned(
    _ alignment: InlineAttachment.Alignment, textAscent: Double, textDescent: Double
  ) -> (ascent: Double, descent: Double) {
    let height = ascent + descent
    switch alignment {
    case .baseline: return (ascent, descent)
    case .top: return (textAscent, height - textAscent)
    case .center:
      let middle = (textAscent - textDescent) / 2
      return (middle + height / 2, height / 2 - middle)
    case .bottom: return (height - textDescent, textDescent)
    }
  }
}
