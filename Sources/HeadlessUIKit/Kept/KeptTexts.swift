public import Foundation

// What is set on fields of text and seen nowhere.

/// Looks of text fields that are set and not looked at.
extension UITextField {
  public var keyboardType: UIKeyboardType {
    get { kept(.default) }
    set { keep(newValue) }
  }
  public var keyboardAppearance: UIKeyboardAppearance {
    get { kept(.default) }
    set { keep(newValue) }
  }
  public var returnKeyType: UIReturnKeyType {
    get { kept(.default) }
    set { keep(newValue) }
  }
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { kept(.sentences) }
    set { keep(newValue) }
  }
  public var autocorrectionType: UITextAutocorrectionType {
    get { kept(.default) }
    set { keep(newValue) }
  }
  public var smartQuotesType: UITextSmartQuotesType {
    get { kept(.default) }
    set { keep(newValue) }
  }
  public var smartDashesType: UITextSmartDashesType {
    get { kept(.default) }
    set { keep(newValue) }
  }
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { kept(.default) }
    set { keep(newValue) }
  }
  public var passwordRules: UITextInputPasswordRules? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  public var isSecureTextEntry: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  public var clearButtonMode: ViewMode {
    get { kept(.never) }
    set { keep(newValue) }
  }
  public var clearsOnBeginEditing: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  public var clearsOnInsertion: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  public var allowsEditingTextAttributes: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  public var adjustsFontSizeToFitWidth: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  public var adjustsFontForContentSizeCategory: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  public var minimumFontSize: CGFloat {
    get { kept(0) }
    set { keep(newValue) }
  }
  public var background: UIImage? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  public var disabledBackground: UIImage? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  public var leftViewMode: ViewMode {
    get { kept(.never) }
    set { keep(newValue) }
  }
  public var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { kept([:]) }
    set { keep(newValue) }
  }
  public var typingAttributes: [NSAttributedString.Key: Any]? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  public var selectedTextRange: UITextRange? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  public var attributedPlaceholder: NSAttributedString? {
    get { kept(placeholder.map { NSAttributedString(string: $0) }) }
    set {
      keep(newValue)
      placeholder = newValue?.string
    }
  }
  public var attributedText: NSAttributedString? {
    get { kept(text.map { NSAttributedString(string: $0) }) }
    set {
      keep(newValue)
      text = newValue?.string
    }
  }
  public var delegate: (any UITextFieldDelegate)? {
    get { kept(WeakDelegate(nil)).object as? any UITextFieldDelegate }
    set { keep(WeakDelegate(newValue)) }
  }
  public var hasText: Bool { !(text ?? "").isEmpty }
  public func insertText(_ text: String) { self.text = (self.text ?? "") + text }
  public func deleteBackward() { text = text.map { String($0.dropLast()) } }
  public var beginningOfDocument: UITextPosition { UITextPosition() }
  public var endOfDocument: UITextPosition { UITextPosition() }
  public func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? { UITextRange() }
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    UITextPosition()
  }
}

/// A delegate that lives elsewhere.
final class WeakDelegate {
  weak var object: AnyObject?
  init(_ object: AnyObject?) { self.object = object }
}

@MainActor @preconcurrency open class UITextRange: NSObject {
  open var isEmpty: Bool { true }
  open var start: UITextPosition { UITextPosition() }
  open var end: UITextPosition { UITextPosition() }
}
@MainActor @preconcurrency open class UITextInputPasswordRules: NSObject {
  public init(descriptor passwordRulesDescriptor: String) { super.init() }
}
public enum UIKeyboardAppearance: Int, Sendable { case `default`, dark, light }
public enum UITextSmartQuotesType: Int, Sendable { case `default`, no, yes }
public enum UITextSmartDashesType: Int, Sendable { case `default`, no, yes }
public enum UITextSmartInsertDeleteType: Int, Sendable { case `default`, no, yes }

extension UITextView {
  public var keyboardType: UIKeyboardType {
    get { kept(.default) }
    set { keep(newValue) }
  }
  public var keyboardAppearance: UIKeyboardAppearance {
    get { kept(.default) }
    set { keep(newValue) }
  }
  public var returnKeyType: UIReturnKeyType {
    get { kept(.default) }
    set { keep(newValue) }
  }
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { kept(.sentences) }
    set { keep(newValue) }
  }
  public var autocorrectionType: UITextAutocorrectionType {
    get { kept(.default) }
    set { keep(newValue) }
  }
  public var spellCheckingType: UITextSpellCheckingType {
    get { kept(.default) }
    set { keep(newValue) }
  }
  public var smartQuotesType: UITextSmartQuotesType {
    get { kept(.default) }
    set { keep(newValue) }
  }
  public var smartDashesType: UITextSmartDashesType {
    get { kept(.default) }
    set { keep(newValue) }
  }
  public var textContentType: UITextContentType? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  public var isSecureTextEntry: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  public var enablesReturnKeyAutomatically: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  public var allowsEditingTextAttributes: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  public var clearsOnInsertion: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  public var usesStandardTextScaling: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  public var isFindInteractionEnabled: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  public var dataDetectorTypes: UIDataDetectorTypes {
    get { kept([]) }
    set { keep(newValue) }
  }
  public var linkTextAttributes: [NSAttributedString.Key: Any]! {
    get { kept([:]) }
    set { keep(newValue ?? [:]) }
  }
  public var typingAttributes: [NSAttributedString.Key: Any] {
    get { kept([:]) }
    set { keep(newValue) }
  }
  public var selectedRange: NSRange {
    get { kept(NSRange(location: 0, length: 0)) }
    set { keep(newValue) }
  }
  public var selectedTextRange: UITextRange? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  public var hasText: Bool { !(text ?? "").isEmpty }
  public func insertText(_ text: String) { self.text = (self.text ?? "") + text }
  public func deleteBackward() { text = String((text ?? "").dropLast()) }
  public func scrollRangeToVisible(_ range: NSRange) {}
  public static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")
  public static let textDidChangeNotification = Notification.Name(
    "UITextViewTextDidChangeNotification")
  public static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification")
}

public struct UIDataDetectorTypes: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
  public static let link = UIDataDetectorTypes(rawValue: 2)
  public static let address = UIDataDetectorTypes(rawValue: 4)
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 8)
  public static let all = UIDataDetectorTypes(rawValue: .max)
}
