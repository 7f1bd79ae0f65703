import GalleyFonts
import GalleyLayout
import GalleyText
import Testing

extension CoreTextStatement {
  static let runChecks: [Int: Check] = [
    43: { statement in
      let run = try statement.line().runs[0]
      let metrics = run.font.metrics
      try #expect(isNear([run.width], [statement.advances().reduce(0, +)]))
      #expect(run.ascent == metrics.ascent && run.descent == metrics.descent)
      try #expect(statement.line().leading == metrics.leading)
    },
    46: { statement in
      let run = try statement.line().runs[0]
      try #expect(isNear(Array(run.advanceList[1...2]), Array(statement.advances()[1...2])))
    },
    48: { statement in
      var attributes = large
      attributes.color = Color(red: 1, green: 0, blue: 0)
      attributes.link = Link("target", id: 7)
      let text = AttributedText(statement.text, attributes: attributes)
      try #expect(statement.line(of: text).runs.map(\.attributes) == [attributes])
    },
    52: { try #expect(isNear([$0.line().runs[0].advances[1]], [$0.advances()[1]])) },
    53: { try #expect(isNear($0.line().runs[0].advanceList, $0.advances())) },
    55: { try #expect(isNear($0.line().runs[0].advanceList, $0.advances())) },
    57: { try #expect($0.line().runs[0].count == 6) },
    59: { try #expect($0.lineOfTwoSizes().runs.map(\.range) == [0..<3, 3..<6]) },
    63: { statement in
      let places = try statement.positions()
      let advances = try statement.advances()
      #expect(
        isNear(places[1...2].map(\.x), [advances[0], advances[0] + advances[1]]))
    },
    64: { try $0.expectRunningSums() },
    67: { try $0.expectRunningSums() },
    69: { try #expect($0.boxLine(colors: [0..<3, 3..<6]).runs.count == 2) },
    71: { try #expect($0.line().runs.map(\.direction) == [.leftToRight]) },
    72: { statement in
      try #expect(statement.line().runs.allSatisfy { $0.direction == .rightToLeft })
    },
  ]

  private func positions() throws -> [Point] {
    let run = try line().runs[0]
    return (0..<run.count).map { run.positions[$0] }
  }

  private func expectRunningSums() throws {
    var sum = 0.0
    let sums = try advances().map { advance in
      defer { sum += advance }
      return sum
    }
    let places = try positions()
    #expect(isNear(places.map(\.x), sums))
    #expect(places.allSatisfy { $0.y == 0 })
  }
}
