import CompositionalLayout

extension LayoutSection {
  /// The pages of `explain` that tell of what the layout uses, from the group outwards.
  var concepts: [String] {
    var ids = LayoutSubitem.group(group).concepts
    if contentInsets != .zero { ids.append("content-insets") }
    if interGroupSpacing != 0 { ids.append("spacing") }
    if orthogonalScrollingBehavior != .none { ids += ["orthogonal-scrolling", "resting-offset"] }
    if !boundarySupplementaryItems.isEmpty { ids.append("boundary-items") }
    if boundarySupplementaryItems.contains(where: \.pinToVisibleBounds) { ids.append("pinning") }
    if !decorationItems.isEmpty { ids.append("backgrounds") }
    return ids
  }
}

extension LayoutSubitem {
  /// The pages that tell of the sizes, spaces and badges of the subitem and what is inside it.
  fileprivate var concepts: [String] {
    var ids = layoutSize.concepts
    if contentInsets != .zero { ids.append("content-insets") }
    if edgeSpacing != nil { ids.append("edge-spacing") }
    if !supplementaryItems.isEmpty { ids.append("badges") }
    guard case .group(let group) = self else { return ids }
    if group.axis == .vertical { ids.append("vertical-groups") }
    ids.append(group.count == nil ? "packing" : "count-and-repeat")
    if group.interItemSpacing != nil { ids.append("spacing") }
    if group.subitems.contains(where: \.isGroup) { ids.append("nested-groups") }
    return ids + group.subitems.flatMap(\.concepts)
  }

  private var isGroup: Bool { if case .group = self { true } else { false } }
}

extension LayoutSize {
  /// The pages that tell of the kinds of its dimensions.
  fileprivate var concepts: [String] {
    [widthDimension, heightDimension].map { dimension in
      switch dimension {
      case .fractionalWidth, .fractionalHeight: "fractional"
      case .absolute: "absolute"
      case .estimated: "estimated"
      case .uniformAcrossSiblings: "uniform-siblings"
      }
    }
  }
}
