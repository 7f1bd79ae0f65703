import GalleyDetection
import Testing

@Suite("Entities")
struct EntityTests {
  @Test("Entities with different places are different")
  func places() {
    let first = Entity(kind: .topic, range: 0..<6, value: "swift")
    let second = Entity(kind: .topic, range: 7..<13, value: "swift")
    #expect(first != second)
    #expect(Set([first, second, first]).count == 2)
  }
}
