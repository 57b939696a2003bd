public import Foundation
public import HeadlessUIKit

// What RxCocoa tells of a table, and gives it; nobody touches a row here.
extension Reactive where Base: UITableView {
  @MainActor @preconcurrency
  public var itemSelected: ControlEvent<IndexPath> { .never() }
  @MainActor @preconcurrency
  public var itemDeselected: ControlEvent<IndexPath> { .never() }
  @MainActor @preconcurrency
  public var itemHighlighted: ControlEvent<IndexPath> { .never() }
  @MainActor @preconcurrency
  public var itemUnhighlighted: ControlEvent<IndexPath> { .never() }
  @MainActor @preconcurrency
  public var itemAccessoryButtonTapped: ControlEvent<IndexPath> { .never() }
  @MainActor @preconcurrency
  public var itemInserted: ControlEvent<IndexPath> { .never() }
  @MainActor @preconcurrency
  public var itemDeleted: ControlEvent<IndexPath> { .never() }
  @MainActor @preconcurrency
  public var itemMoved: ControlEvent<(sourceIndex: IndexPath, destinationIndex: IndexPath)> {
    .never()
  }
  @MainActor @preconcurrency
  public var willDisplayCell: ControlEvent<(cell: UITableViewCell, indexPath: IndexPath)> {
    .never()
  }
  @MainActor @preconcurrency
  public var didEndDisplayingCell: ControlEvent<(cell: UITableViewCell, indexPath: IndexPath)> {
    .never()
  }
  @MainActor @preconcurrency
  public var prefetchRows: ControlEvent<[IndexPath]> { .never() }
  @MainActor @preconcurrency
  public var cancelPrefetchingForRows: ControlEvent<[IndexPath]> { .never() }
  @MainActor @preconcurrency
  public func modelSelected<Model>(_ type: Model.Type) -> ControlEvent<Model> { .never() }
  @MainActor @preconcurrency
  public func modelDeselected<Model>(_ type: Model.Type) -> ControlEvent<Model> { .never() }
  @MainActor @preconcurrency
  public func modelDeleted<Model>(_ type: Model.Type) -> ControlEvent<Model> { .never() }
  @MainActor @preconcurrency
  public func setDelegate(_ delegate: any UIScrollViewDelegate) -> any Disposable {
    base.delegate = delegate as? any UITableViewDelegate
    return Disposables.create()
  }
}

extension Reactive where Base: UICollectionView {
  @MainActor @preconcurrency
  public var itemSelected: ControlEvent<IndexPath> { .never() }
  @MainActor @preconcurrency
  public var itemDeselected: ControlEvent<IndexPath> { .never() }
  @MainActor @preconcurrency
  public var willDisplayCell: ControlEvent<(cell: UICollectionViewCell, at: IndexPath)> { .never() }
  @MainActor @preconcurrency
  public var prefetchItems: ControlEvent<[IndexPath]> { .never() }
  @MainActor @preconcurrency
  public func modelSelected<Model>(_ type: Model.Type) -> ControlEvent<Model> { .never() }
  @MainActor @preconcurrency
  public func setDelegate(_ delegate: any UIScrollViewDelegate) -> any Disposable {
    base.delegate = delegate as? any UICollectionViewDelegate
    return Disposables.create()
  }
  @MainActor @preconcurrency
  public var itemHighlighted: ControlEvent<IndexPath> { .never() }
  @MainActor @preconcurrency
  public var itemUnhighlighted: ControlEvent<IndexPath> { .never() }
  @MainActor @preconcurrency
  public var didEndDisplayingCell: ControlEvent<(cell: UICollectionViewCell, at: IndexPath)> {
    .never()
  }
  @MainActor @preconcurrency
  public var cancelPrefetchingForItems: ControlEvent<[IndexPath]> { .never() }
  @MainActor @preconcurrency
  public func modelDeselected<Model>(_ type: Model.Type) -> ControlEvent<Model> { .never() }
}
