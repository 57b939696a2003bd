package import CompositionalLayout
package import DiffableDataSource

/// The applied snapshot laid out: which element is where.
package struct Scene {
  package let snapshot: Snapshot<Identifier, Identifier>
  package let sections: [Identifier]
  /// The screen, its content offset moved where views above answered.
  package private(set) var screen: Screen
  package let solution: LayoutSolution
  /// What is on screen, orthogonal sections scrolled: cells, other views, backgrounds, each by path.
  package private(set) var elementsOnScreen: [LayoutElement] = []

  /// Lays out `snapshot` on `screen`.
  ///
  /// Cells that have a preferred size are measured as UIKit does: what is on screen, top to bottom.
  /// The content offset follows, so that what is on screen does not jump.
  package init(
    _ snapshot: Snapshot<Identifier, Identifier>, on screen: Screen, contents: Contents
  ) throws(LayoutError) {
    self.snapshot = snapshot
    self.screen = screen
    let sections = snapshot.sectionIdentifiers
    self.sections = sections
    let known = try Self.known(snapshot, on: screen)
    if screen.measuresViews {
      solution = try known.selfSized(keepsPlaces: true) { element in
        Self.preferredSize(of: element, snapshot, sections, screen, contents)
      }
      self.screen.container.contentOffset = solution.container.contentOffset
    } else {
      solution = known
    }
    elementsOnScreen = try solution.elementsOnScreen(orthogonalOffsets: orthogonalOffsets)
  }

  /// `snapshot` on `screen`, laid out with what views have answered so far.
  package static func known(
    _ snapshot: Snapshot<Identifier, Identifier>, on screen: Screen
  ) throws(LayoutError) -> LayoutSolution {
    let layouts = snapshot.sectionIdentifiers.map { Optional(screen.layout(of: $0).section) }
    let description = LayoutDescription(
      configuration: screen.configuration, sections: .each(layouts))
    let solver = LayoutSolver(
      description: description, container: screen.container,
      errata: screen.system?.solverErrata ?? [])
    guard screen.measuresViews else { return try solver.solve(itemCounts: snapshot.itemCounts) }
    return try solver.solve(
      itemCounts: snapshot.itemCounts,
      measurements: screen.measuredSizes.measurements(in: snapshot))
  }

  /// How far the content is scrolled, along its axis.
  package var contentOffset: Double { screen.container.contentOffset[solution.axis] }

  /// The sizes that views have answered.
  package var measuredSizes: MeasuredSizes {
    MeasuredSizes(solution.measurements, of: snapshot, sections: sections)
  }

  /// What the view of an element answers; nil where it has no wish.
  private static func preferredSize(
    of element: LayoutElement, _ snapshot: Snapshot<Identifier, Identifier>,
    _ sections: [Identifier], _ screen: Screen, _ contents: Contents
  ) -> LayoutExtent? {
    let path = element.indexPath
    guard element.category == .cell else {
      guard let kind = element.kind else { return nil }
      if path.item == .max { return screen.preferredLayoutHeaderSizes?[kind] }
      return screen.preferredHeaderSizes[sections[path.section]]?[kind]
    }
    let item = snapshot.itemIdentifier(at: ItemIndexPath(item: path.item, section: path.section))
    guard let item, let preferred = screen.preferredSizes[Identifier(item.name)] else { return nil }
    return preferred.answer(
      text: contents.label(of: item), as: element, scale: screen.container.scale)
  }

  /// The cells on screen that have a wish of their own, and what each answers when it is asked.
  ///
  /// - Complexity: O(*k*) for *k* elements on screen, texts measured besides.
  package func answers(
    showing contents: Contents
  ) -> [(element: LayoutElement, item: Identifier, size: LayoutExtent)] {
    elementsOnScreen.compactMap { element in
      guard element.category == .cell,
        let item = snapshot.itemIdentifier(
          at: ItemIndexPath(item: element.indexPath.item, section: element.indexPath.section)),
        let size = Self.preferredSize(of: element, snapshot, sections, screen, contents)
      else { return nil }
      return (element, item, size)
    }
  }

  /// What an item's cell answers adds up from, along an axis on which the layout asks it.
  package func cellSum(of item: Identifier, at path: ItemIndexPath) -> CellSum? {
    guard let sum = screen.cellSums?[item], sum.makes(screen.preferredSizes[item]),
      let element = solution.cell(item: path.item, section: path.section),
      element.selfSizingAxes.contains(sum.isHeight ? .vertical : .horizontal)
    else { return nil }
    return sum
  }

  /// What the height of an item's cell adds up from where it is that of its text.
  package func textHeight(
    of item: Identifier, at path: ItemIndexPath, showing contents: Contents
  ) -> PreferredSize.TextHeight? {
    guard let preferred = screen.preferredSizes[item],
      let element = solution.cell(item: path.item, section: path.section)
    else { return nil }
    return preferred.textHeight(
      text: contents.label(of: item), as: element, scale: screen.container.scale)
  }

  /// What is on screen, orthogonal sections scrolled, back to front.
  package var visibleElements: [LayoutElement] {
    elementsOnScreen.sorted { $0.zIndex < $1.zIndex }
  }

  /// How far each section that scrolls on its own is scrolled, by index.
  var orthogonalOffsets: [Int: Double] {
    var offsets: [Int: Double] = [:]
    for (index, section) in solution.sections.enumerated() where section.orthogonalScrolling != nil
    {
      offsets[index] = orthogonalOffset(ofSection: index)
    }
    return offsets
  }

  /// The items of a section that are on screen, in their order.
  package func visibleItems(ofSection index: Int) -> [Identifier] {
    visibleElements.filter { $0.category == .cell && $0.indexPath.section == index }
      .sorted { $0.indexPath < $1.indexPath }
      .compactMap {
        snapshot.itemIdentifier(at: ItemIndexPath(item: $0.indexPath.item, section: index))
      }
  }

  /// How far an orthogonal section is scrolled; at first it rests at its first stop.
  package func orthogonalOffset(ofSection index: Int) -> Double {
    let scrolling = solution.sections[index].orthogonalScrolling
    return screen.orthogonalOffsets[sections[index]] ?? scrolling?.restingOffset(for: 0) ?? 0
  }
}
