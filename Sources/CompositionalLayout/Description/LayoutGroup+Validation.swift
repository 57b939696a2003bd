extension LayoutGroup {
  /// Refuses what UIKit's constructors refuse, here and in the subitems.
  ///
  /// - Throws: `LayoutError.invalidDimension`, `.notFinite`, `.emptyGroup` or
  ///   `.repeatCountBelowOne`, in that order, outer groups first; `.limitExceeded` for a group that
  ///   more than `LayoutLimit.groupDepth` others are around.
  /// - Complexity: O(*p*) for *p* parts of the group.
  public func validate() throws(LayoutError) { try validate(depth: 1) }

  /// - Parameter depth: How many groups there are down to this one.
  fileprivate func validate(depth: Int) throws(LayoutError) {
    guard depth <= LayoutLimit.groupDepth.value else { throw .limitExceeded(.groupDepth) }
    try layoutSize.validate()
    for supplementary in supplementaryItems { try supplementary.validate() }
    try contentInsets.validate("contentInsets")
    try (interItemSpacing?.spacing ?? 0).validate("interItemSpacing")
    try edgeSpacing?.validate()
    switch content {
    case .subitems(let subitems):
      if subitems.isEmpty { throw .emptyGroup }
      for subitem in subitems { try subitem.validate(depth: depth + 1) }
    case .subitemCount(let subitem, let count), .repeatingSubitem(let subitem, let count):
      if count < 1 { throw .repeatCountBelowOne(axis: axis, count: count) }
      try subitem.validate(depth: depth + 1)
    case .custom(let items):
      // Frames are asked for anew each time: there are none while there are no items.
      for item in items {
        try item.frame.origin.validate("frame")
        for axis in LayoutAxis.allCases { try item.frame.size[axis].validate("frame") }
      }
    }
  }
}

extension LayoutSubitem {
  /// - Parameter depth: How many groups there are down to the subitem, when it is one.
  fileprivate func validate(depth: Int) throws(LayoutError) {
    switch self {
    case .item(let item):
      try item.layoutSize.validate()
      for supplementary in item.supplementaryItems { try supplementary.validate() }
      try item.contentInsets.validate("contentInsets")
      try item.edgeSpacing?.validate()
    case .group(let group): try group.validate(depth: depth)
    }
  }
}
