public import Foundation

// What methods of an app's own, which are not given, do to views as their names and labels say.
extension UIView {
  /// Has its edges, middles or extents be those of a view, a guide or an anchor, so far within them;
  /// does nothing where that is none.
  ///
  /// - Parameters:
  ///   - attributes: The view's own edges, middles and extents.
  ///   - target: The view, guide or anchor.
  ///   - inset: How far edges lie inside, and middles beside, in points.
  public func standInConstrain(
    _ attributes: [NSLayoutConstraint.Attribute], to target: AnyObject?, inset: CGFloat = 0
  ) {
    standInConstrain(attributes, to: target) { attribute in
      switch attribute {
      // Some apps give what lies before the end as it is, others as how far that is.
      case .bottom, .right, .trailing: -abs(inset)
      default: inset
      }
    }
  }

  /// The same with an inset for each edge.
  public func standInConstrain(
    _ attributes: [NSLayoutConstraint.Attribute], to target: AnyObject?, inset: UIEdgeInsets
  ) {
    let (left, right) = (inset.left, inset.right)
    standInConstrain(
      attributes, to: target,
      inset: NSDirectionalEdgeInsets(
        top: inset.top, leading: left, bottom: inset.bottom, trailing: right))
  }

  /// The same with an inset for each edge.
  public func standInConstrain(
    _ attributes: [NSLayoutConstraint.Attribute], to target: AnyObject?,
    inset: NSDirectionalEdgeInsets
  ) {
    standInConstrain(attributes, to: target) { attribute in
      switch attribute {
      case .top: inset.top
      case .leading, .left: inset.leading
      case .bottom: -abs(inset.bottom)
      case .trailing, .right: -abs(inset.trailing)
      default: 0
      }
    }
  }

  /// Has its width or height be so many points; nothing where that is 0, as apps have it that give all.
  public func standInConstrain(_ attribute: NSLayoutConstraint.Attribute, length: CGFloat) {
    guard length != 0 else { return }
    translatesAutoresizingMaskIntoConstraints = false
    (attribute == .width ? widthAnchor : heightAnchor).constraint(equalToConstant: length)
      .isActive = true
  }

  private func standInConstrain(
    _ attributes: [NSLayoutConstraint.Attribute], to target: AnyObject?,
    _ constant: (NSLayoutConstraint.Attribute) -> CGFloat
  ) {
    guard let target else { return }
    translatesAutoresizingMaskIntoConstraints = false
    let anchor =
      (target as? NSLayoutXAxisAnchor)?.reference ?? (target as? NSLayoutYAxisAnchor)?.reference
      ?? (target as? NSLayoutDimension)?.reference
    for attribute in attributes {
      let own = attribute.beside(anchor?.attribute ?? attribute)
      guard let other = anchor ?? (target as? any LayoutAnchored).map({ AnchorReference($0, own) })
      else { continue }
      NSLayoutConstraint(
        AnchorReference(self, own), .equal, to: other, multiplier: 1, constant: constant(own)
      ).isActive = true
    }
  }
}

extension NSLayoutConstraint.Attribute {
  /// The same edge as it is called beside another: leading with leading or trailing, left with left or
  /// right.
  fileprivate func beside(_ other: Self) -> Self {
    switch (self, other) {
    case (.left, .leading), (.left, .trailing): .leading
    case (.right, .leading), (.right, .trailing): .trailing
    case (.leading, .left), (.leading, .right): .left
    case (.trailing, .left), (.trailing, .right): .right
    default: self
    }
  }
}
