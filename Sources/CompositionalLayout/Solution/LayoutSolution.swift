/// Where everything is: sections stacked along the scroll axis, and the layout's boundary items.
///
/// Frames are in content coordinates; in a container that reads from right to left they are
/// already mirrored.
public struct LayoutSolution: Hashable, Sendable {
  /// What the layout was solved in.
  public internal(set) var container: LayoutContainer
  /// The layout's, as given.
  public internal(set) var configuration: LayoutConfiguration
  /// One for each item count, in order, those without a layout included.
  public internal(set) var sections: [SectionSolution]
  /// The scrollable extent, boundary items of the layout included.
  public private(set) var contentSize = LayoutExtent.zero

  var resolution: DimensionResolution
  var boundaryMeasurements: [String: LayoutExtent]
  private(set) var boundaryItems: [BoundaryPlacement.Placed] = []
  /// What the sections take along the scroll axis.
  private(set) var sectionsStart = Amount.zero
  private(set) var sectionsLength = Amount.zero

  init(
    sections: [SectionSolution], configuration: LayoutConfiguration, container: LayoutContainer,
    resolution: DimensionResolution, boundaryMeasurements: [String: LayoutExtent]
  ) {
    self.sections = sections
    self.configuration = configuration
    self.container = container
    self.resolution = resolution
    self.boundaryMeasurements = boundaryMeasurements
    stack()
  }

  /// The axis the layout scrolls along.
  public var axis: LayoutAxis { configuration.scrollDirection }

  /// What UIKit logs instead of raising, section by section.
  ///
  /// - Complexity: O(*s*) for *s* sections.
  public var notes: [LayoutError] { sections.flatMap(\.notes) }

  /// Puts the sections one after another, then the layout's boundary items around them.
  ///
  /// - Parameter focus: The section whose start is asked about, when derivations are recorded.
  mutating func stack(focus: Int? = nil) {
    let recorder = resolution.recorder
    var length = RunningSum(recorder)
    let spacing = recorder.given(
      configuration.interSectionSpacing, "inter-section spacing",
      "LayoutConfiguration.interSectionSpacing")
    for index in sections.indices {
      if index > 0 { length.add(spacing) }
      sections[index].sectionStart =
        index == focus ? length.amount.named("sections before") : Amount(length.value)
      length.add(
        index == focus
          ? sections[index].totalLength.named("section \(index)")
          : recorder.given(sections[index].length, "section \(index)"))
    }
    let placement = BoundaryPlacement(
      configuration.boundarySupplementaryItems, around: length.amount.named("sections"),
      axis: axis, crossStart: .zero, base: containerSize, resolution: resolution,
      measured: { [boundaryMeasurements] in boundaryMeasurements[$0.elementKind] })
    for index in sections.indices {
      sections[index].sectionStart =
        recorder.isRecording && index != focus
        ? Amount(placement.before.value + sections[index].sectionStart.value)
        : placement.before + sections[index].sectionStart
    }
    boundaryItems = placement.placed.map { placed in
      var placed = placed
      placed.frame.origin[axis] = placement.before + placed.frame.origin[axis]
      return placed
    }
    sectionsStart = placement.before
    sectionsLength = placement.length
    contentSize[axis] = placement.total.value
    contentSize[axis.cross] = sections.reduce(container.size[axis.cross]) { widest, section in
      section.isOrthogonal || section.groups.groupCount == 0
        ? widest : max(widest, section.groups.crossLength.value)
    }
    let mirrorWidth = container.direction == .rightToLeft ? contentSize.width : nil
    for index in sections.indices { sections[index].mirrorWidth = mirrorWidth }
  }

  private var containerSize: Amounts {
    Amounts {
      resolution.recorder.given(
        container.size[$0], "container \($0.extentName)",
        "LayoutContainer.size.\($0.extentName)")
    }
  }

  /// The frame of an item's cell, or `nil` when there is no such cell.
  ///
  /// - Parameters:
  ///   - item: The index of the item in its section.
  ///   - section: The index of the section.
  /// - Complexity: O(log *n*).
  public func frame(item: Int, section: Int) -> LayoutRect? {
    cell(item: item, section: section)?.frame
  }

  /// The cell of an item, or `nil` when the layout shows none.
  ///
  /// - Parameters:
  ///   - item: The index of the item in its section.
  ///   - section: The index of the section.
  /// - Complexity: O(log *n*) for *n* items of the section, besides solving a measured group.
  public func cell(item: Int, section: Int) -> LayoutElement? {
    guard sections.indices.contains(section) else { return nil }
    return sections[section].cell(item).map(oriented)
  }

  /// Every element of a section, unpinned and unscrolled; none where there is no such section.
  ///
  /// - Complexity: O(log *n*) for *n* items; the elements are made when asked for.
  public func elements(inSection index: Int) -> SectionElements {
    SectionElements(sections.indices.contains(index) ? sections[index] : nil)
  }

  /// Every boundary item of the layout as a whole, unpinned.
  ///
  /// - Complexity: O(*b*) for *b* boundary items of the layout.
  public var layoutElements: [LayoutElement] {
    boundaryItems.map { oriented($0.element(at: ItemIndexPath(item: .max, section: 0))) }
  }

  /// An element as it stands in a container that reads from right to left (rule L-6.3).
  func oriented(_ element: LayoutElement) -> LayoutElement {
    var element = element
    element.frame = oriented(element.frame)
    return element
  }

  func oriented(_ frame: LayoutRect) -> LayoutRect {
    guard container.direction == .rightToLeft else { return frame }
    var frame = frame
    frame.origin.x = contentSize.width - frame.origin.x - frame.size.width
    return frame
  }
}

extension LayoutSolution: CustomStringConvertible {
  /// How many sections there are, and the content size.
  public var description: String { "section".counted(sections.count) + " in \(contentSize)" }
}
