/// What a scroll view reports about its movement.
public enum ScrollEvent: Sendable, Hashable {
  /// A finger begins to drag.
  case dragBegan
  /// The finger lets go and the list goes on by itself; it will come to rest at the offset.
  case flingBegan(target: Double)
  /// The viewport stands somewhere else.
  case scrolled
  /// The list has come to rest.
  case stopped
  /// A finger touches the list, moving or not.
  case touched
  /// The list begins to move to its top by itself.
  case scrollToTopBegan
  /// The list has reached its top.
  case scrollToTopEnded
}
