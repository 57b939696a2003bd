import CompositionalLayout

/// Groups, each filled from the items there are.
extension EagerSolver {
  func length(_ dimension: LayoutDimension, _ base: LayoutExtent) -> Double {
    switch dimension {
    case .fractionalWidth(let share): share == 1 ? base.width : down(share * base.width)
    case .fractionalHeight(let share): share == 1 ? base.height : down(share * base.height)
    case .absolute(let value), .estimated(let value), .uniformAcrossSiblings(let value): value
    }
  }

  func edge(_ edges: LayoutEdgeSpacing?, _ axis: LayoutAxis) -> (LayoutSpacing, LayoutSpacing) {
    (edges?.start(axis) ?? .fixed(0), edges?.end(axis) ?? .fixed(0))
  }

  /// Where something that has a stretch to itself starts in it.
  func alone(
    _ extent: Double, _ edges: LayoutEdgeSpacing?, _ axis: LayoutAxis, _ room: Double
  ) -> Double {
    let (before, behind) = edge(edges, axis)
    guard before.isFlexible else { return before.spacing }
    let rest = room - (extent + before.spacing + behind.spacing)
    return before.spacing + rest / (behind.isFlexible ? 2 : 1)
  }

  func answer(_ item: Int?, _ section: Int) -> LayoutExtent? {
    item.flatMap { measured[ItemIndexPath(item: $0, section: section)] }
  }

  func fill(_ group: LayoutGroup, _ size: LayoutExtent, _ items: [Int], _ section: Int) -> Run {
    if case .custom(let places) = group.content {
      return Run(cells: zip(items, places).map { ($0, $1.frame) }, size: size)
    }
    var inner = size
    for side in LayoutAxis.allCases { inner[side] -= group.contentInsets.total(side) }
    for side in LayoutAxis.allCases where inner[side] <= 0 && !group.layoutSize[side].isEstimated {
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
  private func count(_ group: LayoutGroup, _ inner: LayoutExtent, _ items: [Int], _ section: Int)
    -> Int
  {
    if let count = group.count { return count }
    if group.layoutSize[group.axis].isEstimated { return group.subitems.count }
    let isFlat = group.subitems.allSatisfy { if case .item = $0 { true } else { false } }
    let gap = group.interItemSpacing?.spacing ?? 0
    func used(_ count: Int, _ base: LayoutExtent) -> Double {
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
    func largest(_ base: (Int) -> LayoutExtent, _ gap: Double) -> Int {
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
    func shared(_ count: Int) -> LayoutExtent {
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
    var size: LayoutExtent
    var run: Run?
    var item: Int?
    var isFilled: Bool
  }

  private func slots(
    _ group: LayoutGroup, _ count: Int, _ base: LayoutExtent, _ items: [Int], _ section: Int
  ) -> [Slot] {
    var rest = items[...]
    var slots: [Slot] = []
    for index in 0..<count {
      let subitem = group.subitems[index % group.subitems.count]
      var size = LayoutExtent.zero
      for side in LayoutAxis.allCases { size[side] = length(subitem.layoutSize[side], base) }
      let isFilled = !rest.isEmpty
      switch subitem {
      case .item:
        let item = rest.popFirst()
        if let answer = answer(item, section) {
          for side in LayoutAxis.allCases where subitem.layoutSize[side].isEstimated {
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
    for side in LayoutAxis.allCases where group.layoutSize[side].isEstimated {
      let uniform = slots.indices.filter {
        slots[$0].isFilled && slots[$0].subitem.layoutSize[side].isUniformAcrossSiblings
      }
      let largest = uniform.map { slots[$0].size[side] }.max()
      for index in uniform { slots[index].size[side] = largest ?? 0 }
    }
    return slots
  }

  private func place(
    _ group: LayoutGroup, _ size: LayoutExtent, _ inner: LayoutExtent, _ slots: [Slot],
    _ gap: LayoutSpacing
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
      var frame = LayoutRect(origin: .zero, size: slot.size)
      frame.origin[axis] = group.contentInsets.start(axis) + nearest(position)
      frame.origin[cross] =
        group.contentInsets.start(cross)
        + nearest(alone(slot.size[cross], slot.subitem.edgeSpacing, cross, crossRoom))
      if let nested = slot.run {
        for cell in nested.cells {
          run.cells.append((cell.item, cell.frame.moved(by: frame.origin)))
        }
        run.views += nested.views.map {
          View(kind: $0.kind, frame: $0.frame.moved(by: frame.origin))
        }
        run.views += slot.subitem.supplementaryItems.map { view($0, on: frame, inner) }
      } else if let item = slot.item {
        for side in LayoutAxis.allCases where !slot.subitem.layoutSize[side].isEstimated {
          frame.origin[side] += slot.subitem.contentInsets.start(side)
          frame.size[side] = abs(
            frame.size[side] - slot.subitem.contentInsets.start(side)
              - slot.subitem.contentInsets.end(side))
        }
        run.cells.append((item, frame))
        run.views += slot.subitem.supplementaryItems.map { view($0, on: frame, frame.size) }
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

  /// A view tied to a host; its fractions are of `base`.
  func view(_ item: LayoutSupplementaryItem, on host: LayoutRect, _ base: LayoutExtent) -> View {
    var frame = host
    for side in LayoutAxis.allCases { frame.size[side] = length(item.layoutSize[side], base) }
    let own = item.itemAnchor ?? item.containerAnchor
    for side in LayoutAxis.allCases {
      let points = [item.containerAnchor, own].map { anchor -> Double in
        let isStart = anchor.edges.contains(side == .horizontal ? .leading : .top)
        let isEnd = anchor.edges.contains(side == .horizontal ? .trailing : .bottom)
        return isStart == isEnd ? 0.5 : isEnd ? 1 : 0
      }
      let distance = points[0] * host.size[side] - points[1] * frame.size[side]
      frame.origin[side] += points.contains(0.5) ? nearest(distance) : distance
      for anchor in [item.containerAnchor, item.itemAnchor] {
        switch anchor?.offset {
        case .absolute(let offset): frame.origin[side] += offset[side]
        case .fractional(let offset): frame.origin[side] += offset[side] * frame.size[side]
        case nil: break
        }
      }
    }
    return View(kind: item.elementKind, frame: frame)
  }
}
