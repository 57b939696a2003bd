public import Foundation
public import HeadlessUIKit

// What stands around layouts in files for the Mac. The layouts themselves, whose description is the
// same there, get UIKit's names in copies.

public typealias NSResponder = UIResponder
public typealias NSColor = UIColor
public typealias NSFont = UIFont
public typealias NSImage = UIImage

/// The controller of a window, of which there is none: it is like that of a view.
@MainActor @preconcurrency open class NSWindowController: UIViewController {
  public convenience init(windowNibName: String) { self.init() }
  open var windowNibName: String? { nil }
  open func windowDidLoad() {}
  open func windowWillLoad() {}
  open func loadWindow() {}
  open func showWindow(_ sender: Any?) {}
  open func close() {}
}

public typealias NSNib = UINib
public typealias NSStoryboard = UIStoryboard

/// A name of something in a nib of the Mac's.
public struct NSUserInterfaceItemIdentifier: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

@MainActor @preconcurrency open class NSTextField: UITextField {
  open var stringValue: String {
    get { text ?? "" }
    set { text = newValue }
  }
  open var isBezeled = false
  open var drawsBackground = false
}
@MainActor @preconcurrency open class NSSearchField: NSTextField {}
@MainActor @preconcurrency open class NSButton: UIButton {}
@MainActor @preconcurrency open class NSBox: UIView {}
@MainActor @preconcurrency open class NSImageView: UIImageView {}
@MainActor @preconcurrency open class NSWindow: UIView {}

/// An item of a list, which has no view of its own here.
@MainActor @preconcurrency open class NSCollectionViewItem: UIViewController {
  open var textField: NSTextField?
  open var imageView: NSImageView?
  open var isSelected = false
}

/// A list of the Mac's: its layout is looked at, and its items are not asked for.
@MainActor @preconcurrency open class NSCollectionView: UICollectionView {
  open var isSelectable = true
  open var backgroundColors: [UIColor]!
  open func register(
    _ nib: UINib?, forItemWithIdentifier identifier: NSUserInterfaceItemIdentifier
  ) {}
  open func register(
    _ itemClass: AnyClass?, forItemWithIdentifier identifier: NSUserInterfaceItemIdentifier
  ) {}
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String,
    withIdentifier identifier: NSUserInterfaceItemIdentifier
  ) {}
  open func makeItem(
    withIdentifier identifier: NSUserInterfaceItemIdentifier, for indexPath: IndexPath
  ) -> NSCollectionViewItem { NSCollectionViewItem() }
  open func makeSupplementaryView(
    ofKind elementKind: String, withIdentifier identifier: NSUserInterfaceItemIdentifier,
    for indexPath: IndexPath
  ) -> UIView { UIView(frame: .zero) }
}

/// Keeps what is applied.
@MainActor @preconcurrency
open class NSCollectionViewDiffableDataSource<
  Section: Hashable & Sendable, Item: Hashable & Sendable
>: NSObject {
  public typealias ItemProvider = (NSCollectionView, IndexPath, Item) -> NSCollectionViewItem?
  public typealias SupplementaryViewProvider = (NSCollectionView, String, IndexPath) -> UIView?
  open var supplementaryViewProvider: SupplementaryViewProvider?
  private var applied = NSDiffableDataSourceSnapshot<Section, Item>()

  public init(collectionView: NSCollectionView, itemProvider: @escaping ItemProvider) {}
  open func snapshot() -> NSDiffableDataSourceSnapshot<Section, Item> { applied }
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>, animatingDifferences: Bool,
    completion: (() -> Void)? = nil
  ) {
    applied = snapshot
    completion?()
  }
  open func itemIdentifier(for indexPath: IndexPath) -> Item? {
    guard indexPath.count == 2, applied.sectionIdentifiers.indices.contains(indexPath[0]) else {
      return nil
    }
    let items = applied.itemIdentifiers(inSection: applied.sectionIdentifiers[indexPath[0]])
    return items.indices.contains(indexPath[1]) ? items[indexPath[1]] : nil
  }
}

// Nobody is asked or told of anything by these.
@MainActor @preconcurrency public protocol NSApplicationDelegate: NSObjectProtocol {}
@MainActor @preconcurrency public protocol NSSearchFieldDelegate: NSObjectProtocol {}
@MainActor @preconcurrency public protocol NSCollectionViewElement: NSObjectProtocol {}
@MainActor @preconcurrency public protocol NSCollectionViewDataSource: NSObjectProtocol {}
@MainActor @preconcurrency public protocol NSCollectionViewDelegate: NSObjectProtocol {}
@MainActor @preconcurrency
public protocol NSCollectionViewDelegateFlowLayout: NSCollectionViewDelegate {}
