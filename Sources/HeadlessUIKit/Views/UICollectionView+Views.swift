import CompositionalLayout
import DiffableDataSource
public import Foundation
import HeadlessCollectionView

// MARK: - Registering and dequeuing

extension UICollectionView {
  public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    classes[ReuseKey(identifier: identifier)] = cellClass as? UICollectionViewCell.Type
  }

  public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    prototypes[ReuseKey(identifier: identifier)] = nib?.prototype { type in
      (type as? UICollectionViewCell.Type)?.init(coder: EmptyCoder())
        ?? UICollectionViewCell(dequeuedAt: .zero)
    }
  }

  public func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) {
    prototypes[ReuseKey(kind: kind, identifier: identifier)] = nib?.prototype { type in
      (type as? UICollectionReusableView.Type)?.init(coder: EmptyCoder())
        ?? UICollectionReusableView(dequeuedAt: .zero)
    }
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
    if let (place, view) = displayed.reconfigured, place == .cell(ItemIndexPath(indexPath)),
      let cell = view as? UICollectionViewCell
    {
      if cell.reuseIdentifier != identifier {
        raise(
          "Attempted to dequeue a cell for a different registration or reuse identifier than the "
            + "existing cell when reconfiguring an item, which is not allowed.")
      }
      return cell
    }
    let view = viewTaken(
      ReuseKey(identifier: identifier), noun: "UICollectionElementKindCell",
      in: displayed.askedFrame ?? frameLaidOut(ofItemAt: indexPath))
    return view as? UICollectionViewCell ?? UICollectionViewCell(frame: .zero)
  }

  public func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    viewTaken(
      ReuseKey(kind: elementKind, identifier: identifier), noun: elementKind,
      in: displayed.askedFrame ?? .zero) ?? UICollectionReusableView(frame: .zero)
  }

  /// Where a compositional layout has an item for which a cell is dequeued by other code than what
  /// is asked for it.
  private func frameLaidOut(ofItemAt indexPath: IndexPath) -> CGRect {
    let layout = collectionViewLayout as? UICollectionViewCompositionalLayout
    return layout?.layoutAttributesForItem(at: indexPath)?.frame ?? .zero
  }

  /// A view of what is registered, a new one in the frame that it is to have: views may be placed in
  /// it by what it has as it is made.
  private func viewTaken(
    _ key: ReuseKey, noun: String, in frame: CGRect
  ) -> UICollectionReusableView? {
    let view = displayed.dequeue(key, for: self) {
      if let view = prototypes[key]?() {
        view.reuseIdentifier = key.identifier
        return view
      }
      guard let viewClass = classes[key] else {
        raise(
          "could not dequeue a view of kind: \(noun) with identifier \(key.identifier) - must "
            + "register a nib or a class for the identifier or connect a prototype cell in a "
            + "storyboard")
        return nil
      }
      let view = viewClass.init(dequeuedAt: frame)
      view.reuseIdentifier = key.identifier
      return view
    }
    return view as? UICollectionReusableView
  }
}

// MARK: - Showing

extension UICollectionView: DisplayedViewsHost {
  func requestView(at place: ViewPlace) -> (any ReusableView)? {
    let indexPath = IndexPath(place.path)
    switch place {
    case .cell: return requestCell(at: indexPath)
    case .supplementary(let kind, _): return askedView(ofKind: kind, at: indexPath)
    case .decoration(let kind, _):
      let viewClass = collectionViewLayout.decorationClasses[kind]
      if viewClass == nil {
        raise(
          "could not dequeue a view of kind: \(kind) - must register a nib or a class for the "
            + "kind or connect a prototype view in a storyboard")
      }
      return viewClass?.init(dequeuedAt: displayed.askedFrame ?? .zero)
    }
  }

  /// The cell that the data source gives of an item, or what stands for it.
  package func askedCell(at indexPath: IndexPath) -> UICollectionViewCell? {
    guard mayAsk(for: AskedViews.cellKind, at: indexPath) else {
      let cell = UICollectionViewCell(frame: .zero)
      cell.reuseIdentifier = Self.plainIdentifier
      return cell
    }
    defer { AskedViews.wasGiven() }
    return AwaitedRequests.ofView { dataSource?.collectionView(self, cellForItemAt: indexPath) }
  }

  /// What plain cells are called that stand for others.
  private static let plainIdentifier = "plain"

  /// The header, footer or badge that the data source gives, or what stands for it.
  package func askedView(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    guard mayAsk(for: kind, at: indexPath) else { return UICollectionReusableView(frame: .zero) }
    defer { AskedViews.wasGiven() }
    return AwaitedRequests.ofView {
      dataSource?.collectionView(self, viewForSupplementaryElementOfKind: kind, at: indexPath)
    }
  }

  private func requestCell(at indexPath: IndexPath) -> UICollectionViewCell? {
    guard let cell = askedCell(at: indexPath) else { return nil }
    if cell.reuseIdentifier == nil {
      raise(
        "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a "
          + "reuseIdentifier - cells must be retrieved by calling "
          + "-dequeueReusableCellWithReuseIdentifier:forIndexPath:")
    }
    return cell
  }

  func raiseStray(_ view: any ReusableView) {
    raise(
      """
      Expected dequeued view to be returned to the collection view in preparation for display. \
      When the collection view's data source is asked to provide a view for a given index path, \
      ensure that a single view is dequeued and returned to the collection view. Avoid dequeuing \
      views without a request from the collection view. For retrieving an existing view in the \
      collection view, use -[UICollectionView cellForItemAtIndexPath:] or -[UICollectionView \
      supplementaryViewForElementKind:atIndexPath:]. Dequeued view: \(view.description); \
      Collection view: \(description)
      """)
  }

  func arrange(_ view: any ReusableView, as element: DisplayedElement) {
    guard let view = view as? UICollectionReusableView else { return }
    let attributes = arranged[element.place] ?? UICollectionViewLayoutAttributes(element)
    view.transform3D = CATransform3DIdentity
    view.frame = CGRect(element.frame)
    view.transform3D = attributes.transform3D
    view.alpha = attributes.alpha
    view.layer.zPosition = CGFloat(attributes.zIndex)
    view.apply(attributes)
  }

  func willDisplay(_ view: any ReusableView, at place: ViewPlace) {
    let indexPath = IndexPath(place.path)
    switch (place, view) {
    case (.cell(let path), let cell as UICollectionViewCell):
      cell.isSelected = state.selectedItems.contains(path)
      (cell as? UICollectionViewListCell)?.isEditing = isEditing
      cell.updateConfigurationIfNeeded()
      delegate?.collectionView(self, willDisplay: cell, forItemAt: indexPath)
    case (.supplementary(let kind, _), let view as UICollectionReusableView):
      delegate?.collectionView(
        self, willDisplaySupplementaryView: view, forElementKind: kind, at: indexPath)
    default: break
    }
  }

  func didEndDisplaying(_ view: any ReusableView, at place: ViewPlace) {
    arranged[place] = nil
    let indexPath = IndexPath(place.path)
    switch (place, view) {
    case (.cell, let cell as UICollectionViewCell):
      cell.isHighlighted = false
      delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: indexPath)
    case (.supplementary(let kind, _), let view as UICollectionReusableView):
      delegate?.collectionView(
        self, didEndDisplayingSupplementaryView: view, forElementOfKind: kind, at: indexPath)
    default: break
    }
  }

  /// The size a view answers when it is asked to size itself.
  func preferredSize(
    of element: DisplayedElement, estimated axes: Set<LayoutAxis> = [.vertical]
  ) -> CompositionalLayout.LayoutExtent? {
    guard
      let view = displayed.obtain(element, from: self) as? UICollectionReusableView
    else { return nil }
    let original = UICollectionViewLayoutAttributes(element)
    let transform = view.transform3D
    view.transform3D = CATransform3DIdentity
    view.frame = original.frame
    view.transform3D = transform
    (view as? UICollectionViewCell)?.updateConfigurationIfNeeded()
    let proposed = UICollectionViewLayoutAttributes(element, estimated: axes)
    let preferred = view.preferredLayoutAttributesFitting(proposed)
    guard
      collectionViewLayout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    else { return nil }
    isMeasuring = true
    defer { isMeasuring = false }
    collectionViewLayout.invalidateLayout(
      with: collectionViewLayout.invalidationContext(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original))
    return CompositionalLayout.LayoutExtent(preferred.size)
  }
}
