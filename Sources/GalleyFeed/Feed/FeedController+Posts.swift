extension FeedController {
  /// Puts posts in; what is seen stays where it is.
  ///
  /// - Parameters:
  ///   - posts: The new posts.
  ///   - row: The row that the first of them gets.
  ///   - heights: Their cells' heights, where whoever loaded them laid them out already.
  ///   - keepsVisible: Whether what is seen is kept; otherwise the offset is, which shows posts that
  ///     are put in at the top.
  /// - Precondition: `row` is at most ``count``, and there are as many heights as posts.
  public func insert(
    _ posts: some Collection<Post>, at row: Int, heights: [Double]? = nil,
    keepsVisible: Bool = true
  ) {
    precondition(
      heights == nil || heights?.count == posts.count,
      "\(heights?.count ?? 0) heights are given for \(posts.count) posts")
    apply(
      .insertRows(
        heights ?? Array(repeating: estimatedHeight, count: posts.count),
        at: viewport.metrics.path(forInsertingAt: row)), keepsVisible: keepsVisible)
    rows.insert(
      contentsOf: posts.map { post in
        lastSerial += 1
        return Row(serial: lastSerial, post: post)
      }, at: row)
  }

  /// Puts posts in at the end.
  ///
  /// - Parameters:
  ///   - posts: The new posts.
  ///   - heights: Their cells' heights, where whoever loaded them laid them out already.
  public func append(_ posts: some Collection<Post>, heights: [Double]? = nil) {
    insert(posts, at: count, heights: heights)
  }

  /// Takes posts out.
  ///
  /// - Precondition: The feed has the rows.
  public func remove(_ range: Range<Int>) {
    apply(.removeRows(range))
    rows.removeSubrange(range)
  }

  /// Shows another post in a row, such as the same one with other counters.
  ///
  /// The row keeps its height and what is drawn until the new post is laid out.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - post: The new post.
  /// - Precondition: The feed has the row.
  public func replace(_ row: Int, with post: Post) {
    viewport.metrics.check(row: row)
    let old = rows[row].serial
    lastSerial += 1
    rows[row] = Row(serial: lastSerial, post: post)
    if var surface = surfaces.removeValue(forKey: old) {
      surface.isOutdated = true
      surfaces[lastSerial] = surface
    }
    if touched?.serial == old { touched = (lastSerial, row) }
  }

  private func apply(_ change: ListChange, keepsVisible: Bool = true) {
    let mapping = viewport.apply(change, keepsVisible: keepsVisible)
    policy.rowsChanged(mapping)
    requested = requested.compactMapValues(mapping.newRow(of:))
    if let touched {
      self.touched = mapping.newRow(of: touched.row).map { (touched.serial, $0) }
    }
  }
}
