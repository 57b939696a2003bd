public import Foundation

/// How lines of text stand.
public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }

/// How a line ends that is too long.
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail
  case byTruncatingMiddle
}

/// Text in lines, measured by an estimate.
@MainActor @preconcurrency open class UILabel: UIView {
  open var text: String? { didSet { if text != oldValue { contentChanged() } } }
  open var attributedText: NSAttributedString? {
    didSet { if let attributedText { text = attributedText.string } }
  }
  open var font: UIFont! = .systemFont(ofSize: 17) { didSet { contentChanged() } }
  open var textColor: UIColor! = .label
  open var textAlignment = NSTextAlignment.natural
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  open var numberOfLines = 1 { didSet { contentChanged() } }
  open var isEnabled = true
  open var highlightedTextColor: UIColor?
  open var shadowColor: UIColor?
  open var adjustsFontForContentSizeCategory = false
  open var adjustsFontSizeToFitWidth = false
  open var minimumScaleFactor: CGFloat = 0
  open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { contentChanged() } }
  /// The width that constraints gave it, while its lines are asked for.
  private var wrappingWidth: CGFloat?

  private func contentChanged() { invalidateIntrinsicContentSize() }

  open override var intrinsicContentSize: CGSize {
    let limit = wrappingWidth ?? (preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : nil)
    return textSize(within: limit)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    textSize(within: size.width > 0 ? size.width : nil)
  }

  override var wrapsContent: Bool { numberOfLines != 1 && preferredMaxLayoutWidth == 0 }

  override func contentSize(wrappedTo width: CGFloat) -> CGSize? {
    wrappingWidth = width
    defer { wrappingWidth = nil }
    return intrinsicContentSize
  }

  override var firstBaselineOffset: CGFloat { font.pointSize * TextEstimate.ascender }
  override var lastBaselineOffset: CGFloat { font.pointSize * TextEstimate.descender }
}
