public import Foundation
public import HeadlessUIKit

// Lists of the Mac's, which are UIKit's here: the view of each item is in a cell of its own.

/// An item of a list; the nib that says what it looks like is not read.
@MainActor @preconcurrency open class NSCollectionViewItem: NSViewController {
  open var textField: NSTextField?
  open var imageView: NSImageView?
  open var isSelected = false
}

@MainActor @preconcurrency open class NSCollectionView: UICollectionView {
  open var isSelectable = true
  open var backgroundColors: [UIColor]!
  private var classes: [String: AnyClass] = [:]

  public convenience init() { self.init(frame: .zero) }
  public convenience init(frame: CGRect) {
    self.init(frame: frame, collectionViewLayout: UICollectionViewLayout())
  }

  // MARK: Registrations

  open func register(
    _ nib: UINib?, forItemWithIdentifier identifier: NSUserInterfaceItemIdentifier
  ) { keep(nib?.viewClass, for: identifier.rawValue) }
  open func register(
    _ itemClass: AnyClass?, forItemWithIdentifier identifier: NSUserInterfaceItemIdentifier
  ) { keep(itemClass, for: identifier.rawValue) }
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String,
    withIdentifier identifier: NSUserInterfaceItemIdentifier
  ) { keep(nib?.viewClass, for: kind + identifier.rawValue) }
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind kind: String,
    withIdentifier identifier: NSUserInterfaceItemIdentifier
  ) { keep(viewClass, for: kind + identifier.rawValue) }

  private func keep(_ type: AnyClass?, for identifier: String) { classes[identifier] = type }

  // MARK: Items

  /// An item of the class that was registered; for one of a nib a plain one with a text.
  open func makeItem(
    withIdentifier identifier: NSUserInterfaceItemIdentifier, for indexPath: IndexPath
  ) -> NSCollectionViewItem {
    let name: String = identifier.rawValue
    let type: AnyClass? = classes[name] ?? RuntimeNames.classFromString(name)
    if let item = type.flatMap(RuntimeNames.madeObject) as? NSCollectionViewItem {
      item.loadViewIfNeeded()
      return item
    }
    let item = NSCollectionViewItem()
    let field = NSTextField(frame: .zero)
    item.textField = field
    item.view.fill(with: field)
    return item
  }

  open func makeSupplementaryView(
    ofKind elementKind: String, withIdentifier identifier: NSUserInterfaceItemIdentifier,
    for indexPath: IndexPath
  ) -> UIView {
    let name: String = identifier.rawValue
    let type: AnyClass? = classes[elementKind + name] ?? RuntimeNames.classFromString(name)
    return type.flatMap(RuntimeNames.madeObject) as? UIView ?? UIView(frame: .zero)
  }

  // Classes that are not given are asked for texts.
  @_disfavoredOverload
  public func register(_ nib: UINib?, forItemWithIdentifier identifier: String) {
    register(nib, forItemWithIdentifier: NSUserInterfaceItemIdentifier(identifier))
  }
  @_disfavoredOverload
  public func register(_ itemClass: AnyClass?, forItemWithIdentifier identifier: String) {
    register(itemClass, forItemWithIdentifier: NSUserInterfaceItemIdentifier(identifier))
  }
  @_disfavoredOverload
  public func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withIdentifier identifier: String
  ) {
    register(
      nib, forSupplementaryViewOfKind: kind,
      withIdentifier: NSUserInterfaceItemIdentifier(identifier))
  }
  @_disfavoredOverload
  public func makeItem(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> NSCollectionViewItem {
    makeItem(withIdentifier: NSUserInterfaceItemIdentifier(identifier), for: indexPath)
  }
  @_disfavoredOverload
  public func makeSupplementaryView(
    ofKind elementKind: String, withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UIView {
    makeSupplementaryView(
      ofKind: elementKind, withIdentifier: NSUserInterfaceItemIdentifier(identifier),
      for: indexPath)
  }

  // MARK: Cells

  private static let cell = "NSCollectionViewItem"

  /// A cell that holds the view of an item.
  func cell(showing item: NSCollectionViewItem?, at path: IndexPath) -> UICollectionViewCell? {
    guard let item else { return nil }
    register(ItemCell.self, forCellWithReuseIdentifier: Self.cell)
    let cell = dequeueReusableCell(withReuseIdentifier: Self.cell, for: path)
    (cell as? ItemCell)?.item = item
    return cell
  }

  /// A supplementary view that holds another.
  func supplementaryView(
    showing view: UIView?, _ kind: String, at path: IndexPath
  ) -> UICollectionReusableView? {
    guard let view else { return nil }
    register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
      withReuseIdentifier: Self.cell)
    let outer = dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: Self.cell, for: path)
    outer.fill(with: view)
    return outer
  }
}

/// A cell that holds the view of an item.
private final class ItemCell: UICollectionViewCell {
  var item: NSCollectionViewItem? {
    didSet {
      if let view = item?.view { contentView.fill(with: view) }
    }
  }
}

extension UIView {
  /// Holds one view, which is as large as this one.
  fileprivate func fill(with view: UIView) {
    for other in subviews { other.removeFromSuperview() }
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: topAnchor),
      view.leadingAnchor.constraint(equalTo: leadingAnchor),
      view.trailingAnchor.constraint(equalTo: trailingAnchor),
      view.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
  }
}

extension UINib {
  /// The class that is called as the nib, of which its view or item mostly is.
  fileprivate var viewClass: AnyClass? { RuntimeNames.classFromString(name) }
}

@MainActor @preconcurrency
open class NSCollectionViewDiffableDataSource<
  Section: Hashable & Sendable, Item: Hashable & Sendable
>: NSObject {
  public typealias ItemProvider = (NSCollectionView, IndexPath, Item) -> NSCollectionViewItem?
  public typealias SupplementaryViewProvider = (NSCollectionView, String, IndexPath) -> (
    any UIView & NSCollectionViewElement
  )?

  private let source: UICollectionViewDiffableDataSource<Section, Item>
  open var supplementaryViewProvider: SupplementaryViewProvider? {
    didSet {
      let provider = supplementaryViewProvider
      source.supplementaryViewProvider = { view, kind, path in
        guard let view = view as? NSCollectionView else { return nil }
        return view.supplementaryView(showing: provider?(view, kind, path), kind, at: path)
      }
    }
  }

  public init(collectionView: NSCollectionView, itemProvider: @escaping ItemProvider) {
    source = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      view, path, identifier in
      guard let view = view as? NSCollectionView else { return nil }
      return view.cell(showing: itemProvider(view, path, identifier), at: path)
    }
  }

  open func snapshot() -> NSDiffableDataSourceSnapshot<Section, Item> { source.snapshot() }
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>, animatingDifferences: Bool,
    completion: (() -> Void)? = nil
  ) {
    source.apply(
      snapshot, animatingDifferences: animatingDifferences, completion: completion)
  }
  open func itemIdentifier(for indexPath: IndexPath) -> Item? {
    source.itemIdentifier(for: indexPath)
  }
  open func indexPath(for identifier: Item) -> IndexPath? { source.indexPath(for: identifier) }
}

@MainActor @preconcurrency public protocol NSCollectionViewElement: NSObjectProtocol {}
extension UIView: NSCollectionViewElement {}
@MainActor @preconcurrency public protocol NSCollectionViewDataSource: NSObjectProtocol {}
@MainActor @preconcurrency
public protocol NSCollectionViewDelegate: UICollectionViewDelegate {}
@MainActor @preconcurrency
public protocol NSCollectionViewDelegateFlowLayout: NSCollectionViewDelegate {}
