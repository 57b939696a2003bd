package import CompositionalLayout
import DiffableDataSource
package import HeadlessCollectionView

/// The numbered views of the playground.
package typealias ViewLedger = ReuseLedger<Scene.Subject>

extension Scene {
  /// What is on screen, in the order in which views are asked for.
  package var displayedElements: [DisplayedElement] {
    elementsOnScreen.map { DisplayedElement($0) }
  }

  /// What of the content is on screen along an axis.
  package func visibleRange(along axis: LayoutAxis) -> VisibleRange {
    let container = screen.container
    return VisibleRange(
      offset: container.contentOffset[axis], extent: container.size[axis],
      contentExtent: solution.contentSize[axis],
      startInset: container.safeAreaInsets.start(axis),
      endInset: container.safeAreaInsets.end(axis))
  }

  /// A collection view that shows the scene and knows nothing else.
  package var viewState: CollectionViewState { shown().state }

  /// A new collection view once it shows the scene, and what that took.
  private func shown() -> (state: CollectionViewState, effects: [Effect]) {
    var state = CollectionViewState()
    _ = state.reload(itemCounts: snapshot.itemCounts)
    let effects = state.display(displayedElements)
    return (state, effects)
  }

  /// The reuse identifier and the subject of the view at a place.
  ///
  /// All cells are of one registration; other views go by their element kind.
  package func description(of place: ViewPlace) -> (reuseIdentifier: String, subject: Subject) {
    let identifier =
      switch place {
      case .cell: "cell"
      case .supplementary(let kind, _), .decoration(let kind, _): kind
      }
    return (identifier, subject(at: place))
  }

  /// The views of a new collection view that shows the scene.
  fileprivate var newViews: ViewLedger {
    var views = ViewLedger()
    _ = views.carryOut(shown().effects, describe: description)
    return views
  }
}

extension World {
  /// The views that show `scene`, the world's own.
  ///
  /// They are new where the world has none, or those of another screen, as a file might.
  package func ledger(showing scene: Scene) -> ViewLedger {
    guard let views = self.views else { return scene.newViews }
    let standing = Set(views.entries.compactMap(\.place))
    let isSame = standing == Set(scene.displayedElements.map(\.place))
    return isSame ? views : scene.newViews
  }

  /// Whether a header, footer or badge of a section is on screen.
  package func showsView(ofKind kind: String, in section: Identifier) -> Bool {
    self.views?.entries.contains { view in
      guard view.place != nil, case .supplementary(kind, section, _) = view.subject else {
        return false
      }
      return true
    } ?? false
  }

  /// Whether a cell shows an item, which may have been identified otherwise when it was asked for.
  package func shows(_ item: Identifier) -> Bool {
    self.views?.entries.contains { view in
      guard view.place != nil, case .item(let shown) = view.subject else { return false }
      return shown.name == item.name
    } ?? false
  }
}
