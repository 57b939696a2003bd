extension LayoutSolving {
  /// What an anchor, or the way between two, comes to.
  ///
  /// Where lines read from right to left, leading and trailing edges, and what is related to
  /// them, are counted from the right, so that constants lead inwards as they do otherwise.
  mutating func value(
    of quantity: LayoutTree.Quantity, beside other: LayoutTree.Quantity?, isRightToLeft: Bool?
  ) -> Affine {
    if let origin = quantity.origin {
      return value(of: quantity.end, beside: origin.attribute, isRightToLeft)
        - value(of: origin, beside: quantity.end.attribute, isRightToLeft)
    }
    return value(of: quantity.end, beside: other?.end.attribute, isRightToLeft)
  }

  mutating func value(
    of anchor: LayoutTree.Anchor, beside other: LayoutTree.Attribute? = nil,
    _ isRightToLeft: Bool? = nil
  ) -> Affine {
    let isMirrored =
      (isRightToLeft ?? tree.isRightToLeft)
      && (anchor.attribute.followsReading || other?.followsReading == true)
    let box = box(of: anchor.item)
    if case .view(let index) = anchor.item {
      switch anchor.attribute {
      case .firstBaseline: return box.vertical.start + baseline(ofView: index, isFirst: true)
      case .lastBaseline: return box.vertical.end - baseline(ofView: index, isFirst: false)
      default: break
      }
    }
    return edge(anchor.attribute, of: box, isMirrored)
  }

  /// From a view's top to its first baseline, or from its last baseline to its bottom.
  private func baseline(ofView index: Int, isFirst: Bool) -> Affine {
    let view = tree.views[index]
    let baseline = isFirst ? view.firstBaseline : view.lastBaseline
    guard let inner = baseline.view else { return Affine(baseline.offset) }
    let (own, other) = (box(ofView: index).vertical, box(ofView: inner).vertical)
    return (isFirst ? other.start - own.start : own.end - other.end) + baseline.offset
  }

  private func edge(
    _ attribute: LayoutTree.Attribute, of box: LayoutBox, _ isMirrored: Bool
  ) -> Affine {
    let horizontal = isMirrored ? box.horizontal.mirrored : box.horizontal
    return switch attribute {
    case .left: box.horizontal.start
    case .right: box.horizontal.end
    case .leading: horizontal.start
    case .trailing: horizontal.end
    case .centerX: horizontal.center
    case .top, .firstBaseline: box.vertical.start
    case .bottom, .lastBaseline: box.vertical.end
    case .centerY: box.vertical.center
    case .width: box.horizontal.length
    case .height: box.vertical.length
    }
  }
}
