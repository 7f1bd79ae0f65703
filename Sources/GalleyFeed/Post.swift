/// What a cell of a feed shows: who wrote what, when, and what it quotes.
public struct Post: Sendable, Hashable {
  /// A post inside another one.
  public struct Quote: Sendable, Hashable {
    /// The writer's name.
    public var name: String
    /// The quoted text.
    public var text: String
    /// The number of pictures.
    public var images: Int

    /// Creates a quote.
    public init(name: String = "", text: String, images: Int = 0) {
      self.name = name
      self.text = text
      self.images = images
    }
  }

  /// What tells posts apart.
  public var id: String
  /// The writer's name.
  public var name: String
  /// When it was written, as it is shown.
  public var time: String
  /// The program that it was written with, as it is shown.
  public var source: String
  /// The text.
  public var text: String
  /// How often it was passed on.
  public var reposts: Int
  /// How many comments it has.
  public var comments: Int
  /// The number of pictures.
  public var images: Int
  /// The post that it quotes.
  public var quote: Quote?

  /// Creates a post.
  public init(
    id: String = "", name: String = "", time: String = "", source: String = "", text: String,
    reposts: Int = 0, comments: Int = 0, images: Int = 0, quote: Quote? = nil
  ) {
    self.id = id
    self.name = name
    self.time = time
    self.source = source
    self.text = text
    self.reposts = reposts
    self.comments = comments
    self.images = images
    self.quote = quote
  }
}

extension Post {
  /// The post as all equal ones are: what it shows does not depend on its id.
  var withoutID: Post {
    var post = self
    post.id = ""
    return post
  }
}
