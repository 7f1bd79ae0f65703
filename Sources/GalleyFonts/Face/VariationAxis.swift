import CHarfBuzz
public import GalleyText

/// One axis of a variable font (OpenType `fvar`, "VariationAxisRecord").
public struct VariationAxis: Sendable, Hashable {
  /// The axis' tag, such as `wght`.
  public let tag: OpenTypeTag
  /// The axis' name, English when the font has it; the tag when it has none.
  public let name: String
  /// The lowest position, in the axis' own units.
  public let minimum: Double
  /// The position of the font's default outlines.
  public let defaultValue: Double
  /// The highest position, in the axis' own units.
  public let maximum: Double
  /// Whether the font asks user interfaces not to show the axis.
  public let isHidden: Bool
}

/// A named position in the design space of a variable font (OpenType `fvar`, "InstanceRecord").
public struct NamedInstance: Sendable, Hashable {
  /// The name of the style, such as `Condensed Bold`; empty when the font has none.
  public let name: String
  /// The position on every axis, in the font's order.
  public let variations: [FontVariation]
}

extension FontFace {
  /// The named positions of a variable font in the font's order; empty for others.
  ///
  /// - Complexity: O(*n*) in instances times axes; read anew at each call.
  public var namedInstances: [NamedInstance] {
    let names = NameTable(handle)
    return unsafe withHarfBuzzFace { face in
      (0..<(unsafe hb_ot_var_get_named_instance_count(face))).map { index in
        var coordinates = [Float](repeating: 0, count: axes.count)
        var count = UInt32(coordinates.count)
        _ = unsafe hb_ot_var_named_instance_get_design_coords(face, index, &count, &coordinates)
        let name = unsafe hb_ot_var_named_instance_get_subfamily_name_id(face, index)
        return NamedInstance(
          name: names.name(name) ?? "",
          variations: zip(axes, coordinates).map { FontVariation($0.tag, Double($1)) })
      }
    }
  }
}

extension HarfBuzzFace {
  /// The axes in the font's order; HarfBuzz puts minimum, default and maximum in order.
  func axes() -> [VariationAxis] {
    let count = unsafe hb_ot_var_get_axis_count(pointer)
    guard count > 0 else { return [] }
    var infos = [hb_ot_var_axis_info_t](repeating: hb_ot_var_axis_info_t(), count: Int(count))
    var written = count
    _ = unsafe hb_ot_var_get_axis_infos(pointer, 0, &written, &infos)
    let names = NameTable(self)
    return infos.prefix(Int(written)).map { info in
      let tag = OpenTypeTag(rawValue: info.tag)
      let hidden = info.flags.rawValue & HB_OT_VAR_AXIS_FLAG_HIDDEN.rawValue != 0
      return VariationAxis(
        tag: tag, name: names.name(info.name_id) ?? tag.description,
        minimum: Double(info.min_value), defaultValue: Double(info.default_value),
        maximum: Double(info.max_value), isHidden: hidden)
    }
  }
}
