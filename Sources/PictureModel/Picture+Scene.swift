import CompositionalLayout
import DiffableDataSource
import HeadlessCollectionView
package import WorldModel
import WorldWording

extension Picture {
  /// What of a scene a picture shows, and how.
  package struct Choice: Hashable, Sendable {
    /// Whether the whole content is shown, nothing pinned, instead of the screen.
    package var isWhole = false
    /// Whether cells show what they contain; their names alone otherwise.
    package var showsContents = true
    /// Whether overlays explain the layout.
    package var hasOverlays = false
    /// The points below which places are not told apart where many elements crowd.
    package var grain = 1.0
    /// What is to be marked as different.
    package var marked: Set<Scene.Subject> = []

    /// The screen with contents.
    package init() {}
  }

  /// The most elements of which a picture shows each; of more, those that cover the same places are
  /// shown once.
  package static let crowd = 3_000
  /// The most elements of a whole content that are looked at.
  package static let mostElements = 200_000

  /// What a scene shows.
  ///
  /// - Parameters:
  ///   - colors: The sections that were seen before.
  /// - Complexity: O(*n* log *n*) for *n* elements, with words for those alone that are seen.
  package init(
    _ scene: Scene, contents: Contents, colors: inout SectionColors, _ choice: Choice = Choice()
  ) {
    let container = scene.screen.container
    let screen = LayoutRect(origin: container.contentOffset, size: container.size)
    let whole = LayoutRect(origin: .zero, size: scene.solution.contentSize)
    self.init(
      bounds: choice.isWhole ? whole : screen, screen: container.size,
      content: scene.solution.contentSize)
    safeArea = container.safeAreaInsets
    isRightToLeft = container.direction == .rightToLeft
    sections = scene.sections.map { Section(name: $0.name, color: colors.number(of: $0)) }
    let all = choice.isWhole ? scene.contentElements(within: whole) : scene.visibleElements
    let seen = Self.uncrowded(all, grain: choice.grain)
    omitted = all.count - seen.count
    let spelling = ElementSpelling(scene, contents: contents, showsContents: choice.showsContents)
    elements = seen.map { element in
      var spelled = spelling.element(element)
      if choice.marked.contains(scene.subject(of: element)) { spelled.state = .changed }
      return spelled
    }
    if choice.hasOverlays { overlays = LayoutOverlays(scene, in: bounds).all }
    caption = Self.caption(scene, isWhole: choice.isWhole, elements: all)
  }

  /// What a scene shows, its sections coloured in their order.
  package init(_ scene: Scene, contents: Contents, _ choice: Choice = Choice()) {
    var colors = SectionColors()
    self.init(scene, contents: contents, colors: &colors, choice)
  }

  /// The elements that can be told apart: of a crowd, one for each place of `grain` points.
  private static func uncrowded(_ elements: [LayoutElement], grain: Double) -> [LayoutElement] {
    guard elements.count > crowd, grain > 0 else { return elements }
    struct Place: Hashable {
      var role: LayoutElement.Category
      var edges: SIMD4<Int32>
    }
    func step(_ value: Double) -> Int32 {
      Int32(clamping: Int((value / grain).clamped.rounded(.down)))
    }
    // What is thinner than a place has a middle there and no extent.
    func edges(_ start: Double, _ length: Double) -> (Int32, Int32) {
      if length >= grain { return (step(start), step(start + length)) }
      let middle = step(start + length / 2)
      return (middle, middle)
    }
    var taken: Set<Place> = []
    return elements.filter { element in
      let (origin, size) = (element.frame.origin, element.frame.size)
      guard size.width < grain || size.height < grain else { return true }
      let across = edges(origin.x, size.width)
      let down = edges(origin.y, size.height)
      let place = SIMD4(across.0, down.0, across.1, down.1)
      return taken.insert(Place(role: element.category, edges: place)).inserted
    }
  }
}

extension Double {
  /// The value where integers hold it, zero for not a number.
  fileprivate var clamped: Double { isNaN ? 0 : min(max(self, -0x1p31), 0x1p31) }
}

extension Scene {
  /// The elements of the content, unpinned, orthogonal sections scrolled as they are; back to front.
  fileprivate func contentElements(within content: LayoutRect) -> [LayoutElement] {
    let row = solution.axis.cross
    let isMirrored = row == .horizontal && screen.container.direction == .rightToLeft
    var found = solution.layoutElements
    for index in sections.indices {
      let shift = isScrolledAcross(index) ? orthogonalOffset(ofSection: index) : 0
      for var element in solution.elements(inSection: index) {
        guard found.count < Picture.mostElements else { break }
        if shift != 0, solution.scrollsAcross(ViewPlace(element)) {
          element.frame = element.frame.moved(by: isMirrored ? shift : -shift, along: row)
        }
        if element.frame.intersects(content) { found.append(element) }
      }
    }
    return found.enumerated().sorted {
      ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset)
    }.map(\.element)
  }

  func isScrolledAcross(_ index: Int) -> Bool {
    solution.sections[index].section.orthogonalScrollingBehavior != .none
  }
}
