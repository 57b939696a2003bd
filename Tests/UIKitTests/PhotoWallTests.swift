import Foundation
import Testing
import UIKit

@testable import SampleCode

/// Turning, resting places, traits and drags, as code in tutorials hears of them.
@MainActor @Suite struct PhotoWallTests {
  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  private func screen() -> PhotoWallViewController {
    let screen = PhotoWallViewController()
    screen.simulateAppearing()
    screen.view.layoutIfNeeded()
    return screen
  }

  private func width(_ screen: PhotoWallViewController) -> CGFloat? {
    screen.collectionView.layoutAttributesForItem(at: IndexPath(item: 0, section: 1))?.size.width
  }

  @Test func turningTellsBeforeAlongAndAfter() {
    let screen = screen()
    #expect(width(screen) == 131)
    screen.simulateTransition(to: CGSize(width: 852, height: 393))
    #expect(screen.turns == ["will 852 from 393", "along 852", "did"])
    #expect(width(screen) == 142)
    #expect(screen.transitionCoordinator == nil)
  }

  @Test func largerTextTellsControllerAndLayout() {
    let screen = screen()
    screen.view.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    screen.view.layoutIfNeeded()
    #expect(screen.previousCategories == [.large])
    #expect(width(screen) == 393)
    screen.view.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    #expect(screen.previousCategories == [.large])
    #expect(UIContentSizeCategory.extraExtraExtraLarge < .accessibilityMedium)
    #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
  }

  @Test func traitCollectionsThatAreMadeSayWhatTheyWereTold() {
    let regular = UITraitCollection(horizontalSizeClass: .regular)
    #expect(regular.horizontalSizeClass == .regular && regular.verticalSizeClass == .unspecified)
    let fine = UITraitCollection { $0.displayScale = 3 }
    let both = UITraitCollection(traitsFrom: [regular, fine, UITraitCollection(displayScale: 0)])
    #expect(both.horizontalSizeClass == .regular && both.displayScale == 3)
    #expect(both.layoutDirection == .unspecified && both.userInterfaceIdiom == .unspecified)
    let view = UIView(frame: .zero)
    let wide = UITraitCollection(traitsFrom: [view.traitCollection, regular])
    #expect(wide.horizontalSizeClass == .regular && wide.verticalSizeClass == .regular)
    #expect(wide.preferredContentSizeCategory == .large)
  }

  @Test func traitsReachViewsThatOverrideOthers() {
    final class Listener: UIView {
      var heard = 0
      override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        heard += 1
      }
    }
    let (outer, inner, deaf) = (Listener(), Listener(), Listener())
    outer.addSubview(inner)
    outer.addSubview(deaf)
    deaf.traitOverrides.userInterfaceStyle = .light
    deaf.heard = 0
    outer.traitOverrides.userInterfaceStyle = .dark
    #expect((outer.heard, inner.heard, deaf.heard) == (1, 1, 0))
    #expect(inner.traitCollection.userInterfaceStyle == .dark)
  }

  @Test(
    arguments: [(130, 0, 100), (130, 1, 200), (200, 0, 200), (5_000, 1, 550)]
      as [(CGFloat, CGFloat, CGFloat)])
  func delegateChoosesWhereADragRests(y: CGFloat, velocity: CGFloat, rest: CGFloat) {
    let screen = screen()
    let view = screen.collectionView!
    view.frame.size.height = 450
    view.simulateScroll(to: CGPoint(x: 0, y: y), velocity: CGPoint(x: 0, y: velocity))
    #expect(view.contentOffset.y == rest)
  }

  @Test func layoutChoosesWhereADragRests() {
    let layout = CarouselLayout()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 200), collectionViewLayout: layout)
    let source = cards(in: view, 10)
    view.simulateScroll(to: CGPoint(x: 170, y: 0))
    #expect(view.contentOffset.x == 120)
    #expect(source.snapshot().numberOfItems == 10)
  }

  @Test func anAlertAddsWhatIsTyped() async throws {
    let screen = screen()
    screen.navigationItem.rightBarButtonItem?.simulateTap()
    let alert = try #require(screen.presentedViewController as? UIAlertController)
    #expect(alert.actions.map(\.title) == ["취소", "추가"] && alert.preferredStyle == .alert)
    alert.actions[1].simulateTap()
    #expect(screen.collectionView.numberOfItems(inSection: 0) == 0)
    alert.textFields?.first?.text = "바다"
    await screen.add("바다")
    #expect(screen.collectionView.numberOfItems(inSection: 0) == 1)
    let cell = screen.collectionView.cellForItem(at: path(0))
    let content = cell?.contentConfiguration as? UIListContentConfiguration
    #expect(content?.text == "바다")
    #expect(content?.textProperties.resolvedColor() == UIColor.label.withAlphaComponent(0.5))
    #expect(cell?.tintColor == .systemPink)
    #expect(content == content?.updated(for: UICellConfigurationState(traitCollection: .init())))
  }

  @Test func headerOfASubclassStretches() {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    let kind = UICollectionView.elementKindSectionHeader
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size, elementKind: kind, alignment: .top)
    ]
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 300),
      collectionViewLayout: StretchyLayout(section: section))
    let source = cards(in: view, 3)
    #expect(source.numberOfSections(in: view) == 1)
    view.contentOffset.y = -25
    view.layoutIfNeeded()
    #expect(
      view.supplementaryView(forElementKind: kind, at: path(0))?.frame
        == CGRect(x: 0, y: -25, width: 200, height: 65))
  }

  // MARK: Flow layouts

  private func cards(
    in view: UICollectionView, _ count: Int
  ) -> UICollectionViewDiffableDataSource<Int, Int> {
    let cell = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: cell, for: $1, item: $2)
    }
    let header = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { _, _, _ in }
    source.supplementaryViewProvider = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: header, for: path)
    }
    source.reorderingHandlers.canReorderItem = { _ in true }
    source.reorderingHandlers.didReorder = { _ in }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(0..<count))
    source.apply(snapshot, animatingDifferences: false)
    view.layoutIfNeeded()
    return source
  }

  @Test func flowLinesEndAtTheInsetsOfTheContentOrTheSafeArea() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 30)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 200), collectionViewLayout: layout)
    view.contentInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20)
    let source = cards(in: view, 4)
    func frames() -> [[CGFloat]] {
      (0..<source.snapshot().numberOfItems).map { item in
        let frame = layout.layoutAttributesForItem(at: path(item))?.frame ?? .zero
        return [frame.minX, frame.minY]
      }
    }
    #expect(view.contentSize.width == 280)
    #expect(frames() == [[0, 0], [180, 0], [0, 40], [180, 40]])
    view.contentInset = .zero
    view.safeAreaInsets = UIEdgeInsets(top: 0, left: 50, bottom: 0, right: 50)
    layout.sectionInsetReference = .fromSafeArea
    view.layoutIfNeeded()
    #expect(frames() == [[50, 0], [170, 0], [50, 40], [170, 40]])
  }

  @Test func aFlowSubclassHearsOfDragsAndUpdates() {
    let layout = ColumnFlowLayout()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 700, height: 500), collectionViewLayout: layout)
    view.safeAreaInsets = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 40)
    let source = cards(in: view, 6)
    #expect(
      layout.layoutAttributesForItem(at: path(1))?.frame
        == CGRect(x: 350, y: 0, width: 310, height: 70))

    #expect(view.beginInteractiveMovementForItem(at: path(0)))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 400, y: 10))
    view.cancelInteractiveMovement()
    #expect(layout.movements == ["[0] to [1]", "cancelled"])
    #expect(view.beginInteractiveMovementForItem(at: path(0)))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 400, y: 10))
    view.endInteractiveMovement()
    #expect(layout.movements.suffix(2) == ["[0] to [1]", "dropped at [1]"])
    #expect(source.snapshot().itemIdentifiers == [1, 0, 2, 3, 4, 5])

    layout.headerReferenceSize = CGSize(width: 0, height: 20)
    view.layoutIfNeeded()
    var snapshot = source.snapshot()
    snapshot.deleteItems([5])
    source.apply(snapshot)
    #expect(layout.movements.last == "update of \(UICollectionView.elementKindSectionHeader)")
  }
}
