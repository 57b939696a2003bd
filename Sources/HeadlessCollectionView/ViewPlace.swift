public import CompositionalLayout

/// What a view on screen stands for.
public enum ViewPlace: Hashable, Sendable {
  /// The item at a path.
  case cell(ItemIndexPath)
  /// A header, footer or badge; `Int.max` as item is a boundary item of the whole layout.
  case supplementary(kind: String, ItemIndexPath)
  /// A section's background.
  case decoration(kind: String, ItemIndexPath)
}

extension ViewPlace {
  /// The place of an element that a layout shows.
  public init(_ element: LayoutElement) {
    let path = ItemIndexPath(item: element.indexPath.item, section: element.indexPath.section)
    switch element.category {
    case .cell: self = .cell(path)
    case .supplementary: self = .supplementary(kind: element.kind ?? "", path)
    case .decoration: self = .decoration(kind: element.kind ?? "", path)
    }
  }

  /// The path by which the place is known among its kind.
  public var path: ItemIndexPath {
    switch self {
    case .cell(let path), .supplementary(_, let path), .decoration(_, let path): path
    }
  }

  /// Cells, then supplementary views, then backgrounds; by path inside each.
  package var screenOrder: (Int, Int, Int, String) {
    switch self {
    case .cell(let path): (0, path.section, path.item, "")
    case .supplementary(let kind, let path): (1, path.section, path.item, kind)
    case .decoration(let kind, let path): (2, path.section, path.item, kind)
    }
  }
}
