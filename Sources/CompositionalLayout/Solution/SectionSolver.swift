/// Solves one section on its own, from the start of its content (rules L-2.1, L-2.7 and L-2.8).
struct SectionSolver: Hashable, Sendable {
  var container: LayoutContainer
  var configuration: LayoutConfiguration
  var resolution: DimensionResolution

  var axis: LayoutAxis { configuration.scrollDirection }
  var cross: LayoutAxis { axis.cross }

  /// The section at `index`, standing at the start of the content.
  ///
  /// - Parameter previous: A section solved in the same surroundings, whose groups are taken over
  ///   when its layout is the same.
  /// - Throws: `LayoutError.missingSection`, `.duplicateElementKinds`, `.noRoom` or
  ///   `.limitExceeded`, in that order.
  func solve(
    _ section: LayoutSection?, index: Int, itemCount: Int,
    answers: SectionAnswers = SectionAnswers(),
    previous: SectionSolution? = nil
  ) throws(LayoutError) -> SectionSolution {
    guard let section else {
      if itemCount > 0 { throw .missingSection(index: index, itemCount: itemCount) }
      return emptySection(index: index)
    }
    try checkElementKinds(of: section, index: index)
    if itemCount > 0 { try checkRoom(section, index: index) }
    let geometry = geometry(of: section)
    var solution = SectionSolution(
      index: index, itemCount: itemCount, section: section, solver: self, geometry: geometry,
      groups: groups(of: section, itemCount: itemCount, geometry, previous: previous))
    if solution.groups.pattern.exceedsLimit { throw .limitExceeded(.itemsInGroup) }
    solution.groups.measure(answers.cells)
    solution.boundaryMeasurements = answers.boundaryItems
    solution.arrange()
    return solution
  }

  private func groups(
    of section: LayoutSection, itemCount: Int, _ geometry: SectionGeometry,
    previous: SectionSolution?
  ) -> GroupSequence {
    if let previous, previous.hasLayout, previous.section == section {
      return previous.groups.unmeasured(itemCount: itemCount)
    }
    let isOrthogonal = section.orthogonalScrollingBehavior != .none
    return GroupSequence(
      group: section.group, solver: GroupSolver(resolution: resolution),
      size: geometry.groupSize, base: geometry.groupBase, axis: isOrthogonal ? cross : axis,
      itemCount: itemCount, interGroupSpacing: section.interGroupSpacing)
  }

  /// What UIKit logs of a section whose group has no room for an item.
  func cannotFitSingleItem(_ section: LayoutSection, index: Int, _ geometry: SectionGeometry)
    -> LayoutError
  {
    .cannotFitSingleItem(
      surroundings(index, of: section),
      size: geometry.groupSize.size.less(section.group.contentInsets), group: section.group)
  }

  private func emptySection(index: Int) -> SectionSolution {
    let nothing = LayoutGroup(
      axis: .vertical,
      layoutSize: LayoutSize(widthDimension: .absolute(0), heightDimension: .absolute(0)),
      content: .custom([]))
    let section = LayoutSection(group: nothing)
    return SectionSolution(
      index: index, itemCount: 0, section: section, solver: self, geometry: .nothing,
      groups: GroupSequence(
        group: nothing, solver: GroupSolver(resolution: resolution), size: .zero, base: .zero,
        axis: axis, itemCount: 0, interGroupSpacing: 0), hasLayout: false)
  }

  func reference(of section: LayoutSection) -> ContentInsetsReference {
    let own = section.contentInsetsReference
    if own != .automatic { return own }
    let layouts = configuration.contentInsetsReference
    return layouts == .automatic ? .safeArea : layouts
  }

  private func checkElementKinds(of section: LayoutSection, index: Int) throws(LayoutError) {
    var seen: Set<String> = []
    var kinds = section.boundarySupplementaryItems.map(\.elementKind)
    kinds += LayoutSubitem.group(section.group).distinctSupplementaryItems().map(\.elementKind)
    let duplicates = kinds.filter { !seen.insert($0).inserted }
    if !duplicates.isEmpty { throw .duplicateElementKinds(duplicates, section: index) }
  }

  /// - Throws: `LayoutError.noRoom` when the insets leave items nothing.
  func checkRoom(_ section: LayoutSection, index: Int) throws(LayoutError) {
    let insets = container.insets(reference(of: section)).only(cross)
    let room = container.size[cross] - insets.total(cross) - section.contentInsets.total(cross)
    guard room <= 0 else { return }
    let surroundings = surroundings(index, of: section)
    throw .noRoom(
      surroundings, insets: section.contentInsets, size: surroundings.containerSize,
      group: section.group)
  }

  private func surroundings(
    _ index: Int, of section: LayoutSection
  ) -> LayoutError.Surroundings {
    let reference = reference(of: section)
    let insets = container.insets(reference).only(cross)
    return LayoutError.Surroundings(
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
