import GalleyFeed
import Testing

@Suite("Scenarios")
struct ScrollScenarioTests {
  private let scenario = ScrollScenario(steps: [
    .fling(velocity: 1500, seconds: 2), .touch, .fling(velocity: 9000, seconds: 0.5),
    .fling(velocity: 0, seconds: 0.25), .touch, .fling(velocity: -2000, seconds: 8), .scrollToTop,
    .fling(velocity: -500, seconds: 3),
  ])

  private var viewport: ListViewport {
    ListViewport(
      ListMetrics(rows: (0..<500).map { 60 + Double($0 % 7) * 20.25 }), height: 600)
  }

  private func play(
    _ framesPerSecond: Int, onFrame: (Int, inout ListViewport) -> Void = { _, _ in }
  ) -> (frames: [ScrollPlayer.Frame], offsets: [Double]) {
    var viewport = viewport
    var player = ScrollPlayer(scenario, framesPerSecond: framesPerSecond)
    var frames: [ScrollPlayer.Frame] = []
    var offsets: [Double] = []
    while let frame = player.nextFrame(in: &viewport) {
      frames.append(frame)
      offsets.append(viewport.offset)
      onFrame(frame.number, &viewport)
    }
    return (frames, offsets)
  }

  @Test("The same scenario gives the same frames", arguments: [60, 120])
  func deterministic(framesPerSecond: Int) {
    let first = play(framesPerSecond)
    let second = play(framesPerSecond)
    #expect(first.frames == second.frames)
    #expect(first.offsets == second.offsets)
    #expect(first.frames.map(\.number) == Array(first.frames.indices))
    let seconds = 2 + 0.5 + 0.25 + 8 + ScrollPlayer.topDuration + 3
    #expect(first.frames.count == Int(seconds * Double(framesPerSecond)) + 2)
  }

  @Test("Steps report what happens, in order")
  func events() {
    let (frames, offsets) = play(120)
    func events(of step: Int) -> [ScrollEvent] {
      frames.filter { $0.step == step }.flatMap(\.events)
    }
    let first = ScrollMotion(from: 0, velocity: 1500, limits: viewport.limits)
    #expect(
      events(of: 0).filter { $0 != .scrolled } == [.dragBegan, .flingBegan(target: first.target)])
    #expect(events(of: 1) == [.touched])
    #expect(events(of: 3).allSatisfy { $0 == .scrolled })
    #expect(events(of: 3).count == 30)
    #expect(events(of: 5).last == .stopped)
    let top = events(of: 6)
    #expect(top.first == .scrollToTopBegan)
    #expect(top.last == .scrollToTopEnded)
    #expect(top.dropFirst().dropLast().allSatisfy { $0 == .scrolled })
    let lastFrame = frames.last { $0.step == 6 }?.number ?? 0
    #expect(offsets[lastFrame] == 0)
    #expect(offsets.last == 0)
    #expect(offsets.min() ?? 0 < -10)
  }

  @Test("A faster rate passes the same places")
  func rates() {
    let slow = play(60).offsets
    let fast = play(120).offsets
    // Within the first fling.
    for frame in 0..<120 { #expect(abs(slow[frame] - fast[frame * 2 + 1]) < 1e-6) }
  }

  @Test("A list that changes above what is seen does not disturb a fling")
  func changes() {
    let still = play(120).offsets
    var shift = 0.0
    let moving = play(120) { frame, viewport in
      guard frame >= 50, frame < 200, frame % 10 == 0 else { return }
      viewport.apply(.insertRows([30], at: RowPath(section: 0, row: 0)))
      shift += 30
    }.offsets
    #expect(shift == 450)
    #expect(abs(moving[220] - still[220] - shift) < 1e-6)
  }

  @Test("An empty scenario, and steps without time, have no frames")
  func empty() {
    var viewport = viewport
    var none = ScrollPlayer(ScrollScenario(steps: []), framesPerSecond: 0)
    #expect(none.framesPerSecond == 1)
    let frame = none.nextFrame(in: &viewport)
    #expect(frame == nil)
    for seconds in [0, -1, .nan] as [Double] {
      var player = ScrollPlayer(
        ScrollScenario(steps: [.fling(velocity: 100, seconds: seconds)]))
      let frame = player.nextFrame(in: &viewport)
      #expect(frame == nil)
    }
    #expect(viewport.offset == 0)
  }
}
