public import Foundation

/// How lines of text stand.
public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }

/// How a line ends that is too long.
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail
  case byTruncatingMiddle
}

/// Text that is kept, not set: a label's size is the one it is given.
@MainActor @preconcurrency open class UILabel: UIView {
  open var text: String?
  open var attributedText: NSAttributedString? {
    didSet { if let attributedText { text = attributedText.string } }
  }
  open var font: UIFont! = .systemFont(ofSize: 17)
  open var textColor: UIColor! = .label
  open var textAlignment = NSTextAlignment.natural
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  open var numberOfLines = 1
  open var isEnabled = true
  open var highlightedTextColor: UIColor?
  open var shadowColor: UIColor?
  open var adjustsFontForContentSizeCategory = false
  open var adjustsFontSizeToFitWidth = false
  open var minimumScaleFactor: CGFloat = 0
  open var preferredMaxLayoutWidth: CGFloat = 0
}
