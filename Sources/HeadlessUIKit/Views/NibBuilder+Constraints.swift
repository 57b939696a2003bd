import Foundation

extension NibBuilder {
  private static let attributes: [String: NSLayoutConstraint.Attribute] = [
    "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading,
    "trailing": .trailing, "width": .width, "height": .height, "centerX": .centerX,
    "centerY": .centerY, "baseline": .lastBaseline, "firstBaseline": .firstBaseline,
    "leftMargin": .leftMargin, "rightMargin": .rightMargin, "topMargin": .topMargin,
    "bottomMargin": .bottomMargin, "leadingMargin": .leadingMargin,
    "trailingMargin": .trailingMargin, "centerXWithinMargins": .centerXWithinMargins,
    "centerYWithinMargins": .centerYWithinMargins,
  ]

  /// Makes the constraints that an element keeps, among what was made inside it.
  ///
  /// One between views that have no view around both is passed over: Interface Builder writes none.
  func constrain(_ view: UIView, by element: NibElement) {
    for guide in element.children where guide.name == "viewLayoutGuide" {
      know(view.safeAreaLayoutGuide, as: guide)
    }
    for kept in element.list("constraints") {
      guard let constraint = constraint(kept, of: view), constraint.commonView != nil else {
        continue
      }
      know(constraint, as: kept)
      constraint.isActive = true
    }
  }

  /// The constraint of an element; nil where an item of it was not made.
  private func constraint(_ element: NibElement, of view: UIView) -> NSLayoutConstraint? {
    guard let attribute = element["firstAttribute"].flatMap({ Self.attributes[$0] }) else {
      return nil
    }
    let first = element["firstItem"].map { object(identified: $0) } ?? view
    let second = element["secondItem"].map { object(identified: $0) }
    guard let first, second.map({ $0 != nil }) ?? true else { return nil }
    let relations: [String: NSLayoutConstraint.Relation] = [
      "lessThanOrEqual": .lessThanOrEqual, "greaterThanOrEqual": .greaterThanOrEqual,
    ]
    let made = NSLayoutConstraint(
      item: first, attribute: attribute,
      relatedBy: element["relation"].flatMap { relations[$0] } ?? .equal, toItem: second ?? nil,
      attribute: element["secondAttribute"].flatMap { Self.attributes[$0] } ?? .notAnAttribute,
      multiplier: multiplier(element["multiplier"]), constant: element.number("constant") ?? 0)
    if let priority = element["priority"].flatMap({ Float($0) }) {
      made.priority = UILayoutPriority(priority)
    }
    made.identifier = element["identifier"]
    return made
  }

  /// A factor as it is written: a number, or a proportion such as `16:9`.
  private func multiplier(_ text: String?) -> CGFloat {
    let parts = (text ?? "1").split(separator: ":").compactMap { Double($0) }
    guard let first = parts.first else { return 1 }
    return CGFloat(parts.count == 2 && parts[1] != 0 ? first / parts[1] : first)
  }
}
