import CompositionalLayout
import DiffableDataSource
public import Foundation
import HeadlessCollectionView

/// What classes are registered under.
struct ReuseKey: Hashable {
  /// The element kind; `nil` for cells.
  var kind: String?
  var identifier: String

  /// The name under which the pool keeps views of this key.
  var poolName: String { kind.map { "\($0)\u{0}\(identifier)" } ?? identifier }
}

// MARK: - Registering and dequeuing

extension UICollectionView {
  public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    classes[ReuseKey(identifier: identifier)] = cellClass as? UICollectionViewCell.Type
  }

  public func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    classes[ReuseKey(kind: elementKind, identifier: identifier)] =
      viewClass as? UICollectionReusableView.Type
  }

  public func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    if let reconfigured, reconfigured.path == indexPath {
      if reconfigured.cell.reuseIdentifier != identifier {
        raise(
          "Attempted to dequeue a cell for a different registration or reuse identifier than the "
            + "existing cell when reconfiguring an item")
      }
      return reconfigured.cell
    }
    let view = dequeue(ReuseKey(identifier: identifier), noun: "UICollectionElementKindCell")
    return view as? UICollectionViewCell ?? UICollectionViewCell(frame: .zero)
  }

  public func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    dequeue(ReuseKey(kind: elementKind, identifier: identifier), noun: elementKind)
      ?? UICollectionReusableView(frame: .zero)
  }

  private func dequeue(_ key: ReuseKey, noun: String) -> UICollectionReusableView? {
    if let view = pool.take(for: key.poolName) {
      view.prepareForReuse()
      return view
    }
    guard let viewClass = classes[key] else {
      raise(
        "could not dequeue a view of kind: \(noun) with identifier \(key.identifier) - must "
          + "register a nib or a class for the identifier or connect a prototype cell in a "
          + "storyboard")
      return nil
    }
    let view = viewClass.init(dequeuedAt: .zero)
    view.reuseIdentifier = key.identifier
    return view
  }
}

// MARK: - Carrying out effects

extension UICollectionView {
  func carryOut(_ effects: [Effect]) {
    for effect in effects {
      switch effect {
      case .request(let element), .showPrefetched(let element): show(element)
      case .prefetch(let element): prefetch(element)
      case .discardPrefetched(let place): discardPrefetched(place)
      case .arrange(let element): arrange(element)
      case .move(let moves): relocate(moves)
      case .reconfigure(let path): configureAgain(path)
      case .endDisplaying(let place): endDisplaying(place)
      }
    }
  }

  private func show(_ element: DisplayedElement) {
    let place = element.place
    guard let view = obtain(element) else { return }
    views[place] = view
    arrange(element)
    if let cell = view as? UICollectionViewCell, case .cell(let path) = place {
      cell.isSelected = state.selectedItems.contains(path)
      delegate?.collectionView(self, willDisplay: cell, forItemAt: IndexPath(path))
    }
    addSubview(view)
  }

  /// The view of an element: one made to be measured, or one asked for now.
  private func obtain(_ element: DisplayedElement) -> UICollectionReusableView? {
    let place = element.place
    if let view = views[place] { return view }
    let indexPath = IndexPath(place.path)
    switch place {
    case .cell: return requestCell(at: indexPath)
    case .supplementary(let kind, _):
      return dataSource?.collectionView(
        self, viewForSupplementaryElementOfKind: kind, at: indexPath)
    case .decoration(let kind, _):
      let viewClass = collectionViewLayout.decorationClasses[kind]
      if viewClass == nil {
        raise(
          "could not dequeue a view of kind: \(kind) - must register a nib or a class for the "
            + "kind or connect a prototype view in a storyboard")
      }
      return viewClass?.init(dequeuedAt: .zero)
    }
  }

  private func requestCell(at indexPath: IndexPath) -> UICollectionViewCell? {
    guard let cell = dataSource?.collectionView(self, cellForItemAt: indexPath) else { return nil }
    if cell.reuseIdentifier == nil {
      raise(
        "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a "
          + "reuseIdentifier - cells must be retrieved by calling "
          + "-dequeueReusableCellWithReuseIdentifier:forIndexPath:")
    }
    return cell
  }

  private func arrange(_ element: DisplayedElement) {
    guard let view = views[element.place] else { return }
    view.frame = CGRect(element.frame)
    view.apply(UICollectionViewLayoutAttributes(element))
  }

  private func relocate(_ moves: [Move<ViewPlace>]) {
    let moving = moves.map { (place: $0.to, view: views.removeValue(forKey: $0.from)) }
    for (place, view) in moving { views[place] = view }
  }

  private func configureAgain(_ path: ItemPath) {
    let indexPath = IndexPath(path)
    guard let cell = cellForItem(at: indexPath) else { return }
    reconfigured = (indexPath, cell)
    _ = dataSource?.collectionView(self, cellForItemAt: indexPath)
    reconfigured = nil
  }

  /// Asks for a cell ahead and keeps it off screen.
  private func prefetch(_ element: DisplayedElement) {
    guard let view = obtain(element) else { return }
    views[element.place] = view
    arrange(element)
  }

  private func discardPrefetched(_ place: ViewPlace) {
    guard let view = views.removeValue(forKey: place) else { return }
    putAside(view, from: place)
  }

  private func endDisplaying(_ place: ViewPlace) {
    guard let view = views.removeValue(forKey: place) else { return }
    view.removeFromSuperview()
    if let cell = view as? UICollectionViewCell {
      delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: IndexPath(place.path))
    }
    putAside(view, from: place)
  }

  private func putAside(_ view: UICollectionReusableView, from place: ViewPlace) {
    guard let identifier = view.reuseIdentifier else { return }
    var kind: String?
    if case .supplementary(let name, _) = place { kind = name }
    leaving.append((ReuseKey(kind: kind, identifier: identifier), view))
    if !isUpdating { endLeaving() }
  }

  /// Puts aside what has left the screen; an update asks for new cells before it comes to that.
  func endLeaving() {
    for (key, view) in leaving { pool.put(view, for: key.poolName) }
    leaving = []
  }

  /// The size a view answers when it is asked to size itself.
  func preferredSize(of element: DisplayedElement) -> CompositionalLayout.Size? {
    let place = element.place
    guard let view = obtain(element) else { return nil }
    views[place] = view
    let original = UICollectionViewLayoutAttributes(element)
    view.frame = original.frame
    let proposed = UICollectionViewLayoutAttributes(element)
    let preferred = view.preferredLayoutAttributesFitting(proposed)
    guard
      collectionViewLayout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    else { return nil }
    return CompositionalLayout.Size(preferred.size)
  }
}
