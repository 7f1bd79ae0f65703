extension FeedController {
  /// Does the work of a frame: takes the layouts that have come, asks for what is to be loaded, and
  /// gives back what is out of sight.
  ///
  /// - Complexity: Linear in the number of rows that are seen and come next.
  public func update() {
    let made = takeLayouts()
    let wanted = policy.wantedRows(in: viewport)
    giveBack(except: [viewport.visibleRows] + wanted)
    var missing: [(row: Int, serial: Int)] = []
    for row in wanted.joined() {
      let serial = rows[row].serial
      if let surface = surfaces[serial], !surface.isOutdated {
        // Also asks anew for what the queue had no room for.
        surface.drawing.setVisible(visiblePart(of: surface.layout, in: row))
      } else if let layout = made[serial] ?? keptLayout(ofRow: row) {
        show(layout, in: row)
      } else {
        missing.append((row, serial))
      }
    }
    request(missing)
  }

  /// The layouts that have come; their rows get their heights.
  private func takeLayouts() -> [Int: CellLayout] {
    var made: [Int: CellLayout] = [:]
    for (serial, layout) in requests.takeDone() {
      guard let row = requested.removeValue(forKey: serial), rows[row].serial == serial else {
        continue
      }
      made[serial] = layout
      setHeight(layout.height, ofRow: row)
    }
    return made
  }

  private func keptLayout(ofRow row: Int) -> CellLayout? {
    if requested[rows[row].serial] != nil { return nil }
    return layouts.keptLayout(of: rows[row].post, style: style, width: width)
  }

  private func setHeight(_ height: Double, ofRow row: Int) {
    if viewport.metrics.height(ofRow: row) != height {
      viewport.apply(.resizeRow(row, height: height))
    }
  }

  private func show(_ layout: CellLayout, in row: Int) {
    let serial = rows[row].serial
    let drawing =
      surfaces[serial]?.drawing
      ?? pool.dequeue(Self.identifier) { CellDrawing(renderer: renderer, queue: queue) }
    setHeight(layout.height, ofRow: row)
    surfaces[serial] = Surface(drawing: drawing, layout: layout)
    drawing.show(layout, id: rows[row].post.id, visible: visiblePart(of: layout, in: row))
  }

  /// The heights of a cell that are in sight; `nil` for all of a cell that one bitmap holds.
  private func visiblePart(of layout: CellLayout, in row: Int) -> Range<Double>? {
    if layout.height * renderer.scale <= Double(renderer.tileSide) { return nil }
    let top = viewport.offset - viewport.metrics.offset(ofRow: row)
    let start = min(max(top, 0), layout.height)
    return start..<min(max(top + viewport.height, start), layout.height)
  }

  /// Gives back the cells of rows that are neither seen nor wanted.
  private func giveBack(except kept: [Range<Int>]) {
    var keptSerials = Set(kept.joined().lazy.map { [rows] in rows[$0].serial })
    if let touched { keptSerials.insert(touched.serial) }
    for (serial, surface) in surfaces where !keptSerials.contains(serial) {
      surface.drawing.clear()
      pool.enqueue(surface.drawing, Self.identifier)
      surfaces[serial] = nil
    }
  }

  /// Asks for the layouts of rows, the most urgent first, and for no others any more.
  private func request(_ missing: [(row: Int, serial: Int)]) {
    requested = Dictionary(uniqueKeysWithValues: missing.map { ($0.serial, $0.row) })
    // The queue takes what came last first.
    for request in requests.want(missing.map(\.serial)).reversed() {
      guard let row = requested[request.serial] else { continue }
      queue.add(
        LayoutJob(
          requests: requests, request: request, post: rows[row].post, style: style, width: width,
          layouts: layouts))
    }
  }
}
