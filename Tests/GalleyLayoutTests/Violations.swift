/// Collects what does not hold, the first few of it.
final class Violations {
  private(set) var messages: [String] = []

  func require(_ condition: Bool, _ message: @autoclosure () -> String) {
    if !condition, messages.count < 4 { messages.append(message()) }
  }
}
