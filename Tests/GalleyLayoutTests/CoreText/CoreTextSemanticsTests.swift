import TestSupport
import Testing

@Suite("What another implementation's tests say of Core Text", .enabled(if: Suites.areAvailable))
struct CoreTextSemanticsTests {
  /// Statements that do not hold here, with the reason.
  private static let exceptions: [(ids: [Int], reason: String)] = [
    (
      [4, 5, 47, 49, 54, 56, 58, 60, 66, 68, 70, 89, 92, 102, 106, 146, 152],
      "there is no null among values, and no code for a setting that does not exist"
    ),
    (
      [42, 50, 51, 61, 62, 74],
      "a range outside of the text or a span is a broken promise and traps"
    ),
    ([21, 139, 142], "results are values, not out parameters"),
    (
      [33, 34, 73, 75, 76],
      "layout knows no drawing context; ink bounds are those of glyphs, of which the font tells"
    ),
    ([90], "containers are boxes, not paths"),
    ([95], "a frame sets its text from the start; a part is a text of its own"),
    (
      [105],
      "measured on Core Text, the greatest line spacing reads back as a large number; here infinity"
    ),
    ([107], "letter spacing stands half on each side of a cluster, and not at line edges"),
    ([117, 133, 136, 137, 143], "not part of a font's interface: it names what layout needs"),
    (
      [119, 120, 121, 126, 127],
      "weights are those of CSS and OpenType, matched as CSS Fonts 4 says; there are no trait bits"
    ),
    ([132], "a family that is not known leads to the next font of the cascade, never to none"),
    (
      [134], "a face tells upright from italic and oblique, not by how many degrees"
    ),
    (
      [144, 145, 149, 150, 151], "fonts are asked for by values; there are no descriptors to change"
    ),
    (
      [154, 155, 157], "a collection only grows; another collection holds other fonts"
    ),
  ]

  private static let checks: [Int: CoreTextStatement.Check] = [
    CoreTextStatement.lineChecks, CoreTextStatement.truncationChecks, CoreTextStatement.runChecks,
    CoreTextStatement.frameChecks, CoreTextStatement.fontChecks,
  ].reduce(into: [:]) { $0.merge($1) { first, _ in first } }

  @Test(
    "Statements that the design does not decide otherwise hold",
    arguments: try CoreTextStatement.required())
  func holds(_ statement: CoreTextStatement) async throws {
    let isException = Self.exceptions.contains { $0.ids.contains(statement.id) }
    if let check = Self.checks[statement.id] {
      #expect(!isException, "\(statement) is tested, and excepted")
      try await check(statement)
    } else {
      #expect(isException, "\(statement) is not tested")
    }
  }

  @Test("Tests and exceptions are of statements of the suite")
  func known() throws {
    let known = Set(try CoreTextStatement.required().map(\.id))
    let named = Self.exceptions.flatMap(\.ids) + Self.checks.keys
    #expect(named.filter { !known.contains($0) } == [])
    print("coretext semantics: \(Self.checks.count) of \(known.count)")
  }
}
