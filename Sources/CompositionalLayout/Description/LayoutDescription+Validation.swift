extension Double {
  /// Whether a length can be reckoned with: finite, and below 10¹² points.
  var isReasonable: Bool { magnitude < 1e12 }

  func validate(_ property: @autoclosure () -> String) throws(LayoutError) {
    if !isReasonable { throw .notFinite(property: property()) }
  }
}

extension LayoutExtent {
  var isReasonable: Bool { width.isReasonable && height.isReasonable }
  var isFinite: Bool { width.isFinite && height.isFinite }
}

extension LayoutPoint {
  var isFinite: Bool { x.isFinite && y.isFinite }
}

extension DirectionalEdgeInsets {
  func validate(_ property: String) throws(LayoutError) {
    for edge in [top, leading, bottom, trailing] { try edge.validate(property) }
  }
}

extension LayoutEdgeSpacing {
  func validate() throws(LayoutError) {
    for edge in [leading, top, trailing, bottom] {
      try (edge?.spacing ?? 0).validate("edgeSpacing")
    }
  }
}

extension LayoutPoint {
  func validate(_ property: String) throws(LayoutError) {
    for coordinate in [x, y] { try coordinate.validate(property) }
  }
}

extension LayoutSupplementaryItem {
  func validate() throws(LayoutError) {
    try layoutSize.validate()
    try contentInsets.validate("contentInsets")
    for anchor in [containerAnchor, itemAnchor ?? containerAnchor] {
      switch anchor.offset {
      case .absolute(let offset): try offset.validate("absoluteOffset")
      case .fractional(let offset): try offset.validate("fractionalOffset")
      }
    }
  }
}

extension LayoutBoundaryItem {
  func validate() throws(LayoutError) {
    try layoutSize.validate()
    try absoluteOffset.validate("absoluteOffset")
    try contentInsets.validate("contentInsets")
  }
}

extension LayoutContainer {
  /// Refuses a container no frame can be found in.
  ///
  /// - Throws: `LayoutError.notFinite` for a size, inset, offset or scale that is not finite or
  ///   not below 10¹², and for a scale that is not above zero.
  public func validate() throws(LayoutError) {
    for axis in LayoutAxis.allCases { try size[axis].validate("size") }
    try safeAreaInsets.validate("safeAreaInsets")
    try layoutMargins.validate("layoutMargins")
    try contentOffset.validate("contentOffset")
    // A pixel far smaller than a point makes rounding lose the point.
    guard scale >= 0.001, scale <= 1000 else { throw .notFinite(property: "scale") }
  }
}
