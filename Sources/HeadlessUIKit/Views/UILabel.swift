public import Foundation

/// How lines of text stand.
public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }

/// How a line ends that is too long.
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail
  case byTruncatingMiddle
}

/// Text, which is measured by the estimate of `TextMetrics`.
@MainActor @preconcurrency open class UILabel: UIView {
  /// What was set last, as one or the other.
  enum Content {
    case plain(String?)
    case attributed(NSAttributedString)
  }

  private(set) var content = Content.plain(nil) { didSet { invalidateIntrinsicContentSize() } }

  open var text: String? {
    get {
      switch content {
      case .plain(let text): text
      case .attributed(let text): text.string
      }
    }
    set { content = .plain(newValue) }
  }

  open var attributedText: NSAttributedString? {
    get {
      switch content {
      case .plain(let text): text.map { NSAttributedString(string: $0, attributes: [.font: font!]) }
      case .attributed(let text): text
      }
    }
    set { content = newValue.map(Content.attributed) ?? .plain(nil) }
  }

  open var font: UIFont! = .systemFont(ofSize: 17) {
    didSet {
      if font == nil { font = .systemFont(ofSize: 17) }
      invalidateIntrinsicContentSize()
    }
  }
  open var textColor: UIColor! = .label
  open var textAlignment = NSTextAlignment.natural
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
    didSet { invalidateIntrinsicContentSize() }
  }
  open var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy.standard
  open var numberOfLines = 1 { didSet { invalidateIntrinsicContentSize() } }
  open var isEnabled = true
  open var isHighlighted = false
  open var highlightedTextColor: UIColor?
  open var shadowColor: UIColor?
  open var shadowOffset = CGSize(width: 0, height: -1)
  open var adjustsFontForContentSizeCategory = false {
    didSet { invalidateIntrinsicContentSize() }
  }
  open var adjustsFontSizeToFitWidth = false
  open var allowsDefaultTighteningForTruncation = false
  open var minimumScaleFactor: CGFloat = 0
  open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { invalidateIntrinsicContentSize() } }
  /// The width that constraints gave it, while its lines are asked for.
  private var wrappingWidth: CGFloat?

  open override var intrinsicContentSize: CGSize {
    textSize(within: wrappingWidth ?? preferredMaxLayoutWidth)
  }

  /// A label of one line is as wide as its text whatever the size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { textSize(within: size.width) }

  open func textRect(
    forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect {
    CGRect(origin: bounds.origin, size: size(of: layout(bounds.width, numberOfLines)))
  }

  open func drawText(in rect: CGRect) {}

  override var wrapsContent: Bool { numberOfLines != 1 && preferredMaxLayoutWidth == 0 }

  override func contentSize(wrappedTo width: CGFloat) -> CGSize? {
    wrappingWidth = width
    defer { wrappingWidth = nil }
    return intrinsicContentSize
  }

  override var firstBaselineOffset: CGFloat { shownFont.ascender }
  override var lastBaselineOffset: CGFloat { -shownFont.descender }
}
