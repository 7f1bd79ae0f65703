/// Cases of a suite that are not expected to pass, each with its reason.
public struct Exceptions: Sendable {
  private let reasons: [String: String]

  /// Creates a table of case names and reasons.
  public init(_ reasons: [String: String]) {
    self.reasons = reasons
  }

  /// What is wrong when a case failed for other reasons than a named one, or passed in spite of it.
  ///
  /// - Parameters:
  ///   - name: The case.
  ///   - problems: How the case failed; empty when it passed.
  public func unexpected(_ name: String, problems: [String]) -> [String] {
    guard let reason = reasons[name] else {
      return problems.map { "\(name): \($0)" }
    }
    return problems.isEmpty ? ["\(name) passes, although \(reason)"] : []
  }

  /// The names that a suite's cases don't have.
  public func unknown(among names: some Sequence<String>) -> [String] {
    let known = Set(names)
    return reasons.keys.filter { !known.contains($0) }.sorted()
  }
}
