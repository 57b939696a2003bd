// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation
import TextMetrics

/// A field for lines of text, as high as they are where it does not scroll.
@MainActor @preconcurrency open class UITextView: UIScrollView {
  open var text: String! = "" { didSet { invalidateIntrinsicContentSize() } }
  open var attributedText: NSAttributedString! {
    didSet {
      if let attributedText { text = attributedText.string }
      invalidateIntrinsicContentSize()
    }
  }
  open var font: UIFont? { didSet { invalidateIntrinsicContentSize() } }
  open var textColor: UIColor?
  open var textAlignment = NSTextAlignment.natural
  open var isEditable = true
  open var isSelectable = true
  open var adjustsFontForContentSizeCategory = false {
    didSet { invalidateIntrinsicContentSize() }
  }
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { invalidateIntrinsicContentSize() }
  }
  public private(set) lazy var textContainer = NSTextContainer(of: self)
  open override var isScrollEnabled: Bool { didSet { invalidateIntrinsicContentSize() } }
  /// The width that constraints gave it, while its lines are asked for.
  private var wrappingWidth: CGFloat?

  open override var inputView: UIView? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  open override var inputAccessoryView: UIView? {
    get { kept(nil) }
    set { keep(newValue) }
  }

  /// None while it scrolls: its text has no say in its size then.
  open override var intrinsicContentSize: CGSize {
    isScrollEnabled ? super.intrinsicContentSize : textSize(within: wrappingWidth)
  }

  /// As wide as it is told, and as high as its lines at that width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let isWide = size.width.isFinite && size.width > 0 && size.width < 10_000_000
    let fitting = textSize(within: isWide ? size.width : nil)
    return CGSize(width: isWide ? size.width : fitting.width, height: fitting.height)
  }

  override var wrapsContent: Bool { !isScrollEnabled }

  override func contentSize(wrappedTo width: CGFloat) -> CGSize? {
    wrappingWidth = width
    defer { wrappingWidth = nil }
    return intrinsicContentSize
  }

  override var firstBaselineOffset: CGFloat { textContainerInset.top + shownFont.ascender }
  override var lastBaselineOffset: CGFloat { textContainerInset.bottom - shownFont.descender }

  private var shownFont: UIFont {
    let font = font ?? .systemFont(ofSize: 12)
    return adjustsFontForContentSizeCategory ? font.adjusted(for: traitCollection) : font
  }

  /// The lines within the insets and the padding of the container; an empty text has one line.
  private func textSize(within width: CGFloat?) -> CGSize {
    var attributes = StyledText.Attributes(font: shownFont.metrics)
    attributes.paragraph.lineBreakMode = textContainer.lineBreakMode.metrics
    let styled =
      attributedText.map { StyledText($0, besides: attributes) }
      ?? StyledText(text ?? "", attributes)
    let insets = textContainerInset
    let around = insets.left + insets.right + 2 * textContainer.lineFragmentPadding
    let layout = TextLayout(
      styled, width: width.map { Double(max(1, $0 - around)) },
      lineLimit: textContainer.maximumNumberOfLines)
    return CGSize(
      width: ceiledToPixel(layout.width + around),
      height: ceiledToPixel(
        max(layout.height, shownFont.lineHeight) + insets.top + insets.bottom))
  }
}

/// Where the lines of a text view stand.
@MainActor @preconcurrency open class NSTextContainer: NSObject {
  open var lineFragmentPadding: CGFloat = 5 { didSet { changed() } }
  open var maximumNumberOfLines = 0 { didSet { changed() } }
  open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { changed() } }
  /// Kept: lines are not broken around them.
  open var exclusionPaths: [UIBezierPath] = []
  open var widthTracksTextView = true
  open var heightTracksTextView = false
  open var size = CGSize.zero
  private weak var view: UITextView?

  init(of view: UITextView) { self.view = view }

  private func changed() { view?.invalidateIntrinsicContentSize() }
}

@MainActor @preconcurrency public protocol UITextViewDelegate: UIScrollViewDelegate {
  func textViewDidChange(_ textView: UITextView)
  func textViewDidBeginEditing(_ textView: UITextView)
  func textViewDidEndEditing(_ textView: UITextView)
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  func textViewDidChangeSelection(_ textView: UITextView)
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
}

extension UITextViewDelegate {
  public func textViewDidChange(_ textView: UITextView) {}
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  public func textViewDidEndEditing(_ textView: UITextView) {}
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  public func textViewDidChangeSelection(_ textView: UITextView) {}
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  public func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { true }
}

public enum UITextItemInteraction: Int, Sendable {
  case invokeDefaultAction, presentActions, preview
}
