/// A part of a text that is written in one script.
public struct ScriptRun: Sendable, Hashable {
  /// The UTF-8 offsets of the run.
  public var range: Range<Int>

  /// The script; ``Script/common`` only if no character of the whole text has another.
  public var script: Script

  /// Creates a run.
  public init(range: Range<Int>, script: Script) {
    self.range = range
    self.script = script
  }
}

/// Cuts a text into runs of one script (UAX #24, Unicode 17).
///
/// Characters of the scripts Common and Inherited take the script of the text before them, and at
/// the start of a text that of the text after them. A closing bracket takes the script of its
/// opening bracket. A character that several scripts use (Script_Extensions) continues a run of any
/// of them. Marks stay with their base; a base of the script Common, such as U+25CC, takes the
/// script of its marks.
public enum ScriptItemizer {
  /// The runs of a text, in order and without gaps; none for an empty text.
  ///
  /// The time is linear in the text's length.
  public static func runs(in text: String) -> [ScriptRun] {
    var runs: [ScriptRun] = []
    appendRuns(of: text.utf8Span.span, to: &runs)
    return runs
  }

  /// Appends the runs of valid UTF-8.
  package static func appendRuns(of utf8: Span<UInt8>, to runs: inout [ScriptRun]) {
    guard !utf8.isEmpty else { return }
    var state = ScriptState(firstRun: runs.count)
    var offset = 0
    while offset < utf8.count {
      let (value, next) = decodeScalar(utf8, at: offset)
      let properties = ScalarProperties(lookingUp: value)
      if !state.continues(with: properties, at: offset) {
        state.take(value, properties, at: offset, runs: &runs)
      }
      offset = next
    }
    state.endRun(at: utf8.count, runs: &runs)
  }
}

/// The run that is being read and the brackets that are open.
private struct ScriptState {
  /// The script of the run when only one is possible.
  private var script = Script.common

  /// The scripts that the run may have; `nil` while all are possible.
  private var candidates: ScriptSet?

  /// The script property of the run's first character that has a specific one.
  private var preferred = Script.common

  /// Where the run starts.
  private var start = 0

  /// Where the last grapheme cluster starts, and whether its base has no specific script.
  private var clusterStart = 0
  private var isClusterCommon = true

  /// The number that the first run has in the result.
  private let firstRun: Int

  /// The open brackets, innermost last.
  private var brackets: [Bracket] = []

  /// The brackets that are kept; more are forgotten, outermost first, so that the time is linear.
  private static var bracketLimit: Int { 64 }

  private struct Bracket {
    var closing: UInt32
    /// The number in the result of the run that holds the opening bracket.
    var run: Int
  }

  init(firstRun: Int) {
    self.firstRun = firstRun
  }

  /// Goes past the characters that need no thought; answers `false` for the others.
  @inline(__always)
  mutating func continues(with properties: ScalarProperties, at offset: Int) -> Bool {
    guard properties.scriptSetNumber == 0 else { return false }
    if properties.script.isSpecific {
      guard properties.script == script else { return false }
      isClusterCommon = false
    } else {
      guard !properties.isOpeningBracket && !properties.isClosingBracket else { return false }
      if properties.graphemeUnit.continuesCluster { return true }
      isClusterCommon = true
    }
    clusterStart = offset
    return true
  }

  /// Goes past a character, ending the run before it if it has another script.
  mutating func take(
    _ value: UInt32, _ properties: ScalarProperties, at offset: Int, runs: inout [ScriptRun]
  ) {
    let extensions = properties.scriptExtensions
    let isSpecific = properties.scriptSetNumber != 0 || properties.script.isSpecific
    if properties.graphemeUnit.continuesCluster {
      guard isSpecific, !narrow(to: extensions, script: properties.script) else { return }
      guard isClusterCommon, properties.script.isSpecific else { return }
      beginRun(at: clusterStart, extensions, script: properties.script, runs: &runs)
      isClusterCommon = false
      return
    }
    clusterStart = offset
    isClusterCommon = !properties.script.isSpecific
    if properties.isClosingBracket, let run = closeBracket(value) {
      guard run < runs.count else { return }
      let script = runs[run].script
      if !narrow(to: ScriptSet(script), script: script) {
        beginRun(at: offset, ScriptSet(script), script: script, runs: &runs)
      }
    } else if isSpecific, !narrow(to: extensions, script: properties.script) {
      beginRun(at: offset, extensions, script: properties.script, runs: &runs)
    }
    if properties.isOpeningBracket { openBracket(value, run: runs.count) }
  }

  /// Ends the run, and appends it unless it is empty.
  mutating func endRun(at end: Int, runs: inout [ScriptRun]) {
    guard end > start else { return }
    let previous = runs.count > firstRun ? runs.last?.script : nil
    let script = resolvedScript(previous: previous)
    if previous == script, let last = runs.indices.last {
      runs[last].range = runs[last].range.lowerBound..<end
    } else {
      runs.append(ScriptRun(range: start..<end, script: script))
    }
    start = end
  }

  private mutating func beginRun(
    at offset: Int, _ extensions: ScriptSet, script newScript: Script, runs: inout [ScriptRun]
  ) {
    endRun(at: offset, runs: &runs)
    candidates = nil
    preferred = .common
    _ = narrow(to: extensions, script: newScript)
  }

  /// Keeps the candidates that a character is used in; answers `false` if there are none.
  private mutating func narrow(to extensions: ScriptSet, script other: Script) -> Bool {
    let common = candidates?.intersection(extensions) ?? extensions
    if common.isEmpty { return false }
    candidates = common
    if !preferred.isSpecific && other.isSpecific { preferred = other }
    script = common == ScriptSet(preferred) ? preferred : .common
    return true
  }

  /// The script of the run.
  private func resolvedScript(previous: Script?) -> Script {
    guard let candidates else { return previous ?? .common }
    if preferred.isSpecific && candidates.contains(preferred) { return preferred }
    let scripts = candidates.scripts
    if let previous, candidates.contains(previous) { return previous }
    // What Latin and other scripts share, such as the middle dot, belongs to none of them between
    // Hangul.
    if previous != nil && candidates.contains(.latin) { return .common }
    let usual: [Script] = [.latin, .greek, .cyrillic, .arabic, .devanagari, .han, .katakana]
    return usual.first(where: candidates.contains) ?? scripts.first ?? .common
  }

  private mutating func openBracket(_ value: UInt32, run: Int) {
    guard let closing = UnicodeTables.closingBracket(of: value) else { return }
    if brackets.count == Self.bracketLimit { brackets.removeFirst() }
    brackets.append(Bracket(closing: closing, run: run))
  }

  /// Closes a bracket and those inside it; answers the number of the run it was opened in.
  private mutating func closeBracket(_ value: UInt32) -> Int? {
    guard let index = brackets.lastIndex(where: { $0.closing == value }) else { return nil }
    let run = brackets[index].run
    brackets.removeSubrange(index...)
    return run
  }
}

extension UnicodeTables {
  /// The bracket that closes an opening one; `nil` for other characters.
  fileprivate static func closingBracket(of opening: UInt32) -> UInt32? {
    var low = 0
    var high = openingBrackets.count
    while low < high {
      let middle = (low + high) / 2
      if openingBrackets[middle] < opening { low = middle + 1 } else { high = middle }
    }
    guard low < openingBrackets.count, openingBrackets[low] == opening else { return nil }
    return closingBrackets[low]
  }
}
