/// One solved section: its frame, its groups in a row and what stands around them.
public struct SectionSolution: Hashable, Sendable {
  /// Counted from zero, as index paths do.
  public internal(set) var index: Int
  /// The items the data has, whether or not the groups had room for them.
  public internal(set) var itemCount: Int
  /// What the layout described for the index; one without subitems where it gave none.
  public let section: LayoutSection
  /// Whether the layout described the section; one it did not has no room for items.
  public let hasLayout: Bool

  var solver: SectionSolver
  var geometry: SectionGeometry
  var groups: GroupSequence
  /// Where the section starts along the scroll axis.
  var sectionStart = Amount.zero
  /// The content's width when the container reads from right to left, to mirror frames in.
  var mirrorWidth: Double?
  var boundaryMeasurements: [String: LayoutExtent] = [:]
  /// Boundary items from the section's start.
  private(set) var boundaryItems: [BoundaryPlacement.Placed] = []
  private(set) var before = Amount.zero
  private(set) var cellsLength = Amount.zero
  private(set) var totalLength = Amount.zero
  /// From the first group's start to the last one's end, along their row.
  private(set) var rowLength = Amount.zero

  init(
    index: Int, itemCount: Int, section: LayoutSection, solver: SectionSolver,
    geometry: SectionGeometry, groups: GroupSequence, hasLayout: Bool = true
  ) {
    self.index = index
    self.itemCount = itemCount
    self.section = section
    self.solver = solver
    self.geometry = geometry
    self.groups = groups
    self.hasLayout = hasLayout
  }

  /// What UIKit logs instead of raising.
  public var notes: [LayoutError] {
    guard hasLayout, itemCount > 0, groups.groupCount == 0 else { return [] }
    return [solver.cannotFitSingleItem(section, index: index, geometry)]
  }

  /// Refuses items that `LayoutSolver.solve` would refuse in the section.
  func checkArrival(of count: Int) throws(LayoutError) {
    guard hasLayout else {
      throw .missingSection(index: index, itemCount: itemCount.addingUpToLimit(count))
    }
    try solver.checkRoom(section, index: index)
  }

  var axis: LayoutAxis { solver.axis }
  var recorder: DerivationRecorder { solver.resolution.recorder }
  var isOrthogonal: Bool { section.orthogonalScrollingBehavior != .none }

  /// The section's extent along the scroll axis, boundary items included.
  public var length: Double { totalLength.value }

  /// The whole section across the full bounds.
  public var frame: LayoutRect { oriented(logicalFrame) }

  /// The section less the room of items that extend its boundary.
  public var cellsFrame: LayoutRect { oriented(logicalCellsFrame) }

  var logicalFrame: LayoutRect { stretch(from: sectionStart.value, length: length) }

  var logicalCellsFrame: LayoutRect {
    stretch(from: sectionStart.value + before.value, length: cellsLength.value)
  }

  /// The whole section with where its place and length came from, not mirrored.
  var amountFrame: AmountFrame {
    var frame = AmountFrame(origin: .zero, size: solver.containerSize)
    frame.origin[axis] = sectionStart.named("section start")
    frame.size[axis] = totalLength.named("section length")
    return frame
  }

  private func stretch(from start: Double, length: Double) -> LayoutRect {
    var frame = LayoutRect(origin: .zero, size: solver.container.size)
    frame.origin[axis] = start
    frame.size[axis] = length
    return frame
  }

  /// Finds the section's length from its groups, then puts the boundary items around it.
  mutating func arrange() {
    let insets = section.contentInsets
    let start = recorder.start(insets, axis, of: "LayoutSection")
    let end = recorder.end(insets, axis, of: "LayoutSection")
    rowLength = groups.length
    if groups.groupCount == 0 {
      cellsLength = .zero
      if !section.boundarySupplementaryItems.isEmpty { cellsLength = start + end }
    } else {
      let edges = section.group.edgeSpacing.minimum(axis, owner: "LayoutGroup", recorder)
      let extent = isOrthogonal ? groups.crossLength : rowLength
      cellsLength = (start + end).named("section insets") + extent.named("groups") + edges
    }
    let placement = BoundaryPlacement(
      section.boundarySupplementaryItems, around: cellsLength.named("cells' length"), axis: axis,
      crossStart: geometry.boundaryStart, base: geometry.boundaryBase,
      resolution: solver.resolution, measured: { boundaryMeasurements[$0.elementKind] })
    before = placement.before
    cellsLength = placement.length
    totalLength = placement.total
    boundaryItems = placement.placed.map { placed in
      var placed = placed
      placed.frame.origin[axis] = before + placed.frame.origin[axis]
      return placed
    }
  }

  /// Makes the section's numbers anew so that they know where they came from.
  mutating func record() {
    solver.resolution.recorder = .on
    if geometry != .nothing { geometry = solver.geometry(of: section) }
    groups.record(size: geometry.groupSize, base: geometry.groupBase)
    arrange()
  }

  /// From the start of the content to the first group's slot.
  var cellsOrigin: Amounts {
    var origin = Amounts.zero
    origin[axis] =
      sectionStart + before + recorder.start(section.contentInsets, axis, of: "LayoutSection")
    origin[axis.cross] = geometry.cellsStart
    return origin
  }

  /// From the first group's slot to the first group, its edge spacing.
  var groupsOrigin: Amounts {
    let edges = section.group.edgeSpacing
    let row = groups.axis
    var origin = Amounts.zero
    origin[row] = recorder.start(edges, row, of: "LayoutGroup")
    origin[row.cross] =
      row.cross == axis.cross
      ? SpacingDistribution.start(
        of: groups.size[row.cross], edges: edges, axis: row.cross, in: geometry.viewport,
        owner: "LayoutGroup", recorder)
      : recorder.start(edges, row.cross, of: "LayoutGroup")
    return origin
  }

  func oriented(_ frame: LayoutRect) -> LayoutRect {
    guard let mirrorWidth else { return frame }
    var frame = frame
    frame.origin.x = mirrorWidth - frame.origin.x - frame.size.width
    return frame
  }

  func oriented(_ element: LayoutElement) -> LayoutElement {
    var element = element
    element.frame = oriented(element.frame)
    return element
  }
}

extension SectionSolution: CustomStringConvertible {
  /// Its number, how many items it has, and its frame.
  public var description: String {
    "section \(index) of " + "item".counted(itemCount) + " in \(frame)"
  }
}
