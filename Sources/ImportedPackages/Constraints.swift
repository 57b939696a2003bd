public import Foundation
public import HeadlessUIKit

// The calls of the package SnapKit, which become constraints between anchors.

/// A side, a line or an extent of a view.
enum ConstraintSide: Hashable {
  case leading, trailing, left, right, centerX
  case top, bottom, centerY, firstBaseline, lastBaseline
  case width, height

  /// The direction in which an inset goes from it.
  var inward: CGFloat { self == .trailing || self == .right || self == .bottom ? -1 : 1 }
}

/// Sides of a view or a guide, which constraints are about.
@MainActor public struct ConstraintItem {
  let object: any LayoutAnchored
  let sides: [ConstraintSide]
}

/// What a constraint can be related to: a view, a guide, sides, or a number.
@MainActor public protocol ConstraintTarget {}

extension ConstraintItem: ConstraintTarget {}
extension UIView: ConstraintTarget {}
extension UILayoutGuide: ConstraintTarget {}
extension Int: ConstraintTarget {}
extension Double: ConstraintTarget {}
extension Float: ConstraintTarget {}
extension CGFloat: ConstraintTarget {}
extension CGSize: ConstraintTarget {}

/// How much something is set in, or aside.
public protocol ConstraintAmount {
  func amount(_ isVertical: Bool, _ isFirst: Bool) -> CGFloat
}

extension Int: ConstraintAmount {
  public func amount(_ isVertical: Bool, _ isFirst: Bool) -> CGFloat { CGFloat(self) }
}
extension Double: ConstraintAmount {
  public func amount(_ isVertical: Bool, _ isFirst: Bool) -> CGFloat { CGFloat(self) }
}
extension Float: ConstraintAmount {
  public func amount(_ isVertical: Bool, _ isFirst: Bool) -> CGFloat { CGFloat(self) }
}
extension CGFloat: ConstraintAmount {
  public func amount(_ isVertical: Bool, _ isFirst: Bool) -> CGFloat { self }
}
extension UIEdgeInsets: ConstraintAmount {
  public func amount(_ isVertical: Bool, _ isFirst: Bool) -> CGFloat {
    isVertical ? (isFirst ? top : bottom) : (isFirst ? left : right)
  }
}
extension CGPoint: ConstraintAmount {
  public func amount(_ isVertical: Bool, _ isFirst: Bool) -> CGFloat { isVertical ? y : x }
}

/// Constraints of some sides, as they are being written.
@MainActor public class ConstraintMakerExtendable {
  let object: any LayoutAnchored
  var sides: [ConstraintSide]
  var relation = NSLayoutConstraint.Relation.equal
  var target: (any ConstraintTarget)?
  var offset: (any ConstraintAmount)?
  var inset: (any ConstraintAmount)?
  var multiplier: CGFloat = 1
  var priority = UILayoutPriority.required
  /// What was made of it.
  public fileprivate(set) var made: [NSLayoutConstraint] = []

  init(_ object: any LayoutAnchored, _ sides: [ConstraintSide]) {
    self.object = object
    self.sides = sides
  }

  private func with(_ more: ConstraintSide...) -> ConstraintMakerExtendable {
    sides += more
    return self
  }

  public var leading: ConstraintMakerExtendable { with(.leading) }
  public var trailing: ConstraintMakerExtendable { with(.trailing) }
  public var left: ConstraintMakerExtendable { with(.left) }
  public var right: ConstraintMakerExtendable { with(.right) }
  public var top: ConstraintMakerExtendable { with(.top) }
  public var bottom: ConstraintMakerExtendable { with(.bottom) }
  public var centerX: ConstraintMakerExtendable { with(.centerX) }
  public var centerY: ConstraintMakerExtendable { with(.centerY) }
  public var width: ConstraintMakerExtendable { with(.width) }
  public var height: ConstraintMakerExtendable { with(.height) }
  public var edges: ConstraintMakerExtendable { with(.top, .leading, .bottom, .trailing) }
  public var horizontalEdges: ConstraintMakerExtendable { with(.leading, .trailing) }
  public var verticalEdges: ConstraintMakerExtendable { with(.top, .bottom) }
  public var center: ConstraintMakerExtendable { with(.centerX, .centerY) }
  public var size: ConstraintMakerExtendable { with(.width, .height) }
  public var directionalEdges: ConstraintMakerExtendable { edges }
  public var directionalHorizontalEdges: ConstraintMakerExtendable { horizontalEdges }
  public var directionalVerticalEdges: ConstraintMakerExtendable { verticalEdges }
  public var and: ConstraintMakerExtendable { self }

  private func relate(
    _ relation: NSLayoutConstraint.Relation, _ target: (any ConstraintTarget)?
  ) -> ConstraintMakerEditable {
    self.relation = relation
    self.target = target
    return ConstraintMakerEditable(self)
  }

  private var superview: UIView? { (object as? UIView)?.superview }

  @discardableResult
  public func equalTo(_ other: any ConstraintTarget) -> ConstraintMakerEditable {
    relate(.equal, other)
  }
  @discardableResult
  public func lessThanOrEqualTo(_ other: any ConstraintTarget) -> ConstraintMakerEditable {
    relate(.lessThanOrEqual, other)
  }
  @discardableResult
  public func greaterThanOrEqualTo(_ other: any ConstraintTarget) -> ConstraintMakerEditable {
    relate(.greaterThanOrEqual, other)
  }
  @discardableResult
  public func equalToSuperview() -> ConstraintMakerEditable { relate(.equal, superview) }
  @discardableResult
  public func lessThanOrEqualToSuperview() -> ConstraintMakerEditable {
    relate(.lessThanOrEqual, superview)
  }
  @discardableResult
  public func greaterThanOrEqualToSuperview() -> ConstraintMakerEditable {
    relate(.greaterThanOrEqual, superview)
  }
}

/// A related constraint, of which amounts and priority can be said.
@MainActor public struct ConstraintMakerEditable {
  private let constraint: ConstraintMakerExtendable

  fileprivate init(_ constraint: ConstraintMakerExtendable) { self.constraint = constraint }

  @discardableResult
  public func offset(_ amount: any ConstraintAmount) -> ConstraintMakerEditable {
    constraint.offset = amount
    return self
  }
  @discardableResult
  public func inset(_ amount: any ConstraintAmount) -> ConstraintMakerEditable {
    constraint.inset = amount
    return self
  }
  @discardableResult
  public func multipliedBy(_ amount: any ConstraintAmount) -> ConstraintMakerEditable {
    constraint.multiplier = amount.amount(false, true)
    return self
  }
  @discardableResult
  public func dividedBy(_ amount: any ConstraintAmount) -> ConstraintMakerEditable {
    constraint.multiplier = 1 / amount.amount(false, true)
    return self
  }
  @discardableResult
  public func priority(_ amount: UILayoutPriority) -> ConstraintMakerEditable {
    constraint.priority = amount
    return self
  }
  @discardableResult
  public func priority(_ amount: Int) -> ConstraintMakerEditable {
    priority(UILayoutPriority(Float(amount)))
  }
}

extension UILayoutPriority {
  public static var high: UILayoutPriority { .defaultHigh }
  public static var medium: UILayoutPriority { UILayoutPriority(500) }
  public static var low: UILayoutPriority { .defaultLow }
}
