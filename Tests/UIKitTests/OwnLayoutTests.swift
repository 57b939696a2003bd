import Foundation
import Testing
import UIKit

@testable import SampleCode

/// Layouts of one's own, and an outline, written as people write them.
@MainActor @Suite struct OwnLayoutTests {
  private func path(_ section: Int, _ item: Int) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  @Test func aCompositionalSubclassFadesStretchesAndPrefetches() throws {
    let screen = ShelfViewController()
    screen.simulateAppearing()
    let view = try #require(screen.collectionView)
    view.frame.size = CGSize(width: 320, height: 400)
    view.layoutIfNeeded()
    let layout = try #require(view.collectionViewLayout as? ShelfLayout)
    #expect(
      view.cellForItem(at: path(0, 2))?.frame == CGRect(x: 0, y: 140, width: 160, height: 100))
    let cell = view.cellForItem(at: path(0, 0))
    #expect(abs((cell?.alpha ?? 0) - 0.725) < 0.001)
    #expect(!screen.loading.isEmpty && screen.loading.allSatisfy { $0 >= 8 })

    let before = layout.preparations
    let asked = layout.simulatedSolving
    view.contentOffset.y = -30
    view.layoutIfNeeded()
    let header = view.supplementaryView(forElementKind: ShelfLayout.headerKind, at: path(0, 0))
    #expect(header?.frame == CGRect(x: 0, y: -30, width: 320, height: 70))
    #expect(layout.preparations > before)
    #expect(layout.simulatedSolving == asked)

    view.frame.size.width = 600
    view.contentOffset.y = 0
    view.layoutIfNeeded()
    #expect(
      view.cellForItem(at: path(0, 3))?.frame == CGRect(x: 450, y: 40, width: 150, height: 100))
  }

  @Test func aLayoutByHandHearsWhatCellsPrefer() {
    let layout = WaterfallLayout()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: layout)
    let notes = ["a", "bbbb", "cc", "ddd", "e"]
    let registration = UICollectionView.CellRegistration<NoteCell, String> { cell, _, note in
      cell.note = note
    }
    let dataSource = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) {
      view, indexPath, note in
      view.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: note)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(notes)
    dataSource.apply(snapshot)
    view.layoutIfNeeded()
    let frames = notes.indices.map { view.cellForItem(at: path(0, $0))?.frame }
    #expect(
      frames == [
        CGRect(x: 0, y: 0, width: 100, height: 20), CGRect(x: 100, y: 0, width: 100, height: 80),
        CGRect(x: 0, y: 20, width: 100, height: 40), CGRect(x: 0, y: 60, width: 100, height: 60),
        CGRect(x: 100, y: 80, width: 100, height: 20),
      ])
    #expect(view.contentSize.height == 120)
  }

  @Test func anOutlineFoldsIsSwipedAndReordered() throws {
    let screen = FileTreeViewController()
    screen.simulateAppearing()
    #expect(screen.names(in: .files) == ["usr", "bin", "local", "readme"])
    #expect(!screen.toggle("/usr"))
    #expect(screen.toggle("/usr/bin"))
    #expect(screen.opened == ["bin"])
    #expect(screen.names(in: .files) == ["usr", "bin", "swift", "vi", "local", "readme"])
    #expect(screen.move(path(1, 3), to: path(1, 2)))
    #expect(screen.order == ["usr", "bin", "vi", "swift", "local", "readme"])
    #expect(!screen.move(path(1, 1), to: path(1, 2)))

    let view = try #require(screen.collectionView)
    #expect(view.simulateSwipe(onItemAt: path(1, 0), from: .leading) == nil)
    let swipe = try #require(view.simulateSwipe(onItemAt: path(1, 2), from: .leading))
    #expect(swipe.actions.first?.simulateTap() == true)
    #expect(screen.names(in: .favorites) == ["즐겨찾기", "vi"])
    let cell = view.cellForItem(at: path(1, 0)) as? UICollectionViewListCell
    #expect(cell?.accessories.count == 1)
  }
}
