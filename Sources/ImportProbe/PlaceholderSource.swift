import Foundation
import HeadlessUIKit

// Collection views whose layout is given and whose data source no code does.
extension ImportReport {
  /// Gives a collection view that nothing gives a data source one of placeholders, four or so in each
  /// section that its layout has; tells how many, or nil where it takes none.
  func fillBare(
    _ view: any ItemsView, of definition: Int, _ controller: UIViewController
  ) -> Int? {
    guard Self.placeholderCount > 0, !unfilled.contains(definition), view.itemSource == nil,
      let collectionView = view as? UICollectionView,
      let layout = collectionView.collectionViewLayout as? UICollectionViewCompositionalLayout,
      !(layout is StandInLayout), !isPlainList(collectionView)
    else { return nil }
    // It may look for its sections in a list.
    var lists = PlaceholderLists(count: Self.placeholderCount, isNested: true)
    lists.fill(listsOf: (controller as? any PartShowing)?.part ?? controller)
    let layouts = triedLayouts(of: definition, Self.triedSections) {
      layout.section(at: $0, in: $1)
    }
    let sections = Array(layouts.indices.prefix { layouts[$0] != nil })
    guard !sections.isEmpty else {
      lists.empty()
      return nil
    }
    announceFilling(definition)
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collectionView) {
      view, path, _ in view.standInCell(of: UICollectionViewCell.self, for: path)
    }
    source.supplementaryViewProvider = { view, kind, path in
      view.standInView(of: UICollectionReusableView.self, kind: kind, for: path)
    }
    bareSources.append(source)
    view.showsPlainViews = true
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections(sections)
    for section in sections {
      let numbers = (1...Self.placeholderCount).map { section * Self.placeholderCount + $0 }
      snapshot.appendItems(numbers.map { "item \($0)" }, toSection: section)
    }
    source.apply(snapshot, animatingDifferences: false)
    collectionView.layoutIfNeeded()
    return snapshot.numberOfItems
  }
}
