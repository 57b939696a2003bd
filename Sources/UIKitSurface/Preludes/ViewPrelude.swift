/// UIKit's views and constraints: what is set is kept, and has no effect on the world.
let viewPrelude = #"""
  typealias AnyClass = Any
  typealias TimeInterval = Double

  class NSObject: Equatable, Hashable, CustomStringConvertible, NSObjectProtocol {
    init() {}
    static func == (left: NSObject, right: NSObject) -> Bool { left.isEqual(right) }
    func hash(into hasher: inout Hasher) { hasher.combine(hash) }
    func isEqual(_ object: Any?) -> Bool { object.map { _identity($0) == _identity(self) } ?? false }
    var hash: Int { _identity(self) }
    var description: String { "<\(type(of: self)): 0x...>" }
    var debugDescription: String { description }
    func responds(to aSelector: Selector!) -> Bool { false }
    func mutableCopy() -> Any { self }
    func copy() -> Any { self }
    func awakeFromNib() {}
  }

  func _identity(_ object: Any) -> Int
  class NSCoder {}
  class NSLocale {}
  enum UIUserInterfaceIdiom: Int { case unspecified, phone, pad, tv, carPlay, mac, vision }
  enum UIUserInterfaceSizeClass: Int { case unspecified, compact, regular }
  enum UIUserInterfaceStyle: Int { case unspecified, light, dark }
  enum UIUserInterfaceLayoutDirection: Int { case leftToRight, rightToLeft }
  enum UISemanticContentAttribute: Int {
    case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
  }
  enum UITraitEnvironmentLayoutDirection: Int { case unspecified, leftToRight, rightToLeft }
  enum UIContentSizeCategory: String {
    case unspecified, extraSmall, small, medium, large, extraLarge, extraExtraLarge
    case extraExtraExtraLarge, accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
    case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge
    var isAccessibilityCategory: Bool { _number > 6 }
    /// From the smallest, as text metrics count them; the default where none is said.
    var _number: Int {
      let all: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
        .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
      ]
      return all.firstIndex(of: self) ?? 3
    }
  }

  class UITraitCollection: NSObject {
    var displayScale: CGFloat = 2
    var userInterfaceIdiom = UIUserInterfaceIdiom.phone
    var horizontalSizeClass = UIUserInterfaceSizeClass.compact
    var verticalSizeClass = UIUserInterfaceSizeClass.regular
    var userInterfaceStyle = UIUserInterfaceStyle.light
    var preferredContentSizeCategory = UIContentSizeCategory.large
    var layoutDirection = UITraitEnvironmentLayoutDirection.leftToRight
    override init() { super.init() }
    init(_scale scale: CGFloat, _isRightToLeft isRightToLeft: Bool) {
      super.init()
      displayScale = scale
      layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
      userInterfaceStyle = _isDarkScreen() ? .dark : .light
    }
    static var current: UITraitCollection { _screenTraits() }
    static func _styled(_ isDark: Bool) -> UITraitCollection {
      let traits = _screenTraits()
      traits.userInterfaceStyle = isDark ? .dark : .light
      return traits
    }
  }

  class UIDevice: NSObject {
    static let current = UIDevice()
    var userInterfaceIdiom = UIUserInterfaceIdiom.phone
    var systemName: String { "iOS" }
    var systemVersion: String { "\(_systemNumber()).0" }
  }

  func _systemNumber() -> Int
  func _isAvailable(_ release: Int) -> Bool { release <= _systemNumber() }

  class UIScreen: NSObject {
    static let main = UIScreen()
    var bounds: CGRect { _screenBounds() }
    var scale: CGFloat { _screenTraits().displayScale }
  }

  func _screenBounds() -> CGRect
  func _screenTraits() -> UITraitCollection

  class UIResponder: NSObject {
    override init() { super.init() }
    var isFirstResponder: Bool { false }
    var next: UIResponder? { nil }
    @discardableResult func becomeFirstResponder() -> Bool { false }
    @discardableResult func resignFirstResponder() -> Bool { true }
  }

  class CALayer: NSObject {
    var cornerRadius: CGFloat = 0
    var borderWidth: CGFloat = 0
    var borderColor: UIColor? = nil
    var backgroundColor: UIColor? = nil
    var shadowColor: UIColor? = nil
    var shadowOpacity: Float = 0
    var shadowRadius: CGFloat = 0
    var shadowOffset = CGSize.zero
    var masksToBounds = false
    var opacity: Float = 1
    var zPosition: CGFloat = 0
    var shouldRasterize = false
    var isHidden = false
    var frame = CGRect.zero
    var bounds = CGRect.zero
    var sublayers: [CALayer]? = nil
    var transform = CGAffineTransform.identity
    var shadowPath: Any? = nil
    func addSublayer(_ layer: CALayer) { sublayers = (sublayers ?? []) + [layer] }
    func insertSublayer(_ layer: CALayer, at index: Int) { addSublayer(layer) }
    func removeFromSuperlayer() {}
    func setNeedsDisplay() {}
    var rasterizationScale: CGFloat = 1
    var cornerCurve = CALayerCornerCurve.circular
    var maskedCorners = CACornerMask.layerMinXMinYCorner
  }

  enum CALayerCornerCurve { case circular, continuous }

  struct CACornerMask: OptionSet {
    let rawValue: Int
    init(rawValue: Int) { self.rawValue = rawValue }
    static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
    static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
    static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
    static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
  }

  class UIView: UIResponder {
    struct AutoresizingMask: OptionSet {
      let rawValue: Int
      init(rawValue: Int) { self.rawValue = rawValue }
      static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
      static let flexibleWidth = AutoresizingMask(rawValue: 2)
      static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
      static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
      static let flexibleHeight = AutoresizingMask(rawValue: 16)
      static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
    }
    enum ContentMode: Int {
      case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
      case topLeft, topRight, bottomLeft, bottomRight
    }
    struct AnimationOptions: OptionSet {
      let rawValue: Int
      init(rawValue: Int) { self.rawValue = rawValue }
      static let curveEaseInOut = AnimationOptions(rawValue: 1)
      static let curveEaseIn = AnimationOptions(rawValue: 2)
      static let curveEaseOut = AnimationOptions(rawValue: 4)
      static let curveLinear = AnimationOptions(rawValue: 8)
      static let allowUserInteraction = AnimationOptions(rawValue: 16)
      static let beginFromCurrentState = AnimationOptions(rawValue: 32)
      static let transitionCrossDissolve = AnimationOptions(rawValue: 64)
      static let layoutSubviews = AnimationOptions(rawValue: 128)
      static let `repeat` = AnimationOptions(rawValue: 256)
      static let autoreverse = AnimationOptions(rawValue: 512)
    }
    enum AnimationCurve: Int { case easeInOut, easeIn, easeOut, linear }
    static let noIntrinsicMetric: CGFloat = -1
    static let layoutFittingCompressedSize = CGSize.zero
    static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)
    static let areAnimationsEnabled = true
    static func setAnimationsEnabled(_ enabled: Bool) {}
    class var layerClass: AnyClass { CALayer.self }
    var accessibilityHint: String? = nil
    var accessibilityValue: String? = nil
    var gestureRecognizers: [UIGestureRecognizer]? = nil
    var isMultipleTouchEnabled = false
    var intrinsicContentSize: CGSize { CGSize(width: -1, height: -1) }
    func invalidateIntrinsicContentSize() {}
    func isDescendant(of view: UIView) -> Bool { self === view || (superview?.isDescendant(of: view) ?? false) }
    func viewWithTag(_ tag: Int) -> UIView? {
      if self.tag == tag { return self }
      for view in subviews { if let found = view.viewWithTag(tag) { return found } }
      return nil
    }
    func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { point }
    func convert(_ rect: CGRect, to view: UIView?) -> CGRect { rect }
    func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { point }
    func convert(_ rect: CGRect, from view: UIView?) -> CGRect { rect }
    func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {}
    func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }
    func removeConstraints(_ constraints: [NSLayoutConstraint]) {
      for constraint in constraints { constraint.isActive = false }
    }
    static func transition(
      with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
      animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
      animations?()
      completion?(true)
    }
    static func animate(
      withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping: CGFloat,
      initialSpringVelocity: CGFloat, options: AnimationOptions = [],
      animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
      animations()
      completion?(true)
    }

    var frame: CGRect { didSet { _resize(oldValue.size) } }
    func _resize(_ old: CGSize) { _resizeSubviews(old) }
    var bounds: CGRect {
      get { CGRect(origin: CGPoint.zero, size: frame.size) }
      set { frame = CGRect(origin: frame.origin, size: newValue.size) }
    }
    var center: CGPoint {
      get { CGPoint(x: frame.midX, y: frame.midY) }
      set {
        frame = CGRect(
          x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2, width: frame.width,
          height: frame.height)
      }
    }
    var subviews: [UIView] = []
    weak var superview: UIView? = nil
    var backgroundColor: UIColor? = nil
    var tintColor: UIColor! = UIColor.systemBlue
    var alpha: CGFloat = 1
    var isHidden = false
    var isOpaque = true
    var isUserInteractionEnabled = true
    var clipsToBounds = false
    var tag = 0
    var contentMode = ContentMode.scaleToFill
    var semanticContentAttribute = UISemanticContentAttribute.unspecified
    var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
      let isUnsaid = semanticContentAttribute == .unspecified
      let isTurned = isUnsaid && traitCollection.layoutDirection == .rightToLeft
      return isTurned || semanticContentAttribute == .forceRightToLeft ? .rightToLeft : .leftToRight
    }
    var autoresizingMask = AutoresizingMask(rawValue: 0)
    var translatesAutoresizingMaskIntoConstraints = true
    var accessibilityIdentifier: String? = nil
    var accessibilityLabel: String? = nil
    var isAccessibilityElement = false
    var preservesSuperviewLayoutMargins = false
    var insetsLayoutMarginsFromSafeArea = true
    var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    var safeAreaInsets = UIEdgeInsets.zero
    /// The same margins by side; leading is at the right where the view reads so.
    var layoutMargins: UIEdgeInsets {
      get {
        let own = directionalLayoutMargins
        let isTurned = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return UIEdgeInsets(
          top: own.top, left: isTurned ? own.trailing : own.leading, bottom: own.bottom,
          right: isTurned ? own.leading : own.trailing)
      }
      set {
        let isTurned = effectiveUserInterfaceLayoutDirection == .rightToLeft
        directionalLayoutMargins = NSDirectionalEdgeInsets(
          top: newValue.top, leading: isTurned ? newValue.right : newValue.left,
          bottom: newValue.bottom, trailing: isTurned ? newValue.left : newValue.right)
      }
    }
    var directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 8, leading: 8, bottom: 8, trailing: 8)
    var transform = CGAffineTransform.identity
    let layer = CALayer()
    var traitCollection: UITraitCollection { UITraitCollection._styled(_isDark) }
    /// The view whose appearance it has where it has none of its own.
    var _outer: UIView? { superview }
    var _isDark: Bool {
      if overrideUserInterfaceStyle != .unspecified { return overrideUserInterfaceStyle == .dark }
      return _outer?._isDark ?? _isDarkScreen()
    }
    var window: UIView? { nil }

    convenience override init() { self.init(frame: CGRect.zero) }
    init(frame: CGRect) {
      self.frame = frame
      super.init()
    }
    required init?(coder: NSCoder) {
      frame = CGRect.zero
      super.init()
    }

    func addSubview(_ view: UIView) {
      if _refuses(view) { return }
      if view.superview != nil { view.removeFromSuperview() }
      subviews.append(view)
      view.superview = self
      _needsLayout = true
    }
    func insertSubview(_ view: UIView, at index: Int) {
      addSubview(view)
      subviews.removeLast()
      subviews.insert(view, at: min(max(0, index), subviews.count))
    }
    func insertSubview(_ view: UIView, belowSubview sibling: UIView) { addSubview(view) }
    func insertSubview(_ view: UIView, aboveSubview sibling: UIView) { addSubview(view) }
    func removeFromSuperview() {
      var outer = superview
      while let view = outer {
        for constraint in view._constraints
        where constraint._views.contains(where: { $0?.isDescendant(of: self) ?? false }) {
          constraint.isActive = false
        }
        outer = view.superview
      }
      if let parent = superview { parent.subviews = parent.subviews.filter { $0 !== self } }
      superview = nil
    }
    func bringSubviewToFront(_ view: UIView) {}
    func sendSubviewToBack(_ view: UIView) {}
    func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {}
    var _needsLayout = true
    func setNeedsLayout() { _needsLayout = true }
    func layoutIfNeeded() { _layOutInside() }
    func layoutSubviews() {}
    func setNeedsDisplay() {}
    func sizeToFit() {}
    func endEditing(_ force: Bool) -> Bool { true }
    func updateConstraints() {}
    func setNeedsUpdateConstraints() {}
    func didMoveToSuperview() {}
    func didMoveToWindow() {}
    func draw(_ rect: CGRect) {}
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
    func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
      _fittingSize(self, targetSize.width, targetSize.height, 50, 50)
    }
    func systemLayoutSizeFitting(
      _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
      verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
      _fittingSize(
        self, targetSize.width, targetSize.height, CGFloat(horizontal.rawValue),
        CGFloat(vertical.rawValue))
    }
    func setContentHuggingPriority(
      _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) { _hugging[axis.rawValue] = CGFloat(priority.rawValue) }
    func setContentCompressionResistancePriority(
      _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) { _resistance[axis.rawValue] = CGFloat(priority.rawValue) }
    func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }
    func addConstraints(_ constraints: [NSLayoutConstraint]) {
      for constraint in constraints { constraint.isActive = true }
    }
    func addLayoutGuide(_ layoutGuide: UILayoutGuide) { layoutGuide.owningView = self }
    var constraints: [NSLayoutConstraint] { _constraints }
    var _constraints: [NSLayoutConstraint] = []
    var _isConstrained: Bool {
      !_constraints.isEmpty || self is UIStackView || subviews.contains { $0._isConstrained }
    }
    var _hugging: [CGFloat] = [250, 250]
    var _resistance: [CGFloat] = [750, 750]
    var _wrappingWidth: CGFloat = 0
    /// Whether the content is higher where it is narrower.
    var _wraps: Bool { false }
    var _baselines: [CGFloat] { [0, 0] }

    var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(_of: self, 5) }
    var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(_of: self, 6) }
    var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(_of: self, 1) }
    var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(_of: self, 2) }
    var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(_of: self, 9) }
    var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(_of: self, 3) }
    var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(_of: self, 4) }
    var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(_of: self, 10) }
    var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(_of: self, 12) }
    var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(_of: self, 11) }
    var widthAnchor: NSLayoutDimension { NSLayoutDimension(_of: self, 7) }
    var heightAnchor: NSLayoutDimension { NSLayoutDimension(_of: self, 8) }
    var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide(_of: self, 1) }
    var layoutMarginsGuide: UILayoutGuide { UILayoutGuide(_of: self, 2) }
    var readableContentGuide: UILayoutGuide { UILayoutGuide(_of: self, 3) }

    static func animate(
      withDuration duration: TimeInterval, animations: @escaping () -> Void,
      completion: ((Bool) -> Void)? = nil
    ) {
      animations()
      completion?(true)
    }
    static func animate(
      withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
      animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
      animations()
      completion?(true)
    }
    static func performWithoutAnimation(_ actions: () -> Void) { actions() }
  }
  """#
