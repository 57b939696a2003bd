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
      know(layoutGuide(guide["key"], of: view), as: guide)
    }
    for kept in element.valid("constraints") where kept["placeholder"] != "YES" {
      guard let constraint = constraint(kept, of: view), constraint.commonView != nil else {
        continue
      }
      know(constraint, as: kept)
      constraint.isActive = true
    }
  }

  private func layoutGuide(_ key: String?, of view: UIView) -> UILayoutGuide {
    let scroll = view as? UIScrollView
    return switch key {
    case "contentLayoutGuide": scroll?.contentLayoutGuide ?? view.safeAreaLayoutGuide
    case "frameLayoutGuide": scroll?.frameLayoutGuide ?? view.safeAreaLayoutGuide
    case "keyboard": view.keyboardLayoutGuide
    default: view.safeAreaLayoutGuide
    }
  }

  /// What constraints of before there was a safe area are to: the lower edge of its upper guide is
  /// the upper edge of the area.
  func addFormerGuides(of scene: NibElement, to view: UIView) {
    for guide in scene.list("layoutGuides") {
      know(view.safeAreaLayoutGuide, as: guide)
      if let id = guide["id"] { formerGuides.insert(id) }
    }
  }

  private func attribute(
    _ name: String?, of item: String?
  ) -> NSLayoutConstraint.Attribute? {
    let attribute = name.flatMap { Self.attributes[$0] }
    guard let item, formerGuides.contains(item) else { return attribute }
    return attribute == .bottom ? .top : attribute == .top ? .bottom : attribute
  }

  /// The constraint of an element; nil where an item of it was not made.
  private func constraint(_ element: NibElement, of view: UIView) -> NSLayoutConstraint? {
    guard let attribute = attribute(element["firstAttribute"], of: element["firstItem"]) else {
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
      attribute: self.attribute(element["secondAttribute"], of: element["secondItem"])
        ?? .notAnAttribute,
      multiplier: multiplier(element["multiplier"]), constant: constant(element, of: view))
    if let priority = element.number("priority") {
      made.priority = UILayoutPriority(Float(min(max(priority, 1), 1000)))
    }
    made.identifier = element["identifier"]
    return made
  }

  /// The distance of a constraint: where it is the usual one, 8 points, and 20 to the outer view.
  private func constant(_ element: NibElement, of view: UIView) -> CGFloat {
    if let constant = element.number("constant") { return constant }
    guard element["symbolic"] == "YES" else { return 0 }
    let isToOuter = [element["firstItem"], element["secondItem"]].contains {
      $0.map { object(identified: $0) === view } ?? true
    }
    return isToOuter ? 20 : 8
  }

  /// A factor as it is written: a number, or a proportion such as `16:9`.
  private func multiplier(_ text: String?) -> CGFloat {
    let parts = (text ?? "1").split(separator: ":").compactMap { Double($0) }
    guard let first = parts.first else { return 1 }
    return CGFloat(parts.count == 2 && parts[1] != 0 ? first / parts[1] : first)
  }
}
