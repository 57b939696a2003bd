extension LayoutGroup {
  /// Refuses what UIKit's constructors refuse, here and in the subitems.
  ///
  /// - Throws: `LayoutError.invalidDimension`, `.emptyGroup` or `.repeatCountBelowOne`, in that
  ///   order, outer groups first.
  public func validate() throws(LayoutError) {
    try layoutSize.validate()
    for supplementary in supplementaryItems { try supplementary.layoutSize.validate() }
    switch content {
    case .subitems(let subitems):
      if subitems.isEmpty { throw .emptyGroup }
      for subitem in subitems { try subitem.validate() }
    case .subitemCount(let subitem, let count), .repeatingSubitem(let subitem, let count):
      if count < 1 { throw .repeatCountBelowOne(axis: axis, count: count) }
      try subitem.validate()
    case .custom(let items):
      if items.isEmpty { throw .emptyGroup }
    }
  }
}

extension LayoutSubitem {
  func validate() throws(LayoutError) {
    switch self {
    case .item(let item):
      try item.layoutSize.validate()
      for supplementary in item.supplementaryItems { try supplementary.layoutSize.validate() }
    case .group(let group): try group.validate()
    }
  }
}
