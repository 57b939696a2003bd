import DiffableDataSource
public import Foundation
import HeadlessCollectionView

extension UICollectionView {
  public var numberOfSections: Int {
    commitCounts()
    return state.itemCounts.count
  }

  public func numberOfItems(inSection section: Int) -> Int {
    commitCounts()
    guard state.itemCounts.indices.contains(section) else {
      raise(
        "request for number of items in section \(section) when there are only "
          + "\(state.itemCounts.count) sections in the collection view")
      return 0
    }
    return state.itemCounts[section]
  }

  /// What happened to cells since the last call.
  public func simulatedReport() -> ViewReport { displayed.takeReport() }

  public var hasUncommittedUpdates: Bool { pendingUpdate != nil || needsReload }

  // MARK: On screen

  public var visibleCells: [UICollectionViewCell] {
    indexPathsForVisibleItems.compactMap { cellForItem(at: $0) }
  }

  /// In ascending order, which UIKit does not promise.
  public var indexPathsForVisibleItems: [IndexPath] {
    state.displayed.keys.compactMap { place in
      if case .cell(let path) = place { IndexPath(path) } else { nil }
    }.sorted()
  }

  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    displayed.byPlace[.cell(ItemIndexPath(indexPath))] as? UICollectionViewCell
  }

  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    for (place, view) in displayed.byPlace where view === cell {
      if case .cell(let path) = place { return IndexPath(path) }
    }
    return nil
  }

  public func indexPath(forSupplementaryView view: UICollectionReusableView) -> IndexPath? {
    for (place, other) in displayed.byPlace where other === view {
      if case .supplementary(_, let path) = place { return IndexPath(path) }
    }
    return nil
  }

  public func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    let place = ViewPlace.supplementary(kind: elementKind, ItemIndexPath(indexPath))
    return displayed.byPlace[place] as? UICollectionReusableView
  }

  public func visibleSupplementaryViews(
    ofKind elementKind: String
  ) -> [UICollectionReusableView] {
    indexPathsForVisibleSupplementaryElements(ofKind: elementKind).compactMap {
      supplementaryView(forElementKind: elementKind, at: $0)
    }
  }

  public func indexPathsForVisibleSupplementaryElements(
    ofKind elementKind: String
  ) -> [IndexPath] {
    state.displayed.keys.compactMap { place in
      if case .supplementary(elementKind, let path) = place { IndexPath(path) } else { nil }
    }.sorted()
  }

  // MARK: Layout

  public func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    return collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }

  public func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  /// The item whose cell, where it is scrolled to, contains a point of the content.
  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    prepareLayout()
    let shown = state.displayed.values.filter { element in
      if case .cell = element.place { CGRect(element.frame).contains(point) } else { false }
    }
    if let front = shown.max(by: { $0.zIndex < $1.zIndex }) { return IndexPath(front.place.path) }
    return collectionViewLayout.attributes(
      in: CGRect(origin: point, size: CGSize(width: 1, height: 1))
    ).first { $0.representedElementCategory == .cell && $0.frame.contains(point) }?.indexPath
  }
}
