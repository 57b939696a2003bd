public import CompositionalLayout

extension CollectionViewState {
  /// Asks the views on screen that size themselves, and that have not been asked, for their sizes.
  ///
  /// Answers are kept until the data is reloaded or they are forgotten, and follow their items. What
  /// is on screen does not jump when views above it answer.
  ///
  /// - Parameters:
  ///   - solution: A layout solved with `measurements`; afterwards, the one solved with the new.
  ///   - contentOffset: What is on screen; afterwards, where that is once sizes above have changed.
  ///   - preferred: The size a view answers, or `nil` when it keeps what the layout gave it.
  /// - Throws: `LayoutError.limitExceeded` when more is on screen than can be asked, `.layoutLoop`
  ///   and `.zeroPreferredSize` for answers that UIKit refuses; nothing changes then.
  /// - Complexity: That of `LayoutSolution.selfSized`.
  public mutating func selfSize(
    _ solution: inout LayoutSolution, contentOffset: inout LayoutPoint,
    preferred: (LayoutElement) -> LayoutExtent?
  ) throws(LayoutError) {
    let known = measurements
    var answers = measurements
    solution = try solution.selfSized(contentOffset: contentOffset, keepsPlaces: true) { element in
      guard let subject = Measurements.Subject(element), known[subject] == nil,
        let answer = preferred(element)
      else { return nil }
      var size = element.frame.size
      for axis in element.selfSizingAxes { size[axis] = answer[axis] }
      answers[subject] = size
      return answer
    }
    measurements = answers
    contentOffset = solution.container.contentOffset
  }

  /// Forgets the sizes that some views have answered, so that they are asked again.
  ///
  /// - Complexity: O(*k*) for *k* views.
  public mutating func forgetMeasurements(of subjects: [Measurements.Subject]) {
    for subject in subjects { measurements[subject] = nil }
  }

  /// Forgets every measured size, as another width or an invalidation from outside does.
  public mutating func forgetMeasurements() { measurements = Measurements() }
}

extension Measurements.Subject {
  fileprivate init?(_ element: LayoutElement) {
    let path = element.indexPath
    switch (element.category, element.kind) {
    case (.cell, _): self = .cell(section: path.section, item: path.item)
    case (.supplementary, let kind?):
      self = .boundaryItem(kind: kind, section: path.item == .max ? .max : path.section)
    default: return nil
    }
  }
}

extension CollectionViewState {
  /// The size that the cell of an item has answered.
  public func measured(_ path: ItemIndexPath) -> LayoutExtent? {
    measurements[.cell(section: path.section, item: path.item)]
  }

  /// Keeps the size that the cell of an item answered, for a view with a layout of its own.
  ///
  /// - Parameters:
  ///   - path: The item.
  ///   - size: What its cell answered.
  public mutating func measure(_ path: ItemIndexPath, as size: LayoutExtent) {
    measurements[.cell(section: path.section, item: path.item)] = size
  }
}
