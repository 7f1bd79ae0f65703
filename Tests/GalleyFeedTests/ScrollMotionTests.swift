import GalleyFeed
import Testing

@Suite("Motion of a list")
struct ScrollMotionTests {
  @Test(
    "A fling goes as far as UIScrollView's, half its velocity a second", arguments: [1500.0, -800])
  func target(velocity: Double) {
    let motion = ScrollMotion(from: 10_000, velocity: velocity, limits: 0...100_000)
    #expect(abs(motion.target - 10_000 - velocity * 0.4995) < 0.1)
    #expect(motion.offset(at: 0) == 10_000)
    #expect(motion.velocity(at: 0) == velocity)
    // After 1 ms, 99.8 percent of the velocity are left.
    #expect(abs(motion.velocity(at: 0.001) / velocity - 0.998) < 1e-12)
    #expect(motion.offset(at: motion.duration) == motion.target)
    #expect(abs(motion.offset(at: motion.duration - 1e-9) - motion.target) < 0.51)
    #expect(motion.velocity(at: motion.duration) == 0)
    #expect(!motion.isPulled(at: 0.1))
  }

  @Test("A fling never turns before an end", arguments: [120.0, 4000, -7000])
  func monotone(velocity: Double) {
    let motion = ScrollMotion(from: 5000, velocity: velocity, limits: 0...10_000)
    var last = motion.start
    for frame in 1...600 {
      let offset = motion.offset(at: Double(frame) / 120)
      #expect(velocity > 0 ? offset >= last : offset <= last)
      last = offset
    }
    #expect(last == motion.target)
  }

  @Test("An end pulls a fling back", arguments: [3000.0, -3000])
  func end(velocity: Double) {
    let motion = ScrollMotion(from: 500, velocity: velocity, limits: 0...1000)
    #expect(motion.target == (velocity > 0 ? 1000 : 0))
    let offsets = (0...400).map { motion.offset(at: Double($0) / 120) }
    let beyond = offsets.map { max($0 - 1000, -$0) }.max() ?? 0
    #expect(beyond > 20 && beyond < 200)
    #expect(offsets.last == motion.target)
    // Place and velocity are continuous.
    for time in stride(from: 0.0, to: motion.duration, by: 0.01) {
      let step = motion.offset(at: time + 1e-6) - motion.offset(at: time)
      #expect(abs(step / 1e-6 - motion.velocity(at: time)) < 1 || time + 1e-6 > motion.duration)
    }
  }

  @Test("A pulled list returns")
  func pulled() {
    let motion = ScrollMotion(from: -60, velocity: 0, limits: 0...1000)
    #expect(motion.target == 0)
    #expect(motion.isPulled(at: 0))
    #expect(motion.duration > 0.3 && motion.duration < 1)
    #expect(motion.offset(at: 0.1) > -60 && motion.offset(at: 0.1) < 0)
    #expect(motion.offset(at: 2) == 0)
  }

  @Test("Odd numbers make no motion", arguments: [0, .nan, .infinity, 0.5] as [Double])
  func odd(velocity: Double) {
    let motion = ScrollMotion(from: 10, velocity: velocity, limits: 0...100)
    #expect(motion.duration == 0)
    #expect(abs(motion.offset(at: 1) - 10) < 0.5)
    #expect(motion.offset(at: .nan) == motion.offset(at: 0))
    let strange = ScrollMotion(from: .nan, velocity: 100, limits: 0...100, rate: .nan)
    #expect(strange.start == 0)
    #expect(strange.target > 49)
  }
}
