import GalleyFeed

extension ScrollScenario {
  /// Reads a scenario: an array of flings (`seconds`, `velocity`), touches (`"touch": true`) and ways
  /// to the top (`"scrollToTop": true`).
  ///
  /// - Throws: an error that names the file and the place in it.
  init(path: String) throws(ToolError) {
    var input = try Input(path: path)
    let bytes = try input.readAll()
    do throws(ToolError) {
      try self.init(json: bytes)
    } catch {
      throw error.inFile(path)
    }
  }

  private init(json bytes: [UInt8]) throws(ToolError) {
    let value: JSONValue
    do {
      value = try JSONParser.parse(bytes)
    } catch {
      throw ToolError(error, in: bytes)
    }
    var steps: [Step] = []
    for element in try Field(path: "", value: value, name: "the scenario").elements() {
      steps.append(try Step(element))
    }
    self.init(steps: steps)
  }
}

extension ScrollScenario.Step {
  fileprivate init(_ root: Field) throws(ToolError) {
    var seconds: Double?
    var velocity: Double?
    var action: ScrollScenario.Step?
    for (key, field) in try root.members() {
      switch key {
      case "seconds":
        let time = try field.number()
        guard (0...3600).contains(time) else {
          throw field.complaint("\(time) is not a number from 0 to 3600")
        }
        seconds = time
      case "velocity": velocity = try field.number()
      case "touch", "scrollToTop":
        guard try field.bool() else { throw field.complaint("expected true") }
        if action != nil { throw root.complaint("has both touch and scrollToTop") }
        action = key == "touch" ? .touch : .scrollToTop
      default: throw field.unknownKey
      }
    }
    if let action {
      if seconds != nil || velocity != nil {
        throw root.complaint("has seconds or velocity beside touch or scrollToTop")
      }
      self = action
    } else {
      guard let seconds else {
        throw root.complaint("expected the key seconds, touch or scrollToTop")
      }
      self = .fling(velocity: velocity ?? 0, seconds: seconds)
    }
  }
}
