import Foundation

extension LayoutSolving {
  /// What an anchor comes to; `nil` where its view is not inside.
  ///
  /// Where lines read from right to left, leading and trailing edges, and what is related to
  /// them, are counted from the right, so that constants lead inwards as they do otherwise.
  mutating func value(
    of reference: AnchorReference, beside other: AnchorReference?
  ) -> Affine? {
    if let origin = reference.origin {
      guard let end = value(of: reference.end, beside: origin),
        let start = value(of: origin, beside: reference.end)
      else { return nil }
      return end - start
    }
    guard let item = reference.item else { return nil }
    let isMirrored =
      isRightToLeft
      && (reference.attribute.followsReading || other?.attribute.followsReading == true)
    if reference.attribute.isMargin, let view = item as? UIView {
      return box(of: view.layoutMarginsGuide).map {
        edge(reference.attribute, of: $0, isMirrored)
      }
    }
    if let scroll = item as? UIScrollView, !reference.attribute.isExtent,
      let inner = other?.view, inner !== scroll || other?.isGuide == true,
      inner.isDescendant(of: scroll)
    {
      return box(of: scroll.contentLayoutGuide).map {
        edge(reference.attribute, of: $0, isMirrored)
      }
    }
    guard let box = box(of: item) else { return nil }
    switch reference.attribute {
    case .firstBaseline: return box.vertical.start + baseline(of: item, isFirst: true, box)
    case .lastBaseline: return box.vertical.end - baseline(of: item, isFirst: false, box)
    default: return edge(reference.attribute, of: box, isMirrored)
    }
  }

  /// From a view's top to its first baseline, or from its last baseline to its bottom.
  ///
  /// A view without text has its edges for baselines; a stack has those of what it arranges.
  private mutating func baseline(of item: AnyObject, isFirst: Bool, _ box: LayoutBox) -> Affine {
    guard let view = item as? UIView else { return Affine(0) }
    let inner = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
    if inner !== view, let innerBox = self.box(of: inner) {
      let rest = baseline(of: inner, isFirst: isFirst, innerBox)
      return isFirst
        ? innerBox.vertical.start - box.vertical.start + rest
        : box.vertical.end - innerBox.vertical.end + rest
    }
    return Affine(Double(isFirst ? view.firstBaselineOffset : view.lastBaselineOffset))
  }

  private func edge(
    _ attribute: NSLayoutConstraint.Attribute, of box: LayoutBox, _ isMirrored: Bool
  ) -> Affine {
    let horizontal = isMirrored ? box.horizontal.mirrored : box.horizontal
    return switch attribute {
    case .left, .leftMargin: box.horizontal.start
    case .right, .rightMargin: box.horizontal.end
    case .leading, .leadingMargin: horizontal.start
    case .trailing, .trailingMargin: horizontal.end
    case .centerX, .centerXWithinMargins: horizontal.center
    case .top, .topMargin, .firstBaseline: box.vertical.start
    case .bottom, .bottomMargin, .lastBaseline: box.vertical.end
    case .centerY, .centerYWithinMargins: box.vertical.center
    case .width: box.horizontal.length
    case .height: box.vertical.length
    case .notAnAttribute: Affine(0)
    }
  }
}

extension NSLayoutConstraint.Attribute {
  fileprivate var isMargin: Bool { rawValue >= Self.leftMargin.rawValue }
  fileprivate var followsReading: Bool {
    [.leading, .trailing, .leadingMargin, .trailingMargin].contains(self)
  }
  fileprivate var isExtent: Bool { self == .width || self == .height }
}
