public import Foundation

// Looks and habits of views that no frame depends on: kept, and given back.

/// A shift that looks are set with.
public struct UIOffset: Hashable, Sendable {
  public var horizontal: CGFloat
  public var vertical: CGFloat
  public static let zero = UIOffset()
  public init(horizontal: CGFloat = 0, vertical: CGFloat = 0) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }
}

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
  public enum Mode: Int, Sendable { case time, date, dateAndTime, countDownTimer }

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
  public var rightView: UIView? {
    get { kept(nil) }
    set { keep(newValue) }
  }
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

public enum UITextSpellCheckingType: Int, Sendable { case `default`, no, yes }

public struct UITextContentType: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let name = UITextContentType(rawValue: "name")
  public static let emailAddress = UITextContentType(rawValue: "email")
  public static let password = UITextContentType(rawValue: "password")
  public static let username = UITextContentType(rawValue: "username")
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
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

// What is set for all bars of a kind, once: kept by nobody, as no frame depends on it.
extension UINavigationBar {
  @MainActor @preconcurrency public class func appearance() -> UINavigationBar {
    UINavigationBar(frame: .zero)
  }
  public var backIndicatorImage: UIImage? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  public var backIndicatorTransitionMaskImage: UIImage? {
    get { kept(nil) }
    set { keep(newValue) }
  }
}
extension UITabBar {
  @MainActor @preconcurrency public class func appearance() -> UITabBar { UITabBar(frame: .zero) }
}
extension UITabBarItem {
  @MainActor @preconcurrency public class func appearance() -> UITabBarItem { UITabBarItem() }
}
extension UIBarButtonItem {
  @MainActor @preconcurrency public class func appearance() -> UIBarButtonItem { UIBarButtonItem() }
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

extension UINavigationItem {
  public var standardAppearance: UINavigationBarAppearance? {
    get { nil }
    set {}
  }
  public var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { nil }
    set {}
  }
  public var backBarButtonItem: UIBarButtonItem? {
    get { nil }
    set {}
  }
  public var hidesBackButton: Bool {
    get { false }
    set {}
  }
  public var backButtonDisplayMode: BackButtonDisplayMode {
    get { .default }
    set {}
  }
  public enum BackButtonDisplayMode: Int, Sendable { case `default`, generic, minimal }
}

extension UITraitCollection {
  /// Whether colours may differ between both.
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    userInterfaceStyle != traitCollection?.userInterfaceStyle
  }
}
