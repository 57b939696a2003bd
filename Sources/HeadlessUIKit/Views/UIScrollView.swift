import CompositionalLayout
public import Foundation
import HeadlessCollectionView

/// What is told of scrolling.
@MainActor @preconcurrency public protocol UIScrollViewDelegate: NSObjectProtocol {
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {}
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  public func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {}
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}

/// A view of part of its content; moves are never animated.
///
/// Swift lets no subclass give `delegate` another type, as collection and table views do in
/// Apple's headers; so a plain scroll view has it from `ScrollDelegating`.
@MainActor @preconcurrency open class UIScrollView: UIView, ScrollDelegating {
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic, scrollableAxes, never, always
  }

  public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }

  public enum IndicatorStyle: Int, Sendable { case `default`, black, white }

  public struct DecelerationRate: Hashable, RawRepresentable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  open var contentSize = CGSize.zero
  open var contentInset = UIEdgeInsets.zero { didSet { insetsChanged() } }
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { insetsChanged() }
  }
  open override var safeAreaInsets: UIEdgeInsets { didSet { insetsChanged() } }
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  open var scrollIndicatorInsets = UIEdgeInsets.zero {
    didSet {
      verticalScrollIndicatorInsets = scrollIndicatorInsets
      horizontalScrollIndicatorInsets = scrollIndicatorInsets
    }
  }
  public var contentLayoutGuide: UILayoutGuide { guide(.content) }
  public var frameLayoutGuide: UILayoutGuide { guide(.frame) }
  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true
  open var isScrollEnabled = true
  open var isPagingEnabled = false
  open var bounces = true
  open var alwaysBounceVertical = false
  open var alwaysBounceHorizontal = false
  open var isDirectionalLockEnabled = false
  open var delaysContentTouches = true
  open var canCancelContentTouches = true
  open var decelerationRate = DecelerationRate.normal
  open var keyboardDismissMode = KeyboardDismissMode.none
  open var indicatorStyle = IndicatorStyle.default
  open var minimumZoomScale: CGFloat = 1
  open var maximumZoomScale: CGFloat = 1
  open var refreshControl: UIRefreshControl?
  public var isTracking: Bool { false }
  public var isDragging: Bool { false }
  public var isDecelerating: Bool { false }
  public internal(set) weak var plainDelegate: (any UIScrollViewDelegate)?
  private var lastInsets = UIEdgeInsets.zero

  /// What is told of scrolling; collection and table views answer their own delegates.
  var scrollDelegate: (any UIScrollViewDelegate)? { plainDelegate }
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
    let moves = contentOffset != self.contentOffset
    self.contentOffset = contentOffset
    if animated, moves { scrollDelegate?.scrollViewDidEndScrollingAnimation(self) }
  }

  /// Scrolls as little as is needed to show a part of the content.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    var target = contentOffset
    target.x = offset(showing: rect, along: .horizontal, at: .nearest).x
    target.y = offset(showing: rect, along: .vertical, at: .nearest).y
    setContentOffset(target, animated: animated)
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

  /// Does what a finger does that drags the content and lifts; the content stays filled.
  ///
  /// Layout and delegate may let it come to rest elsewhere.
  ///
  /// - Parameters:
  ///   - offset: The content offset at which the finger lifts.
  ///   - velocity: How fast the finger is when it lifts, in points a millisecond. What follows from
  ///     it is up to layout and delegate: nothing glides on by itself.
  public func simulateScroll(to offset: CGPoint, velocity: CGPoint = .zero) {
    guard isScrollEnabled else { return }
    layoutIfNeeded()
    scrollDelegate?.scrollViewWillBeginDragging(self)
    contentOffset = clamped(offset)
    layoutIfNeeded()
    var target = restingOffset(proposed: contentOffset, velocity: velocity)
    scrollDelegate?.scrollViewWillEndDragging(
      self, withVelocity: velocity, targetContentOffset: &target)
    target = clamped(target)
    let decelerates = target != contentOffset
    scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: decelerates)
    if decelerates {
      scrollDelegate?.scrollViewWillBeginDecelerating(self)
      contentOffset = target
      layoutIfNeeded()
      scrollDelegate?.scrollViewDidEndDecelerating(self)
    }
    layoutIfNeeded()
  }

  /// Where a drag is to come to rest, before the delegate is asked.
  func restingOffset(proposed: CGPoint, velocity: CGPoint) -> CGPoint { proposed }

  // MARK: Insets and ranges

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

  private func visibleRange(along axis: LayoutAxis) -> VisibleRange {
    let insets = DirectionalEdgeInsets(adjustedContentInset)
    return VisibleRange(
      offset: LayoutPoint(contentOffset)[axis],
      extent: CompositionalLayout.LayoutExtent(bounds.size)[axis],
      contentExtent: CompositionalLayout.LayoutExtent(contentSize)[axis],
      startInset: insets.start(axis), endInset: insets.end(axis))
  }

  /// The offset that brings a part of the content to a place on screen.
  func offset(
    showing frame: CGRect, along axis: LayoutAxis, at position: ScrollPosition
  ) -> CGPoint {
    var offset = LayoutPoint(contentOffset)
    let frame = LayoutRect(frame)
    offset[axis] = visibleRange(along: axis).offset(
      showing: frame.start(axis), length: frame.size[axis], at: position)
    return CGPoint(offset)
  }

  /// The offset next to the proposed one that shows no room beyond the content.
  func clamped(_ proposed: CGPoint) -> CGPoint {
    var offset = LayoutPoint(proposed)
    for axis in LayoutAxis.allCases {
      offset[axis] = visibleRange(along: axis).clamped(offset[axis])
    }
    return CGPoint(offset)
  }
}

/// A view that tells a delegate of its scrolling.
@MainActor @preconcurrency public protocol ScrollDelegating: AnyObject {
  /// The delegate of a plain scroll view.
  var plainDelegate: (any UIScrollViewDelegate)? { get }
}

extension ScrollDelegating where Self: UIScrollView {
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { plainDelegate = newValue }
  }
}
