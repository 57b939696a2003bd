public import Foundation

// Looks and habits of views that no frame depends on: kept, and given back.

extension UIScrollView {
  public var automaticallyAdjustsScrollIndicatorInsets: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }
  public var scrollsToTop: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }
}

extension UIDatePicker {
  public enum Mode: Int, Sendable {
    case time, date, dateAndTime, countDownTimer, yearAndMonth
  }

  public var datePickerMode: Mode {
    get { kept(.dateAndTime) }
    set { keep(newValue) }
  }
  public var preferredDatePickerStyle: UIDatePickerStyle {
    get { kept(.automatic) }
    set { keep(newValue) }
  }
  public var minuteInterval: Int {
    get { kept(1) }
    set { keep(newValue) }
  }
  public var locale: Locale? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  public var calendar: Calendar! {
    get { kept(.current) }
    set { keep(newValue) }
  }
  public func setDate(_ date: Date, animated: Bool) { self.date = date }
}

public enum UIDatePickerStyle: Int, Sendable { case automatic, wheels, compact, inline }

extension UISwitch {
  public var onTintColor: UIColor? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  public var thumbTintColor: UIColor? {
    get { kept(nil) }
    set { keep(newValue) }
  }
}

extension UITextField {
  public var rightViewMode: ViewMode {
    get { kept(.never) }
    set { keep(newValue) }
  }
  public var spellCheckingType: UITextSpellCheckingType {
    get { kept(.default) }
    set { keep(newValue) }
  }
  public var textContentType: UITextContentType? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  public var enablesReturnKeyAutomatically: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  public var isEditing: Bool { false }
  public static let textDidChangeNotification = Notification.Name(
    "UITextFieldTextDidChangeNotification")
}

extension UIResponder {
  public static let keyboardWillShowNotification = Notification.Name(
    "UIKeyboardWillShowNotification")
  public static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
  public static let keyboardWillHideNotification = Notification.Name(
    "UIKeyboardWillHideNotification")
  public static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
  public static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
  public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
}

/// A class whose views can be within others that looks are set for.
@MainActor @preconcurrency public protocol UIAppearanceContainer: NSObjectProtocol {}
extension UIView: UIAppearanceContainer {}
extension UIViewController: UIAppearanceContainer {}

// What is set for all bars of a kind, once: kept by nobody, as no frame depends on it.
extension UINavigationBar {
  @MainActor @preconcurrency public class func appearance() -> UINavigationBar {
    UINavigationBar(frame: .zero)
  }
  @MainActor @preconcurrency
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UINavigationBar { UINavigationBar(frame: .zero) }
}
extension UITabBar {
  @MainActor @preconcurrency public class func appearance() -> UITabBar { UITabBar(frame: .zero) }
}
extension UITabBarItem {
  @MainActor @preconcurrency public class func appearance() -> UITabBarItem { UITabBarItem() }
}
extension UIBarButtonItem {
  @MainActor @preconcurrency public class func appearance() -> UIBarButtonItem { UIBarButtonItem() }
  @MainActor @preconcurrency
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIBarButtonItem { UIBarButtonItem() }
  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}
  public func setBackButtonTitlePositionAdjustment(
    _ adjustment: UIOffset, for barMetrics: UIBarMetrics
  ) {}
}
extension UISearchBar {
  @MainActor @preconcurrency public class func appearance() -> UISearchBar {
    UISearchBar(frame: .zero)
  }
}
extension UIToolbar {
  @MainActor @preconcurrency public class func appearance() -> UIToolbar { UIToolbar(frame: .zero) }
}
extension UILabel {
  @MainActor @preconcurrency public class func appearance() -> UILabel { UILabel(frame: .zero) }
  @MainActor @preconcurrency
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UILabel { UILabel(frame: .zero) }
}
extension UISwitch {
  @MainActor @preconcurrency public class func appearance() -> UISwitch { UISwitch(frame: .zero) }
}
extension UITextField {
  @MainActor @preconcurrency
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UITextField { UITextField(frame: .zero) }
}
extension UITableViewCell {
  @MainActor @preconcurrency public class func appearance() -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
}
extension UICollectionView {
  @MainActor @preconcurrency public class func appearance() -> UICollectionView {
    UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  }
}
extension UITableView {
  @MainActor @preconcurrency public class func appearance() -> UITableView {
    UITableView(frame: .zero)
  }
}
extension UIPageControl {
  @MainActor @preconcurrency public class func appearance() -> UIPageControl {
    UIPageControl(frame: .zero)
  }
}

extension UITraitCollection {
  /// Whether colours may differ between both.
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    userInterfaceStyle != traitCollection?.userInterfaceStyle
  }
}
