public import Foundation

/// Anything that UIKit's chain of events runs through; here only a common ancestor.
@MainActor @preconcurrency open class UIResponder: NSObject {
  open var next: UIResponder? { nil }
  @discardableResult open func becomeFirstResponder() -> Bool { false }
  @discardableResult open func resignFirstResponder() -> Bool { true }
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  open func remoteControlReceived(with event: UIEvent?) {}
  /// Whether a method of that name was told of.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    RuntimeNames.hasMethod(action, of: self)
  }
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender)
      ? self : next?.target(forAction: action, withSender: sender)
  }
  open func buildMenu(with builder: any UIMenuBuilder) {}
  open func validate(_ command: UICommand) {}
  open func copy(_ sender: Any?) {}
  open func cut(_ sender: Any?) {}
  open func paste(_ sender: Any?) {}
  open func delete(_ sender: Any?) {}
  open func select(_ sender: Any?) {}
  open func selectAll(_ sender: Any?) {}
  open func restoreUserActivityState(_ activity: NSUserActivity) {}
  open func updateUserActivityState(_ activity: NSUserActivity) {}
  open var userActivity: NSUserActivity? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  open var inputAccessoryViewController: UIViewController? { nil }
  open var inputViewController: UIViewController? { nil }
  open func reloadInputViews() {}
  open var undoManager: UndoManager? {
    if let known: UndoManager = kept(nil) { return known }
    let made = next?.undoManager ?? UndoManager()
    keep(UndoManager?.some(made))
    return made
  }
  open var canResignFirstResponder: Bool { true }
  open var accessibilityElements: [Any]? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  open func accessibilityActivate() -> Bool { false }
  open func accessibilityIncrement() {}
  open func accessibilityDecrement() {}
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  open func accessibilityPerformEscape() -> Bool { false }
  open func accessibilityPerformMagicTap() -> Bool { false }
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
  open func accessibilityElement(at index: Int) -> Any? { accessibilityElements?[index] }
  open func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? -1
  }
  open func accessibilityElementDidBecomeFocused() {}
  open func accessibilityElementDidLoseFocus() {}
  open func encodeRestorableState(with coder: NSCoder) {}
  open func decodeRestorableState(with coder: NSCoder) {}
  open func applicationFinishedRestoringState() {}
  open var canBecomeFirstResponder: Bool { false }
  /// Called when a nib has made it and connected its outlets.
  open func awakeFromNib() {}
  open func prepareForInterfaceBuilder() {}
  open var isFirstResponder: Bool { false }
  open var canBecomeFocused: Bool { false }
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}
  open func setNeedsFocusUpdate() {}
  open func updateFocusIfNeeded() {}
  open var inputView: UIView? { nil }
  open var inputAccessoryView: UIView? { nil }
  open var keyCommands: [UIKeyCommand]? { nil }

  /// Sets a property that code was told of under this name; else nothing.
  open func setValue(_ value: Any?, forKey key: String) {
    if let value { RuntimeNames.connect(key, of: self, with: value) }
  }
  open func setValue(_ value: Any?, forKeyPath keyPath: String) {
    setValue(value, forKey: keyPath)
  }
  open func value(forKey key: String) -> Any? { nil }
  open func value(forKeyPath keyPath: String) -> Any? { value(forKey: keyPath) }
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}

  /// Values of properties that are kept and not looked at, by the properties' names.
  private var keptValues: [String: Any] = [:]

  /// What was kept for the property that asks; `value` where nothing was.
  final func kept<Value>(_ value: Value, _ name: String = #function) -> Value {
    keptValues[name] as? Value ?? value
  }

  /// Keeps the value of the property that calls it.
  final func keep<Value>(_ value: Value, _ name: String = #function) { keptValues[name] = value }
}
