import DiffableDataSource
public import Foundation
import HeadlessCollectionView

/// What an update would animate of one view.
@MainActor public struct SimulatedAnimation {
  /// What happens to a view.
  public enum Change: String, Sendable { case appear, disappear, move, stay }

  /// What happens to it.
  public let change: Change
  /// Counted before the update; `nil` for what appears.
  public let indexPathBeforeUpdate: IndexPath?
  /// Counted after the update; `nil` for what disappears.
  public let indexPathAfterUpdate: IndexPath?
  /// Where the view starts.
  public let initialLayoutAttributes: UICollectionViewLayoutAttributes
  /// Where it ends.
  public let finalLayoutAttributes: UICollectionViewLayoutAttributes
  /// Whether it travels; if not, it is at its end at once.
  public let isAnimated: Bool

  init(_ element: AnimationPlan.Element, layout: UICollectionViewLayout?, isAnimated: Bool) {
    change = Change(rawValue: element.change.rawValue) ?? .stay
    indexPathBeforeUpdate = element.origin.map { IndexPath($0.path) }
    indexPathAfterUpdate = element.destination.map { IndexPath($0.path) }
    let ends = (
      UICollectionViewLayoutAttributes(element.start), UICollectionViewLayoutAttributes(element.end)
    )
    self.isAnimated = isAnimated
    guard let layout else {
      (initialLayoutAttributes, finalLayoutAttributes) = ends
      return
    }
    initialLayoutAttributes =
      element.destination.map { layout.initialAttributes(of: $0) ?? ends.1 } ?? ends.0
    finalLayoutAttributes =
      element.change == .disappear
      ? layout.finalAttributes(of: element.start.place) ?? ends.0 : ends.1
  }

  /// The animations of a plan; one that follows on others leaves out what stays.
  static func of(
    _ plan: AnimationPlan?, after earlier: [SimulatedAnimation], layout: UICollectionViewLayout?,
    animated: Bool
  ) -> [SimulatedAnimation] {
    guard let plan else { return [] }
    let isAnimated = animated && UIView.areAnimationsEnabled
    return plan.elements.filter { earlier.isEmpty || $0.change != .stay }
      .map { SimulatedAnimation($0, layout: layout, isAnimated: isAnimated) }
  }
}

extension UICollectionView {
  /// Asks the layout where everything on screen starts and ends, and keeps the answers.
  ///
  /// - Parameter update: The batch and the counts before it; `nil` when only the layout changed.
  func animate(
    from before: AnimationStage, through update: (batch: BatchUpdate, oldCounts: [Int])?,
    animated: Bool
  ) {
    let layout = collectionViewLayout
    let plan = try? AnimationPlan(
      from: before, to: layout.stage(in: self), through: update.map { [$0.batch] } ?? [],
      itemCounts: (update?.oldCounts ?? [], state.itemCounts))
    layout.plan = plan
    simulatedAnimations += SimulatedAnimation.of(
      plan, after: simulatedAnimations, layout: layout, animated: animated)
    layout.plan = nil
  }
}

extension UICollectionViewLayout {
  fileprivate func initialAttributes(of place: ViewPlace) -> UICollectionViewLayoutAttributes? {
    let path = IndexPath(place.path)
    return switch place {
    case .cell: initialLayoutAttributesForAppearingItem(at: path)
    case .supplementary(let kind, _):
      initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: path)
    case .decoration(let kind, _):
      initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: path)
    }
  }

  fileprivate func finalAttributes(of place: ViewPlace) -> UICollectionViewLayoutAttributes? {
    let path = IndexPath(place.path)
    return switch place {
    case .cell: finalLayoutAttributesForDisappearingItem(at: path)
    case .supplementary(let kind, _):
      finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: path)
    case .decoration(let kind, _):
      finalLayoutAttributesForDisappearingDecorationElement(ofKind: kind, at: path)
    }
  }
}
