/// What a finger does to a list, as data: for tests, measurements and recordings.
public struct ScrollScenario: Sendable, Hashable {
  /// One thing after the other.
  public enum Step: Sendable, Hashable {
    /// A finger flings the list, and time passes.
    ///
    /// The velocity is in points a second, positive to greater offsets. With a velocity of 0 no finger
    /// comes: what moves goes on.
    case fling(velocity: Double, seconds: Double)
    /// A finger touches the list and stops it, for one frame.
    case touch
    /// The list is sent to its top, and the step lasts until it is there.
    case scrollToTop
  }

  /// The steps, in order.
  public var steps: [Step]

  /// Creates a scenario.
  public init(steps: [Step]) {
    self.steps = steps
  }
}
