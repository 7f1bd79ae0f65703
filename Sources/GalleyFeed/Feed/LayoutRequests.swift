import Synchronization

/// The layouts that a feed waits for, between the feed and its workers.
///
/// The state stands behind a lock that is not held while a layout is made.
final class LayoutRequests: Sendable {
  /// A wish for the layout of a row.
  struct Request: Sendable {
    /// What the feed knows the row by.
    let serial: Int
    /// Unlike that of any other request; an old wish for the same row is no wish.
    let token: Int
  }

  private struct State {
    var wanted: [Int: Int] = [:]
    var done: [(serial: Int, layout: CellLayout)] = []
    var lastToken = 0
  }

  private let state = Mutex(State())

  /// Replaces the wishes.
  ///
  /// - Parameter serials: The rows whose layouts are wanted.
  /// - Returns: Requests for those rows that were not wanted before, in the same order; a layout that
  ///   has come meanwhile is not asked for again.
  func want(_ serials: [Int]) -> [Request] {
    state.withLock { state in
      if serials.isEmpty, state.wanted.isEmpty { return [] }
      var wanted: [Int: Int] = [:]
      var new: [Request] = []
      for serial in serials {
        if let token = state.wanted[serial] {
          wanted[serial] = token
        } else if !state.done.contains(where: { $0.serial == serial }) {
          state.lastToken += 1
          wanted[serial] = state.lastToken
          new.append(Request(serial: serial, token: state.lastToken))
        }
      }
      state.wanted = wanted
      return new
    }
  }

  /// Takes the layouts that were made since the last time.
  func takeDone() -> [(serial: Int, layout: CellLayout)] {
    state.withLock { state in
      defer { state.done = [] }
      return state.done
    }
  }

  func wants(_ request: Request) -> Bool {
    state.withLock { $0.wanted[request.serial] == request.token }
  }

  /// Hands a layout over, if it is still wanted.
  func deliver(_ layout: CellLayout, for request: Request) {
    state.withLock { state in
      guard state.wanted[request.serial] == request.token else { return }
      state.wanted[request.serial] = nil
      state.done.append((request.serial, layout))
    }
  }

  /// Lets a request be made again.
  func forget(_ request: Request) {
    state.withLock { state in
      if state.wanted[request.serial] == request.token { state.wanted[request.serial] = nil }
    }
  }
}

/// The making of one layout.
struct LayoutJob: DrawingJob {
  let requests: LayoutRequests
  let request: LayoutRequests.Request
  let post: Post
  let style: FeedStyle
  let width: Double
  let layouts: CellLayoutCache

  var isWanted: Bool { requests.wants(request) }

  func run() async {
    do {
      let layout = try await layouts.layout(of: post, style: style, width: width)
      requests.deliver(layout, for: request)
    } catch {
      // The worker was cancelled: whoever still wants the row asks again.
      requests.forget(request)
    }
  }

  func overflow() {
    requests.forget(request)
  }
}
