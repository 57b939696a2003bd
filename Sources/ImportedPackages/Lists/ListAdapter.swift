public import Foundation
public import HeadlessUIKit

// IGListKit, as far as a screen's first data needs it: an adapter gives each object to a section
// controller of its own, and that its cells.

/// What an object of a list is told apart by.
public protocol ListDiffable {
  func diffIdentifier() -> any NSObjectProtocol
  func isEqual(toDiffableObject object: (any ListDiffable)?) -> Bool
}

extension String: ListDiffable {
  public func diffIdentifier() -> any NSObjectProtocol { NSString(string: self) }
  public func isEqual(toDiffableObject object: (any ListDiffable)?) -> Bool {
    object as? String == self
  }
}

@MainActor @preconcurrency public protocol ListAdapterDataSource: AnyObject {
  func objects(for listAdapter: ListAdapter) -> [any ListDiffable]
  func listAdapter(_ listAdapter: ListAdapter, sectionControllerFor object: Any)
    -> ListSectionController
  func emptyView(for listAdapter: ListAdapter) -> UIView?
}

/// What a section controller asks of the collection view.
@MainActor @preconcurrency public protocol ListCollectionContext: AnyObject {
  var containerSize: CGSize { get }
  var insetContainerSize: CGSize { get }
  var containerInset: UIEdgeInsets { get }
  var adjustedContainerInset: UIEdgeInsets { get }
  func dequeueReusableCell(
    of cellClass: AnyClass, for sectionController: ListSectionController, at index: Int
  ) -> UICollectionViewCell
  func dequeueReusableCell<Cell: UICollectionViewCell>(
    for sectionController: ListSectionController, at index: Int
  ) -> Cell
  func dequeueReusableCell(
    withNibName nibName: String, bundle: Bundle?, for sectionController: ListSectionController,
    at index: Int
  ) -> UICollectionViewCell
  func dequeueReusableCellFromStoryboard(
    withIdentifier identifier: String, for sectionController: ListSectionController, at index: Int
  ) -> UICollectionViewCell
  func dequeueReusableSupplementaryView(
    ofKind elementKind: String, for sectionController: ListSectionController,
    class viewClass: AnyClass, at index: Int
  ) -> UICollectionReusableView
  func performBatch(
    animated: Bool, updates: (any ListBatchContext) -> Void, completion: ((Bool) -> Void)?
  )
}

/// What a section controller changes in a batch of updates.
@MainActor @preconcurrency public protocol ListBatchContext {
  func reload(_ sectionController: ListSectionController)
}

extension ListBatchContext {
  public func reload(in sectionController: ListSectionController, at indexes: IndexSet) {
    reload(sectionController)
  }
  public func insert(in sectionController: ListSectionController, at indexes: IndexSet) {
    reload(sectionController)
  }
  public func delete(in sectionController: ListSectionController, at indexes: IndexSet) {
    reload(sectionController)
  }
}

@MainActor @preconcurrency public protocol ListSupplementaryViewSource: AnyObject {
  func supportedElementKinds() -> [String]
  func viewForSupplementaryElement(ofKind elementKind: String, at index: Int)
    -> UICollectionReusableView
  func sizeForSupplementaryView(ofKind elementKind: String, at index: Int) -> CGSize
}

/// One object of a list: its cells, their sizes, and what is done at a tap.
@MainActor @preconcurrency open class ListSectionController: NSObject {
  public internal(set) weak var viewController: UIViewController?
  public internal(set) weak var collectionContext: (any ListCollectionContext)?
  public internal(set) var section = NSNotFound
  public internal(set) var isFirstSection = false
  public internal(set) var isLastSection = false
  open var inset = UIEdgeInsets.zero
  open var minimumLineSpacing: CGFloat = 0
  open var minimumInteritemSpacing: CGFloat = 0
  open weak var supplementaryViewSource: (any ListSupplementaryViewSource)?

  public override init() { super.init() }

  open func numberOfItems() -> Int { 1 }
  open func sizeForItem(at index: Int) -> CGSize { .zero }
  open func cellForItem(at index: Int) -> UICollectionViewCell {
    fatalError("Section controller \(type(of: self)) must override cellForItem(at:)")
  }
  open func didUpdate(to object: Any) {}
  open func didSelectItem(at index: Int) {}
  open func didDeselectItem(at index: Int) {}
  open func didHighlightItem(at index: Int) {}
  open func didUnhighlightItem(at index: Int) {}
  open func canMoveItem(at index: Int) -> Bool { false }
}

/// A section controller of one cell, which closures set up.
@MainActor @preconcurrency open class ListSingleSectionController: ListSectionController {
  private let cellClass: AnyClass
  private let configure: (Any, UICollectionViewCell) -> Void
  private let size: (Any, (any ListCollectionContext)?) -> CGSize
  private var object: Any = ()

  public init(
    cellClass: AnyClass, configureBlock: @escaping (Any, UICollectionViewCell) -> Void,
    sizeBlock: @escaping (Any, (any ListCollectionContext)?) -> CGSize
  ) {
    (self.cellClass, configure, size) = (cellClass, configureBlock, sizeBlock)
    super.init()
  }

  open override func didUpdate(to object: Any) { self.object = object }
  open override func sizeForItem(at index: Int) -> CGSize { size(object, collectionContext) }
  open override func cellForItem(at index: Int) -> UICollectionViewCell {
    guard
      let cell = collectionContext?.dequeueReusableCell(of: cellClass, for: self, at: index)
    else { return UICollectionViewCell() }
    configure(object, cell)
    return cell
  }
}

public final class ListAdapterUpdater {
  public init() {}
}

/// The collection view's data source and delegate, made of section controllers.
@MainActor @preconcurrency
public final class ListAdapter: NSObject, UICollectionViewDataSource,
  UICollectionViewDelegateFlowLayout, ListCollectionContext, ListBatchContext
{
  private var shown: [(object: any ListDiffable, controller: ListSectionController)] = []
  public weak var viewController: UIViewController?
  public weak var collectionViewDelegate: (any UICollectionViewDelegate)?
  public weak var scrollViewDelegate: (any UIScrollViewDelegate)?

  public weak var collectionView: UICollectionView? {
    didSet {
      collectionView?.dataSource = self
      collectionView?.delegate = self
      performUpdates(animated: false)
    }
  }

  public weak var dataSource: (any ListAdapterDataSource)? {
    didSet { performUpdates(animated: false) }
  }

  public init(
    updater: ListAdapterUpdater, viewController: UIViewController?, workingRangeSize: Int = 0
  ) {
    self.viewController = viewController
    super.init()
  }

  public func performUpdates(animated: Bool, completion: ((Bool) -> Void)? = nil) {
    let objects = dataSource?.objects(for: self) ?? []
    shown = objects.enumerated().compactMap { section, object in
      let known = shown.first { object.isSame(as: $0.object) }?.controller
      guard
        let controller = known
          ?? dataSource?.listAdapter(self, sectionControllerFor: object)
      else { return nil }
      controller.viewController = viewController
      controller.collectionContext = self
      controller.section = section
      controller.isFirstSection = section == 0
      controller.isLastSection = section == objects.count - 1
      controller.didUpdate(to: object)
      return (object, controller)
    }
    collectionView?.reloadData()
    collectionView?.backgroundView = shown.isEmpty ? dataSource?.emptyView(for: self) : nil
    completion?(true)
  }

  public func reloadData(completion: ((Bool) -> Void)? = nil) {
    performUpdates(animated: false, completion: completion)
  }
  public func reloadObjects(_ objects: [any ListDiffable]) { performUpdates(animated: false) }
  public func reload(_ sectionController: ListSectionController) { collectionView?.reloadData() }
  public func objects() -> [any ListDiffable] { shown.map(\.object) }
  public func object(atSection section: Int) -> Any? {
    shown.indices.contains(section) ? shown[section].object : nil
  }
  public func sectionController(forSection section: Int) -> ListSectionController? {
    shown.indices.contains(section) ? shown[section].controller : nil
  }
  public func sectionController(for object: any ListDiffable) -> ListSectionController? {
    shown.first { object.isSame(as: $0.object) }?.controller
  }

  // MARK: Context

  public var containerSize: CGSize { collectionView?.bounds.size ?? .zero }
  public var containerInset: UIEdgeInsets { collectionView?.contentInset ?? .zero }
  public var adjustedContainerInset: UIEdgeInsets {
    collectionView?.adjustedContentInset ?? .zero
  }
  public var insetContainerSize: CGSize {
    CGRect(origin: .zero, size: containerSize).inset(by: adjustedContainerInset).size
  }

  private func place(_ controller: ListSectionController, _ index: Int) -> IndexPath {
    IndexPath(item: index, section: controller.section)
  }

  public func dequeueReusableCell(
    of cellClass: AnyClass, for sectionController: ListSectionController, at index: Int
  ) -> UICollectionViewCell {
    let name = "\(cellClass)"
    collectionView?.register(cellClass, forCellWithReuseIdentifier: name)
    return cell(called: name, at: place(sectionController, index))
  }

  public func dequeueReusableCell<Cell: UICollectionViewCell>(
    for sectionController: ListSectionController, at index: Int
  ) -> Cell {
    // It was registered as what it is cast to.
    dequeueReusableCell(of: Cell.self, for: sectionController, at: index) as! Cell
  }

  public func dequeueReusableCell(
    withNibName nibName: String, bundle: Bundle?, for sectionController: ListSectionController,
    at index: Int
  ) -> UICollectionViewCell {
    collectionView?.register(
      UINib(nibName: nibName, bundle: bundle), forCellWithReuseIdentifier: nibName)
    return cell(called: nibName, at: place(sectionController, index))
  }

  public func dequeueReusableCellFromStoryboard(
    withIdentifier identifier: String, for sectionController: ListSectionController, at index: Int
  ) -> UICollectionViewCell { cell(called: identifier, at: place(sectionController, index)) }

  private func cell(called name: String, at place: IndexPath) -> UICollectionViewCell {
    collectionView?.dequeueReusableCell(withReuseIdentifier: name, for: place)
      ?? UICollectionViewCell()
  }

  public func dequeueReusableSupplementaryView(
    ofKind elementKind: String, for sectionController: ListSectionController,
    class viewClass: AnyClass, at index: Int
  ) -> UICollectionReusableView {
    let name = "\(viewClass)"
    collectionView?.register(
      viewClass, forSupplementaryViewOfKind: elementKind, withReuseIdentifier: name)
    return collectionView?.dequeueReusableSupplementaryView(
      ofKind: elementKind, withReuseIdentifier: name, for: place(sectionController, index))
      ?? UICollectionReusableView()
  }

  public func performBatch(
    animated: Bool, updates: (any ListBatchContext) -> Void, completion: ((Bool) -> Void)?
  ) {
    updates(self)
    completion?(true)
  }

  // MARK: Data source and delegate

  public func numberOfSections(in collectionView: UICollectionView) -> Int { shown.count }

  public func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { shown[section].controller.numberOfItems() }

  public func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    shown[indexPath.section].controller.cellForItem(at: indexPath.item)
  }

  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    shown[indexPath.section].controller.supplementaryViewSource?
      .viewForSupplementaryElement(ofKind: kind, at: indexPath.item) ?? UICollectionReusableView()
  }

  public func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) { shown[indexPath.section].controller.didSelectItem(at: indexPath.item) }

  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { shown[indexPath.section].controller.sizeForItem(at: indexPath.item) }

  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets { shown[section].controller.inset }

  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { shown[section].controller.minimumLineSpacing }

  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { shown[section].controller.minimumInteritemSpacing }

  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { size(UICollectionView.elementKindSectionHeader, section) }

  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize { size(UICollectionView.elementKindSectionFooter, section) }

  private func size(_ kind: String, _ section: Int) -> CGSize {
    guard let source = shown[section].controller.supplementaryViewSource,
      source.supportedElementKinds().contains(kind)
    else { return .zero }
    return source.sizeForSupplementaryView(ofKind: kind, at: 0)
  }
}

extension ListDiffable {
  /// Whether an object that was shown is this one, which keeps its section controller.
  fileprivate func isSame(as other: any ListDiffable) -> Bool {
    type(of: self) is AnyClass && (self as AnyObject) === (other as AnyObject)
  }
}
