package import CompositionalLayout
package import DiffableDataSource
package import HeadlessCollectionView

extension AppliedStages {
  /// The ends of an apply that led from one scene to another.
  package init(
    of result: ApplyResult<Identifier, Identifier>, from before: Scene, to after: Scene
  ) {
    if result.difference == nil {
      reloaded = Reload(before: before.snapshot, after: after.snapshot)
    }
    self.before = before.measuredScreen
    self.after = after.measuredScreen
  }
}

extension Scene {
  /// The screen with the sizes that views have answered, so that none is asked again.
  fileprivate var measuredScreen: Screen {
    var screen = screen
    if screen.measuresViews { screen.measuredSizes = measuredSizes }
    return screen
  }

  /// What is on screen, and where anything else is.
  fileprivate var stage: AnimationStage {
    get throws(LayoutError) {
      try AnimationStage(solution, orthogonalOffsets: orthogonalOffsets)
    }
  }
}

/// What the last apply animated: the plan, and what its places stand for.
package struct AppliedAnimation {
  package let plan: AnimationPlan
  package let before: Scene
  package let after: Scene
  /// Whether the data was reloaded.
  package let isReload: Bool
  /// The items that were asked for again and kept, by their places afterwards.
  package let reconfigured: Set<ItemIndexPath>

  /// Plans the last apply of a world anew; nil when there was none, or nothing is known of it.
  package init?(of world: World) throws(LayoutError) {
    guard let update = world.lastUpdate, let stages = update.stages?.value else { return nil }
    let difference = world.lastDifference
    guard let old = stages.reloaded?.before ?? difference?.initial,
      let new = stages.reloaded?.after ?? difference?.final.withoutMarks()
    else { return nil }
    before = try Scene(old, on: stages.before, contents: Contents())
    after = try Scene(new, on: stages.after, contents: Contents())
    isReload = update.isReload
    reconfigured = Set(difference?.reconfiguredItemsOnly ?? [])
    let (start, end) = (try before.stage, try after.stage)
    guard let difference, !update.isReload else {
      plan = AnimationPlan(reloading: start, to: end)
      return
    }
    let counts = (before: old.itemCounts, after: new.itemCounts)
    var plan =
      (try? AnimationPlan(
        from: start, to: end, through: difference.batches, itemCounts: counts))
      ?? AnimationPlan(reloading: start, to: end)
    plan.isAnimated = update.isAnimated
    self.plan = plan
  }

  /// What an element of the plan is.
  package func subject(of element: AnimationPlan.Element) -> Scene.Subject {
    element.destination.map { after.subject(at: $0) } ?? before.subject(at: element.start.place)
  }
}
