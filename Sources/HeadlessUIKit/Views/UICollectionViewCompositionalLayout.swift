import CompositionalLayout
import DiffableDataSource
public import Foundation
import HeadlessCollectionView

public typealias UICollectionViewCompositionalLayoutSectionProvider =
  @MainActor (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// What holds for a compositional layout as a whole.
@MainActor @preconcurrency
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  open var interSectionSpacing: CGFloat = 0
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  open var contentInsetsReference = UIContentInsetsReference.safeArea

  public override init() { super.init() }

  var base: LayoutConfiguration {
    LayoutConfiguration(
      scrollDirection: scrollDirection == .vertical ? .vertical : .horizontal,
      interSectionSpacing: interSectionSpacing,
      boundarySupplementaryItems: boundarySupplementaryItems.given.map(\.boundaryItem),
      contentInsetsReference: ContentInsetsReference(contentInsetsReference))
  }

  func copied() -> UICollectionViewCompositionalLayoutConfiguration {
    let copy = UICollectionViewCompositionalLayoutConfiguration()
    copy.scrollDirection = scrollDirection
    copy.interSectionSpacing = interSectionSpacing
    copy.boundarySupplementaryItems = boundarySupplementaryItems
    copy.contentInsetsReference = contentInsetsReference
    return copy
  }
}

/// Apple's layout over the engine's solver.
///
/// The section provider is asked for each section, in order, when everything, the data or the
/// surroundings have changed. Of sections that stayed as they were nothing is solved again then.
/// Scrolling, answers of cells that size themselves and contexts that name items ask nobody.
@MainActor @preconcurrency open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  let sectionProvider: UICollectionViewCompositionalLayoutSectionProvider
  private var storedConfiguration: UICollectionViewCompositionalLayoutConfiguration
  private(set) var solution: LayoutSolution?
  /// What the provider answered when the layout was last solved.
  private(set) var sections: [NSCollectionLayoutSection?] = []
  private var solvedSurroundings: LayoutSurroundings?
  /// What handlers of sections were told of, and changed, since the layout was solved.
  var visibleItems = VisibleItems()
  private var outdated = Outdated.everything
  /// What the layout has had to do since it was made.
  public private(set) var simulatedSolving = SimulatedSolving()

  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.sectionProvider = sectionProvider
    storedConfiguration = configuration.copied()
    super.init()
  }

  public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    self.sectionProvider = sectionProvider
    storedConfiguration = UICollectionViewCompositionalLayoutConfiguration()
    super.init()
  }

  public init(section: NSCollectionLayoutSection) {
    sectionProvider = { _, _ in section }
    storedConfiguration = UICollectionViewCompositionalLayoutConfiguration()
    super.init()
  }

  public init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    sectionProvider = { _, _ in section }
    storedConfiguration = configuration.copied()
    super.init()
  }

  public required init?(coder: NSCoder) { return nil }

  public class func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
  }

  /// A copy; changing what it answers has no effect until it is set.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    get { storedConfiguration.copied() }
    set {
      storedConfiguration = newValue.copied()
      invalidateLayout()
    }
  }

  // MARK: UICollectionViewLayout

  open override func prepare() {
    guard let view = collectionView else { return }
    let surroundings = view.layoutSurroundings
    let across: LayoutAxis = scrollsVertically ? .horizontal : .vertical
    let hasOtherWidth = surroundings.size[across] != solvedSurroundings?.size[across]
    // What cells answered was for their width, and for pixels and text sizes that are others now.
    let hasOtherTraits = solvedSurroundings.map { $0.traits != surroundings.traits } ?? false
    if hasOtherTraits, !view.state.measurements.sizes.isEmpty { outdated = .everything }
    if outdated == .everything || hasOtherWidth { view.state.forgetMeasurements() }
    if outdated == .everything { solution = nil }
    guard solution == nil || outdated != .nothing || surroundings != solvedSurroundings else {
      return
    }
    outdated = .nothing
    solvedSurroundings = surroundings
    visibleItems = VisibleItems()
    solution = solved(for: view, in: surroundings)
  }

  open override func invalidateLayout(
    with context: UICollectionViewLayoutInvalidationContext
  ) {
    super.invalidateLayout(with: context)
    guard let view = collectionView, !view.isMeasuring else { return }
    if context.invalidateEverything {
      outdated = .everything
    } else if context.invalidateDataSourceCounts {
      outdated = max(outdated, .sections)
    }
    let subjects = context.measuredSubjects
    view.state.forgetMeasurements(of: subjects)
    for subject in subjects { solution?.measure(subject, nil) }
  }

  override func itemsChanged(by batch: BatchUpdate, from before: [Int], to after: [Int]) {
    if solution?.follow(batch, from: before, to: after) == false { solution = nil }
    super.itemsChanged(by: batch, from: before, to: after)
  }

  /// Asks for the sections and solves what is not as it was.
  private func solved(
    for view: UICollectionView, in surroundings: LayoutSurroundings
  ) -> LayoutSolution? {
    let configuration = storedConfiguration.base
    let environment = surroundings.environment(of: configuration)
    let itemCounts = view.state.itemCounts
    sections = itemCounts.indices.map { sectionProvider($0, environment) }
    simulatedSolving.sectionRequests += itemCounts.count
    let solver = LayoutSolver(
      description: LayoutDescription(
        configuration: configuration,
        sections: .each(sections.map { $0?.layoutSection(in: environment) })),
      container: surroundings.container)
    do {
      let solved: LayoutSolution
      if let known = solution {
        simulatedSolving.updates += 1
        var updated = try solver.solve(updating: known)
        updated.remember(view.state.measurements)
        solved = updated
      } else {
        simulatedSolving.wholeLayouts += 1
        solved = try solver.solve(
          itemCounts: itemCounts, measurements: view.state.measurements)
      }
      for note in solved.notes { log(note.uikitReason) }
      return solved
    } catch .noRoom where surroundings.container.size == LayoutExtent(width: 0, height: 0) {
      // A view that has no size yet shows nothing, and is laid out once it has one.
      return nil
    } catch {
      raise(error.uikitReason)
      return nil
    }
  }

  open override var collectionViewContentSize: CGSize {
    (solution?.contentSize).map { CGSize($0) } ?? .zero
  }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    guard let solution, let view = collectionView else { return [] }
    return asking { () throws(LayoutError) in
      try solution.elements(in: LayoutRect(rect), contentOffset: LayoutPoint(view.contentOffset))
        .map { visibleItems.attributes(of: DisplayedElement($0)) }
    }
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    solution?.cell(item: indexPath.item, section: indexPath.section)
      .map { visibleItems.attributes(of: DisplayedElement($0)) }
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(.supplementary, elementKind, indexPath)
  }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(.decoration, elementKind, indexPath)
  }

  private func attributes(
    _ category: LayoutElement.Category, _ kind: String, _ indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let solution, let view = collectionView, !indexPath.isEmpty else { return nil }
    let pinned = solution.boundaryItems(contentOffset: LayoutPoint(view.contentOffset)).first {
      $0.category == category && $0.kind == kind
        && IndexPath(ViewPlace($0).path) == indexPath
    }
    let path = ItemIndexPath(indexPath)
    let element =
      pinned
      ?? solution.element(
        category, kind: kind, at: ItemIndexPath(item: path.item, section: path.section))
    return element.map { visibleItems.attributes(of: DisplayedElement($0)) }
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != solvedSurroundings.map { CGSize($0.container.size) }
  }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { preferredAttributes.size != originalAttributes.size }

  // MARK: For the collection view

  /// The layout as it was last solved.
  var inspectedSolution: LayoutSolution? { solution }

  override var scrollsVertically: Bool { storedConfiguration.scrollDirection == .vertical }

  override func attributesOnScreen(
    in view: UICollectionView
  ) -> [UICollectionViewLayoutAttributes] {
    guard var solution else { return [] }
    var offset = LayoutPoint(view.contentOffset)
    // Code that makes cells reads the view, or selects in it, while they are asked: only what they
    // answered is taken over.
    var state = view.state
    asking { () throws(LayoutError) in
      try state.selfSize(&solution, contentOffset: &offset) {
        view.preferredSize(of: DisplayedElement($0), estimated: $0.selfSizingAxes)
      }
    }
    view.state.measurements = state.measurements
    self.solution = solution
    view.contentOffset = CGPoint(offset)
    prepareIfNeeded()
    tellHandlers(in: view)
    let still = attributes(in: view.bounds)
    guard !view.state.orthogonalOffsets(in: solution).isEmpty else { return still }
    let onScreen = asking { () throws(LayoutError) in
      try view.state.elementsOnScreen(in: solution, contentOffset: offset)
    }
    let scrolled = (onScreen ?? [])
      .filter { solution.scrollsAcross($0.place) }.map { visibleItems.attributes(of: $0) }
      .filter { !$0.isHidden }
    return scrolled + still.filter { !solution.scrollsAcross($0.element.place) }
  }

  override func stage(in view: UICollectionView) -> AnimationStage {
    guard let solution else { return super.stage(in: view) }
    let known = asking { () throws(LayoutError) in
      try AnimationStage(
        solution, contentOffset: LayoutPoint(view.contentOffset),
        orthogonalOffsets: view.state.orthogonalOffsets(in: solution))
    }
    guard var stage = known else { return super.stage(in: view) }
    stage.onScreen = Array(view.state.displayed.values)
    return stage
  }

  /// Tells the handlers of sections what is visible, the last section first, where that changed.
  private func tellHandlers(in view: UICollectionView) {
    guard let solution else { return }
    let offsets = view.state.orthogonalOffsets(in: solution)
    for (index, section) in sections.enumerated().reversed() {
      guard let handler = section?.visibleItemsInvalidationHandler,
        let told = asking({ () throws(LayoutError) in
          try solution.visibleItemsInvalidation(
            inSection: index, contentOffset: LayoutPoint(view.contentOffset),
            orthogonalOffset: offsets[index] ?? 0)
        }) ?? nil
      else { continue }
      let environment = LayoutEnvironment(
        size: told.containerSize, traitCollection: view.traitCollection)
      visibleItems.tell(handler, told, section: index, environment)
    }
  }

  /// Scrolls a section across the layout to where it comes to rest.
  func scroll(section: Int, to offset: Double, in view: UICollectionView) -> Double? {
    guard let solution else { return nil }
    return view.state.scroll(section: section, to: offset, in: solution)
  }
}
