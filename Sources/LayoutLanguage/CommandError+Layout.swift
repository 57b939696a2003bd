package import CommandLanguage
package import CompositionalLayout
import Wording
package import WorldModel
import WorldWording

extension CommandError {
  /// What the solver refuses, told of the section it refuses.
  package init(_ error: LayoutError, sections: [Identifier]) {
    func name(_ index: Int) -> String {
      sections.indices.contains(index) ? sections[index].quoted : "\(index)"
    }
    switch error {
    case .noRoom(let surroundings, let insets, let size, let group):
      let (axis, room) = Self.lackingAxis(size, insets)
      self.init(
        """
        section \(name(surroundings.section)) leaves its group \(group.layoutSize.words) no room: \
        \(size.words) less insets \(insets.words)
        """,
        fix: room <= 0
          ? "a larger container leaves some"
          : """
          insets that add up to less than \(NumberText.rounded(room)) along the \
          \(axis == .horizontal ? "width" as Message : "height") leave some, \
          and so does a larger container
          """)
    case .cannotFitSingleItem(let surroundings, let size, let group):
      self.init(
        """
        not even one item of section \(name(surroundings.section)) fits into its group \
        \(group.layoutSize.words), which is \(size.words) points
        """,
        fix: Self.fitting(group, in: size))
    case .duplicateElementKinds(let kinds, let section):
      self.init(
        "section \(name(section)) has more than one \(kinds.joined(separator: " and "))",
        fix: "give each header, footer and badge a kind of its own")
    case .missingSection(let index, _):
      self.init(
        "section \(name(index)) has no layout", fix: "`layout \(name(index)) list` gives it one")
    case .notFinite(let property):
      self.init("\(property) is too large a number", fix: "stay below 1000000000000")
    case .invalidDimension(let dimension):
      self.init(
        "\(LayoutPrinter.words(dimension)) is not a length", fix: "write a finite number")
    case .emptyGroup:
      self.init("a group holds nothing", fix: "put an item into its braces")
    case .repeatCountBelowOne(_, let count):
      self.init("a group cannot hold \(count) items", fix: "count from 1 on")
    case .limitExceeded(let limit): self.init(Self.excess(limit), fix: Self.relief(limit))
    case .pinnedFrameOutside(let frame, _):
      self.init(
        "a pinned header is \(frame.size.words), so it is nowhere on screen",
        fix: "give it a width and a height, or take `pin` from it")
    case .layoutLoop(let element):
      self.init(
        "\(Self.view(element, in: sections)) answers another size each time, so the layout never ends",
        fix: "`measure` it to one size: the same contents must give the same size")
    case .zeroPreferredSize(let element):
      self.init(
        "\(Self.view(element, in: sections)) answers a size of 0 x 0",
        fix: "let its contents reach from edge to edge, or answer at least 1 point")
    }
    uikit = error.uikitReason
    kind = RefusalKind(error)
  }

  /// The view that was asked for its size.
  private static func view(_ element: LayoutElement, in sections: [Identifier]) -> Message {
    let path = element.indexPath
    guard element.category == .cell else { return "a view of kind \(element.kind ?? "")" }
    let section = sections.indices.contains(path.section) ? sections[path.section].quoted : ""
    return "the cell at \(path.item) of section \(section)"
  }

  /// What there is too much of.
  private static func excess(_ limit: LayoutLimit) -> Message {
    switch limit {
    case .itemsInGroup: "a group would hold more than \(limit.value) items"
    case .elements: "more than \(limit.value) elements would be on screen"
    case .groupDepth: "groups stand more than \(limit.value) deep in each other"
    case .solvedSlots: "the groups of all sections would hold more than \(limit.value) items"
    }
  }

  private static func relief(_ limit: LayoutLimit) -> Message {
    switch limit {
    case .itemsInGroup, .solvedSlots: "count fewer, or make the items larger"
    case .elements: "make the items larger"
    case .groupDepth: "put fewer groups into each other"
    }
  }

  /// The axis along which insets leave nothing, and what there is without them.
  private static func lackingAxis(_ size: LayoutExtent, _ insets: DirectionalEdgeInsets) -> (
    LayoutAxis, Double
  ) {
    let axis = LayoutAxis.allCases.first { size[$0] - insets.total($0) <= 0 } ?? .horizontal
    return (axis, size[axis])
  }

  /// What makes the first item fit into a group of a size.
  private static func fitting(_ group: LayoutGroup, in size: LayoutExtent) -> Message {
    if let axis = LayoutAxis.allCases.first(where: { size[$0] <= 0 }) {
      return axis == .horizontal
        ? "the group has no width: give it one, or the view that it is a part of"
        : "the group has no height: give it one, or the view that it is a part of"
    }
    guard let item = group.content.first else { return "make the item or its spacing smaller" }
    let dimension = LayoutPrinter.words(item.layoutSize[group.axis])
    let room = NumberText.rounded(size[group.axis])
    return group.axis == .horizontal
      ? """
      its first item's width is \(dimension), and the group is \(room) wide: \
      make that, or its edge spacing, smaller
      """
      : """
      its first item's height is \(dimension), and the group is \(room) high: \
      make that, or its edge spacing, smaller
      """
  }
}
