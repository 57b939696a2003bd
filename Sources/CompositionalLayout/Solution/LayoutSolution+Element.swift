extension LayoutSolution {
  /// The frame of the cell at an index path, or `nil` when there is no such cell.
  ///
  /// - Complexity: O(log *n*) for *n* items, besides solving a measured group.
  public func frame(at path: ItemIndexPath) -> LayoutRect? {
    frame(item: path.item, section: path.section)
  }

  /// The one element of a category and kind that has an index path, unpinned and unscrolled, or
  /// `nil` when the layout shows none.
  ///
  /// - Parameters:
  ///   - category: What is asked for: a cell, a view beside cells, or a background.
  ///   - kind: The element kind; passed over for cells.
  ///   - path: The item of a cell, the number among those of its kind of a view; the item is
  ///     `Int.max` for boundary items of the layout itself.
  /// - Complexity: O(log² *n*) for *n* items, besides solving a measured group.
  public func element(
    _ category: LayoutElement.Category, kind: String? = nil, at path: ItemIndexPath
  ) -> LayoutElement? {
    if category == .supplementary, path.item == .max, path.section == 0 {
      return layoutElements.first { $0.kind == kind }
    }
    guard sections.indices.contains(path.section) else { return nil }
    let section = sections[path.section]
    switch category {
    case .cell: return cell(item: path.item, section: path.section)
    case .supplementary:
      return section.boundaryElements.first { $0.kind == kind && $0.indexPath == path }
        ?? section.view(ofKind: kind, number: path.item).map(oriented)
    case .decoration:
      return section.decorationElements.first { $0.kind == kind && $0.indexPath == path }
    }
  }
}

extension SectionSolution {
  /// The view of a kind tied to a group or item, by its number in the section, not mirrored.
  fileprivate func view(ofKind kind: String?, number: Int) -> LayoutElement? {
    guard let kind, number >= 0, let group = groups.group(holdingView: number, ofKind: kind) else {
      return nil
    }
    return supplementaries(inGroup: group).first {
      $0.kind == kind && $0.indexPath.item == number
    }
  }
}

extension GroupSequence {
  /// The group that a view of a kind is tied to, by the view's number in the section.
  ///
  /// - Complexity: O(log² *n*) for *n* groups.
  func group(holdingView number: Int, ofKind kind: String) -> Int? {
    guard hasSupplementaries else { return nil }
    let group = (0..<groupCount).partitioningIndex {
      flowed.views(beforeGroup: $0 + 1)[kind, default: 0] > number
    }
    return group < groupCount ? group : nil
  }
}
