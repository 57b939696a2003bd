extension SectionSolution {
  /// The number of cells that have a frame: all, or none when the group has no room for one.
  public var cellCount: Int { groups.itemCount }

  private var cellZIndex: Int { section.decorationItems.isEmpty ? 0 : 1 }

  /// What stands in front: cells stand before the backgrounds of their section (rule L-4.5).
  func cellZIndex(_ leaf: GroupRun.Leaf) -> Amount {
    let own = recorder.given(
      Double(leaf.zIndex), "z-index", leaf.zIndex == 0 ? nil : "LayoutCustomItem.zIndex")
    let raised = recorder.given(
      Double(cellZIndex), "in front of backgrounds", "LayoutSection.decorationItems")
    return own + raised
  }

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
  func frame(ofGroup index: Int) -> LayoutRect {
    LayoutRect(origin: origin(ofGroup: index).point, size: groups.size(ofGroup: index))
  }

  /// The cell of an item, not mirrored, or `nil` when the layout shows none.
  func cell(_ item: Int) -> LayoutElement? {
    guard item >= 0, item < cellCount else { return nil }
    let place = groups.place(ofItem: item)
    let leaf = groups.run(ofGroup: place.group).leaves[place.leaf]
    let cell = Cell(leaf, zIndex: cellZIndex)
    return cell.element(
      at: origin(ofGroup: place.group).point,
      indexPath: ItemIndexPath(item: item, section: index))
  }

  /// A cell from its group's outer corner, without anything that has to be counted when copied.
  private struct Cell {
    var frame: LayoutRect
    var zIndex: Int
    var estimated: AxisSet
    var measured: AxisSet
    var uniform: AxisSet

    /// - Parameter zIndex: What is added to the leaf's own.
    init(_ leaf: GroupRun.Leaf, zIndex: Int) {
      frame = leaf.frame.rect
      self.zIndex = leaf.zIndex.addingUpToLimit(zIndex)
      let axes = leaf.layoutSize.estimatedAxes
      estimated = leaf.isMeasured ? [] : axes
      measured = leaf.isMeasured ? axes : []
      uniform = leaf.uniformAxes
    }

    func element(at origin: LayoutPoint, indexPath: ItemIndexPath) -> LayoutElement {
      LayoutElement(
        category: .cell, kind: nil, indexPath: indexPath,
        frame: LayoutRect(
          x: origin.x + frame.origin.x, y: origin.y + frame.origin.y, width: frame.size.width,
          height: frame.size.height),
        zIndex: zIndex, estimated: estimated, measured: measured, uniform: uniform)
    }
  }

  /// The cells of a group in item order, not mirrored.
  func cells(inGroup group: Int) -> [LayoutElement] {
    let origin = origin(ofGroup: group).point
    let first = groups.firstItem(ofGroup: group)
    return groups.run(ofGroup: group).leaves.enumerated().map { offset, leaf in
      Cell(leaf, zIndex: cellZIndex).element(
        at: origin, indexPath: ItemIndexPath(item: first + offset, section: index))
    }
  }

  /// The frames of all cells in item order.
  ///
  /// - Throws: `LayoutError.limitExceeded` for more than `LayoutLimit.elements`; `elements` gives
  ///   any of more.
  /// - Complexity: O(*n*) for *n* items.
  public var cellFrames: [LayoutRect] {
    get throws(LayoutError) {
      guard cellCount <= LayoutLimit.elements.value else { throw .limitExceeded(.elements) }
      let frames = logicalCellFrames
      return mirrorWidth == nil ? frames : frames.map(oriented)
    }
  }

  /// The frames of all cells, not mirrored; what the pattern gives is made once.
  private var logicalCellFrames: [LayoutRect] {
    let row = groups.axis
    let start = cellsOrigin
    let first = groupsOrigin
    var origin = Amounts { start[$0] + first[$0] }.point
    let rowStart = origin[row]
    let pattern = groups.pattern.leaves.map(\.frame.rect)
    return [LayoutRect](unsafeUninitializedCapacity: cellCount) { frames, item in
      groups.forEachGroup { groupOrigin, own in
        origin[row] = rowStart + groupOrigin
        for frame in own?.leaves.map(\.frame.rect) ?? pattern {
          frames.initializeElement(at: item, to: frame.moved(by: origin))
          item += 1
        }
      }
    }
  }

  /// The views tied to a group and its items; each kind is counted through the section.
  func supplementaries(inGroup group: Int) -> [LayoutElement] {
    guard groups.hasSupplementaries else { return [] }
    var counts = groups.flowed.views(beforeGroup: group)
    return supplementaries(
      groups.run(ofGroup: group), at: origin(ofGroup: group).point, counts: &counts)
  }

  /// - Parameter counts: How many views of each kind stand before, then before the next group.
  private func supplementaries(
    _ run: GroupRun, at origin: LayoutPoint, counts: inout [String: Int]
  ) -> [LayoutElement] {
    run.supplementaries.map { supplementary in
      let number = counts[supplementary.elementKind, default: 0]
      counts[supplementary.elementKind] = number.addingUpToLimit(1)
      return LayoutElement(
        category: .supplementary, kind: supplementary.elementKind,
        indexPath: ItemIndexPath(item: number, section: index),
        frame: supplementary.frame.rect.moved(by: origin), zIndex: supplementary.zIndex)
    }
  }

  /// The section's headers, footers and side views, unpinned.
  ///
  /// - Complexity: O(*b*) for *b* boundary items.
  public var boundaryElements: [LayoutElement] {
    boundaryItems.map { oriented(boundaryElement($0)) }
  }

  func boundaryElement(_ placed: BoundaryPlacement.Placed) -> LayoutElement {
    var element = placed.element(at: ItemIndexPath(item: 0, section: index))
    element.frame = boundaryFrame(placed).rect
    return element
  }

  func boundaryFrame(_ placed: BoundaryPlacement.Placed) -> AmountFrame {
    var frame = placed.frame
    frame.origin[axis] = sectionStart + frame.origin[axis]
    return frame
  }

  /// The backgrounds, as long as the whole section (rule L-4.5).
  ///
  /// - Complexity: O(*b*) for *b* backgrounds.
  public var decorationElements: [LayoutElement] { logicalDecorations.map(oriented) }

  var logicalDecorations: [LayoutElement] {
    guard length > 0 else { return [] }
    return section.decorationItems.enumerated().map { number, item in
      LayoutElement(
        category: .decoration, kind: item.elementKind,
        indexPath: ItemIndexPath(item: number, section: index),
        frame: logicalFrame.inset(by: item.contentInsets), zIndex: item.zIndex)
    }
  }

  /// Every element of the section: cells, views tied to them, boundary items, backgrounds.
  public var elements: SectionElements { SectionElements(self) }

  /// The groups whose frames may lie in `rect`, with `overhang` points to spare.
  ///
  /// - Complexity: O(log² *n*) for *n* groups, O(1) when none is near.
  func groups(near rect: LayoutRect, overhang: Double = 0) -> Range<Int> {
    guard groups.groupCount > 0 else { return 0..<0 }
    let row = groups.axis
    let first = origin(ofGroup: 0)[row].value
    let start = rect.start(row) - first - overhang
    let end = rect.end(row) - first + overhang
    // Where each group begins before the one in front of it, the row goes backwards.
    guard groups.pitch.value < 0 || (start <= rowLength.value && end >= 0) else { return 0..<0 }
    return groups.groups(from: start, to: end)
  }
}

extension BoundaryPlacement.Placed {
  func element(at indexPath: ItemIndexPath) -> LayoutElement {
    var element = LayoutElement(
      category: .supplementary, kind: item.elementKind, indexPath: indexPath, frame: frame.rect,
      zIndex: item.zIndex)
    let axes = item.layoutSize.estimatedAxes
    if isMeasured { element.measured = axes } else { element.estimated = axes }
    return element
  }
}

extension GroupSequence {
  /// How far views tied to the groups reach beyond them along the row.
  ///
  /// - Complexity: O(1).
  var overhang: Double {
    guard hasSupplementaries else { return 0 }
    return [
      flowed.sum.overhang, measuredGroups.sum.overhang, pattern.overhang(along: axis),
      shortRun?.overhang(along: axis) ?? 0,
    ].reduce(0, max)
  }
}
