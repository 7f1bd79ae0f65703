package import CHarfBuzz
package import GalleyText

extension hb_feature_t {
  /// A setting for the whole text.
  package init(_ feature: FontFeature) {
    self.init(tag: feature.tag.rawValue, value: feature.value, start: 0, end: .max)
  }

  /// A setting for some clusters or for all.
  init(_ feature: RunShaper.Feature) {
    self.init(feature.setting)
    if let range = feature.range {
      start = UInt32(clamping: range.lowerBound)
      end = UInt32(clamping: range.upperBound)
    }
  }
}

extension RunShaper {
  /// The names of the shapers that HarfBuzz was built with, in the order in which it tries them.
  package static var availableShapers: [String] {
    var names: [String] = []
    guard var list = unsafe hb_shape_list_shapers() else { return names }
    while let name = unsafe list.pointee {
      names.append(unsafe String(cString: name))
      unsafe list += 1
    }
    return names
  }
}

extension RunShaper.Direction {
  var harfBuzz: hb_direction_t {
    switch self {
    case .leftToRight: HB_DIRECTION_LTR
    case .rightToLeft: HB_DIRECTION_RTL
    case .topToBottom: HB_DIRECTION_TTB
    case .bottomToTop: HB_DIRECTION_BTT
    }
  }

  init(_ direction: hb_direction_t) {
    self =
      switch direction {
      case HB_DIRECTION_RTL: .rightToLeft
      case HB_DIRECTION_TTB: .topToBottom
      case HB_DIRECTION_BTT: .bottomToTop
      default: .leftToRight
      }
  }
}

extension RunShaper.ClusterLevel {
  var harfBuzz: hb_buffer_cluster_level_t {
    switch self {
    case .monotoneGraphemes: HB_BUFFER_CLUSTER_LEVEL_MONOTONE_GRAPHEMES
    case .monotoneCharacters: HB_BUFFER_CLUSTER_LEVEL_MONOTONE_CHARACTERS
    case .characters: HB_BUFFER_CLUSTER_LEVEL_CHARACTERS
    }
  }
}

extension RunShaper.Feature {
  /// Reads the notation of HarfBuzz and CSS, such as `kern`, `-liga`, `aalt[3:5]=2`.
  ///
  /// - Returns: `nil` when the text is none of them.
  public init?(_ text: String) {
    var feature = hb_feature_t()
    let isRead = unsafe text.withCString { unsafe hb_feature_from_string($0, -1, &feature) }
    guard isRead != 0 else { return nil }
    let isGlobal = feature.start == 0 && feature.end == .max
    self.init(
      FontFeature(OpenTypeTag(rawValue: feature.tag), feature.value),
      in: isGlobal ? nil : Int(feature.start)..<max(Int(feature.start), Int(feature.end)))
  }
}

extension FontVariation {
  /// Reads the notation of HarfBuzz and CSS, such as `wght=500`.
  ///
  /// - Returns: `nil` when the text is none of them.
  package init?(harfBuzz text: String) {
    var variation = hb_variation_t()
    let isRead = unsafe text.withCString { unsafe hb_variation_from_string($0, -1, &variation) }
    guard isRead != 0 else { return nil }
    self.init(OpenTypeTag(rawValue: variation.tag), Double(variation.value))
  }
}
