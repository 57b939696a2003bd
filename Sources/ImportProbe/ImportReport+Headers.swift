import CompositionalLayout
import Foundation
import HeadlessUIKit
import ImportRecords

extension ImportReport {
  /// The first view of a kind in a section; one off screen is asked for.
  func view(
    ofKind kind: String, in section: Int, of collectionView: UICollectionView
  ) -> UICollectionReusableView? {
    view(ofKind: kind, at: IndexPath(item: 0, section: section), of: collectionView)
  }

  /// The view of a kind at a path; one off screen is asked for.
  func view(
    ofKind kind: String, at path: IndexPath, of collectionView: UICollectionView
  ) -> UICollectionReusableView? {
    collectionView.supplementaryView(forElementKind: kind, at: path)
      ?? collectionView.askedView(ofKind: kind, at: path)
  }

  /// What headers and footers say; those off screen are asked for.
  func titles(
    of collectionView: UICollectionView, _ layouts: [LayoutSection?]
  ) -> [Int: [String: String]] {
    var titles: [Int: [String: String]] = [:]
    for case (let index, let layout?) in layouts.enumerated() {
      for item in layout.boundarySupplementaryItems {
        let view = view(ofKind: item.elementKind, in: index, of: collectionView)
        // A label that names the kind itself is a stand-in, no title.
        if let text = view?.firstText, text != item.elementKind {
          titles[index, default: [:]][item.elementKind] = text
        }
      }
    }
    return titles
  }

  /// Takes what constraints in headers and footers of sections come to.
  func takeHeaderSizes(of collectionView: UICollectionView, into record: inout ImportRecord) {
    for case (let index, let layout?) in (record.layouts ?? []).enumerated() {
      for item in layout.boundarySupplementaryItems {
        let path = IndexPath(item: 0, section: index)
        guard
          let view = collectionView.supplementaryView(
            forElementKind: item.elementKind, at: path),
          let size = collectionView.inspectedSize(of: view, ofKind: item.elementKind, at: path)
        else { continue }
        record.headerSizes = record.headerSizes ?? [:]
        record.headerSizes?[index, default: [:]][item.elementKind] = size
      }
    }
  }

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

  /// Takes what is known of the headers and footers that are the whole layout's.
  func takeLayoutHeaders(of collectionView: UICollectionView, into record: inout ImportRecord) {
    let kinds = record.configuration?.boundarySupplementaryItems.map(\.elementKind) ?? []
    for kind in kinds {
      let path = IndexPath(ItemIndexPath(item: .max, section: 0))
      guard let view = view(ofKind: kind, at: path, of: collectionView) else { continue }
      if let size = collectionView.inspectedSize(of: view, ofKind: kind, at: path) {
        record.layoutHeaderSizes = record.layoutHeaderSizes ?? [:]
        record.layoutHeaderSizes?[kind] = size
      }
      let types = view.userTypes
      guard isLeftOut, !types.isEmpty else { continue }
      record.layoutHeaderTypes = record.layoutHeaderTypes ?? [:]
      record.layoutHeaderTypes?[kind] = types.sorted()
    }
  }

  /// The user's types of backgrounds, of which the layout makes all of a kind of one class.
  func backgroundTypes(
    of collectionView: UICollectionView, _ layouts: [LayoutSection?]
  ) -> [String: [String]] {
    var found: [String: [String]] = [:]
    for kind in layouts.compactMap({ $0 }).flatMap(\.decorationItems).map(\.elementKind)
    where found[kind] == nil {
      found[kind] =
        collectionView.collectionViewLayout.inspectedBackground(ofKind: kind)?.userTypes.sorted()
    }
    return found.filter { !$0.value.isEmpty }
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
