import CompositionalLayout
import DiffableDataSource

/// The applied snapshot laid out: which element is where.
struct Scene {
  let snapshot: Snapshot<Identifier, Identifier>
  let sections: [Identifier]
  /// The screen, its content offset moved where views above answered.
  private(set) var screen: Screen
  let solution: LayoutSolution

  /// Lays out `snapshot` on `screen`.
  ///
  /// Cells that have a preferred size are measured as UIKit does: what is on screen, top to bottom.
  /// The content offset follows, so that what is on screen does not jump.
  init(
    _ snapshot: Snapshot<Identifier, Identifier>, on screen: Screen, contents: Contents
  ) throws(LayoutError) {
    self.snapshot = snapshot
    self.screen = screen
    let sections = snapshot.sectionIdentifiers
    self.sections = sections
    let known = try Self.known(snapshot, on: screen)
    guard screen.measuresViews else {
      solution = known
      return
    }
    solution = known.selfSized(keepsPlaces: true) { element in
      Self.preferredSize(of: element, snapshot, sections, screen, contents)
    }
    self.screen.container.contentOffset = solution.container.contentOffset
  }

  /// `snapshot` on `screen`, laid out with what views have answered so far.
  static func known(
    _ snapshot: Snapshot<Identifier, Identifier>, on screen: Screen
  ) throws(LayoutError) -> LayoutSolution {
    let layouts = snapshot.sectionIdentifiers.map { Optional(screen.layout(of: $0).section) }
    let description = LayoutDescription(
      configuration: screen.configuration, sections: .each(layouts))
    let solver = LayoutSolver(description: description, container: screen.container)
    guard screen.measuresViews else { return try solver.solve(itemCounts: snapshot.itemCounts) }
    return try solver.solve(
      itemCounts: snapshot.itemCounts,
      measurements: screen.measuredSizes.measurements(in: snapshot))
  }

  /// How far the content is scrolled, along its axis.
  var contentOffset: Double { screen.container.contentOffset[solution.axis] }

  /// The sizes that views have answered.
  var measuredSizes: MeasuredSizes {
    MeasuredSizes(solution.measurements, of: snapshot, sections: sections)
  }

  /// What the view of an element answers; nil where it has no wish.
  private static func preferredSize(
    of element: LayoutElement, _ snapshot: Snapshot<Identifier, Identifier>,
    _ sections: [Identifier], _ screen: Screen, _ contents: Contents
  ) -> Size? {
    let path = element.indexPath
    guard element.category == .cell else {
      guard let kind = element.kind else { return nil }
      if path.item == .max { return screen.preferredLayoutHeaderSizes?[kind] }
      return screen.preferredHeaderSizes[sections[path.section]]?[kind]
    }
    let item = snapshot.itemIdentifier(at: ItemPath(section: path.section, item: path.item))
    guard let item, let preferred = screen.preferredSizes[Identifier(item.name)] else { return nil }
    return preferred.answer(
      text: contents.label(of: item), given: element.frame.size,
      widthIsEstimated: element.estimatedAxes.contains(.horizontal))
  }

  /// What a frame belongs to, by identifier, so that it can be followed through an update.
  enum Subject: Hashable {
    case item(Identifier)
    case supplementary(kind: String, section: Identifier?, index: Int)
    case decoration(kind: String, section: Identifier, index: Int)
  }

  /// What `element` belongs to.
  func subject(of element: LayoutElement) -> Subject {
    let path = element.indexPath
    let kind = element.kind ?? ""
    switch element.category {
    case .cell:
      let item = snapshot.itemIdentifier(at: ItemPath(section: path.section, item: path.item))
      return .item(item ?? Identifier(""))
    case .supplementary:
      let section = path.item == .max ? nil : sections[path.section]
      return .supplementary(kind: kind, section: section, index: path.item == .max ? 0 : path.item)
    case .decoration:
      return .decoration(kind: kind, section: sections[path.section], index: path.item)
    }
  }

  /// What is on screen, orthogonal sections scrolled, back to front.
  var visibleElements: [LayoutElement] {
    var offsets: [Int: Double] = [:]
    for index in sections.indices { offsets[index] = orthogonalOffset(ofSection: index) }
    return solution.elementsOnScreen(orthogonalOffsets: offsets).sorted { $0.zIndex < $1.zIndex }
  }

  /// What UIKit logs of the layout instead of raising: sections that show no cells, and why.
  var notes: [StyledText] {
    solution.notes.flatMap { error -> [StyledText] in
      let told = CommandError(error, sections: sections)
      return ["\("note:" as Message, .error) \(told.message)"] + told.uikitLines
    }
  }

  /// The items of a section that are on screen, in their order.
  func visibleItems(ofSection index: Int) -> [Identifier] {
    visibleElements.filter { $0.category == .cell && $0.indexPath.section == index }
      .sorted { $0.indexPath < $1.indexPath }
      .compactMap {
        snapshot.itemIdentifier(at: ItemPath(section: index, item: $0.indexPath.item))
      }
  }

  /// What an apply that led here asked the cell provider for: the requests for cells on screen.
  func requestsOnScreen(
    of result: ApplyResult<Identifier, Identifier>
  ) -> [CellRequest<Identifier>] {
    let visible = visibleElements.lazy.filter { $0.category == .cell }.map(\.indexPath)
    let paths = Set(visible.map { ItemPath(section: $0.section, item: $0.item) })
    return result.cellRequests.filter { paths.contains($0.path) }
  }

  /// How far an orthogonal section is scrolled; at first it rests at its first stop.
  func orthogonalOffset(ofSection index: Int) -> Double {
    let scrolling = solution.sections[index].orthogonalScrolling
    return screen.orthogonalOffsets[sections[index]] ?? scrolling?.restingOffset(for: 0) ?? 0
  }
}

extension Scene.Subject {
  /// The name that tables show.
  var name: String {
    switch self {
    case .item(let item): item.quoted
    case .supplementary(let kind, nil, _): "\(kind) of the layout"
    case .supplementary(let kind, .some, let index): index == 0 ? kind : "\(kind) \(index)"
    case .decoration(let kind, _, _): kind
    }
  }

  /// The name with the section, for lists that mix sections.
  var fullName: String {
    switch self {
    case .item, .supplementary(_, nil, _): name
    case .supplementary(_, let section?, _), .decoration(_, let section, _):
      "\(section.quoted) \(name)"
    }
  }
}
