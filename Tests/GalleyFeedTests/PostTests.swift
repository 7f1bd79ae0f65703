import GalleyFeed
import Testing

@Suite("Posts")
struct PostTests {
  @Test("Posts with other quotes are different posts")
  func quotes() {
    let post = Post(id: "1", text: "Hello")
    var quoting = post
    quoting.quote = Post.Quote(text: "Hello")
    #expect(post != quoting)
    #expect(Set([post, quoting, post]).count == 2)
  }
}
