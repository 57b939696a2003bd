import DiffableDataSource
public import Foundation
import HeadlessCollectionView

/// Told of items that may soon be on screen, so that it can load what they show.
@MainActor @preconcurrency public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
  func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
  public func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {}
}

/// What of a view's contents is prepared ahead: a screen's length in the way it scrolls.
struct Prefetching {
  /// The items the prefetching data source was told of that have not come on screen.
  private(set) var announced: [ItemIndexPath] = []
  private var lastOffset = 0.0
  private(set) var goesForward = true

  mutating func scrolled(to offset: Double) {
    if offset != lastOffset { goesForward = offset > lastOffset }
    lastOffset = offset
  }

  /// Takes in which items come next.
  ///
  /// - Returns: What is new among them, and what is not among them any more and was never shown.
  mutating func announce(
    _ items: [ItemIndexPath], displayed: Set<ItemIndexPath>
  ) -> (new: [ItemIndexPath], cancelled: [ItemIndexPath]) {
    let old = Set(announced)
    let wanted = Set(items)
    let cancelled = announced.filter { !wanted.contains($0) && !displayed.contains($0) }
    announced = items
    return (items.filter { !old.contains($0) }, cancelled)
  }

  /// The cells among elements that are not on screen yet, the next one first.
  func upcoming(
    among elements: [DisplayedElement], state: CollectionViewState
  ) -> [DisplayedElement] {
    let cells = elements.filter { element in
      guard case .cell(let path) = element.place else { return false }
      return state.displayed[element.place] == nil && state.contains(path)
    }.sorted { $0.place.path < $1.place.path }
    return goesForward ? cells : cells.reversed()
  }

  /// The part of the content that comes next.
  func region(next bounds: CGRect, vertically: Bool) -> CGRect {
    let length = vertically ? bounds.height : bounds.width
    let distance = goesForward ? length : -length
    return bounds.offsetBy(dx: vertically ? 0 : distance, dy: vertically ? distance : 0)
  }
}

extension UICollectionView {
  /// Tells the prefetching data source what comes next in the way the view scrolls.
  func prefetchAhead() {
    prefetching.scrolled(to: scrollsVertically ? contentOffset.y : contentOffset.x)
    guard isPrefetchingEnabled, prefetchDataSource != nil else { return }
    let shown = Set(state.displayed.keys.map(\.path))
    let (new, cancelled) = prefetching.announce(upcoming.map(\.place.path), displayed: shown)
    if !new.isEmpty {
      prefetchDataSource?.collectionView(self, prefetchItemsAt: new.map { IndexPath($0) })
    }
    if !cancelled.isEmpty {
      prefetchDataSource?.collectionView(
        self, cancelPrefetchingForItemsAt: cancelled.map { IndexPath($0) })
    }
  }

  /// Does what a pause in the run loop does: asks for the cells that come next, and keeps them.
  ///
  /// They are shown later without being asked for again, and follow their items through updates.
  public func simulateIdle() {
    layoutIfNeeded()
    guard isPrefetchingEnabled else { return }
    prefetch(upcoming)
  }

  func prefetch(_ elements: [DisplayedElement]) {
    displayed.carryOut(state.prefetch(elements), for: self)
  }

  /// The cells a screen's length ahead, the next one first.
  private var upcoming: [DisplayedElement] {
    let region = prefetching.region(next: bounds, vertically: scrollsVertically)
    return prefetching.upcoming(
      among: collectionViewLayout.attributes(in: region).map(\.element), state: state)
  }
}
