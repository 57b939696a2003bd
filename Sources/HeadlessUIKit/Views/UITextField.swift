public import Foundation

/// A field for a line of text.
@MainActor @preconcurrency open class UITextField: UIControl {
  open var text: String? = "" { didSet { invalidateIntrinsicContentSize() } }
  open var placeholder: String? { didSet { invalidateIntrinsicContentSize() } }
  open var font: UIFont? = .systemFont(ofSize: 17) {
    didSet { invalidateIntrinsicContentSize() }
  }
  open var textColor: UIColor? = .label
  open var textAlignment = NSTextAlignment.natural

  open var borderStyle = BorderStyle.none { didSet { invalidateIntrinsicContentSize() } }
  open var leftView: UIView?
  open var rightView: UIView?
  open override var inputView: UIView? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  open override var inputAccessoryView: UIView? {
    get { kept(nil) }
    set { keep(newValue) }
  }

  /// As wide as the text, or the placeholder where there is none, within its border.
  open override var intrinsicContentSize: CGSize {
    let font = font ?? .systemFont(ofSize: 17)
    let shown = text.flatMap { $0.isEmpty ? nil : $0 } ?? placeholder ?? ""
    // A field of 17 points is 22 high: its line has the leading of the text style of that size.
    let line = ceiledToPixel(font.lineHeight + font.pointSize * (22 / 17 - 1.193359375))
    let width = shown.size(withAttributes: [.font: font]).width
    return switch borderStyle {
    case .none: CGSize(width: ceiledToPixel(width), height: line)
    case .line: CGSize(width: ceiledToPixel(width + 4), height: line + 2)
    case .bezel, .roundedRect:
      CGSize(width: ceiledToPixel(width + 14), height: max(34, line + 12))
    }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open func textRect(forBounds bounds: CGRect) -> CGRect {
    borderStyle == .none ? bounds : bounds.insetBy(dx: 7, dy: 2)
  }
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { .zero }
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { leftView?.frame ?? .zero }
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { rightView?.frame ?? .zero }
  open func drawText(in rect: CGRect) {}
  open func drawPlaceholder(in rect: CGRect) {}
  open func caretRect(for position: UITextPosition) -> CGRect { .zero }
}

/// A place in a text: there is no caret here.
@MainActor @preconcurrency open class UITextPosition: NSObject {}
