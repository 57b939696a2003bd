/// A member of a group: an item, or a group in its turn.
public indirect enum LayoutSubitem: Hashable, Sendable {
  case item(LayoutItem)
  case group(LayoutGroup)

  /// The item's or the group's; setting it is how UIKit gives equal shares (rule L-1.8).
  public var layoutSize: LayoutSize {
    get {
      switch self {
      case .item(let item): item.layoutSize
      case .group(let group): group.layoutSize
      }
    }
    set {
      switch self {
      case .item(var item):
        item.layoutSize = newValue
        self = .item(item)
      case .group(var group):
        group.layoutSize = newValue
        self = .group(group)
      }
    }
  }

  /// Gaps outside the slot, which a group has as an item does.
  public var edgeSpacing: LayoutEdgeSpacing? {
    switch self {
    case .item(let item): item.edgeSpacing
    case .group(let group): group.edgeSpacing
    }
  }

  /// Of an item taken off its frame, of a group off the box its subitems share.
  public var contentInsets: DirectionalEdgeInsets {
    switch self {
    case .item(let item): item.contentInsets
    case .group(let group): group.contentInsets
    }
  }

  /// Views tied to each cell of an item, or to the whole of a group.
  public var supplementaryItems: [LayoutSupplementaryItem] {
    switch self {
    case .item(let item): item.supplementaryItems
    case .group(let group): group.supplementaryItems
    }
  }

  /// Whether a view is tied to the subitem or to anything inside it.
  var hasSupplementaryItems: Bool {
    if !supplementaryItems.isEmpty { return true }
    guard case .group(let group) = self else { return false }
    return group.subitems.contains(where: \.hasSupplementaryItems)
  }
}

extension LayoutSubitem: Codable {
  private enum KindKey: String, CodingKey { case kind }

  /// Reads an item unless `kind` is `"group"` or `"custom"`.
  ///
  /// - Throws: `DecodingError` where something else is written.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: KindKey.self)
    switch try container.decodeIfPresent(String.self, forKey: .kind) ?? "item" {
    case "item": self = .item(try LayoutItem(from: decoder))
    case "group", "custom": self = .group(try LayoutGroup(from: decoder))
    case let kind:
      throw DecodingError.dataCorruptedError(
        forKey: .kind, in: container, debugDescription: "Unknown kind \"\(kind)\".")
    }
  }

  /// Writes the object of the item or the group, which says its `kind`.
  ///
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .item(let item): try item.encode(to: encoder)
    case .group(let group): try group.encode(to: encoder)
    }
  }
}

extension LayoutSubitem: CustomStringConvertible {
  /// As the item or group describes itself.
  public var description: String {
    switch self {
    case .item(let item): item.description
    case .group(let group): group.description
    }
  }

  /// As UIKit prints the item or group.
  package var uikitDescription: String {
    switch self {
    case .item(let item): item.uikitDescription
    case .group(let group): group.uikitDescription
    }
  }
}
