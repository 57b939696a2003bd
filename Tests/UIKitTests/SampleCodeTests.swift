import Foundation
import TestSupport
import Testing
import UIKit

@testable import SampleCode

/// What tutorials build, loaded, used and looked at.
@MainActor @Suite struct SampleCodeTests {
  private func text(_ cell: UICollectionViewCell?) -> String? {
    (cell?.contentConfiguration as? UIListContentConfiguration)?.text
  }

  @Test func memosAreAddedSearchedSwipedAwayAndRenamed() throws {
    let screen = MemoListViewController()
    screen.simulateAppearing()
    let list = screen.list
    #expect(screen.shownTitles == ["장보기", "회의록", "여행 준비물", "독서 목록"])
    #expect(text(list.cellForItem(at: path(0, 0))) == "장보기")
    #expect(list.cellForItem(at: path(1, 0))?.frame.width == 361)

    screen.navigationItem.rightBarButtonItem?.simulateTap()
    #expect(screen.shownTitles.last == "새 메모")
    let appearing = list.simulatedAnimations.filter { $0.change == .appear }
    #expect(appearing.map(\.indexPathAfterUpdate) == [path(1, 3)])
    #expect(appearing.map(\.initialLayoutAttributes.alpha) == [0])

    let search = try #require(screen.navigationItem.searchController)
    search.searchBar.simulateTyping("여행")
    #expect(screen.shownTitles == ["여행 준비물"])
    search.searchBar.simulateTyping("")
    #expect(screen.shownTitles.count == 5)

    let swipe = try #require(list.simulateSwipe(onItemAt: path(1, 0), from: .trailing))
    #expect(swipe.actions.map(\.title) == ["삭제"] && !swipe.performsFirstActionWithFullSwipe)
    #expect(swipe.actions.first?.simulateTap() == true)
    #expect(screen.deletedTitles == ["회의록"] && !screen.shownTitles.contains("회의록"))
    #expect(list.simulateSwipe(onItemAt: path(1, 0), from: .leading) == nil)

    let first = try #require(list.simulatedSeparators(ofItemAt: path(1, 0)))
    #expect(first.topSeparatorVisibility == .hidden && first.bottomSeparatorInsets.leading == 20)
    #expect(
      list.simulatedSeparators(ofItemAt: path(1, 1))?.topSeparatorVisibility == .automatic)

    let cell = list.cellForItem(at: path(0, 0))
    screen.rename("장보기", to: "마트 가기")
    #expect(list.cellForItem(at: path(0, 0)) === cell && text(cell) == "마트 가기")

    screen.navigationItem.leftBarButtonItem?.simulateTap()
    #expect(list.isEditing && cell?.configurationState.isEditing == true)
  }

  @Test func draggedMemoIsReorderedInItsArrayToo() {
    let screen = MemoListViewController()
    screen.simulateAppearing()
    let list = screen.list
    #expect(list.beginInteractiveMovementForItem(at: path(1, 0)))
    let target = list.layoutAttributesForItem(at: path(1, 2))?.center ?? .zero
    list.updateInteractiveMovementTargetPosition(target)
    list.endInteractiveMovement()
    #expect(screen.shownTitles == ["장보기", "여행 준비물", "독서 목록", "회의록"])
    screen.addMemo(titled: "끝")
    #expect(screen.shownTitles == ["장보기", "여행 준비물", "독서 목록", "회의록", "끝"])
  }

  @Test func sidebarFoldsAndOpensDetails() throws {
    let screen = SidebarViewController()
    let navigation = UINavigationController(rootViewController: screen)
    screen.simulateAppearing()
    #expect(screen.visibleTitles == ["지금 듣기", "둘러보기", "보관함", "출근길", "운동", "잠들기 전"])
    screen.toggleLibrary()
    #expect(screen.visibleTitles == ["지금 듣기", "둘러보기", "보관함"])
    let gone = screen.collectionView.simulatedAnimations.filter { $0.change == .disappear }
    #expect(gone.map(\.indexPathBeforeUpdate) == [path(1, 1), path(1, 2), path(1, 3)])
    screen.toggleLibrary()
    #expect(screen.visibleTitles.count == 6)
    screen.collectionView.simulateTap(onItemAt: path(0, 1))
    #expect(navigation.topViewController?.title == "둘러보기")
    #expect(screen.collectionView.indexPathsForSelectedItems == nil)
  }

  @Test func gridHasBadgesHeadersBackgroundsAndSelection() throws {
    let screen = BadgeGridViewController()
    screen.simulateAppearing()
    let view = try #require(screen.collectionView)
    let kind = BadgeGridViewController.badgeElementKind
    let badge = view.supplementaryView(forElementKind: kind, at: path(0, 1)) as? BadgeView
    let cell = try #require(view.cellForItem(at: path(0, 1)))
    #expect(badge?.label.text == "2")
    let center = try #require(badge?.center)
    #expect(center == CGPoint(x: cell.frame.maxX - 4, y: cell.frame.minY + 4))
    let header =
      view.visibleSupplementaryViews(
        ofKind: UICollectionView.elementKindSectionHeader
      ).first as? TitleHeaderView
    #expect(header?.label.text == "커피")
    #expect(view.subviews.contains { $0 is SectionBackgroundView })

    view.simulateTap(onItemAt: path(0, 1))
    view.simulateTap(onItemAt: path(0, 2))
    #expect(screen.selectedNames == ["커피 2"])
    view.layoutIfNeeded()
    #expect(cell.contentView.layer.borderWidth == 3)
    view.simulateTap(onItemAt: path(0, 1))
    view.layoutIfNeeded()
    #expect(screen.selectedNames == [] && cell.contentView.layer.borderWidth == 1)

    view.simulateScroll(to: CGPoint(x: 0, y: 60))
    #expect(header?.frame.minY == 0 || view.contentSize.height > view.bounds.height)
  }

  @Test func feedLoadsMeasuresAndPrefetches() async throws {
    let screen = FeedViewController()
    screen.simulateAppearing()
    screen.collectionView.frame.size = CGSize(width: 320, height: 300)
    await screen.reload()
    let view = screen.collectionView
    view.layoutIfNeeded()
    let heights = view.visibleCells.map(\.frame.height)
    #expect(heights == [36, 56, 76, 96])
    #expect(screen.prefetched.first == path(0, 4))
    view.simulateIdle()
    _ = view.simulatedReport()
    view.simulateScroll(to: CGPoint(x: 0, y: 100))
    let report = view.simulatedReport()
    #expect(report.requested == [] && report.displayed.first == path(0, 4))
    #expect(report.ended == [path(0, 0)])
    await screen.loadMore()
    #expect(screen.posts().count == 20)

    let refresh = try #require(view.refreshControl)
    refresh.simulatePull()
    #expect(refresh.isRefreshing)
    await screen.reload()
    #expect(!refresh.isRefreshing && screen.posts().count == 10)
  }

  @Test func contactsAreTitledDeletedMovedAndCalled() throws {
    let screen = ContactsViewController()
    screen.simulateAppearing()
    let table = screen.tableView
    #expect(screen.names == ["가영", "가을", "나래", "다솜"])
    #expect(table.headerView(forSection: 0)?.textLabel?.text == "가")
    #expect(table.rectForRow(at: path(1, 0)) == CGRect(x: 0, y: 220, width: 393, height: 60))
    let cell = table.cellForRow(at: path(0, 1))
    let content = cell?.contentConfiguration as? UIListContentConfiguration
    #expect(content?.text == "가을" && content?.secondaryText == "010-0000-0000")

    #expect(table.simulateCommit(.delete, forRowAt: path(0, 0)))
    #expect(screen.names == ["가을", "나래", "다솜"])
    #expect(table.cellForRow(at: path(0, 0)) === cell)
    #expect(table.simulateMove(ofRowAt: path(2, 0), to: path(0, 0)))
    #expect(screen.names == ["다솜", "가을", "나래"])
    #expect(table.numberOfRows(inSection: 2) == 0)

    table.simulateTap(onRowAt: path(0, 1))
    #expect(screen.calledNames == ["가을"] && table.indexPathForSelectedRow == nil)
    let swipe = table.delegate?.tableView(
      table, trailingSwipeActionsConfigurationForRowAt: path(1, 0))
    swipe?.actions.first?.simulateTap()
    #expect(screen.calledNames == ["가을", "나래"])
  }

  /// A view of numbered cells in a layout of one's own.
  private func numbers<Cell: UICollectionViewCell>(
    _ count: Int, _ cellClass: Cell.Type, _ layout: UICollectionViewLayout, _ size: CGSize
  ) -> (UICollectionView, UICollectionViewDiffableDataSource<Int, Int>) {
    let view = UICollectionView(
      frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    let registration = UICollectionView.CellRegistration<Cell, Int> { _, _, _ in }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
      view, path, item in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(0..<count))
    source.apply(snapshot, animatingDifferences: false)
    view.layoutIfNeeded()
    return (view, source)
  }

  @Test func carouselEnlargesTheMiddleCard() throws {
    let (view, source) = numbers(
      5, UICollectionViewCell.self, CarouselLayout(), CGSize(width: 300, height: 200))
    view.layoutIfNeeded()
    let first = try #require(view.cellForItem(at: path(0, 0)))
    let second = try #require(view.cellForItem(at: path(0, 1)))
    #expect(first.transform.isIdentity && first.alpha == 1)
    #expect(first.frame == CGRect(x: 100, y: 25, width: 100, height: 150))
    #expect(second.frame == CGRect(x: 230, y: 40, width: 80, height: 120))
    #expect(second.alpha == 0.5)
    view.contentOffset.x = 120
    view.layoutIfNeeded()
    #expect(second.transform.isIdentity && first.alpha == 0.5)
    #expect(source.snapshot().numberOfItems == 5)
  }

  @Test func circleSpinsNewCellsOutOfItsMiddle() throws {
    let (view, source) = numbers(
      4, CircleCell.self, CircleLayout(), CGSize(width: 240, height: 240))
    let cell = try #require(view.cellForItem(at: path(0, 1)) as? CircleCell)
    #expect(cell.angle == .pi / 2)
    var snapshot = source.snapshot()
    snapshot.deleteItems([0])
    snapshot.appendItems([9])
    source.apply(snapshot)
    let changes = Dictionary(grouping: view.simulatedAnimations, by: \.change)
    let appearing = try #require(changes[.appear]?.first)
    #expect(appearing.initialLayoutAttributes.center == CGPoint(x: 120, y: 120))
    #expect(appearing.initialLayoutAttributes.alpha == 0)
    let leaving = try #require(changes[.disappear]?.first)
    #expect(leaving.indexPathBeforeUpdate == path(0, 0))
    #expect(leaving.finalLayoutAttributes.center == CGPoint(x: 120, y: 120))
    #expect(leaving.finalLayoutAttributes.transform3D.m11 == 0.1)
    #expect(changes[.move]?.count == 3)
    #expect(cell.angle == 0)
  }
}

/// The package of the page about testing on Linux, which is built and run by itself.
@Suite struct ExamplePackageTests {
  @Test(arguments: [
    "Package.swift", "Sources/Shop/ShelfLayout.swift", "Tests/ShopTests/ShelfLayoutTests.swift",
    "Tests/ShopTests/LayoutTests.swift",
  ])
  func pageShowsTheFileAsItIs(_ file: String) throws {
    let page = try text("docs/testing-layouts-on-linux.md")
    #expect(page.contains("```swift\n" + (try text("Tests/Shop/" + file)) + "```"))
  }

  private func text(_ file: String) throws -> String {
    try String(contentsOf: Fixtures.packageRoot.appending(path: file), encoding: .utf8)
  }
}
