public import HeadlessUIKit

// What files for the Mac have of layouts, whose description is the same there: a layout that a window's
// or a view's controller makes can be looked at, while what is around it is left out.

public typealias NSCollectionViewLayout = UICollectionViewLayout
public typealias NSCollectionViewFlowLayout = UICollectionViewFlowLayout
public typealias NSCollectionViewLayoutAttributes = UICollectionViewLayoutAttributes
public typealias NSCollectionViewCompositionalLayout = UICollectionViewCompositionalLayout
public typealias NSCollectionViewCompositionalLayoutConfiguration =
  UICollectionViewCompositionalLayoutConfiguration
public typealias NSEdgeInsets = UIEdgeInsets
public typealias NSResponder = UIResponder
public typealias NSView = UIView
public typealias NSViewController = UIViewController
public typealias NSColor = UIColor
public typealias NSFont = UIFont
public typealias NSImage = UIImage

/// The controller of a window, of which there is none.
@MainActor @preconcurrency open class NSWindowController: UIResponder {
  public convenience init(windowNibName: String) { self.init() }
  public override init() { super.init() }
  open var windowNibName: String? { nil }
  open func windowDidLoad() {}
  open func windowWillLoad() {}
  open func loadWindow() {}
  open func showWindow(_ sender: Any?) {}
  open func close() {}
}
