/// Plays a scenario frame by frame in a viewport.
///
/// Time is the number of the frame divided by the frame rate; no clock is read, so that the same
/// scenario over the same list gives the same frames.
public struct ScrollPlayer: Sendable {
  /// A frame that was played.
  public struct Frame: Sendable, Hashable {
    /// The frame's number, from 0.
    public let number: Int
    /// The scenario's step to which it belongs.
    public let step: Int
    /// What happened since the frame before, in order.
    public let events: [ScrollEvent]
  }

  /// How long the list takes to its top, in seconds.
  public static let topDuration = 0.4

  /// What is played.
  public let scenario: ScrollScenario
  /// The number of frames in a second.
  public let framesPerSecond: Int
  private var frame = 0
  private var step = -1
  /// The frames that are left of the step.
  private var framesLeft = 0
  private var movement: Movement?

  private enum Movement: Sendable {
    case fling(ScrollMotion, begin: Int)
    case toTop(from: Double, begin: Int)
  }

  /// Creates a player at the scenario's beginning.
  ///
  /// - Parameters:
  ///   - scenario: What is played.
  ///   - framesPerSecond: The number of frames in a second, such as 60 or 120; at least 1.
  public init(_ scenario: ScrollScenario, framesPerSecond: Int = 60) {
    self.scenario = scenario
    self.framesPerSecond = max(framesPerSecond, 1)
  }

  /// The time of the next frame, in seconds from the beginning.
  public var time: Double { Double(frame) / Double(framesPerSecond) }

  /// Plays the next frame: moves the viewport, and tells what happened.
  ///
  /// The list may change between frames: what moves goes on from where the viewport then is.
  ///
  /// - Parameter viewport: What is scrolled.
  /// - Returns: The frame; `nil` when the scenario is over.
  public mutating func nextFrame(in viewport: inout ListViewport) -> Frame? {
    var events: [ScrollEvent] = []
    while framesLeft == 0 {
      guard step + 1 < scenario.steps.count else { return nil }
      step += 1
      begin(scenario.steps[step], in: viewport, events: &events)
    }
    framesLeft -= 1
    move(&viewport, events: &events)
    defer { frame += 1 }
    return Frame(number: frame, step: step, events: events)
  }

  private mutating func begin(
    _ step: ScrollScenario.Step, in viewport: ListViewport, events: inout [ScrollEvent]
  ) {
    switch step {
    case .fling(let velocity, let seconds):
      framesLeft = frames(in: seconds)
      guard velocity != 0, velocity.isFinite, framesLeft > 0 else { return }
      let motion = ScrollMotion(
        from: viewport.offset, velocity: velocity, limits: viewport.limits)
      movement = .fling(motion, begin: frame)
      events += [.dragBegan, .flingBegan(target: motion.target)]
    case .touch:
      framesLeft = 1
      movement = nil
      events.append(.touched)
    case .scrollToTop:
      framesLeft = max(frames(in: Self.topDuration), 1)
      movement = .toTop(from: viewport.offset, begin: frame)
      events.append(.scrollToTopBegan)
    }
  }

  private func frames(in seconds: Double) -> Int {
    let count = (seconds * Double(framesPerSecond)).rounded()
    return count > 0 ? Int(min(count, 1e9)) : 0
  }

  /// Moves the viewport on from the frame before.
  private mutating func move(_ viewport: inout ListViewport, events: inout [ScrollEvent]) {
    let old = viewport.offset
    var end: ScrollEvent?
    switch movement {
    case .none: return
    case .fling(let motion, let begin):
      let time = Double(frame + 1 - begin) / Double(framesPerSecond)
      let before = Double(frame - begin) / Double(framesPerSecond)
      // By distance, since the list may have changed above the viewport.
      let distance = motion.offset(at: time) - motion.offset(at: before)
      viewport.scroll(
        to: viewport.offset + distance,
        allowsPull: motion.isPulled(at: time) || motion.isPulled(at: before))
      if time >= motion.duration {
        viewport.scroll(to: viewport.offset)
        end = .stopped
      }
    case .toTop(let start, let begin):
      let part = min(
        Double(frame + 1 - begin) / Double(framesPerSecond) / Self.topDuration, 1)
      let top = viewport.limits.lowerBound
      // Starts and ends without a jerk.
      viewport.scroll(to: top + (start - top) * (1 - part * part * (3 - 2 * part)))
      if part >= 1 || framesLeft == 0 {
        viewport.scroll(to: top)
        end = .scrollToTopEnded
      }
    }
    if viewport.offset != old { events.append(.scrolled) }
    if let end {
      movement = nil
      events.append(end)
    }
  }
}
