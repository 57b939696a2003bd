/// UIKit's constraints, kept with the views that they are of; natives solve them.
///
/// Attributes and relations are the numbers that UIKit gives them. An anchor of the way between two
/// anchors has the first of them as its origin.
let constraintPrelude = #"""
  var _activatedConstraints = 0

  struct UILayoutPriority: Hashable, Comparable {
    let rawValue: Double
    init(_ rawValue: Double) { self.rawValue = rawValue }
    init(rawValue: Double) { self.rawValue = rawValue }
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
    var constant: CGFloat
    var priority = UILayoutPriority.required
    var identifier: String? = nil
    var _order = 0
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
      let signs = ["<=", "==", ">="]
      var right = _second?._name ?? ""
      if multiplier != 1 { right += "*\(_shortest(multiplier))" }
      if right.isEmpty {
        right = _shortest(constant)
      } else if constant != 0 {
        right += constant < 0 ? " - \(_shortest(-constant))" : " + \(_shortest(constant))"
      }
      let strength = priority == .required ? "" : " @\(_shortest(priority.rawValue))"
      return "\(_first._name) \(signs[_relation + 1]) \(right)\(strength)"
    }
    func _shortest(_ number: CGFloat) -> String {
      let text = "\(number)"
      return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
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
      if let view = _item as? UIView {
        item = String(describing: type(of: view))
        let text = (view as? UILabel)?.text ?? ""
        if !text.isEmpty {
          item += ":'\(text)'"
        } else if let identifier = view.accessibilityIdentifier {
          item += ":\(identifier)"
        }
      }
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
