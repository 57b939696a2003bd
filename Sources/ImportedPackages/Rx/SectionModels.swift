public import Foundation
public import HeadlessUIKit

// What screens use of RxDataSources, and how RxCocoa fills a collection view.

/// A section with its items.
public protocol SectionModelType {
  associatedtype Item
  var items: [Item] { get }
  init(original: Self, items: [Item])
}

public protocol IdentifiableType {
  associatedtype Identity: Hashable
  var identity: Identity { get }
}

extension String: IdentifiableType { public var identity: String { self } }
extension Int: IdentifiableType { public var identity: Int { self } }

public protocol AnimatableSectionModelType: SectionModelType, IdentifiableType
where Item: IdentifiableType & Equatable {}

public struct SectionModel<Section, ItemType>: SectionModelType {
  public var model: Section
  public var items: [ItemType]
  public init(model: Section, items: [ItemType]) {
    self.model = model
    self.items = items
  }
  public init(original: Self, items: [ItemType]) {
    self.init(model: original.model, items: items)
  }
}

public struct AnimatableSectionModel<
  Section: IdentifiableType, ItemType: IdentifiableType & Equatable
>: AnimatableSectionModelType {
  public var model: Section
  public var items: [ItemType]
  public var identity: Section.Identity { model.identity }
  public init(model: Section, items: [ItemType]) {
    self.model = model
    self.items = items
  }
  public init(original: Self, items: [ItemType]) {
    self.init(model: original.model, items: items)
  }
}

/// Sections that a collection view shows, loaded anew with each value.
@MainActor @preconcurrency
open class CollectionViewSectionedDataSource<Section: SectionModelType>: NSObject,
  UICollectionViewDataSource, SectionListSource
{
  public typealias ConfigureCell =
    @MainActor (
      CollectionViewSectionedDataSource<Section>, UICollectionView, IndexPath, Section.Item
    ) -> UICollectionViewCell
  public typealias ConfigureSupplementaryView =
    @MainActor (
      CollectionViewSectionedDataSource<Section>, UICollectionView, String, IndexPath
    ) -> UICollectionReusableView

  public internal(set) var sectionModels: [Section] = []
  public var configureCell: ConfigureCell
  public var configureSupplementaryView: ConfigureSupplementaryView?

  public init(
    configureCell: @escaping ConfigureCell,
    configureSupplementaryView: ConfigureSupplementaryView? = nil
  ) {
    self.configureCell = configureCell
    self.configureSupplementaryView = configureSupplementaryView
  }

  package var listedSections: [Section] {
    get { sectionModels }
    set { sectionModels = newValue }
  }

  public subscript(section: Int) -> Section { sectionModels[section] }
  public subscript(indexPath: IndexPath) -> Section.Item {
    sectionModels[indexPath.section].items[indexPath.item]
  }
  public func model(at indexPath: IndexPath) throws -> Any { self[indexPath] }

  open func numberOfSections(in collectionView: UICollectionView) -> Int { sectionModels.count }

  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { sectionModels[section].items.count }

  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { configureCell(self, collectionView, indexPath, self[indexPath]) }

  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    configureSupplementaryView?(self, collectionView, kind, indexPath) ?? UICollectionReusableView()
  }
}

@MainActor @preconcurrency
open class RxCollectionViewSectionedReloadDataSource<Section: SectionModelType>:
  CollectionViewSectionedDataSource<Section>
{}

@MainActor @preconcurrency
open class RxCollectionViewSectionedAnimatedDataSource<Section: AnimatableSectionModelType>:
  CollectionViewSectionedDataSource<Section>
{
  public var animationConfiguration = AnimationConfiguration()

  public convenience init(
    animationConfiguration: AnimationConfiguration, configureCell: @escaping ConfigureCell,
    configureSupplementaryView: ConfigureSupplementaryView? = nil
  ) {
    self.init(
      configureCell: configureCell, configureSupplementaryView: configureSupplementaryView)
    self.animationConfiguration = animationConfiguration
  }
}

/// How rows of a table come and go, which no frame shows.
public struct AnimationConfiguration {
  public let insertAnimation: UITableView.RowAnimation
  public let reloadAnimation: UITableView.RowAnimation
  public let deleteAnimation: UITableView.RowAnimation

  public init(
    insertAnimation: UITableView.RowAnimation = .automatic,
    reloadAnimation: UITableView.RowAnimation = .automatic,
    deleteAnimation: UITableView.RowAnimation = .automatic
  ) {
    self.insertAnimation = insertAnimation
    self.reloadAnimation = reloadAnimation
    self.deleteAnimation = deleteAnimation
  }
}

/// The cells of one section, of one class.
@MainActor private final class PlainRows<Element>: NSObject, UICollectionViewDataSource {
  var elements: [Element] = []
  private let make: (UICollectionView, IndexPath, Element) -> UICollectionViewCell

  init(_ make: @escaping (UICollectionView, IndexPath, Element) -> UICollectionViewCell) {
    self.make = make
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { elements.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { make(collectionView, indexPath, elements[indexPath.item]) }
}

/// What is kept of a view under this is its data source.
nonisolated(unsafe) private let dataSourceKey = UnsafeRawPointer(
  UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

extension UICollectionView {
  /// Gives it a data source that it keeps: what tells of elements may be gone before it.
  fileprivate func keep(_ dataSource: any UICollectionViewDataSource) {
    self.dataSource = dataSource
    objc_setAssociatedObject(self, dataSourceKey, dataSource, .OBJC_ASSOCIATION_RETAIN)
  }
}

extension Reactive where Base: UICollectionView {
  /// Shows each array of sections.
  @MainActor @preconcurrency
  public func items<Section, Source: ObservableConvertibleType>(
    dataSource: CollectionViewSectionedDataSource<Section>
  ) -> (Source) -> any Disposable where Source.Element == [Section] {
    let base = base
    return { source in
      base.keep(dataSource)
      return source.subscribe(onNext: { sections in
        dataSource.sectionModels = sections
        base.reloadData()
      })
    }
  }

  /// Shows each array in cells of a class.
  @MainActor @preconcurrency
  public func items<Sequence: Swift.Sequence, Cell: UICollectionViewCell, Source>(
    cellIdentifier: String, cellType: Cell.Type = Cell.self
  ) -> (Source) -> (@escaping (Int, Sequence.Element, Cell) -> Void) -> any Disposable
  where Source: ObservableConvertibleType<Sequence> {
    let base = base
    return { source in
      { configure in
        let rows = PlainRows<Sequence.Element> { view, path, element in
          let cell = view.dequeueReusableCell(withReuseIdentifier: cellIdentifier, for: path)
          if let cell = cell as? Cell { configure(path.item, element, cell) }
          return cell
        }
        base.keep(rows)
        return source.subscribe(onNext: { elements in
          rows.elements = Array(elements)
          base.reloadData()
        })
      }
    }
  }
}

extension ObservableConvertibleType {
  /// Binds to what takes one more argument.
  public func bind<Argument, Result>(
    to binder: (Self) -> (Argument) -> Result, curriedArgument: Argument
  ) -> Result { binder(self)(curriedArgument) }
}
