import CompositionalLayout

/// The reference: every item of every section laid out in turn, nothing in closed form.
///
/// It remembers nothing and shares no code with the engine but the description's values.
struct EagerSolver {
  struct Cell: Equatable {
    var item: Int
    var frame: LayoutRect
    var group: LayoutRect
  }

  /// A view tied to an item or a group.
  struct View: Equatable {
    var kind: String
    var frame: LayoutRect
  }

  struct Section {
    var cells: [Cell] = []
    var views: [View] = []
    var boundaryFrames: [LayoutRect] = []
    var start = 0.0
    var length = 0.0
  }

  struct Solution {
    var sections: [Section] = []
    var globalFrames: [LayoutRect] = []
    var contentSize = LayoutExtent.zero
  }

  /// A group filled: cells from its outer corner, and its size.
  struct Run {
    var cells: [(item: Int, frame: LayoutRect)] = []
    var views: [View] = []
    var size: LayoutExtent
  }

  let description: LayoutDescription
  let container: LayoutContainer
  var measured: [ItemIndexPath: LayoutExtent] = [:]

  private var axis: LayoutAxis { description.configuration.scrollDirection }
  func down(_ value: Double) -> Double {
    (value * container.scale + 0.001).rounded(.down) / container.scale
  }
  func nearest(_ value: Double) -> Double {
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
      solution.sections[index].views = solution.sections[index].views.map {
        View(kind: $0.kind, frame: $0.frame.moved(by: shift, along: axis))
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
    let size = LayoutExtent(
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
        run.size[row] = max(0, reach(run, row, group.contentInsets) + unused)
      }
      var origin = LayoutPoint.zero
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
            group: LayoutRect(origin: origin, size: run.size)))
      }
      let own = group.supplementaryItems.map {
        view($0, on: LayoutRect(origin: .zero, size: run.size), base)
      }
      solved.views += (run.views + own).map {
        View(kind: $0.kind, frame: $0.frame.moved(by: origin))
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
    var stretch = LayoutRect(origin: .zero, size: container.size)
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
    solved.views = solved.views.map {
      View(kind: $0.kind, frame: $0.frame.moved(by: around.before, along: axis))
    }
    solved.boundaryFrames = around.frames
    solved.length = around.before + around.length + around.after
    return solved
  }

  private func reach(_ run: Run, _ axis: LayoutAxis, _ insets: DirectionalEdgeInsets) -> Double {
    (run.cells.map { $0.frame.end(axis) }.max() ?? insets.start(axis)) - insets.start(axis)
  }

  private func boundary(
    _ items: [LayoutBoundaryItem], _ contentLength: Double, crossStart: Double, base: LayoutExtent
  ) -> (frames: [LayoutRect], before: Double, length: Double, after: Double) {
    let cross = axis.cross
    var inner = contentLength
    for item in items where item.extendsBoundary && item.alignment.part(axis) == .center {
      inner = max(inner, length(item.layoutSize[axis], base))
    }
    var frames: [LayoutRect] = []
    var before = 0.0
    var after = 0.0
    for item in items {
      guard item.alignment != .none else {
        frames.append(.zero)
        continue
      }
      var frame = LayoutRect.zero
      for side in LayoutAxis.allCases { frame.size[side] = length(item.layoutSize[side], base) }
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
}
