import Foundation
public import HeadlessUIKit

/// Where constraints of one view are written.
@MainActor public final class ConstraintMaker {
  private let object: any LayoutAnchored
  private(set) var written: [ConstraintMakerExtendable] = []

  fileprivate init(_ object: any LayoutAnchored) { self.object = object }

  private func make(_ sides: ConstraintSide...) -> ConstraintMakerExtendable {
    let made = ConstraintMakerExtendable(object, sides)
    written.append(made)
    return made
  }

  public var leading: ConstraintMakerExtendable { make(.leading) }
  public var trailing: ConstraintMakerExtendable { make(.trailing) }
  public var left: ConstraintMakerExtendable { make(.left) }
  public var right: ConstraintMakerExtendable { make(.right) }
  public var top: ConstraintMakerExtendable { make(.top) }
  public var bottom: ConstraintMakerExtendable { make(.bottom) }
  public var centerX: ConstraintMakerExtendable { make(.centerX) }
  public var centerY: ConstraintMakerExtendable { make(.centerY) }
  public var width: ConstraintMakerExtendable { make(.width) }
  public var height: ConstraintMakerExtendable { make(.height) }
  public var edges: ConstraintMakerExtendable { make(.top, .leading, .bottom, .trailing) }
  public var horizontalEdges: ConstraintMakerExtendable { make(.leading, .trailing) }
  public var verticalEdges: ConstraintMakerExtendable { make(.top, .bottom) }
  public var directionalEdges: ConstraintMakerExtendable { edges }
  public var directionalHorizontalEdges: ConstraintMakerExtendable { horizontalEdges }
  public var directionalVerticalEdges: ConstraintMakerExtendable { verticalEdges }
  public var center: ConstraintMakerExtendable { make(.centerX, .centerY) }
  public var size: ConstraintMakerExtendable { make(.width, .height) }
}

/// The constraints of a view by the package's calls.
@MainActor public struct ConstraintViewDSL {
  fileprivate let object: any LayoutAnchored

  public func makeConstraints(_ closure: (ConstraintMaker) -> Void) {
    _ = prepareConstraints(closure)
  }

  public func remakeConstraints(_ closure: (ConstraintMaker) -> Void) {
    removeConstraints()
    makeConstraints(closure)
  }

  /// Sets other constants of constraints between the same anchors and leaves all others; what is not
  /// there yet is made.
  public func updateConstraints(_ closure: (ConstraintMaker) -> Void) {
    let maker = ConstraintMaker(object)
    closure(maker)
    let known = MadeConstraints.known[ObjectIdentifier(object)] ?? []
    for constraint in maker.written.flatMap(\.constraints) {
      if let same = known.first(where: { $0.joinsTheSame(as: constraint) }) {
        same.constant = constraint.constant
      } else {
        constraint.isActive = true
        MadeConstraints.known[ObjectIdentifier(object), default: []].append(constraint)
      }
    }
  }

  public func prepareConstraints(_ closure: (ConstraintMaker) -> Void) -> [NSLayoutConstraint] {
    if let view = object as? UIView { view.translatesAutoresizingMaskIntoConstraints = false }
    let maker = ConstraintMaker(object)
    closure(maker)
    let made = maker.written.flatMap(\.constraints)
    NSLayoutConstraint.activate(made)
    MadeConstraints.known[ObjectIdentifier(object), default: []] += made
    return made
  }

  public func removeConstraints() {
    NSLayoutConstraint.deactivate(MadeConstraints.known[ObjectIdentifier(object)] ?? [])
    MadeConstraints.known[ObjectIdentifier(object)] = nil
  }

  private func item(_ sides: ConstraintSide...) -> ConstraintItem {
    ConstraintItem(object: object, sides: sides)
  }

  public var leading: ConstraintItem { item(.leading) }
  public var trailing: ConstraintItem { item(.trailing) }
  public var left: ConstraintItem { item(.left) }
  public var right: ConstraintItem { item(.right) }
  public var top: ConstraintItem { item(.top) }
  public var bottom: ConstraintItem { item(.bottom) }
  public var centerX: ConstraintItem { item(.centerX) }
  public var centerY: ConstraintItem { item(.centerY) }
  public var width: ConstraintItem { item(.width) }
  public var height: ConstraintItem { item(.height) }
  public var edges: ConstraintItem { item(.top, .leading, .bottom, .trailing) }
  public var center: ConstraintItem { item(.centerX, .centerY) }
  public var size: ConstraintItem { item(.width, .height) }
  public var horizontalEdges: ConstraintItem { item(.leading, .trailing) }
  public var verticalEdges: ConstraintItem { item(.top, .bottom) }
}

/// What was made for each view.
@MainActor private enum MadeConstraints {
  static var known: [ObjectIdentifier: [NSLayoutConstraint]] = [:]
}

extension NSLayoutConstraint {
  /// Whether both differ in their constants alone.
  fileprivate func joinsTheSame(as other: NSLayoutConstraint) -> Bool {
    firstItem === other.firstItem && secondItem === other.secondItem
      && firstAttribute == other.firstAttribute && secondAttribute == other.secondAttribute
      && relation == other.relation && multiplier == other.multiplier && priority == other.priority
  }
}

extension UIView {
  public var snp: ConstraintViewDSL { ConstraintViewDSL(object: self) }
}

extension UILayoutGuide {
  public var snp: ConstraintViewDSL { ConstraintViewDSL(object: self) }
}

// MARK: - Constraints between anchors

extension ConstraintMakerExtendable {
  /// One constraint for each side.
  fileprivate var constraints: [NSLayoutConstraint] {
    sides.compactMap { side in
      let made = constraint(of: side)
      made?.priority = priority
      return made
    }
  }

  private func constraint(of side: ConstraintSide) -> NSLayoutConstraint? {
    let other = anchored(side)
    let isVertical = [.top, .bottom, .centerY, .height].contains(side)
    let isFirst = side.inward > 0
    let shift =
      (offset?.amount(isVertical, isFirst) ?? 0)
      + (inset?.amount(isVertical, isFirst) ?? 0) * side.inward
    if let own = object.dimension(side) {
      if let number = number(isVertical) { return own.relate(relation, number + shift) }
      guard let (target, otherSide) = other, let anchor = target.dimension(otherSide) else {
        return nil
      }
      return own.relate(relation, anchor, multiplier, shift)
    }
    // A number is a distance from the same side of the superview.
    let target = other ?? (object as? UIView)?.superview.map { ($0, side) }
    guard let (anchored, otherSide) = target else { return nil }
    let distance = shift + (number(isVertical) ?? 0) * side.inward
    if let own = object.horizontal(side), let anchor = anchored.horizontal(otherSide) {
      return own.relate(relation, anchor, distance)
    }
    if let own = object.vertical(side), let anchor = anchored.vertical(otherSide) {
      return own.relate(relation, anchor, distance)
    }
    return nil
  }

  private func anchored(_ side: ConstraintSide) -> (any LayoutAnchored, ConstraintSide)? {
    switch target {
    case let item as ConstraintItem:
      let same = item.sides.contains(side) ? side : item.sides.first
      return (item.object, same ?? side)
    case let view as any LayoutAnchored: return (view, side)
    default: return nil
    }
  }

  private func number(_ isVertical: Bool) -> CGFloat? {
    if let size = target as? CGSize { return isVertical ? size.height : size.width }
    return (target as? any ConstraintAmount)?.amount(isVertical, true)
  }
}

extension LayoutAnchored {
  fileprivate func horizontal(_ side: ConstraintSide) -> NSLayoutXAxisAnchor? {
    switch side {
    case .leading: leadingAnchor
    case .trailing: trailingAnchor
    case .left: leftAnchor
    case .right: rightAnchor
    case .centerX: centerXAnchor
    default: nil
    }
  }

  fileprivate func vertical(_ side: ConstraintSide) -> NSLayoutYAxisAnchor? {
    switch side {
    case .top: topAnchor
    case .bottom: bottomAnchor
    case .centerY: centerYAnchor
    default: nil
    }
  }

  fileprivate func dimension(_ side: ConstraintSide) -> NSLayoutDimension? {
    switch side {
    case .width: widthAnchor
    case .height: heightAnchor
    default: nil
    }
  }
}

extension NSLayoutAnchor {
  fileprivate func relate(
    _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutAnchor<AnchorType>,
    _ constant: CGFloat
  ) -> NSLayoutConstraint {
    switch relation {
    case .lessThanOrEqual: constraint(lessThanOrEqualTo: anchor, constant: constant)
    case .greaterThanOrEqual: constraint(greaterThanOrEqualTo: anchor, constant: constant)
    case .equal: constraint(equalTo: anchor, constant: constant)
    }
  }
}

extension NSLayoutDimension {
  fileprivate func relate(
    _ relation: NSLayoutConstraint.Relation, _ number: CGFloat
  ) -> NSLayoutConstraint {
    switch relation {
    case .lessThanOrEqual: constraint(lessThanOrEqualToConstant: number)
    case .greaterThanOrEqual: constraint(greaterThanOrEqualToConstant: number)
    case .equal: constraint(equalToConstant: number)
    }
  }

  fileprivate func relate(
    _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutDimension, _ multiplier: CGFloat,
    _ constant: CGFloat
  ) -> NSLayoutConstraint {
    relation == .equal
      ? constraint(equalTo: anchor, multiplier: multiplier, constant: constant)
      : relate(relation, anchor as NSLayoutAnchor<NSLayoutDimension>, constant)
  }
}
