import DiffableDataSource
import HeadlessCollectionView
import Pictures
import WorldModel

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
      if case .supplementary(let kind, let section?, _)? = event.viewRequest {
        world.contents.configureView(ofKind: kind, in: section)
      }
      guard case .item(let item) = event.subject, event.kind != .moved,
        event.kind != .putAside || item.carried == nil
      else { continue }
      // A view knows the item that it was made for; the provider is handed the one of the snapshot.
      let provided = item.carried.flatMap { _ in after.snapshot.item(named: item) } ?? item
      world.contents.configureCell(of: provided)
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
  case move(BatchMove<ItemIndexPath>)
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
