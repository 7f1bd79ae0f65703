public import GalleyText

/// A text made ready to show: its entities found, made links and styled, some of them replaced.
public struct DetectedText: Sendable, Hashable {
  /// An entity and where it is shown.
  public struct Item: Sendable, Hashable {
    /// The entity; its range counts in the source.
    public var entity: Entity
    /// Where it is shown; UTF-8 offsets into ``DetectedText/text``.
    public var displayRange: Range<Int>
    /// The link that its text has; `nil` when its kind makes none.
    public var link: Link?
  }

  /// The text to lay out.
  public let text: AttributedText
  /// The entities in order.
  public let items: [Item]
  /// Where each part of the source is shown.
  public let map: SourceMap

  /// The source.
  public var source: String { map.source }

  /// The entities in order, their ranges counting in the source.
  public var entities: [Entity] { items.map(\.entity) }

  /// The entity that is shown at an offset of ``text``.
  ///
  /// - Complexity: O(log *n*) in the number of entities.
  public func item(at displayOffset: Int) -> Item? {
    let index = items.partitioningIndex { $0.displayRange.upperBound > displayOffset }
    guard index < items.count, items[index].displayRange.contains(displayOffset) else { return nil }
    return items[index]
  }

  /// The entity whose text has a link, as a touch reports it.
  ///
  /// - Complexity: O(*n*) in the number of entities.
  public func item(for link: Link) -> Item? {
    items.first { $0.link == link }
  }
}
