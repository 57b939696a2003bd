public import Foundation

/// A rectangle in a tree of rectangles.
///
/// Nothing is drawn. A frame is what code, constraints or a flexible `autoresizingMask` make it. `safeAreaInsets` can be set, since there is no window to give them.
@MainActor @preconcurrency open class UIView: UIResponder {
  private var origin: CGPoint {
    didSet { if origin != oldValue { constraintsChanged() } }
  }
  open var bounds: CGRect {
    didSet {
      if bounds.size != oldValue.size {
        resized(from: oldValue)
      } else if bounds.origin != oldValue.origin, !givenGuides.isEmpty {
        constraintsChanged()
      }
    }
  }

  public private(set) var subviews: [UIView] = []
  public private(set) weak var superview: UIView?
  open var backgroundColor: UIColor?
  open var tintColor: UIColor! = .systemBlue
  open var alpha: CGFloat = 1
  open var isHidden = false {
    didSet { if isHidden != oldValue, superview is UIStackView { constraintsChanged() } }
  }
  open var isOpaque = true
  open var isUserInteractionEnabled = true
  open var isMultipleTouchEnabled = false
  open var clipsToBounds = false
  open var tag = 0
  open var contentMode = ContentMode.scaleToFill
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet { if semanticContentAttribute != oldValue { constraintsChanged() } }
  }
  open var autoresizingMask: AutoresizingMask = []
  open var translatesAutoresizingMaskIntoConstraints = true { didSet { constraintsChanged() } }
  open var accessibilityIdentifier: String?
  open var preservesSuperviewLayoutMargins = false { didSet { constraintsChanged() } }
  open var insetsLayoutMarginsFromSafeArea = true { didSet { constraintsChanged() } }
  open var isAccessibilityElement = false
  open var accessibilityLabel: String?
  open var accessibilityValue: String?
  open var accessibilityHint: String?
  open var accessibilityTraits: UIAccessibilityTraits = []
  /// Whether it, and what is inside, is bright or dark, whatever is outside.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitOverrides.userInterfaceStyle }
    set { traitOverrides.style = newValue == .unspecified ? nil : newValue }
  }
  public internal(set) var constraints: [NSLayoutConstraint] = []
  public internal(set) var gestureRecognizers: [UIGestureRecognizer]?
  private var priorities: [HuggingKey: UILayoutPriority] = [:]
  /// What bars and the device's edges cover of it: what was set, else what reaches into it of its
  /// outer view's or, for a controller's view, of its parent's; and what its controller adds.
  open var safeAreaInsets: UIEdgeInsets {
    get { safeArea }
    set {
      givenSafeArea = newValue
      marginsChanged()
    }
  }
  /// The safe area that was set, as by a device.
  private(set) var givenSafeArea: UIEdgeInsets?
  open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) {
    didSet {
      hasOwnMargins = true
      marginsChanged()
    }
  }
  /// Whether somebody set the margins.
  private(set) var hasOwnMargins = false
  var layoutGuides: [UILayoutGuide] = []
  /// The guides that the view gives: those of the safe area and of the margins.
  var givenGuides: [UILayoutGuide] = []
  /// What constraints came to, where they are solved up to this view and nothing changed since.
  var solvedFrames: SolvedFrames?
  var isUpdatingConstraintsNeeded = true
  /// Whether somebody else gives it its size, so that what is inside is solved for itself.
  var isLayoutBoundary: Bool { false }
  /// The controller whose view it is.
  weak var controller: UIViewController?
  open var traitOverrides = UITraitOverrides() {
    didSet {
      constraintsChanged()
      setNeedsLayout()
      traitsChanged(
        from: UITraitCollection(inheriting: superview?.traitCollection, oldValue),
        to: traitCollection)
    }
  }
  open class var layerClass: AnyClass { CALayer.self }
  public lazy var layer: CALayer =
    (type(of: self).layerClass as? CALayer.Type ?? CALayer.self).init()
  private var needsLayout = true
  var needsPropertyUpdate = true

  public init(frame: CGRect) {
    origin = frame.origin
    bounds = CGRect(origin: .zero, size: frame.size)
    super.init()
  }

  public required init?(coder: NSCoder) {
    origin = .zero
    bounds = .zero
    super.init()
  }

  public convenience override init() { self.init(frame: .zero) }

  /// The frame before it is transformed.
  var box: CGRect { CGRect(origin: origin, size: bounds.size) }

  open var frame: CGRect {
    get { box.transformedAroundCenter(transform) }
    set { place(newValue) }
  }

  /// Gives it a frame, as what it has before it is transformed.
  func place(_ box: CGRect) {
    origin = box.origin
    bounds.size = box.size
  }

  open var center: CGPoint {
    get { CGPoint(x: box.midX, y: box.midY) }
    set { origin = CGPoint(x: newValue.x - bounds.width / 2, y: newValue.y - bounds.height / 2) }
  }

  open var transform3D = CATransform3DIdentity

  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(transform3D) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }

  open var traitCollection: UITraitCollection {
    UITraitCollection(inheriting: (superview ?? dequeuer)?.traitCollection, traitOverrides)
  }

  /// The collection or table view that it is for, whose traits it has before it stands there.
  weak var dequeuer: UIView?

  /// Whether it is bright or dark, as its traits say.
  private var interfaceStyle: UIUserInterfaceStyle {
    traitOverrides.style ?? (superview ?? dequeuer)?.interfaceStyle ?? UITraitCollection.screenStyle
  }

  // MARK: Tree

  open func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }

  open func insertSubview(_ view: UIView, at index: Int) {
    guard !isDescendant(of: view) else {
      return raise("Can't add self as subview", name: "NSInvalidArgumentException")
    }
    if view.superview === self {
      subviews.removeAll { $0 === view }
    } else {
      view.removeFromSuperview()
    }
    subviews.insert(view, at: min(index, subviews.count))
    view.superview = self
    view.didMoveToSuperview()
    constraintsChanged()
    setNeedsLayout()
  }

  open func removeFromSuperview() {
    guard let outer = superview else { return }
    outer.willRemoveSubview(self)
    if !isLayoutBoundary { dropOuterConstraints() }
    outer.constraintsChanged()
    outer.subviews.removeAll { $0 === self }
    superview = nil
    constraintsChanged()
  }

  open func willRemoveSubview(_ subview: UIView) {}
  open func didAddSubview(_ subview: UIView) {}
  open func layoutSublayers(of layer: CALayer) {}
  open func display(_ layer: CALayer) {}
  open func draw(_ layer: CALayer, in ctx: CGContext) {}
  open func layerWillDraw(_ layer: CALayer) {}
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func needsUpdateConstraints() -> Bool { isUpdatingConstraintsNeeded }
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  open var isFocused: Bool { false }
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    let index = subviews.firstIndex { $0 === sibling }
    insertSubview(view, at: index.map { $0 + 1 } ?? subviews.count)
  }

  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insertSubview(view, at: subviews.firstIndex { $0 === sibling } ?? subviews.count)
  }

  open func bringSubviewToFront(_ view: UIView) {
    guard view.superview === self else { return }
    subviews.removeAll { $0 === view }
    subviews.append(view)
  }

  open func sendSubviewToBack(_ view: UIView) {
    guard view.superview === self else { return }
    subviews.removeAll { $0 === view }
    subviews.insert(view, at: 0)
  }

  open func isDescendant(of view: UIView) -> Bool {
    self === view || (superview?.isDescendant(of: view) ?? false)
  }

  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    return subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }

  /// Always `nil`: there are no windows.
  open var window: UIWindow? { nil }

  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
    gestureRecognizer.view = self
  }

  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.view = nil
  }

  // MARK: Layout

  open func setNeedsLayout() { needsLayout = true }

  open func layoutIfNeeded() {
    solveIfNeeded()
    if needsLayout {
      needsLayout = false
      controller?.updatePropertiesIfAsked()
      updatePropertiesIfNeeded()
      if interfaceStyle == UITraitCollection.current.userInterfaceStyle {
        layoutSubviews()
      } else {
        traitCollection.performAsCurrent { layoutSubviews() }
      }
    }
    for view in subviews { view.layoutIfNeeded() }
  }

  /// Gives subviews the frames that constraints make.
  open func layoutSubviews() { applySolvedFrames() }

  open func updateProperties() {}

  open func setNeedsDisplay() {}
  open func setNeedsDisplay(_ rect: CGRect) {}
  open func updateConstraints() {}

  open func setNeedsUpdateConstraints() {
    isUpdatingConstraintsNeeded = true
    constraintsChanged()
  }

  open func updateConstraintsIfNeeded() { updateConstraintsInside() }

  open func didMoveToSuperview() {}
  open func didMoveToWindow() {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func tintColorDidChange() {}
  open func safeAreaInsetsDidChange() {}
  open func layoutMarginsDidChange() {}
  open class var requiresConstraintBasedLayout: Bool { false }
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, alpha >= 0.01, isUserInteractionEnabled,
      self.point(inside: point, with: event)
    else { return nil }
    let inner = subviews.reversed().lazy.compactMap { view in
      view.hitTest(view.convert(point, from: self), with: event)
    }
    return inner.first ?? self
  }
  open func draw(_ rect: CGRect) {}
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Tells everything inside that other traits hold, unless it overrides those itself.
  private func traitsChanged(from old: UITraitCollection, to new: UITraitCollection) {
    guard old != new else { return }
    constraintsChanged()
    setNeedsLayout()
    tellTraitChange(from: old)
    for view in subviews {
      view.traitsChanged(
        from: UITraitCollection(inheriting: old, view.traitOverrides),
        to: UITraitCollection(inheriting: new, view.traitOverrides))
    }
  }

  @discardableResult open func endEditing(_ force: Bool) -> Bool { true }

  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    solvedFittingSize(targetSize, withHorizontalFittingPriority, verticalFittingPriority)
  }

  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  open func invalidateIntrinsicContentSize() {
    superview?.setNeedsLayout()
    constraintsChanged()
  }

  /// Whether its content is higher where it is narrower.
  var wrapsContent: Bool { false }

  /// The size of its content where that has so much width; `nil` where width does not matter.
  func contentSize(wrappedTo width: CGFloat) -> CGSize? { nil }

  open var forFirstBaselineLayout: UIView { self }
  open var forLastBaselineLayout: UIView { self }
  /// From the top to the first baseline.
  var firstBaselineOffset: CGFloat { 0 }
  /// From the last baseline to the bottom.
  var lastBaselineOffset: CGFloat { 0 }

  open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }

  // MARK: Priorities

  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    priorities[HuggingKey(axis: axis, resists: false)] = priority
    constraintsChanged()
  }

  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    priorities[HuggingKey(axis: axis, resists: true)] = priority
    constraintsChanged()
  }

  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    priorities[HuggingKey(axis: axis, resists: false)] ?? .defaultLow
  }

  open func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority { priorities[HuggingKey(axis: axis, resists: true)] ?? .defaultHigh }

  private struct HuggingKey: Hashable {
    var axis: NSLayoutConstraint.Axis
    var resists: Bool
  }

  func marginsChanged() {
    constraintsChanged()
    setNeedsLayout()
  }

  private func resized(from old: CGRect) {
    setNeedsLayout()
    for view in subviews where !view.autoresizingMask.isEmpty {
      guard view.translatesAutoresizingMaskIntoConstraints else { continue }
      view.place(view.autoresizedFrame(from: old, to: bounds))
    }
    constraintsChanged()
  }
}
