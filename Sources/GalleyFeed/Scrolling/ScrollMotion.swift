#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// How a list moves by itself: where it is at which time, known from the start.
///
/// Time is seconds from the motion's beginning and comes from the caller; offsets are points. Equal
/// motions give equal offsets at equal times.
public struct ScrollMotion: Sendable, Hashable {
  /// The part of the velocity that a fling keeps each millisecond; `UIScrollView` calls it normal.
  public static let normalRate = 0.998
  /// The same for lists that are to stop soon; `UIScrollView` calls it fast.
  public static let fastRate = 0.99
  /// The distance from its target at which a motion is over, in points.
  public static let restDistance = 0.5
  /// How stiffly the ends of a list pull back, in 1/seconds.
  public static let stiffness = 10.0

  /// The offset where the motion begins.
  public let start: Double
  /// The offset where it comes to rest.
  public let target: Double
  /// How long it takes, in seconds; 0 when there is nothing to do.
  public let duration: Double
  private let glide: Glide?
  private let spring: Spring?

  /// A velocity that decays exponentially.
  private struct Glide: Sendable, Hashable {
    let velocity: Double
    /// The part of the velocity that is lost in a second, in 1/seconds.
    let decay: Double
    /// When the glide is over.
    let end: Double

    func distance(at time: Double) -> Double { velocity / decay * (1 - exp(-decay * time)) }
    func velocity(at time: Double) -> Double { velocity * exp(-decay * time) }
  }

  /// A critically damped return to a list's end.
  private struct Spring: Sendable, Hashable {
    /// When it begins.
    let begin: Double
    let displacement: Double
    let velocity: Double

    func displacement(after time: Double) -> Double {
      (displacement + (velocity + ScrollMotion.stiffness * displacement) * time)
        * exp(-ScrollMotion.stiffness * time)
    }

    func velocity(after time: Double) -> Double {
      let slope = velocity + ScrollMotion.stiffness * displacement
      return slope * exp(-ScrollMotion.stiffness * time)
        - ScrollMotion.stiffness * displacement(after: time)
    }

    /// When the displacement stays within the rest distance.
    var duration: Double {
      let slope = abs(velocity + ScrollMotion.stiffness * displacement)
      // This bound falls from its greatest value on, which is no later than at 1 / stiffness.
      func bound(_ time: Double) -> Double {
        (abs(displacement) + slope * time) * exp(-ScrollMotion.stiffness * time)
      }
      var low = 1 / ScrollMotion.stiffness
      if bound(low) <= ScrollMotion.restDistance { return low }
      var high = 2 * low
      while bound(high) > ScrollMotion.restDistance { high *= 2 }
      for _ in 0..<40 {
        let middle = (low + high) / 2
        if bound(middle) > ScrollMotion.restDistance { low = middle } else { high = middle }
      }
      return high
    }
  }

  /// A fling: the velocity decays, and a list's end stops it and pulls it back.
  ///
  /// Without an end in its way a fling of v points a second goes on for v / (−1000 ln rate) points,
  /// which is 0.4995 v at the normal rate. Where the list is pulled over an end in the beginning, it
  /// returns to that end.
  ///
  /// - Parameters:
  ///   - start: The offset where it begins; a number that is not finite counts as 0.
  ///   - velocity: In points a second, positive to greater offsets; a number that is not finite counts
  ///     as 0.
  ///   - limits: The offsets between which the list rests.
  ///   - rate: The part of the velocity that is kept each millisecond; held between 0.5 and 0.9999.
  public init(
    from start: Double, velocity: Double, limits: ClosedRange<Double>,
    rate: Double = ScrollMotion.normalRate
  ) {
    let start = start.isFinite ? start : 0
    let velocity = velocity.isFinite ? velocity : 0
    self.start = start
    let nearest = min(max(start, limits.lowerBound), limits.upperBound)
    if nearest != start {
      let spring = Spring(begin: 0, displacement: start - nearest, velocity: velocity)
      self.spring = spring
      glide = nil
      target = nearest
      duration = spring.duration
      return
    }
    let decay = -1000 * log(rate.isNaN ? Self.normalRate : min(max(rate, 0.5), 0.9999))
    let whole = velocity / decay
    let rest = min(max(start + whole, limits.lowerBound), limits.upperBound)
    target = rest
    if rest == start + whole {
      let end = abs(whole) > Self.restDistance ? log(abs(whole) / Self.restDistance) / decay : 0
      glide = Glide(velocity: velocity, decay: decay, end: end)
      spring = nil
      duration = end
    } else {
      let end = -log(1 - (rest - start) / whole) / decay
      let glide = Glide(velocity: velocity, decay: decay, end: end)
      let spring = Spring(begin: end, displacement: 0, velocity: glide.velocity(at: end))
      self.glide = glide
      self.spring = spring
      duration = end + spring.duration
    }
  }

  /// The offset at a time; the target from the motion's end on.
  ///
  /// - Parameter time: In seconds from the beginning; less than 0 and NaN count as 0.
  public func offset(at time: Double) -> Double {
    let time = time > 0 ? time : 0
    if time >= duration { return target }
    if let spring, time >= spring.begin {
      return target + spring.displacement(after: time - spring.begin)
    }
    return start + (glide?.distance(at: time) ?? 0)
  }

  /// The velocity at a time, in points a second; 0 from the motion's end on.
  ///
  /// - Parameter time: In seconds from the beginning; less than 0 and NaN count as 0.
  public func velocity(at time: Double) -> Double {
    let time = time > 0 ? time : 0
    if time >= duration { return 0 }
    if let spring, time >= spring.begin { return spring.velocity(after: time - spring.begin) }
    return glide?.velocity(at: time) ?? 0
  }

  /// Whether the list stands over one of its ends at a time, or is about to return from there.
  ///
  /// - Parameter time: In seconds from the beginning.
  public func isPulled(at time: Double) -> Bool {
    spring.map { time >= $0.begin && time < duration } ?? false
  }
}
