extension SectionSolution {
  /// The number of cells that have a frame: all, or none when the group has no room for one.
  public var cellCount: Int { groups.itemCount }

  private var cellZIndex: Int { section.decorationItems.isEmpty ? 0 : 1 }

  /// From the start of the content to a group's outer corner.
  func origin(ofGroup index: Int) -> Amounts {
    let cells = cellsOrigin
    let first = groupsOrigin
    return Amounts { axis in
      let origin = cells[axis] + first[axis]
      guard axis == groups.axis else { return origin }
      return origin + groups.origin(ofGroup: index).named("to the group")
    }
  }

  /// The frame of a group as a whole, not mirrored.
  func frame(ofGroup index: Int) -> Rect {
    Rect(origin: origin(ofGroup: index).point, size: groups.run(ofGroup: index).size.size)
  }

  /// The cell of an item, not mirrored, or `nil` when the layout shows none.
  func cell(_ item: Int) -> LayoutElement? {
    guard item >= 0, item < cellCount else { return nil }
    let place = groups.place(ofItem: item)
    let leaf = groups.run(ofGroup: place.group).leaves[place.leaf]
    return cell(leaf, item: item, at: origin(ofGroup: place.group))
  }

  private func cell(_ leaf: GroupRun.Leaf, item: Int, at origin: Amounts) -> LayoutElement {
    var frame = leaf.frame
    for axis in Axis.allCases { frame.origin[axis] = origin[axis] + frame.origin[axis] }
    var element = LayoutElement(
      category: .cell, kind: nil, indexPath: LayoutIndexPath(item: item, section: index),
      frame: frame.rect, zIndex: leaf.zIndex.addingUpToLimit(cellZIndex))
    let axes = Set(Axis.allCases.filter { leaf.layoutSize[$0].isEstimated })
    if leaf.isMeasured { element.measuredAxes = axes } else { element.estimatedAxes = axes }
    element.uniformAxes = leaf.uniformAxes
    return element
  }

  /// The cells of a group in item order, not mirrored.
  func cells(inGroup group: Int) -> [LayoutElement] {
    let origin = origin(ofGroup: group)
    let first = groups.firstItem(ofGroup: group)
    return groups.run(ofGroup: group).leaves.enumerated().map { offset, leaf in
      cell(leaf, item: first + offset, at: origin)
    }
  }

  /// The views tied to a group and its items; each kind is counted through the section.
  func supplementaries(inGroup group: Int) -> [LayoutElement] {
    let run = groups.run(ofGroup: group)
    guard !run.supplementaries.isEmpty else { return [] }
    let origin = origin(ofGroup: group).point
    var counts = groups.supplementaryCounts(beforeGroup: group)
    return run.supplementaries.map { supplementary in
      let number = counts[supplementary.elementKind, default: 0]
      counts[supplementary.elementKind] = number + 1
      return LayoutElement(
        category: .supplementary, kind: supplementary.elementKind,
        indexPath: LayoutIndexPath(item: number, section: index),
        frame: supplementary.frame.moved(by: origin), zIndex: supplementary.zIndex)
    }
  }

  /// The section's headers, footers and side views, unpinned.
  public var boundaryElements: [LayoutElement] {
    boundaryItems.map { oriented(boundaryElement($0)) }
  }

  func boundaryElement(_ placed: BoundaryPlacement.Placed) -> LayoutElement {
    var element = placed.element(at: LayoutIndexPath(item: 0, section: index))
    element.frame = boundaryFrame(placed).rect
    return element
  }

  func boundaryFrame(_ placed: BoundaryPlacement.Placed) -> AmountFrame {
    var frame = placed.frame
    frame.origin[axis] = sectionStart + frame.origin[axis]
    return frame
  }

  /// The backgrounds, as long as the whole section (rule L-4.5).
  public var decorationElements: [LayoutElement] { logicalDecorations.map(oriented) }

  var logicalDecorations: [LayoutElement] {
    guard length > 0 else { return [] }
    return section.decorationItems.enumerated().map { number, item in
      LayoutElement(
        category: .decoration, kind: item.elementKind,
        indexPath: LayoutIndexPath(item: number, section: index),
        frame: logicalFrame.inset(by: item.contentInsets), zIndex: item.zIndex)
    }
  }

  /// Every element of the section: cells, views tied to them, boundary items, backgrounds.
  ///
  /// - Complexity: O(*n*) for *n* items.
  public var elements: [LayoutElement] {
    let all = 0..<groups.groupCount
    let tied =
      all.flatMap { cells(inGroup: $0) } + all.flatMap { supplementaries(inGroup: $0) }
    return tied.map(oriented) + boundaryElements + decorationElements
  }

  /// The most groups that one query looks at, so that groups without a length come to an end.
  static let mostGroupsInRect = 10_000

  /// The groups whose frames may lie in `rect`, with `overhang` points to spare.
  func groups(near rect: Rect, overhang: Double = 0) -> Range<Int> {
    guard groups.groupCount > 0 else { return 0..<0 }
    let row = groups.axis
    let first = origin(ofGroup: 0)[row].value
    let found = groups.groups(
      from: rect.start(row) - first - overhang, to: rect.end(row) - first + overhang)
    return found.prefix(Self.mostGroupsInRect)
  }
}

extension BoundaryPlacement.Placed {
  func element(at indexPath: LayoutIndexPath) -> LayoutElement {
    var element = LayoutElement(
      category: .supplementary, kind: item.elementKind, indexPath: indexPath, frame: frame.rect,
      zIndex: item.zIndex)
    let axes = Set(Axis.allCases.filter { item.layoutSize[$0].isEstimated })
    if isMeasured { element.measuredAxes = axes } else { element.estimatedAxes = axes }
    return element
  }
}

extension Int {
  /// The sum, or the nearest number there is.
  func addingUpToLimit(_ other: Int) -> Int {
    let (sum, isTooFar) = addingReportingOverflow(other)
    return isTooFar ? (other < 0 ? .min : .max) : sum
  }
}

extension GroupSequence {
  /// How many views of each kind stand before a group.
  func supplementaryCounts(beforeGroup index: Int) -> [String: Int] {
    var counts: [String: Int] = [:]
    for flowed in flowed.prefix(index) {
      for item in flowed.run.supplementaries { counts[item.elementKind, default: 0] += 1 }
    }
    let patterns = max(0, index - flowed.count)
    for item in pattern.supplementaries { counts[item.elementKind, default: 0] += patterns }
    return counts
  }

  /// How far views tied to the groups reach beyond them along the row.
  ///
  /// - Complexity: O(*m*) for *m* groups with measured items, if the group has such views.
  var overhang: Double {
    guard !pattern.supplementaries.isEmpty else { return 0 }
    let own = flowed.map(\.run) + runs.elements().map(\.value.run) + [pattern, shortRun ?? pattern]
    return own.flatMap { run in
      run.supplementaries.map {
        max(-$0.frame.start(axis), $0.frame.end(axis) - run.size[axis].value, 0)
      }
    }.max() ?? 0
  }
}
