import AutoLayout
import ConstraintSolver
public import Foundation

/// A relation of two anchors: `first (≤, =, ≥) second × multiplier + constant`.
///
/// An active constraint stands in the nearest view that holds all that it names, and is solved
/// when that view is laid out or asked for its size.
@MainActor @preconcurrency open class NSLayoutConstraint: NSObject {
  public enum Axis: Int, Sendable { case horizontal, vertical }
  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal, greaterThanOrEqual
  }

  public enum Attribute: Int, Sendable {
    case notAnAttribute = 0
    case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
    case lastBaseline, firstBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins
  }

  public struct FormatOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    public static let directionLeadingToTrailing: FormatOptions = []
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
  }

  open var constant: CGFloat {
    didSet {
      if !expectFinite(constant, "constant") { constant = oldValue }
      if constant != oldValue { changed() }
    }
  }
  open var priority = UILayoutPriority.required {
    didSet { if priority != oldValue { changed() } }
  }
  open var identifier: String?
  open var shouldBeArchived = false
  public let multiplier: CGFloat
  public let relation: Relation
  /// What is related; the second is `nil` where the constant stands alone.
  let first: AnchorReference
  let second: AnchorReference?
  /// The view whose list it is in.
  weak var holder: UIView?
  /// Its place among all constraints in the order in which they were activated.
  private(set) var order = 0
  /// Whether it was told that it had to be broken.
  var isToldBroken = false
  private static var activated = 0

  init(
    _ first: AnchorReference, _ relation: Relation = .equal, to second: AnchorReference? = nil,
    multiplier: CGFloat = 1, constant: CGFloat
  ) {
    self.first = first
    self.relation = relation
    self.second = second
    self.multiplier = multiplier
    self.constant = constant
    super.init()
    _ = expectFinite(multiplier, "multiplier") && expectFinite(constant, "constant")
  }

  private func expectFinite(_ number: CGFloat, _ name: String) -> Bool {
    if number.isFinite { return true }
    raise(
      "\(name.prefix(1).uppercased() + name.dropFirst()) is not finite!  That's illegal.  "
        + "\(name):\(number)")
    return false
  }

  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
    toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    let second = (view2 as? any LayoutAnchored).map { AnchorReference($0, attr2) }
    self.init(
      AnchorReference(view1 as? any LayoutAnchored, attr1), relation,
      to: attr2 == .notAnAttribute ? nil : second, multiplier: multiplier, constant: c)
  }

  public var firstItem: AnyObject? { first.item }
  public var firstAttribute: Attribute { first.attribute }
  public var secondItem: AnyObject? { second?.item }
  public var secondAttribute: Attribute { second?.attribute ?? .notAnAttribute }

  // MARK: Activation

  open var isActive: Bool {
    get { holder != nil }
    set {
      guard newValue != isActive else { return }
      if newValue { activate() } else { deactivate() }
    }
  }

  public class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  public class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// The views that hold what it names.
  var views: [UIView] {
    [first.view, first.origin?.view, second?.view, second?.origin?.view].compactMap(\.self)
  }

  /// The view that all it names stand in; nil where there is none.
  var commonView: UIView? {
    guard first.view != nil, second.map({ $0.view != nil }) ?? true else { return nil }
    return views.reduce(first.view) { $0?.commonAncestor(with: $1) }
  }

  /// Whether code was left out that may have put views into others: what is between views apart is
  /// left out then, too.
  package static var mayLackViews = false

  private func activate() {
    guard let common = commonView else {
      if Self.mayLackViews { return }
      let named = [first, second].compactMap(\.self)
      let anchors = named.map(\.anchorDescription).joined(separator: " and ")
      raise(
        "Unable to activate constraint with anchors \(anchors) because they have no common "
          + "ancestor.  Does the constraint or its anchors reference items in different view "
          + "hierarchies?  That's illegal.", name: "NSGenericException")
      return
    }
    install(in: common)
  }

  /// Puts it in a view's list, the last of all.
  func install(in view: UIView) {
    Self.activated += 1
    order = Self.activated
    holder = view
    view.constraints.append(self)
    changed()
  }

  func deactivate() {
    holder?.constraints.removeAll { $0 === self }
    changed()
    holder = nil
  }

  private func changed() {
    isToldBroken = false
    holder?.constraintsChanged()
  }

  nonisolated open override var description: String {
    MainActor.assumeIsolated {
      ConstraintWords.description(of: equation, identifier: identifier, isActive: isActive)
    }
  }

  /// What it says, without its identifier.
  var equation: String {
    ConstraintWords.equation(
      first.name, LinearRelation(relation), second?.name, multiplier: Double(multiplier),
      constant: Double(constant), priority: Double(priority.rawValue))
  }
}

/// A side, a line or an extent of a view or a guide; with an origin, the way from there to it.
@MainActor struct AnchorReference {
  weak var item: (any LayoutAnchored)?
  let attribute: NSLayoutConstraint.Attribute
  private let other: Box?

  /// An anchor that another one is measured from.
  private final class Box {
    let reference: AnchorReference
    init(_ reference: AnchorReference) { self.reference = reference }
  }

  init(_ item: (any LayoutAnchored)?, _ attribute: NSLayoutConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
    other = nil
  }

  init(from origin: AnchorReference, to end: AnchorReference) {
    item = end.item
    attribute = end.attribute
    other = Box(origin)
  }

  var origin: AnchorReference? { other?.reference }
  /// The anchor itself, from nowhere.
  var end: AnchorReference { AnchorReference(item, attribute) }
  var isGuide: Bool { item is UILayoutGuide }

  /// The view that is named, or that has the guide.
  var view: UIView? { item as? UIView ?? (item as? UILayoutGuide)?.owningView }

  var name: String {
    let end = "\(item?.layoutName ?? "nil").\(attribute)"
    return origin.map { "(\(end) - \($0.name))" } ?? end
  }

  fileprivate var anchorDescription: String {
    let kind =
      switch attribute {
      case .width, .height: "NSLayoutDimension"
      case .top, .bottom, .centerY, .firstBaseline, .lastBaseline: "NSLayoutYAxisAnchor"
      default: "NSLayoutXAxisAnchor"
      }
    return "<\(kind) \"\(name)\">"
  }
}
