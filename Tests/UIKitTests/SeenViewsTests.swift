import CompositionalLayout
import Foundation
import HeadlessCollectionView
import HeadlessUIKit
import IndexPaths
import Testing

/// What is told of views that code shows otherwise than their layout has them.
@MainActor @Suite struct SeenViewsTests {
  /// Cells of which the third hides itself.
  private final class Source: NSObject, UICollectionViewDataSource {
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }

    func collectionView(
      _ view: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      cell.isHidden = indexPath.item == 2
      return cell
    }
  }

  private let source = Source()

  private func view(
    handler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
  ) -> UICollectionView {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.visibleItemsInvalidationHandler = handler
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.layoutIfNeeded()
    return view
  }

  private func cell(_ item: Int) -> ViewPlace { .cell(ItemIndexPath(item: item, section: 0)) }

  @Test func cellsThatHideThemselvesAreTold() {
    let changes = view(handler: nil).inspectedChanges(amongFirst: 10)
    #expect(changes.map(\.place) == [cell(2)])
    #expect(changes.map(\.isHidden) == [true])
    #expect(changes.map(\.isOfHandler) == [false])
  }

  @Test func noMoreAreLookedAtThanWanted() {
    #expect(view(handler: nil).inspectedChanges(amongFirst: 2).isEmpty)
  }

  @Test func whatHandlersChangeIsTold() throws {
    let view = view { items, _, _ in
      items[1].transform = CGAffineTransform(scaleX: 0.5, y: 0.25)
      items[1].alpha = 0.75
      items[3].center.x += 8
    }
    let changes = view.inspectedChanges(amongFirst: 10).filter(\.isOfHandler)
    #expect(changes.map(\.place) == [cell(1), cell(3)])
    #expect(changes.map(\.alpha) == [0.75, 1])
    #expect(changes.map(\.shift.x) == [0, 8])
    let scaled = try #require(changes.first).transform.elements
    #expect([scaled[0], scaled[5]] == [0.5, 0.25])
  }

  /// A handler that divides by nothing; a record of such a number could not be written.
  @Test func numbersThatAreNoneAreLeftOut() {
    let view = view { items, _, _ in
      items[0].transform = CGAffineTransform(scaleX: .nan, y: 1)
      items[1].alpha = .infinity
    }
    #expect(view.inspectedChanges(amongFirst: 10).map(\.place) == [cell(2)])
  }
}
