public import Foundation

// What the system lets a person choose from: nobody chooses anything here.

@MainActor @preconcurrency open class UIColorPickerViewController: UIViewController {
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?
  open var selectedColor: UIColor = .black
  open var supportsAlpha = true
}

@MainActor @preconcurrency public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
  func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
}

extension UIColorPickerViewControllerDelegate {
  public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
  public func colorPickerViewControllerDidSelectColor(
    _ viewController: UIColorPickerViewController
  ) {}
  public func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) {}
}

@MainActor @preconcurrency open class UIColorWell: UIControl {
  open var selectedColor: UIColor?
  open var title: String?
  open var supportsAlpha = true
  open override var intrinsicContentSize: CGSize { CGSize(width: 28, height: 28) }
}

@MainActor @preconcurrency open class UIMenuController: NSObject {
  public static let shared = UIMenuController()
  open var isMenuVisible: Bool { false }
  open var menuItems: [UIMenuItem]?
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {}
  open func hideMenu() {}
  open func hideMenu(from targetView: UIView) {}
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {}
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {}
  open func update() {}
}

@MainActor @preconcurrency open class UIMenuItem: NSObject {
  open var title: String
  open var action: Selector
  public init(title: String, action: Selector) { (self.title, self.action) = (title, action) }
}

/// Strings in sections by their first letters.
@MainActor @preconcurrency open class UILocalizedIndexedCollation: NSObject {
  private static let english = UILocalizedIndexedCollation()
  open class func current() -> UILocalizedIndexedCollation { english }
  open var sectionTitles: [String] { "ABCDEFGHIJKLMNOPQRSTUVWXYZ#".map { String($0) } }
  open var sectionIndexTitles: [String] { sectionTitles }
  open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int { indexTitleIndex }
}
