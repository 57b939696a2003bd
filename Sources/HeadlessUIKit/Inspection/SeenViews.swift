import CompositionalLayout
import Foundation
import HeadlessCollectionView

extension UICollectionView {
  /// The views that code hides, and those that the handlers of sections changed, among the first
  /// `limit` cells and supplementary views of the layout; none with a layout of another kind.
  ///
  /// Headers, footers and badges off screen are asked for; cells there are not looked at. What has
  /// numbers that are not finite is left out.
  ///
  /// - Complexity: O(`limit`) views, and what it takes to ask for those off screen.
  package func inspectedChanges(amongFirst limit: Int) -> [SeenView] {
    guard let layout = collectionViewLayout as? UICollectionViewCompositionalLayout,
      let solution = layout.inspectedSolution
    else { return [] }
    let changed = layout.visibleItems.changed.filter(\.isFinite)
    let elements = solution.sections.indices.lazy.flatMap { solution.elements(inSection: $0) }
    let places = elements.filter { $0.category != .decoration }.prefix(limit).map(ViewPlace.init)
    let known = Set(changed.map(\.place))
    let hidden = Array(places).filter { !known.contains($0) && hidesView(at: $0) }
    return changed + hidden.map { SeenView(place: $0, isHidden: true) }
  }

  /// Whether code hides the view of a place.
  private func hidesView(at place: ViewPlace) -> Bool {
    if let view = displayed.byPlace[place] { return view.isHidden }
    guard case .supplementary(let kind, let path) = place else { return false }
    return askedView(ofKind: kind, at: IndexPath(path))?.isHidden == true
  }
}
