public import Foundation
import TextMetrics

/// How lines of text stand.
public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }

/// How a line ends that is too long.
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail
  case byTruncatingMiddle
}

/// Text, which is measured by the estimate of `TextMetrics`.
@MainActor @preconcurrency open class UILabel: UIView, WidthDependentContent {
  /// What was set last, as one or the other.
  private enum Content {
    case plain(String?)
    case attributed(NSAttributedString)
  }

  private var content = Content.plain(nil) { didSet { invalidateIntrinsicContentSize() } }

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

  open override var intrinsicContentSize: CGSize {
    contentSize(wrappedAt: preferredMaxLayoutWidth)
  }

  func contentSize(wrappedAt width: CGFloat) -> CGSize {
    textRect(
      forBounds: CGRect(x: 0, y: 0, width: numberOfLines == 1 ? 0 : width, height: 0),
      limitedToNumberOfLines: numberOfLines
    ).size
  }

  /// A label of one line is as wide as its text whatever the size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { contentSize(wrappedAt: size.width) }

  open func textRect(
    forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect {
    CGRect(origin: bounds.origin, size: size(of: layout(bounds.width, numberOfLines)))
  }

  open func drawText(in rect: CGRect) {}

  private func size(of layout: TextLayout) -> CGSize {
    let scale = Double(traitCollection.displayScale)
    return CGSize(
      width: TextLayout.ceiled(layout.width, scale: scale),
      height: TextLayout.ceiled(layout.height, scale: scale))
  }

  /// The text in lines that are `width` points wide, or as wide as they like for zero.
  private func layout(_ width: CGFloat, _ lineLimit: Int) -> TextLayout {
    TextLayout(styledText, width: width, lineLimit: lineLimit)
  }

  private var styledText: StyledText {
    let font = adjustsFontForContentSizeCategory ? font.adjusted(for: traitCollection) : font!
    var attributes = StyledText.Attributes(font: font.metrics)
    attributes.paragraph.lineBreakMode = lineBreakMode.metrics
    attributes.paragraph.keepsHangulWords = lineBreakStrategy.contains(.hangulWordPriority)
    switch content {
    case .plain(let text): return StyledText(text ?? "", attributes)
    case .attributed(let text):
      var styled = StyledText(text, besides: attributes)
      // The label's own ways with lines that are too long hold for all of its text.
      styled.setLineBreaking(as: attributes.paragraph)
      return styled
    }
  }
}

/// A view whose content is as high as its width makes it.
@MainActor protocol WidthDependentContent: UIView {
  /// The size of the content in a width, or in any for zero.
  func contentSize(wrappedAt width: CGFloat) -> CGSize
}
