extension SectionSolution {
  /// The number of cells that have a frame: all, or none when the group has no room for one.
  public var cellCount: Int { groups.itemCount }

  private var cellZIndex: Int { section.decorationItems.isEmpty ? 0 : 1 }

  /// From the start of the content to a group's outer corner.
  private func origin(ofGroup index: Int) -> Point {
    var origin = Point(
      x: cellsOrigin.x + groupsOrigin.x, y: cellsOrigin.y + groupsOrigin.y)
    origin[axis] += start
    origin[groups.axis] += groups.origin(ofGroup: index)
    return origin
  }

  /// The frame of a group as a whole.
  func frame(ofGroup index: Int) -> Rect {
    Rect(origin: origin(ofGroup: index), size: groups.run(ofGroup: index).size)
  }

  /// The cell of an item, or `nil` when the layout shows none.
  func cell(_ item: Int) -> LayoutElement? {
    guard item >= 0, item < cellCount else { return nil }
    let place = groups.place(ofItem: item)
    let leaf = groups.run(ofGroup: place.group).leaves[place.leaf]
    return cell(leaf, item: item, at: origin(ofGroup: place.group))
  }

  private func cell(_ leaf: GroupRun.Leaf, item: Int, at origin: Point) -> LayoutElement {
    LayoutElement(
      category: .cell, kind: nil, indexPath: LayoutIndexPath(item: item, section: index),
      frame: leaf.frame.moved(by: origin), zIndex: leaf.zIndex + cellZIndex,
      estimatedAxes: Set(Axis.allCases.filter { leaf.layoutSize[$0].isEstimated }))
  }

  /// The cells of a group in item order.
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
    let origin = origin(ofGroup: group)
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
  public var boundaryElements: [LayoutElement] { boundaryItems.map { boundaryElement($0) } }

  func boundaryElement(_ placed: BoundaryPlacement.Placed) -> LayoutElement {
    let size = placed.item.layoutSize
    return LayoutElement(
      category: .supplementary, kind: placed.item.elementKind,
      indexPath: LayoutIndexPath(item: 0, section: index),
      frame: placed.frame.moved(by: start, along: axis), zIndex: placed.item.zIndex,
      estimatedAxes: Set(Axis.allCases.filter { size[$0].isEstimated }))
  }

  /// The backgrounds, as long as the whole section (rule L-4.5).
  public var decorationElements: [LayoutElement] {
    guard length > 0 else { return [] }
    return section.decorationItems.enumerated().map { number, item in
      LayoutElement(
        category: .decoration, kind: item.elementKind,
        indexPath: LayoutIndexPath(item: number, section: index),
        frame: frame.inset(by: item.contentInsets), zIndex: item.zIndex)
    }
  }

  /// Every element of the section: cells, views tied to them, boundary items, backgrounds.
  ///
  /// - Complexity: O(*n*) for *n* items.
  public var elements: [LayoutElement] {
    let all = 0..<groups.groupCount
    return all.flatMap { cells(inGroup: $0) } + all.flatMap { supplementaries(inGroup: $0) }
      + boundaryElements + decorationElements
  }

  /// The groups whose frames may lie in `rect`, with `overhang` points to spare.
  func groups(near rect: Rect, overhang: Double = 0) -> Range<Int> {
    guard groups.groupCount > 0 else { return 0..<0 }
    let row = groups.axis
    let first = origin(ofGroup: 0)[row]
    return groups.groups(
      from: rect.start(row) - first - overhang, to: rect.end(row) - first + overhang)
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
  var overhang: Double {
    (flowed.map(\.run) + [pattern]).flatMap { run in
      run.supplementaries.map {
        max(-$0.frame.start(axis), $0.frame.end(axis) - run.size[axis], 0)
      }
    }.max() ?? 0
  }
}
