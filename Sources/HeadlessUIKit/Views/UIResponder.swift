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

  /// Values of properties that are kept and not looked at, by the properties' names.
  private var keptValues: [String: Any] = [:]

  /// What was kept for the property that asks; `value` where nothing was.
  final func kept<Value>(_ value: Value, _ name: String = #function) -> Value {
    keptValues[name] as? Value ?? value
  }

  /// Keeps the value of the property that calls it.
  final func keep<Value>(_ value: Value, _ name: String = #function) { keptValues[name] = value }
}
