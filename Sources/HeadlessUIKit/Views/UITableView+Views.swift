import DiffableDataSource
public import Foundation
import HeadlessCollectionView

// MARK: - Registering and dequeuing

extension UITableView {
  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    cellClasses[identifier] = cellClass as? UITableViewCell.Type
  }

  public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    prototypes[identifier] = nib?.prototype { type in
      (type as? UITableViewCell.Type ?? UITableViewCell.self).init(dequeuedAs: identifier)
    }
  }

  public func register(
    _ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String
  ) { headerFooterClasses[identifier] = aClass as? UITableViewHeaderFooterView.Type }

  public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    headerFooterPrototypes[identifier] = nib?.prototype { type in
      let type = type as? UITableViewHeaderFooterView.Type ?? UITableViewHeaderFooterView.self
      return type.init(dequeuedAs: identifier)
    }
  }

  /// A cell that waits, or one of the registered class; `nil` when there is neither.
  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    displayed.dequeue(ReuseKey(identifier: identifier), for: self) {
      prototypes[identifier]?() ?? cellClasses[identifier]?.init(dequeuedAs: identifier)
    } as? UITableViewCell
  }

  public func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    if let (place, view) = displayed.reconfigured, place == .cell(ItemIndexPath(indexPath)),
      let cell = view as? UITableViewCell
    {
      if cell.reuseIdentifier != identifier {
        raise(
          "Attempted to dequeue a cell for a different registration or reuse identifier than the "
            + "existing cell when reconfiguring an item, which is not allowed.")
      }
      return cell
    }
    if dequeuedRow == indexPath {
      raise(
        """
        Attempted to dequeue multiple cells for the same index path, which is not allowed. If you \
        really need to dequeue more cells than the table view is requesting, use the \
        -dequeueReusableCellWithIdentifier: method (without an index path). Cell identifier: \
        \(identifier), index path: \(indexPath.uikitDescription)
        """)
    }
    dequeuedRow = indexPath
    if let cell = dequeueReusableCell(withIdentifier: identifier) { return cell }
    raise(
      "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class "
        + "for the identifier or connect a prototype cell in a storyboard")
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  public func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    displayed.dequeue(
      ReuseKey(kind: TableGeometry.headerKind, identifier: identifier), for: self
    ) {
      headerFooterPrototypes[identifier]?()
        ?? headerFooterClasses[identifier]?.init(dequeuedAs: identifier)
    } as? UITableViewHeaderFooterView
  }
}

// MARK: - Showing

extension UITableView: DisplayedViewsHost {
  func requestView(at place: ViewPlace) -> (any ReusableView)? {
    switch place {
    case .cell where showsPlainViews: return UITableViewCell()
    case .cell(let path):
      guard AskedViews.mayAsk(AskedViews.cellKind, IndexPath(path)) else {
        return UITableViewCell()
      }
      defer { AskedViews.wasGiven() }
      let outer = dequeuedRow
      dequeuedRow = nil
      defer { dequeuedRow = outer }
      return AwaitedRequests.ofView { dataSource?.tableView(self, cellForRowAt: IndexPath(path)) }
    case .supplementary(let kind, let path): return boundaryView(kind, path.section)
    case .decoration: return nil
    }
  }

  private func boundaryView(_ kind: String, _ section: Int) -> UITableViewHeaderFooterView {
    let given = delegatesView(kind, section)
    if let view = given as? UITableViewHeaderFooterView { return view }
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    if let given {
      given.frame = view.bounds
      given.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.contentView.addSubview(given)
    }
    view.textLabel?.text = boundaryTitle(kind, section)
    return view
  }

  /// Nothing: a table raises when the second cell is dequeued.
  func raiseStray(_ view: any ReusableView) {}

  func arrange(_ view: any ReusableView, as element: DisplayedElement) {
    view.frame = CGRect(element.frame)
  }

  func willDisplay(_ view: any ReusableView, at place: ViewPlace) {
    let indexPath = IndexPath(place.path)
    if let cell = view as? UITableViewCell {
      cell.isSelected = state.selectedItems.contains(place.path)
      cell.isEditing = isEditing
      cell.updateConfigurationIfNeeded()
      delegate?.tableView(self, willDisplay: cell, forRowAt: indexPath)
    } else if case .supplementary(TableGeometry.headerKind, let path) = place {
      delegate?.tableView(self, willDisplayHeaderView: view, forSection: path.section)
    }
  }

  func didEndDisplaying(_ view: any ReusableView, at place: ViewPlace) {
    guard let cell = view as? UITableViewCell else { return }
    delegate?.tableView(self, didEndDisplaying: cell, forRowAt: IndexPath(place.path))
  }
}
