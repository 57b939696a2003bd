import CompositionalLayout
public import Foundation

/// What a section provider is told.
@MainActor @preconcurrency public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  var container: any NSCollectionLayoutContainer { get }
  var traitCollection: UITraitCollection { get }
}

/// The room that is laid out in.
@MainActor @preconcurrency public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  var contentSize: CGSize { get }
  var effectiveContentSize: CGSize { get }
  var contentInsets: NSDirectionalEdgeInsets { get }
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// The container of a section or a group, and the traits of the view.
@MainActor
final class LayoutEnvironment: NSObject, NSCollectionLayoutEnvironment,
  NSCollectionLayoutContainer
{
  let size: CompositionalLayout.LayoutExtent
  let insets: CompositionalLayout.DirectionalEdgeInsets
  let traitCollection: UITraitCollection

  init(
    size: CompositionalLayout.LayoutExtent,
    insets: CompositionalLayout.DirectionalEdgeInsets = .zero,
    traitCollection: UITraitCollection = UITraitCollection()
  ) {
    self.size = size
    self.insets = insets
    self.traitCollection = traitCollection
  }

  var container: any NSCollectionLayoutContainer { self }
  var contentSize: CGSize { CGSize(size) }
  var effectiveContentSize: CGSize { CGSize(size.less(insets)) }
  var contentInsets: NSDirectionalEdgeInsets { NSDirectionalEdgeInsets(insets) }
  var effectiveContentInsets: NSDirectionalEdgeInsets { NSDirectionalEdgeInsets(insets) }

  /// The environment inside a group of this one.
  func inside(
    _ layoutSize: LayoutSize, insets: CompositionalLayout.DirectionalEdgeInsets
  ) -> LayoutEnvironment {
    let room = size.less(self.insets)
    var inner = room
    for axis in LayoutAxis.allCases {
      let dimension = layoutSize[axis]
      inner[axis] = dimension.fractionAxis.map { room[$0] * dimension.value } ?? dimension.value
    }
    return LayoutEnvironment(size: inner, insets: insets, traitCollection: traitCollection)
  }
}
