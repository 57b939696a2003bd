import CompositionalLayout
import DiffableDataSource
public import Foundation
import HeadlessCollectionView

extension UITableView {
  public var numberOfSections: Int {
    commitCounts()
    return state.itemCounts.count
  }

  public func numberOfRows(inSection section: Int) -> Int {
    commitCounts()
    guard state.itemCounts.indices.contains(section) else {
      raise(
        "request for number of rows in section \(section) when there are only "
          + "\(state.itemCounts.count) sections in the table view")
      return 0
    }
    return state.itemCounts[section]
  }

  /// What happened to cells since the last call.
  public func simulatedReport() -> ViewReport { displayed.takeReport() }

  public var hasUncommittedUpdates: Bool { pendingUpdate != nil || needsReload }

  // MARK: On screen

  public var visibleCells: [UITableViewCell] {
    (indexPathsForVisibleRows ?? []).compactMap { cellForRow(at: $0) }
  }

  public var indexPathsForVisibleRows: [IndexPath]? {
    state.displayed.keys.compactMap { place in
      if case .cell(let path) = place { IndexPath(path) } else { nil }
    }.sorted()
  }

  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    displayed.byPlace[.cell(ItemIndexPath(indexPath))] as? UITableViewCell
  }

  public func indexPath(for cell: UITableViewCell) -> IndexPath? {
    displayed.byPlace.first { $0.value === cell }.map { IndexPath($0.key.path) }
  }

  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    boundaryOnScreen(TableGeometry.headerKind, section)
  }

  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    boundaryOnScreen(TableGeometry.footerKind, section)
  }

  private func boundaryOnScreen(_ kind: String, _ section: Int) -> UITableViewHeaderFooterView? {
    let place = ViewPlace.supplementary(kind: kind, ItemIndexPath(item: 0, section: section))
    return displayed.byPlace[place] as? UITableViewHeaderFooterView
  }

  // MARK: Geometry

  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    commitCounts()
    return currentGeometry.row(ItemIndexPath(indexPath)).map { CGRect($0) } ?? .zero
  }

  public func rectForHeader(inSection section: Int) -> CGRect {
    commitCounts()
    return currentGeometry.boundary(TableGeometry.headerKind, section: section)
      .map { CGRect($0) } ?? .zero
  }

  public func rectForFooter(inSection section: Int) -> CGRect {
    commitCounts()
    return currentGeometry.boundary(TableGeometry.footerKind, section: section)
      .map { CGRect($0) } ?? .zero
  }

  public func rect(forSection section: Int) -> CGRect {
    commitCounts()
    return currentGeometry.section(section).map { CGRect($0) } ?? .zero
  }

  /// Where the rows of a section are, between its header and its footer.
  package func rowsRect(forSection section: Int) -> CGRect {
    commitCounts()
    return currentGeometry.rows(inSection: section).map { CGRect($0) } ?? .zero
  }

  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    indexPathsForRows(in: CGRect(origin: point, size: CGSize(width: 1, height: 1)))?.first {
      rectForRow(at: $0).contains(point)
    }
  }

  public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    commitCounts()
    return elements(in: rect).compactMap { element in
      if case .cell(let path) = element.place { IndexPath(path) } else { nil }
    }
  }

  public func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    commitCounts()
    guard let frame = currentGeometry.row(ItemIndexPath(indexPath)) else { return }
    contentSize.height = CGFloat(currentGeometry.height) + footerHeight
    let position: HeadlessCollectionView.ScrollPosition =
      switch scrollPosition {
      case .none: .nearest
      case .top: .start
      case .middle: .center
      case .bottom: .end
      }
    setContentOffset(
      offset(showing: CGRect(frame), along: .vertical, at: position), animated: animated)
  }

  // MARK: Prefetching

  /// Tells the prefetching data source what comes next in the way the table scrolls.
  func prefetchAhead() {
    prefetching.scrolled(to: contentOffset.y)
    guard isPrefetchingEnabled, let prefetchDataSource else { return }
    let shown = Set(state.displayed.keys.map(\.path))
    let (new, cancelled) = prefetching.announce(upcoming.map(\.place.path), displayed: shown)
    if !new.isEmpty {
      prefetchDataSource.tableView(self, prefetchRowsAt: new.map { IndexPath($0) })
    }
    if !cancelled.isEmpty {
      prefetchDataSource.tableView(
        self, cancelPrefetchingForRowsAt: cancelled.map { IndexPath($0) })
    }
  }

  /// Does what a pause in the run loop does: asks for the cells that come next, and keeps them.
  public func simulateIdle() {
    layoutIfNeeded()
    guard isPrefetchingEnabled else { return }
    displayed.carryOut(state.prefetch(upcoming), for: self)
  }

  private var upcoming: [DisplayedElement] {
    prefetching.upcoming(
      among: elements(in: prefetching.region(next: bounds, vertically: true)), state: state)
  }
}
