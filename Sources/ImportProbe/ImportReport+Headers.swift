import CompositionalLayout
import Foundation
import HeadlessUIKit

extension ImportReport {
  /// The user's types of headers, footers and badges: what is true of the first view of a kind in a
  /// section is of all.
  func headerTypes(
    of collectionView: UICollectionView, _ layouts: [LayoutSection?]
  ) -> [Int: [String: [String]]] {
    var found: [Int: [String: [String]]] = [:]
    for case (let index, let layout?) in layouts.enumerated() {
      let hasItems = collectionView.numberOfItems(inSection: index) > 0
      let badges = hasItems ? LayoutSubitem.group(layout.group).badgeKinds : []
      for kind in layout.boundarySupplementaryItems.map(\.elementKind) + badges {
        let types = view(ofKind: kind, in: index, of: collectionView)?.userTypes ?? []
        if !types.isEmpty { found[index, default: [:]][kind] = types.sorted() }
      }
    }
    return found
  }
}

extension LayoutSubitem {
  /// The kinds of the views tied to the subitem and to what is inside it.
  fileprivate var badgeKinds: [String] {
    switch self {
    case .item(let item): item.supplementaryItems.map(\.elementKind)
    case .group(let group):
      group.supplementaryItems.map(\.elementKind) + group.subitems.flatMap(\.badgeKinds)
    }
  }
}
