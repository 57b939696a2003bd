/// Solves one section on its own, from the start of its content (rules L-2.1, L-2.7 and L-2.8).
struct SectionSolver {
  var container: LayoutContainer
  var configuration: LayoutConfiguration
  var resolution: DimensionResolution

  private var axis: Axis { configuration.scrollDirection }
  private var cross: Axis { axis.cross }

  /// The section at `index`, standing at the start of the content.
  ///
  /// - Throws: `LayoutError.missingSection`, `.duplicateElementKinds` or `.noRoom`, in that order.
  func solve(
    _ section: LayoutSection?, index: Int, itemCount: Int, measurements: Measurements
  ) throws(LayoutError) -> SectionSolution {
    guard let section else {
      if itemCount > 0 { throw .missingSection(index: index, itemCount: itemCount) }
      return emptySection(index: index)
    }
    try checkElementKinds(of: section, index: index)
    let reference = reference(of: section)
    let referenceInsets = container.insets(reference).only(cross)
    if itemCount > 0 {
      try checkRoom(section, index: index, reference: reference, insets: referenceInsets)
    }
    let base = groupBase(of: section, referenceInsets: referenceInsets)
    let size = resolution.size(section.group.layoutSize, of: base)
    let isOrthogonal = section.orthogonalScrollingBehavior != .none
    var groups = GroupSequence(
      group: section.group, solver: GroupSolver(resolution: resolution), size: size, base: base,
      axis: isOrthogonal ? cross : axis, itemCount: itemCount,
      interGroupSpacing: section.interGroupSpacing)
    for (item, size) in measurements.cells(inSection: index) { groups.measure(size, item: item) }

    var solution = SectionSolution(
      index: index, itemCount: itemCount, section: section, axis: axis,
      containerSize: container.size, groups: groups)
    solution.cellsOrigin[cross] =
      referenceInsets.start(cross) + section.contentInsets.start(cross)
    solution.viewport =
      container.size[cross] - referenceInsets.total(cross) - section.contentInsets.total(cross)
    solution.groupsOrigin = groupsOrigin(
      of: section, groups: groups, base: base, viewport: solution.viewport)
    solution.boundaryFrame = boundaryFrame(of: section)
    solution.boundaryMeasurements = measurements.boundaryItems(inSection: index)
    solution.resolution = resolution
    if itemCount > 0, groups.groupCount == 0 {
      solution.notes.append(
        .cannotFitSingleItem(
          surroundings(index, reference, referenceInsets),
          size: size.less(section.group.contentInsets), group: section.group))
    }
    solution.arrange()
    return solution
  }

  private func emptySection(index: Int) -> SectionSolution {
    let nothing = LayoutGroup(
      axis: .vertical,
      layoutSize: LayoutSize(widthDimension: .absolute(0), heightDimension: .absolute(0)),
      content: .custom([]))
    return SectionSolution(
      index: index, itemCount: 0, section: LayoutSection(group: nothing), axis: axis,
      containerSize: container.size,
      groups: GroupSequence(
        group: nothing, solver: GroupSolver(resolution: resolution), size: .zero, base: .zero,
        axis: axis, itemCount: 0, interGroupSpacing: 0))
  }

  private func reference(of section: LayoutSection) -> ContentInsetsReference {
    let own = section.contentInsetsReference
    if own != .automatic { return own }
    let layouts = configuration.contentInsetsReference
    return layouts == .automatic ? .safeArea : layouts
  }

  /// What the fractions of a section's group are of.
  private func groupBase(of section: LayoutSection, referenceInsets: EdgeInsets) -> Size {
    var base = container.size
    if section.orthogonalScrollingBehavior == .none {
      base[cross] -= referenceInsets.total(cross) + section.contentInsets.total(cross)
    } else {
      let insets = container.insets(reference(of: section))
      base[axis] -= insets.total(axis) + section.contentInsets.total(axis)
    }
    return base
  }

  /// Where the first group stands inside the cells' area, moved by its own edge spacing.
  private func groupsOrigin(
    of section: LayoutSection, groups: GroupSequence, base: Size, viewport: Double
  ) -> Point {
    let edges = section.group.edgeSpacing
    var origin = Point.zero
    origin[groups.axis] = edges?.start(groups.axis).spacing ?? 0
    let across = groups.axis.cross
    origin[across] =
      across == cross
      ? SpacingDistribution.start(
        of: groups.size[across], edges: edges, axis: across, in: viewport)
      : edges?.start(across).spacing ?? 0
    return origin
  }

  /// Where boundary items may stand across the scroll axis, and the container's length along it.
  private func boundaryFrame(of section: LayoutSection) -> Rect {
    var reference = section.supplementaryContentInsetsReference
    if reference == .automatic { reference = self.reference(of: section) }
    var insets = container.insets(reference)
    if section.supplementariesFollowContentInsets { insets = insets + section.contentInsets }
    return Rect(origin: .zero, size: container.size).inset(by: insets, along: [cross])
  }

  private func checkElementKinds(of section: LayoutSection, index: Int) throws(LayoutError) {
    var seen: Set<String> = []
    var kinds = section.boundarySupplementaryItems.map(\.elementKind)
    kinds += LayoutSubitem.group(section.group).distinctSupplementaryItems().map(\.elementKind)
    let duplicates = kinds.filter { !seen.insert($0).inserted }
    if !duplicates.isEmpty { throw .duplicateElementKinds(duplicates, section: index) }
  }

  private func checkRoom(
    _ section: LayoutSection, index: Int, reference: ContentInsetsReference, insets: EdgeInsets
  ) throws(LayoutError) {
    let room = container.size[cross] - insets.total(cross) - section.contentInsets.total(cross)
    guard room <= 0 else { return }
    let surroundings = surroundings(index, reference, insets)
    throw .noRoom(
      surroundings, insets: section.contentInsets, size: surroundings.containerSize,
      group: section.group)
  }

  private func surroundings(
    _ index: Int, _ reference: ContentInsetsReference, _ insets: EdgeInsets
  ) -> LayoutError.Surroundings {
    LayoutError.Surroundings(
      section: index, containerSize: container.size.less(insets), reference: reference,
      referenceInsets: insets, collectionViewSize: container.size)
  }
}

extension LayoutSubitem {
  /// The supplementary items of the subitem and all below it, the same one in several places once.
  fileprivate func distinctSupplementaryItems() -> [LayoutSupplementaryItem] {
    var items = supplementaryItems
    if case .group(let group) = self {
      for subitem in group.subitems {
        items += subitem.distinctSupplementaryItems().filter { !items.contains($0) }
      }
    }
    return items
  }
}
