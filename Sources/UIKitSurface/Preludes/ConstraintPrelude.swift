/// UIKit's constraints, kept with the views that they are of; natives solve them.
///
/// Attributes and relations are the numbers that UIKit gives them. An anchor of the way between two
/// anchors has the first of them as its origin.
let constraintPrelude = #"""
  var _activatedConstraints = 0

  struct UILayoutPriority: Hashable, Comparable {
    let rawValue: Float
    init(_ rawValue: Float) { self.rawValue = rawValue }
    init(rawValue: Float) { self.rawValue = rawValue }
    static let required = UILayoutPriority(1000)
    static let defaultHigh = UILayoutPriority(750)
    static let defaultLow = UILayoutPriority(250)
    static let fittingSizeLevel = UILayoutPriority(50)
    static func < (left: UILayoutPriority, right: UILayoutPriority) -> Bool {
      left.rawValue < right.rawValue
    }
  }

  class UILayoutGuide: NSObject {
    var identifier = ""
    weak var owningView: UIView? = nil
    var layoutFrame = CGRect.zero
    var _role = 0
    override init() { super.init() }
    init(_of view: UIView, _ role: Int) {
      super.init()
      owningView = view
      _role = role
      identifier = [
        "", "UIViewSafeAreaLayoutGuide", "UIViewLayoutMarginsGuide", "UIViewReadableContentGuide",
        "UIScrollView-contentLayoutGuide", "UIScrollView-frameLayoutGuide",
      ][role]
    }
    var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(_of: self, 5) }
    var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(_of: self, 6) }
    var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(_of: self, 1) }
    var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(_of: self, 2) }
    var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(_of: self, 9) }
    var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(_of: self, 3) }
    var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(_of: self, 4) }
    var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(_of: self, 10) }
    var widthAnchor: NSLayoutDimension { NSLayoutDimension(_of: self, 7) }
    var heightAnchor: NSLayoutDimension { NSLayoutDimension(_of: self, 8) }
  }

  class NSLayoutConstraint: NSObject {
    enum Axis: Int { case horizontal, vertical }
    enum Relation: Int { case lessThanOrEqual = -1, equal = 0, greaterThanOrEqual = 1 }
    enum Attribute: Int {
      case notAnAttribute = 0, left, right, top, bottom, leading, trailing, width, height
      case centerX, centerY, lastBaseline, firstBaseline
      case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
      case centerXWithinMargins, centerYWithinMargins
    }
    let _first: NSLayoutAnchor
    let _relation: Int
    let _second: NSLayoutAnchor?
    let multiplier: CGFloat
    var constant: CGFloat {
      didSet {
        _isToldBroken = false
        _expectFinite(constant, "Constant")
      }
    }
    var priority = UILayoutPriority.required { didSet { _isToldBroken = false } }
    var identifier: String? = nil
    var _order = 0
    /// Whether it was told that it had to be broken.
    var _isToldBroken = false
    weak var _holder: UIView? = nil

    init(
      _ first: NSLayoutAnchor, _ relation: Int, _ second: NSLayoutAnchor?, _ multiplier: CGFloat,
      _ constant: CGFloat
    ) {
      _first = first
      _relation = relation
      _second = second
      self.multiplier = multiplier
      self.constant = constant
      super.init()
      _expectFinite(multiplier, "Multiplier")
      _expectFinite(constant, "Constant")
    }
    func _expectFinite(_ number: CGFloat, _ name: String) {
      if number.isFinite { return }
      _raise("\(name) is not finite!  That's illegal.  \(name.lowercased()):\(number)")
    }

    convenience init(
      item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
      toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
    ) {
      let second =
        view2.flatMap { $0 as? NSObject }
          .map { NSLayoutAnchor(_of: $0, attr2.rawValue) }
      self.init(
        NSLayoutAnchor(_of: view1 as! NSObject, attr1.rawValue), relation.rawValue,
        attr2 == .notAnAttribute ? nil : second, multiplier, c)
    }

    override var description: String { _describedConstraint(_equation, identifier, isActive) }
    var firstItem: Any? { _first._item }
    var secondItem: Any? { _second?._item }
    var isActive: Bool {
      get { _holder != nil }
      set {
        if newValue == isActive { return }
        if newValue { _activate() } else { _deactivate() }
      }
    }
    class func activate(_ constraints: [NSLayoutConstraint]) {
      for constraint in constraints { constraint.isActive = true }
    }
    class func deactivate(_ constraints: [NSLayoutConstraint]) {
      for constraint in constraints { constraint.isActive = false }
    }

    var _views: [UIView?] {
      var anchors = [_first]
      if let origin = _first._origin { anchors.append(origin) }
      if let second = _second { anchors.append(second) }
      if let origin = _second?._origin { anchors.append(origin) }
      return anchors.map { $0._view }
    }

    func _activate() {
      let views = _views
      var holder: UIView? = _first._view
      for case let view? in views {
        while let outer = holder, !view.isDescendant(of: outer) { holder = outer.superview }
      }
      if let holder, !views.contains(where: { $0 == nil }) {
        _isToldBroken = false
        _activatedConstraints += 1
        _order = _activatedConstraints
        _holder = holder
        holder._constraints.append(self)
        return
      }
      let names = ([_first] + (_second.map { [$0] } ?? [])).map { $0._description }
      _raise(
        "Unable to activate constraint with anchors \(names.joined(separator: " and ")) because "
          + "they have no common ancestor.  Does the constraint or its anchors reference items in "
          + "different view hierarchies?  That's illegal.")
    }

    var _equation: String {
      _equationOf(_first._name, _relation, _second?._name, multiplier, constant, CGFloat(priority.rawValue))
    }

    func _deactivate() {
      if let holder = _holder {
        holder._constraints = holder._constraints.filter { $0 !== self }
      }
      _holder = nil
    }
  }

  class NSLayoutAnchor: NSObject {
    let _guide: UILayoutGuide?
    weak var _own: NSObject?
    let _attribute: Int
    var _origin: NSLayoutAnchor? = nil
    init(_of item: NSObject?, _ attribute: Int) {
      _guide = item as? UILayoutGuide
      _own = item
      _attribute = attribute
      super.init()
    }
    var _item: NSObject? {
      if let guide = _guide { return guide }
      return _own
    }
    var _view: UIView? { (_own as? UIView) ?? _guide?.owningView }
    var _name: String {
      let names = [
        "notAnAttribute", "left", "right", "top", "bottom", "leading", "trailing", "width",
        "height", "centerX", "centerY", "lastBaseline", "firstBaseline", "leftMargin",
        "rightMargin", "topMargin", "bottomMargin", "leadingMargin", "trailingMargin",
        "centerXWithinMargins", "centerYWithinMargins",
      ]
      var item = "nil"
      if let guide = _item as? UILayoutGuide { item = "UILayoutGuide:'\(guide.identifier)'" }
      if let view = _item as? UIView { item = view._layoutName }
      let end = "\(item).\(names[_attribute])"
      if let origin = _origin { return "(\(end) - \(origin._name))" }
      return end
    }
    var _description: String {
      let vertical = [3, 4, 10, 11, 12]
      let kind =
        _attribute == 7 || _attribute == 8
        ? "NSLayoutDimension"
        : vertical.contains(_attribute) ? "NSLayoutYAxisAnchor" : "NSLayoutXAxisAnchor"
      return "<\(kind) \"\(_name)\">"
    }
    func _made(
      _ relation: Int, _ anchor: NSLayoutAnchor?, _ m: CGFloat, _ c: CGFloat
    ) -> NSLayoutConstraint { NSLayoutConstraint(self, relation, anchor, m, c) }
    func constraint(equalTo anchor: NSLayoutAnchor, constant c: CGFloat = 0) -> NSLayoutConstraint {
      _made(0, anchor, 1, c)
    }
    func constraint(
      greaterThanOrEqualTo anchor: NSLayoutAnchor, constant c: CGFloat = 0
    ) -> NSLayoutConstraint { _made(1, anchor, 1, c) }
    func constraint(
      lessThanOrEqualTo anchor: NSLayoutAnchor, constant c: CGFloat = 0
    ) -> NSLayoutConstraint { _made(-1, anchor, 1, c) }
    func constraint(
      equalToSystemSpacingAfter anchor: NSLayoutAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { _made(0, anchor, 1, 8 * multiplier) }
    func constraint(
      equalToSystemSpacingBelow anchor: NSLayoutAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { _made(0, anchor, 1, 8 * multiplier) }
    func _offset(to anchor: NSLayoutAnchor) -> NSLayoutDimension {
      let dimension = NSLayoutDimension(_of: anchor._item, anchor._attribute)
      dimension._origin = self
      return dimension
    }
  }

  class NSLayoutXAxisAnchor: NSLayoutAnchor {
    func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
      _offset(to: otherAnchor)
    }
  }
  class NSLayoutYAxisAnchor: NSLayoutAnchor {
    func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
      _offset(to: otherAnchor)
    }
  }
  class NSLayoutDimension: NSLayoutAnchor {
    func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { _made(0, nil, 1, c) }
    func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
      _made(1, nil, 1, c)
    }
    func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
      _made(-1, nil, 1, c)
    }
    func constraint(
      equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
    ) -> NSLayoutConstraint { _made(0, anchor, m, c) }
    func constraint(
      greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
    ) -> NSLayoutConstraint { _made(1, anchor, m, c) }
    func constraint(
      lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
    ) -> NSLayoutConstraint { _made(-1, anchor, m, c) }
  }

  extension UIView {
    func updateConstraintsIfNeeded() {}
    /// Whether a view cannot stand in this one, since this one stands in it.
    func _refuses(_ view: UIView) -> Bool {
      var outer: UIView? = self
      while let place = outer {
        if place === view {
          _raise("Can't add self as subview")
          return true
        }
        outer = place.superview
      }
      return false
    }
    /// Lets subviews follow their masks where its size was another.
    func _resizeSubviews(_ old: CGSize) {
      if frame.size == old { return }
      _needsLayout = true
      for view in subviews where view.autoresizingMask.rawValue != 0 {
        if !view.translatesAutoresizingMaskIntoConstraints { continue }
        let (inner, mask) = (view.frame, view.autoresizingMask.rawValue)
        let across = _autoresized(inner.minX, inner.width, old.width, frame.width, mask)
        let down = _autoresized(inner.minY, inner.height, old.height, frame.height, mask >> 3)
        view.frame = CGRect(x: across[0], y: down[0], width: across[1], height: down[1])
      }
    }
    /// The view up to which constraints are solved together.
    var _constraintRoot: UIView {
      var root = self
      while !(root is UICollectionReusableView), let outer = root.superview { root = outer }
      return root
    }
    /// Whether constraints leave open where it is or how large.
    var hasAmbiguousLayout: Bool {
      let root = _constraintRoot
      return root._isConstrained && _isAmbiguous(self, root)
    }
    /// Gives views the frames that constraints make, and lets each lay out what it holds.
    ///
    /// What that changes of contents' sizes is solved once more. A screen's collection view stays
    /// where the screen has it.
    func _layOutInside() {
      let root = _constraintRoot
      if !root._isConstrained || root._holdsList {
        _layOutTree()
        return
      }
      for _ in 0..<3 {
        let moved = _takeFrames(root)
        _layOutTree()
        if !moved { break }
      }
    }
    func _layOutTree() {
      if _needsLayout {
        _needsLayout = false
        layoutSubviews()
      }
      for view in subviews {
        if view is UICollectionView { view.layoutIfNeeded() } else { view._layOutTree() }
      }
    }
    /// Its frame, set so that what follows from it does so where a native sets it too.
    var _place: CGRect {
      get { frame }
      set { frame = newValue }
    }
    var _holdsList: Bool { self is UICollectionView || subviews.contains { $0._holdsList } }
    /// What a log of constraints calls it.
    var _layoutName: String {
      let name = String(describing: type(of: self))
      if let text = (self as? UILabel)?.text, !text.isEmpty { return "\(name):'\(text)'" }
      return accessibilityIdentifier.map { "\(name):\($0)" } ?? name
    }
  }

  func _equationOf(
    _ first: String, _ relation: Int, _ second: String?, _ multiplier: CGFloat,
    _ constant: CGFloat, _ priority: CGFloat
  ) -> String
  func _describedConstraint(_ equation: String, _ identifier: String?, _ isActive: Bool) -> String
  func _isAmbiguous(_ view: Any, _ root: Any) -> Bool
  func _takeFrames(_ root: Any) -> Bool
  func _autoresized(
    _ start: CGFloat, _ length: CGFloat, _ old: CGFloat, _ new: CGFloat, _ mask: Int
  ) -> [CGFloat]
  func _fittingSize(
    _ view: Any, _ width: CGFloat, _ height: CGFloat, _ horizontal: CGFloat, _ vertical: CGFloat
  ) -> CGSize
  func _labelSize(
    _ text: String, _ size: CGFloat, _ weight: CGFloat, _ family: Int, _ width: CGFloat,
    _ lineLimit: Int, _ isExact: Bool = false
  ) -> CGSize
  func _ceiledToPixel(_ length: CGFloat) -> CGFloat
  func _symbolSize(_ name: String, _ size: CGFloat, _ weight: Int) -> CGSize
  func _proposed(_ indexPath: IndexPath) -> UICollectionViewLayoutAttributes?
  func _proposedView(_ kind: String, _ indexPath: IndexPath) -> UICollectionViewLayoutAttributes?
  func _takeContents()
  func _takeSize(_ cell: Any, _ attributes: UICollectionViewLayoutAttributes, _ proposed: CGSize)
  func _keep(_ cell: Any, _ indexPath: IndexPath)
  func _takeResizedCells() -> [_ResizedCell]
  func _takesSizes() -> Bool
  """#
