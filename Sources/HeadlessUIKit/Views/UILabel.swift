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

  /// What `textRect(forBounds:limitedToNumberOfLines:)` says, so that labels which add room around
  /// their text there ask for it.
  ///
  /// - Parameter width: What lines are wrapped to; zero where they may be as long as they are.
  private func textSize(within width: CGFloat) -> CGSize {
    let room = numberOfLines == 1 || width <= 0 ? Self.unbounded : width
    return textRect(
      forBounds: CGRect(x: 0, y: 0, width: room, height: Self.unbounded),
      limitedToNumberOfLines: numberOfLines
    ).size
  }

  private static let unbounded: CGFloat = 1e7

  open func textRect(
    forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect {
    let width = bounds.width < Self.unbounded / 2 ? bounds.width : 0
    return CGRect(origin: bounds.origin, size: size(of: layout(width, numberOfLines)))
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
