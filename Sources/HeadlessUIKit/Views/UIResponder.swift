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
}
