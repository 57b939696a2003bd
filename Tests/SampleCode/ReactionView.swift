import UIKit

/// A view that is touched, told of, moved and written on.

final class ReactionView: UIView {
  override var intrinsicContentSize: CGSize { .zero }
  override class var requiresConstraintBasedLayout: Bool { true }
  override var canBecomeFirstResponder: Bool { true }
  override var canBecomeFocused: Bool { true }
  override var bounds: CGRect { didSet {} }
  override var frame: CGRect { didSet {} }
  override var isHidden: Bool { didSet {} }
  override var alpha: CGFloat { didSet {} }
  override var center: CGPoint { didSet {} }
  override var tintColor: UIColor! { didSet {} }
  override var backgroundColor: UIColor? { didSet {} }
  override var accessibilityLabel: String? {
    get { "a" }
    set {}
  }
  override var isUserInteractionEnabled: Bool { didSet {} }
  override var contentMode: UIView.ContentMode { didSet {} }
  override var alignmentRectInsets: UIEdgeInsets { .zero }
  override var layoutMargins: UIEdgeInsets { didSet {} }
  override var forFirstBaselineLayout: UIView { self }
  override var undoManager: UndoManager? { nil }
  override var inputView: UIView? { nil }
  override func tintColorDidChange() {}
  override func didMoveToSuperview() { super.didMoveToSuperview() }
  override func didMoveToWindow() { super.didMoveToWindow() }
  override func willMove(toSuperview newSuperview: UIView?) {
    super.willMove(toSuperview: newSuperview)
  }
  override func willMove(toWindow newWindow: UIWindow?) {}
  override func didAddSubview(_ subview: UIView) {}
  override func willRemoveSubview(_ subview: UIView) {}
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event)
  }
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event)
  }
  override func updateConstraints() { super.updateConstraints() }
  override func layoutMarginsDidChange() {}
  override func safeAreaInsetsDidChange() {}
  override func layoutSublayers(of layer: CALayer) { super.layoutSublayers(of: layer) }
  override func draw(_ layer: CALayer, in ctx: CGContext) {}
  override func action(for layer: CALayer, forKey event: String) -> CAAction? { nil }
  override func display(_ layer: CALayer) {}
  override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { .zero }
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }
  override func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    .required
  }
  override func addSubview(_ view: UIView) { super.addSubview(view) }
  override func removeFromSuperview() { super.removeFromSuperview() }
  override func setNeedsLayout() { super.setNeedsLayout() }
  override func setNeedsDisplay() { super.setNeedsDisplay() }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let t = touches.first else { return }
    _ = t.location(in: self)
    _ = t.previousLocation(in: self)
    _ = t.force
    _ = t.maximumPossibleForce
    _ = t.tapCount
    _ = t.phase == .began
    _ = t.timestamp
    _ = t.window
    _ = t.type == .direct
    _ = t.majorRadius
    _ = t.gestureRecognizers
    _ = t.preciseLocation(in: self)
    _ = event?.allTouches
    _ = event?.touches(for: self)
    _ = event?.type == .touches
    _ = event?.coalescedTouches(for: t)
    _ = event?.timestamp
    _ = event?.subtype
    _ = event?.modifierFlags
    _ = event?.buttonMask
    _ = event?.predictedTouches(for: t)
    super.touchesBegan(touches, with: event)
  }
  func setUp() {
    isExclusiveTouch = true
    isMultipleTouchEnabled = true
    autoresizesSubviews = true
    isOpaque = false
    clearsContextBeforeDrawing = true
    tintAdjustmentMode = .dimmed
    semanticContentAttribute = .forceRightToLeft
    _ = effectiveUserInterfaceLayoutDirection
    insetsLayoutMarginsFromSafeArea = true
    preservesSuperviewLayoutMargins = true
    directionalLayoutMargins = .zero
    mask = UIView()
    contentScaleFactor = 2
    _ = traitCollection
    accessibilityIdentifier = ""
    isAccessibilityElement = true
    accessibilityTraits = [
      .button, .adjustable, .link, .notEnabled, .searchField, .keyboardKey, .summaryElement,
      .updatesFrequently, .playsSound, .startsMediaSession, .allowsDirectInteraction,
      .causesPageTurn, .tabBar, .selected,
    ]
    accessibilityHint = ""
    accessibilityValue = ""
    accessibilityElements = []
    accessibilityFrame = .zero
    accessibilityPath = nil
    accessibilityElementsHidden = true
    accessibilityViewIsModal = true
  }

  func describeForAccessibility() {
    shouldGroupAccessibilityChildren = true
    accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: "a", target: self, selector: Selector("a"))
    ]
    accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: "a") { _ in true },
      UIAccessibilityCustomAction(name: "a", image: nil) { _ in true },
    ]
    accessibilityAttributedLabel = nil
    accessibilityLanguage = "a"
    accessibilityIgnoresInvertColors = true
    accessibilityContainerType = .list
    accessibilityActivationPoint = .zero
    accessibilityRespondsToUserInteraction = true
    accessibilityUserInputLabels = []
    showsLargeContentViewer = true
    largeContentTitle = ""
    addInteraction(UILargeContentViewerInteraction())
    accessibilityNavigationStyle = .automatic
    _ = accessibilityActivate()
    accessibilityIncrement()
    _ = accessibilityElementCount()
    _ = accessibilityElement(at: 0)
    _ = accessibilityPerformEscape()
  }

  func setAccessibilityElement() {
    let e = UIAccessibilityElement(accessibilityContainer: self)
    e.accessibilityLabel = ""
    e.accessibilityFrameInContainerSpace = .zero
    e.accessibilityTraits = .button
    e.accessibilityIdentifier = "a"
    _ = e.accessibilityContainer
    UIAccessibility.post(notification: .pageScrolled, argument: nil)
    _ = UIAccessibility.isBoldTextEnabled
    _ = UIAccessibility.isVoiceOverRunning
    _ = UIAccessibility.isSwitchControlRunning
    _ = UIAccessibility.isInvertColorsEnabled
    _ = UIAccessibility.isDarkerSystemColorsEnabled
    _ = UIAccessibility.prefersCrossFadeTransitions
    _ = UIAccessibility.voiceOverStatusDidChangeNotification
    _ = UIAccessibility.reduceMotionStatusDidChangeNotification
    _ = UIAccessibility.isGuidedAccessEnabled
    _ = UIAccessibility.shouldDifferentiateWithoutColor
    _ = UIAccessibility.boldTextStatusDidChangeNotification
    _ = UIAccessibility.isReduceTransparencyEnabled
    _ = UIAccessibility.isGrayscaleEnabled
    _ = UIAccessibility.announcementDidFinishNotification
    addGestureRecognizer(UITapGestureRecognizer())
    removeGestureRecognizer(UITapGestureRecognizer())
    _ = gestureRecognizers
    _ = snapshotView(afterScreenUpdates: true)
    _ = resizableSnapshotView(from: .zero, afterScreenUpdates: true, withCapInsets: .zero)
    drawHierarchy(in: bounds, afterScreenUpdates: true)
    insertSubview(self, at: 0)
    insertSubview(self, aboveSubview: self)
  }

  func tellAccessibility() {
    insertSubview(self, belowSubview: self)
    bringSubviewToFront(self)
    sendSubviewToBack(self)
    exchangeSubview(at: 0, withSubviewAt: 1)
    _ = isDescendant(of: self)
    _ = viewWithTag(1)
    _ = convert(CGPoint.zero, to: self)
    _ = convert(CGRect.zero, from: nil)
    _ = sizeThatFits(.zero)
    sizeToFit()
    _ = systemLayoutSizeFitting(
      .zero, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    addLayoutGuide(UILayoutGuide())
    removeLayoutGuide(UILayoutGuide())
    _ = constraints
    removeConstraints([])
    addConstraints([])
    _ = constraintsAffectingLayout(for: .horizontal)
    _ = hasAmbiguousLayout
    setNeedsUpdateConstraints()
    updateConstraintsIfNeeded()
    _ = needsUpdateConstraints()
    _ = readableContentGuide
    _ = layoutMarginsGuide
    _ = keyboardLayoutGuide.topAnchor
    keyboardLayoutGuide.followsUndockedKeyboard = true
    setContentHuggingPriority(.required, for: .vertical)
    _ = contentCompressionResistancePriority(for: .vertical)
    addMotionEffect(UIMotionEffectGroup())
  }

  func setInterpolatingMotionEffect() {
    let me = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
    me.minimumRelativeValue = 1
    me.maximumRelativeValue = 2
    _ = motionEffects
    _ = interactions
    removeInteraction(UIPointerInteraction(delegate: nil))
    endEditing(true)
    transform = CGAffineTransform(rotationAngle: 1).translatedBy(x: 1, y: 2).scaledBy(x: 1, y: 1)
    transform3D = CATransform3DIdentity
    anchorPoint = .zero
    setNeedsDisplay(bounds)
    _ = alignmentRect(forFrame: .zero)
    _ = frame(forAlignmentRect: .zero)
    restorationIdentifier = ""
    focusGroupIdentifier = ""
    focusEffect = nil
    _ = isFocused
    overrideUserInterfaceStyle = .dark
    maximumContentSizeCategory = .large
    minimumContentSizeCategory = .large
    layer.cornerRadius = 3
    layer.cornerCurve = .continuous
    _ = UIView.inheritedAnimationDuration
    UIView.setAnimationsEnabled(true)
    UIView.performWithoutAnimation {}
    _ = UIView.areAnimationsEnabled
    _ = window?.safeAreaInsets
    _ = registerForTraitChanges([UITraitUserInterfaceStyle.self], action: Selector("a"))
    UIView.modifyAnimations(withRepeatCount: 2, autoreverses: true) {}
  }

  func moveViews() {
    _ = UIView.userInterfaceLayoutDirection(for: .unspecified)
    hoverStyle = nil
    translatesAutoresizingMaskIntoConstraints = false
    updateTraitsIfNeeded()
    traitOverrides.userInterfaceStyle = .dark
    invalidateIntrinsicContentSize()
    autoresizingMask = [
      .flexibleTopMargin, .flexibleBottomMargin, .flexibleLeftMargin, .flexibleRightMargin,
    ]
    tag = 1
    nib()
    _ = layoutMarginsGuide.owningView
    backgroundColor = nil

    UIView.animate(withDuration: 1) {}
    UIView.animate(
      withDuration: 1, delay: 0,
      options: [
        .curveEaseInOut, .allowUserInteraction, .beginFromCurrentState, .repeat, .autoreverse,
        .curveLinear, .layoutSubviews, .transitionCrossDissolve, .transitionFlipFromLeft,
        .overrideInheritedDuration, .showHideTransitionViews, .curveEaseOut,
        .preferredFramesPerSecond60, .allowAnimatedContent,
      ], animations: {}, completion: nil)
    UIView.animate(
      withDuration: 1, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 1, options: [],
      animations: {}, completion: nil)
  }

  func animate() {
    UIView.transition(with: self, duration: 1, options: .transitionCrossDissolve, animations: {})
    UIView.transition(from: self, to: self, duration: 1, options: [], completion: nil)
    UIView.animateKeyframes(
      withDuration: 1, delay: 0, options: [.calculationModeCubic],
      animations: { UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) {} })
    UIView.perform(.delete, on: [self], options: [], animations: nil)
    UIView.animate(springDuration: 1, bounce: 0.2) {}
    UIView.beginAnimations(nil, context: nil)
    UIView.setAnimationDuration(1)
    UIView.setAnimationCurve(.linear)
    UIView.commitAnimations()
  }

}
