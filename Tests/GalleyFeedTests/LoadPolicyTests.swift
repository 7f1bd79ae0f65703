import GalleyFeed
import Testing

@Suite("What is loaded while a list moves")
struct LoadPolicyTests {
  private func viewport(at offset: Double) -> ListViewport {
    var viewport = ListViewport(ListMetrics(rows: repeatElement(100, count: 1000)), height: 400)
    viewport.scroll(to: offset)
    return viewport
  }

  @Test("At rest and while it is dragged, what is seen is loaded, and then what comes")
  func near() {
    var policy = LoadPolicy(distanceAhead: 200)
    var viewport = viewport(at: 1000)
    #expect(policy.wantedRows(in: viewport) == [10..<14, 14..<16])
    policy.handle(.dragBegan, in: viewport)
    viewport.scroll(to: 950)
    policy.handle(.scrolled, in: viewport)
    #expect(policy.wantedRows(in: viewport) == [9..<14, 7..<9])
  }

  @Test(
    "A fling further than eight rows loads its target and three rows on each side",
    arguments: [(1800.0, false), (1900, true), (9000, true), (200, false), (100, true)])
  func fling(target: Double, isFar: Bool) {
    var policy = LoadPolicy(distanceAhead: 0)
    var viewport = viewport(at: 1000)
    policy.handle(.flingBegan(target: target), in: viewport)
    viewport.scroll(to: target > 1000 ? 1050 : 950)
    policy.handle(.scrolled, in: viewport)
    let first = Int(target / 100)
    if isFar {
      #expect(policy.state == .target(first..<first + 4))
      let rows = policy.wantedRows(in: viewport)
      #expect(rows.first == first..<first + 4)
      let all = Set(rows.joined())
      #expect(all == Set(max(first - 3, 0)..<first + 7))
    } else {
      #expect(policy.wantedRows(in: viewport) == [viewport.visibleRows])
    }
  }

  @Test(
    "Touching, dragging and coming to rest load what is seen",
    arguments: [ScrollEvent.touched, .dragBegan, .stopped])
  func ends(event: ScrollEvent) {
    var policy = LoadPolicy(distanceAhead: 0)
    var viewport = viewport(at: 1000)
    policy.handle(.flingBegan(target: 50_000), in: viewport)
    viewport.scroll(to: 20_000)
    policy.handle(.scrolled, in: viewport)
    #expect(policy.wantedRows(in: viewport).allSatisfy { $0.lowerBound > 400 })
    policy.handle(event, in: viewport)
    #expect(policy.wantedRows(in: viewport) == [200..<204])
  }

  @Test("On the way to the top nothing is loaded before the end, not by a touch either")
  func toTop() {
    var policy = LoadPolicy(distanceAhead: 0)
    var viewport = viewport(at: 50_000)
    policy.handle(.scrollToTopBegan, in: viewport)
    viewport.scroll(to: 20_000)
    policy.handle(.scrolled, in: viewport)
    policy.handle(.touched, in: viewport)
    #expect(policy.wantedRows(in: viewport).isEmpty)
    viewport.scroll(to: 0)
    policy.handle(.scrollToTopEnded, in: viewport)
    #expect(policy.wantedRows(in: viewport) == [0..<4])
  }

  @Test("A target stays within the list and goes with its rows")
  func changes() {
    var policy = LoadPolicy()
    var viewport = viewport(at: 1000)
    policy.handle(.flingBegan(target: 1e12), in: viewport)
    #expect(policy.wantedRows(in: viewport) == [996..<1000, 993..<996])
    let path = RowPath(section: 0, row: 0)
    policy.rowsChanged(viewport.apply(.insertRows([1, 2], at: path)))
    #expect(policy.state == .target(998..<1002))
    policy.rowsChanged(viewport.apply(.removeRows(900..<1002)))
    #expect(policy.state == .near)
  }
}
