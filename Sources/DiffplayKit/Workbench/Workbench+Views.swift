import CompositionalLayout
import DiffableDataSource
import HeadlessCollectionView

/// The numbered views of the playground.
typealias ViewLedger = ReuseLedger<Scene.Subject>

extension Scene {
  /// What is on screen, in the order in which views are asked for.
  var displayedElements: [DisplayedElement] { elementsOnScreen.map { DisplayedElement($0) } }

  /// What of the content is on screen along an axis.
  func visibleRange(along axis: Axis) -> VisibleRange {
    let container = screen.container
    return VisibleRange(
      offset: container.contentOffset[axis], extent: container.size[axis],
      contentExtent: solution.contentSize[axis],
      startInset: container.safeAreaInsets.start(axis),
      endInset: container.safeAreaInsets.end(axis))
  }

  /// A collection view that shows the scene and knows nothing else.
  var viewState: CollectionViewState { shown().state }

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
  func description(of place: ViewPlace) -> (reuseIdentifier: String, subject: Subject) {
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
  func ledger(showing scene: Scene) -> ViewLedger {
    guard let views = self.views else { return scene.newViews }
    let standing = Set(views.entries.compactMap(\.place))
    let isSame = standing == Set(scene.displayedElements.map(\.place))
    return isSame ? views : scene.newViews
  }

  /// Whether a cell shows an item, which may have been identified otherwise when it was asked for.
  func shows(_ item: Identifier) -> Bool {
    self.views?.entries.contains { view in
      guard view.place != nil, case .item(let shown) = view.subject else { return false }
      return shown.name == item.name
    } ?? false
  }
}

extension Workbench {
  /// Lets the views follow from one scene to the next, the world's own, and configures what was
  /// asked for.
  ///
  /// - Returns: What became of each view, in order.
  @discardableResult
  mutating func updateViews(
    from before: Scene, to after: Scene, by change: ViewChange = .layout
  ) -> [ViewLedger.Event] {
    var update = ViewUpdate(
      views: world.ledger(showing: before), state: before.viewState, scene: after)
    update.carryOut(change)
    world.views = update.views
    for event in update.events {
      guard case .item(let item) = event.subject, event.kind != .moved else { continue }
      world.contents.configureCell(of: item)
    }
    return update.events
  }
}

/// What leads from one scene to the next.
enum ViewChange {
  /// Only the layout, the bounds or an offset changed.
  case layout
  case apply(ApplyResult<Identifier, Identifier>)
  /// An item was dragged.
  case move(Move<ItemPath>)
}

/// A collection view on its way to a scene.
private struct ViewUpdate {
  var views: ViewLedger
  var state: CollectionViewState
  let scene: Scene
  private(set) var events: [ViewLedger.Event] = []

  init(views: ViewLedger, state: CollectionViewState, scene: Scene) {
    self.views = views
    self.state = state
    self.scene = scene
  }

  mutating func carryOut(_ change: ViewChange) {
    switch change {
    case .layout: layOut()
    case .apply(let result): show(result)
    case .move(let move):
      var batch = BatchUpdate()
      batch.movedItems = [move]
      carryOut(batch)
    }
  }

  /// Shows what the layout has on screen now.
  private mutating func layOut(in phase: ViewLedger.Phase = .layout) {
    carryOut(state.display(scene.displayedElements), in: phase)
  }

  private mutating func reload() {
    carryOut(state.reload(itemCounts: scene.snapshot.itemCounts))
    layOut()
  }

  /// Shows what an apply leads to: all anew, or batch by batch.
  private mutating func show(_ result: ApplyResult<Identifier, Identifier>) {
    if let difference = result.difference {
      show(difference)
    } else {
      reload()
      guard result.isAnimated else { return }
      show(result.final.difference(from: result.final.withoutMarks()))
    }
  }

  private mutating func show(_ difference: SnapshotDifference<Identifier, Identifier>) {
    for batch in difference.batches { carryOut(batch) }
    layOut()
    carryOut(state.reconfigure(difference.reconfiguredItemsOnly))
  }

  private mutating func carryOut(_ batch: BatchUpdate) {
    guard let effects = try? state.update(batch, itemCounts: scene.snapshot.itemCounts) else {
      return reload()
    }
    carryOut(effects, in: .update)
    layOut(in: .update)
    events += views.endUpdate()
  }

  private mutating func carryOut(_ effects: [Effect], in phase: ViewLedger.Phase = .layout) {
    events += views.carryOut(effects, in: phase, describe: scene.description)
  }
}
