import CompositionalLayout

/// The reference: every item of every section laid out one after the other, nothing remembered,
/// nothing in closed form. It shares no code with the engine but the description's values.
struct EagerSolver {
  struct Cell: Equatable {
    var item: Int
    var frame: Rect
    var group: Rect
  }

  struct Section {
    var cells: [Cell] = []
    var boundaryFrames: [Rect] = []
    var start = 0.0
    var length = 0.0
  }

  struct Solution {
    var sections: [Section] = []
    var globalFrames: [Rect] = []
    var contentSize = Size.zero
  }

  /// A group filled: cells from its outer corner, and its size.
  private struct Run {
    var cells: [(item: Int, frame: Rect)] = []
    var size: Size
  }

  let description: LayoutDescription
  let container: LayoutContainer
  var measured: [LayoutIndexPath: Size] = [:]

  private var axis: Axis { description.configuration.scrollDirection }
  private func down(_ value: Double) -> Double {
    (value * container.scale + 0.001).rounded(.down) / container.scale
  }
  private func nearest(_ value: Double) -> Double {
    (value * container.scale + 0.5).rounded(.down) / container.scale
  }

  func solve(_ itemCounts: [Int]) -> Solution {
    var solution = Solution()
    var length = 0.0
    for (index, count) in itemCounts.enumerated() {
      if index > 0 { length += description.configuration.interSectionSpacing }
      var section = solve(index, itemCount: count)
      section.start = length
      length += section.length
      solution.sections.append(section)
    }
    let items = description.configuration.boundarySupplementaryItems
    let around = boundary(items, length, crossStart: 0, base: container.size)
    solution.globalFrames = around.frames
    for index in solution.sections.indices {
      let shift = around.before + solution.sections[index].start
      solution.sections[index].start = shift
      solution.sections[index].cells = solution.sections[index].cells.map {
        Cell(
          item: $0.item, frame: $0.frame.moved(by: shift, along: axis),
          group: $0.group.moved(by: shift, along: axis))
      }
      solution.sections[index].boundaryFrames = solution.sections[index].boundaryFrames.map {
        $0.moved(by: shift, along: axis)
      }
    }
    solution.contentSize[axis] = around.before + around.length + around.after
    solution.contentSize[axis.cross] = container.size[axis.cross]
    for (index, section) in solution.sections.enumerated()
    where description.section(at: index)?.orthogonalScrollingBehavior
      == OrthogonalScrollingBehavior.none
    {
      for cell in section.cells {
        solution.contentSize[axis.cross] = max(
          solution.contentSize[axis.cross], cell.group.size[axis.cross])
      }
    }
    return solution
  }

  // MARK: Sections

  private func solve(_ index: Int, itemCount: Int) -> Section {
    var solved = Section()
    guard let section = description.section(at: index) else { return solved }
    let cross = axis.cross
    let group = section.group
    let insets = section.contentInsets
    let safe = container.safeAreaInsets
    let isOrthogonal = section.orthogonalScrollingBehavior != .none
    let row = isOrthogonal ? cross : axis
    var base = container.size
    let inset = isOrthogonal ? axis : cross
    base[inset] -= safe.total(inset) + insets.total(inset)
    let size = Size(
      width: length(group.layoutSize.widthDimension, base),
      height: length(group.layoutSize.heightDimension, base))
    let room = container.size[cross] - safe.total(cross) - insets.total(cross)

    let full = fill(group, size, Array(-100_000 ..< -99_000), index)
    var position = edge(group.edgeSpacing, row).0.spacing
    var item = 0
    while item < itemCount, !full.cells.isEmpty {
      var run = fill(group, size, Array(item..<itemCount), index)
      if run.cells.isEmpty { break }
      let isShort = itemCount - item == run.cells.count && run.cells.count < full.cells.count
      if isShort, !group.isCustom, !group.layoutSize[row].isEstimated {
        let unused =
          run.size[row] - group.contentInsets.total(row) - reach(full, row, group.contentInsets)
        run.size[row] = reach(run, row, group.contentInsets) + unused
      }
      var origin = Point.zero
      origin[cross] = safe.start(cross) + insets.start(cross)
      origin[axis] = insets.start(axis)
      if row == axis {
        origin[cross] += alone(size[cross], group.edgeSpacing, cross, room)
      } else {
        origin[axis] += edge(group.edgeSpacing, axis).0.spacing
      }
      origin[row] += position
      for cell in run.cells {
        solved.cells.append(
          Cell(
            item: cell.item, frame: cell.frame.moved(by: origin),
            group: Rect(origin: origin, size: run.size)))
      }
      item += run.cells.count
      position += run.size[row]
      let edges = edge(group.edgeSpacing, row)
      position += edges.0.spacing + edges.1.spacing + section.interGroupSpacing
    }

    var inner = 0.0
    if let last = solved.cells.last {
      let edges = edge(group.edgeSpacing, axis)
      if isOrthogonal {
        inner = solved.cells.map { $0.group.size[axis] }.max() ?? 0
        inner += edges.0.spacing + edges.1.spacing
      } else {
        inner = last.group.end(axis) - insets.start(axis) + edges.1.spacing
      }
      inner += insets.total(axis)
    } else if !section.boundarySupplementaryItems.isEmpty {
      inner = insets.total(axis)
    }
    var stretch = Rect(origin: .zero, size: container.size)
    stretch.origin[cross] = safe.start(cross)
    stretch.size[cross] -= safe.total(cross)
    if section.supplementariesFollowContentInsets {
      stretch.origin[cross] += insets.start(cross)
      stretch.size[cross] -= insets.total(cross)
    }
    let around = boundary(
      section.boundarySupplementaryItems, inner, crossStart: stretch.start(cross),
      base: stretch.size)
    solved.cells = solved.cells.map {
      Cell(
        item: $0.item, frame: $0.frame.moved(by: around.before, along: axis),
        group: $0.group.moved(by: around.before, along: axis))
    }
    solved.boundaryFrames = around.frames
    solved.length = around.before + around.length + around.after
    return solved
  }

  private func reach(_ run: Run, _ axis: Axis, _ insets: EdgeInsets) -> Double {
    (run.cells.map { $0.frame.end(axis) }.max() ?? insets.start(axis)) - insets.start(axis)
  }

  private func boundary(
    _ items: [LayoutBoundaryItem], _ contentLength: Double, crossStart: Double, base: Size
  ) -> (frames: [Rect], before: Double, length: Double, after: Double) {
    let cross = axis.cross
    var inner = contentLength
    for item in items where item.extendsBoundary && item.alignment.part(axis) == .center {
      inner = max(inner, length(item.layoutSize[axis], base))
    }
    var frames: [Rect] = []
    var before = 0.0
    var after = 0.0
    for item in items {
      guard item.alignment != .none else {
        frames.append(.zero)
        continue
      }
      var frame = Rect.zero
      for side in Axis.allCases { frame.size[side] = length(item.layoutSize[side], base) }
      let extent = frame.size[axis]
      switch item.alignment.part(axis) {
      case .start: frame.origin[axis] = item.extendsBoundary ? -extent : 0
      case .end: frame.origin[axis] = item.extendsBoundary ? inner : inner - extent
      default: frame.origin[axis] = nearest((inner - extent) / 2)
      }
      let unused = base[cross] - frame.size[cross]
      switch item.alignment.part(cross) {
      case .start: frame.origin[cross] = crossStart
      case .end: frame.origin[cross] = crossStart + unused
      default: frame.origin[cross] = nearest(crossStart + unused / 2)
      }
      frame = frame.moved(by: item.absoluteOffset)
      if item.extendsBoundary {
        before = max(before, -frame.start(axis))
        after = max(after, frame.end(axis) - inner)
      }
      frames.append(frame)
    }
    return (frames.map { $0.moved(by: before, along: axis) }, before, inner, after)
  }

  // MARK: Groups

  private func length(_ dimension: LayoutDimension, _ base: Size) -> Double {
    switch dimension {
    case .fractionalWidth(let share): share == 1 ? base.width : down(share * base.width)
    case .fractionalHeight(let share): share == 1 ? base.height : down(share * base.height)
    case .absolute(let value), .estimated(let value), .uniformAcrossSiblings(let value): value
    }
  }

  private func edge(_ edges: LayoutEdgeSpacing?, _ axis: Axis) -> (LayoutSpacing, LayoutSpacing) {
    (edges?.start(axis) ?? .fixed(0), edges?.end(axis) ?? .fixed(0))
  }

  /// Where something that has a stretch to itself starts in it.
  private func alone(
    _ extent: Double, _ edges: LayoutEdgeSpacing?, _ axis: Axis, _ room: Double
  ) -> Double {
    let (before, behind) = edge(edges, axis)
    guard before.isFlexible else { return before.spacing }
    let rest = room - (extent + before.spacing + behind.spacing)
    return before.spacing + rest / (behind.isFlexible ? 2 : 1)
  }

  private func answer(_ item: Int?, _ section: Int) -> Size? {
    item.flatMap { measured[LayoutIndexPath(item: $0, section: section)] }
  }

  private func fill(_ group: LayoutGroup, _ size: Size, _ items: [Int], _ section: Int) -> Run {
    if case .custom(let places) = group.content {
      return Run(cells: zip(items, places).map { ($0, $1.frame) }, size: size)
    }
    var inner = size
    for side in Axis.allCases { inner[side] -= group.contentInsets.total(side) }
    for side in Axis.allCases where inner[side] <= 0 && !group.layoutSize[side].isEstimated {
      return Run(size: size)
    }
    let count = self.count(group, inner, items, section)
    guard count > 0 else { return Run(size: size) }
    var base = inner
    let gap = group.interItemSpacing ?? .fixed(0)
    base[group.axis] -= Double(count - 1) * gap.spacing
    return place(
      group, size, inner, slots(group, count, base, items, section), gap)
  }

  /// The number of slots by trying one after the other.
  private func count(_ group: LayoutGroup, _ inner: Size, _ items: [Int], _ section: Int) -> Int {
    if let count = group.count { return count }
    if group.layoutSize[group.axis].isEstimated { return group.subitems.count }
    let isFlat = group.subitems.allSatisfy { if case .item = $0 { true } else { false } }
    let gap = group.interItemSpacing?.spacing ?? 0
    func used(_ count: Int, _ base: Size) -> Double {
      (0..<count).reduce(0) { sum, slot in
        let subitem = group.subitems[slot % group.subitems.count]
        let dimension = subitem.layoutSize[group.axis]
        var extent = length(dimension, base)
        if isFlat, dimension.isEstimated, slot < items.count,
          let answer = answer(items[slot], section)
        {
          extent = answer[group.axis]
        }
        let edges = edge(subitem.edgeSpacing, group.axis)
        return sum + extent + edges.0.spacing + edges.1.spacing
      }
    }
    func largest(_ base: (Int) -> Size, _ gap: Double) -> Int {
      var count = 0
      while count < 1000 {
        let next = count + 1
        let extent = used(next, base(next))
        let total = extent + Double(count) * gap
        if extent <= 0 || total > inner[group.axis] + 0.001 { break }
        count = next
      }
      return count
    }
    func shared(_ count: Int) -> Size {
      var base = inner
      base[group.axis] -= Double(count - 1) * gap
      return base
    }
    let crossesOver = group.subitems.contains {
      $0.layoutSize[group.axis.cross].fractionAxis == group.axis
    }
    var count = 0
    if crossesOver {
      let withoutGaps = largest({ _ in inner }, 0)
      if withoutGaps > 0 { count = largest({ _ in shared(withoutGaps) }, gap) }
    } else {
      count = largest(shared, gap)
    }
    // A cell that has answered with more than the room has a run to itself.
    let isMeasured =
      isFlat && group.subitems[0].layoutSize[group.axis].isEstimated
      && answer(items.first, section) != nil
    return count == 0 && isMeasured ? 1 : count
  }

  private struct Slot {
    var subitem: LayoutSubitem
    var size: Size
    var run: Run?
    var item: Int?
    var isFilled: Bool
  }

  private func slots(
    _ group: LayoutGroup, _ count: Int, _ base: Size, _ items: [Int], _ section: Int
  ) -> [Slot] {
    var rest = items[...]
    var slots: [Slot] = []
    for index in 0..<count {
      let subitem = group.subitems[index % group.subitems.count]
      var size = Size.zero
      for side in Axis.allCases { size[side] = length(subitem.layoutSize[side], base) }
      let isFilled = !rest.isEmpty
      switch subitem {
      case .item:
        let item = rest.popFirst()
        if let answer = answer(item, section) {
          for side in Axis.allCases where subitem.layoutSize[side].isEstimated {
            size[side] = answer[side]
          }
        }
        slots.append(Slot(subitem: subitem, size: size, item: item, isFilled: isFilled))
      case .group(let nested):
        let supply = isFilled ? Array(rest) : Array(-100_000 ..< -99_000)
        let run = fill(nested, size, supply, section)
        if isFilled { rest = rest.dropFirst(run.cells.count) }
        slots.append(
          Slot(
            subitem: subitem, size: run.size, run: run,
            isFilled: isFilled && !run.cells.isEmpty))
      }
    }
    for side in Axis.allCases where group.layoutSize[side].isEstimated {
      let uniform = slots.indices.filter {
        slots[$0].isFilled && slots[$0].subitem.layoutSize[side].isUniformAcrossSiblings
      }
      let largest = uniform.map { slots[$0].size[side] }.max()
      for index in uniform { slots[index].size[side] = largest ?? 0 }
    }
    return slots
  }

  private func place(
    _ group: LayoutGroup, _ size: Size, _ inner: Size, _ slots: [Slot], _ gap: LayoutSpacing
  ) -> Run {
    let axis = group.axis
    let cross = axis.cross
    let grows = group.layoutSize[axis].isEstimated
    var gaps: [LayoutSpacing] = []
    var used = 0.0
    for (index, slot) in slots.enumerated() {
      let edges = edge(slot.subitem.edgeSpacing, axis)
      if index > 0 {
        gaps.append(gap)
        used += gap.spacing
      }
      gaps += [edges.0, edges.1]
      used += edges.0.spacing
      used += slot.size[axis]
      used += edges.1.spacing
    }
    let flexible = gaps.filter(\.isFlexible).count
    let share = grows || flexible == 0 ? 0 : (inner[axis] - used) / Double(flexible)
    func room(_ gap: LayoutSpacing) -> Double { gap.spacing + (gap.isFlexible ? share : 0) }

    var crossRoom = inner[cross]
    let filled = slots.filter(\.isFilled)
    if group.layoutSize[cross].isEstimated {
      crossRoom =
        filled.map { slot in
          let edges = edge(slot.subitem.edgeSpacing, cross)
          return slot.size[cross] + (edges.0.spacing + edges.1.spacing)
        }.max() ?? 0
    }
    var run = Run(size: size)
    var position = 0.0
    for (index, slot) in filled.enumerated() {
      let edges = edge(slot.subitem.edgeSpacing, axis)
      if index > 0 { position += room(gap) }
      position += room(edges.0)
      var frame = Rect(origin: .zero, size: slot.size)
      frame.origin[axis] = group.contentInsets.start(axis) + nearest(position)
      frame.origin[cross] =
        group.contentInsets.start(cross)
        + nearest(alone(slot.size[cross], slot.subitem.edgeSpacing, cross, crossRoom))
      if let nested = slot.run {
        for cell in nested.cells {
          run.cells.append((cell.item, cell.frame.moved(by: frame.origin)))
        }
      } else if let item = slot.item {
        for side in Axis.allCases where !slot.subitem.layoutSize[side].isEstimated {
          frame.origin[side] += slot.subitem.contentInsets.start(side)
          frame.size[side] = abs(
            frame.size[side] - slot.subitem.contentInsets.start(side)
              - slot.subitem.contentInsets.end(side))
        }
        run.cells.append((item, frame))
      }
      position += slot.size[axis]
      position += room(edges.1)
    }
    if grows { run.size[axis] = position + group.contentInsets.total(axis) }
    if group.layoutSize[cross].isEstimated {
      run.size[cross] = crossRoom + group.contentInsets.total(cross)
    }
    return run
  }
}
