import GalleyFeed
import GalleyText
import Testing

@Suite("Feed layout cache")
struct CellLayoutCacheTests {
  @Test("Equal texts are laid out once, whatever their ids")
  func equalTexts() async throws {
    let cache = CellLayoutCache()
    let style = try FeedSamples.style()
    for round in 0..<5 {
      for var post in FeedSamples.posts {
        post.id += "-\(round)"
        let layout = try await cache.layout(of: post, style: style, width: 375)
        #expect(layout == CellLayout(post, style: style, width: 375))
        #expect(cache.keptLayout(of: post, style: style, width: 375.2) == layout)
      }
    }
    #expect(cache.statistics.made == FeedSamples.posts.count)
    #expect(cache.count == FeedSamples.posts.count)
  }

  @Test("Tasks that ask at the same time share one layout")
  func sharing() async throws {
    let cache = CellLayoutCache()
    let style = try FeedSamples.style()
    let posts = (0..<20).map { RandomPosts.make(seed: UInt64($0)) }
    let distinct = Set(
      posts.map { post in
        var post = post
        post.id = ""
        return post
      })
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<16 {
        group.addTask {
          for post in posts.shuffled() {
            let layout = try? await cache.layout(of: post, style: style, width: 375)
            #expect(layout?.post.text == post.text)
          }
        }
      }
    }
    let statistics = cache.statistics
    #expect(statistics.made == distinct.count)
    #expect(statistics.made + statistics.hits + statistics.shared == 16 * posts.count)
  }

  @Test("Layouts of other threads are equal to the last bit")
  func determinism() async throws {
    let style = try FeedSamples.style()
    let expected = FeedSamples.posts.map { CellLayout($0, style: style, width: 375) }
    await withTaskGroup(of: [CellLayout].self) { group in
      for _ in 0..<8 {
        group.addTask { FeedSamples.posts.map { CellLayout($0, style: style, width: 375) } }
      }
      for await layouts in group { #expect(layouts == expected) }
    }
  }

  @Test("The cache stays within its bytes and keeps what was used last")
  func bounds() async throws {
    let cache = CellLayoutCache(byteLimit: 100_000)
    let style = try FeedSamples.style()
    let favourite = Post(text: "Favourite")
    for index in 0..<200 {
      _ = try await cache.layout(of: favourite, style: style, width: 375)
      let post = Post(text: "Number \(index)")
      _ = try await cache.layout(of: post, style: style, width: 375)
      #expect(cache.byteCount <= 100_000)
      #expect(cache.keptLayout(of: post, style: style, width: 375) != nil)
    }
    let statistics = cache.statistics
    #expect(statistics.made == 201)
    #expect(statistics.dropped == 201 - cache.count)
    #expect(statistics.dropped > 150)
    #expect(cache.keptLayout(of: Post(text: "Number 0"), style: style, width: 375) == nil)
  }

  @Test("The newest layout is kept however large it is")
  func newest() async throws {
    let cache = CellLayoutCache(byteLimit: 0)
    let style = try FeedSamples.style()
    for post in FeedSamples.posts {
      _ = try await cache.layout(of: post, style: style, width: 375)
      #expect(cache.count == 1)
      #expect(cache.keptLayout(of: post, style: style, width: 375) != nil)
    }
  }

  @Test("A cancelled task gets no layout, and others that wait still do")
  func cancellation() async throws {
    let cache = CellLayoutCache()
    let style = try FeedSamples.style()
    for _ in 0..<20 {
      let post = Post(text: FeedSamples.long.text + "\(Int.random(in: 0..<1_000_000))")
      let cancelled = Task { try await cache.layout(of: post, style: style, width: 375) }
      let waiting = Task { try await cache.layout(of: post, style: style, width: 375) }
      cancelled.cancel()
      await #expect(throws: CancellationError.self) { try await cancelled.value }
      #expect(try await waiting.value.post.text == post.text)
    }
    let alone = Task { try await cache.layout(of: FeedSamples.long, style: style, width: 375) }
    alone.cancel()
    await #expect(throws: CancellationError.self) { try await alone.value }
    let again = try await cache.layout(of: FeedSamples.long, style: style, width: 375)
    #expect(again == CellLayout(FeedSamples.long, style: style, width: 375))
  }
}
