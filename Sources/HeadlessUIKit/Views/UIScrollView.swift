public import Foundation

/// What is told of scrolling.
@MainActor @preconcurrency public protocol UIScrollViewDelegate: NSObjectProtocol {
  func scrollViewDidScroll(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}

/// A view of part of its content; moves are never animated.
@MainActor @preconcurrency open class UIScrollView: UIView {
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic, scrollableAxes, never, always
  }

  open var contentSize = CGSize.zero
  open var contentInset = UIEdgeInsets.zero { didSet { insetsChanged() } }
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { insetsChanged() }
  }
  open override var safeAreaInsets: UIEdgeInsets { didSet { insetsChanged() } }
  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true
  open var isScrollEnabled = true
  open var isPagingEnabled = false
  open var bounces = true
  open var alwaysBounceVertical = false
  open var alwaysBounceHorizontal = false
  private var lastInsets = UIEdgeInsets.zero

  /// What is told of scrolling; a collection view answers its own delegate.
  var scrollDelegate: (any UIScrollViewDelegate)? { nil }
  /// Whether the safe area counts at the top and bottom, or at the left and right.
  var scrollsVertically: Bool { true }

  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      guard newValue != bounds.origin else { return }
      bounds.origin = newValue
      setNeedsLayout()
      scrollDelegate?.scrollViewDidScroll(self)
    }
  }

  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
  }

  open var adjustedContentInset: UIEdgeInsets {
    var insets = contentInset
    guard contentInsetAdjustmentBehavior != .never else { return insets }
    let adjustsBoth = contentInsetAdjustmentBehavior == .always
    if adjustsBoth || scrollsVertically {
      insets.top += safeAreaInsets.top
      insets.bottom += safeAreaInsets.bottom
    }
    if adjustsBoth || !scrollsVertically {
      insets.left += safeAreaInsets.left
      insets.right += safeAreaInsets.right
    }
    return insets
  }

  /// Content that rests at the start of what is free of insets goes on doing so.
  func insetsChanged() {
    let insets = adjustedContentInset
    var offset = contentOffset
    if offset.x == -lastInsets.left { offset.x = -insets.left }
    if offset.y == -lastInsets.top { offset.y = -insets.top }
    lastInsets = insets
    contentOffset = offset
    setNeedsLayout()
  }
}
