import Foundation
import SampleCode
import Testing
import UIKit

@MainActor @Suite struct SampleScreenTests {
  /// Loads a screen of a size.
  private func load<Screen: UIViewController>(
    _ screen: Screen, _ width: CGFloat, _ height: CGFloat, scale: CGFloat
  ) -> Screen {
    screen.loadViewIfNeeded()
    screen.view.traitOverrides.displayScale = scale
    for view in [screen.view!] + screen.view.subviews {
      view.frame = CGRect(x: 0, y: 0, width: width, height: height)
    }
    screen.view.layoutIfNeeded()
    return screen
  }

  private func frame(_ view: UICollectionView, _ section: Int, _ item: Int) -> [Double]? {
    view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame.printed
  }

  @Test func appStoreHasTheFramesOfItsSession() throws {
    let session = try SeedSession("appstore")
    let frames = try session.frames(after: "apply")
    let screen = AppStoreViewController()
    screen.loadViewIfNeeded()
    screen.collectionView.safeAreaInsets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
    let view = try #require(load(screen, 393, 852, scale: 3).collectionView)
    let names = [
      ["카카오톡", "당근", "토스"], ["쿠팡", "배달의민족", "네이버지도", "유튜브", "멜론", "왓챠"],
      ["여행", "공부", "운동", "요리"],
    ]
    for (section, names) in names.enumerated() {
      for (item, name) in names.enumerated() {
        #expect(frame(view, section, item) == frames[name], "\(name)")
      }
    }
    for (section, name) in ["feature", "rankingFeature", "themeFeature"].enumerated() {
      let path = IndexPath(item: 0, section: section)
      let header = view.layoutAttributesForSupplementaryElement(
        ofKind: UICollectionView.elementKindSectionHeader, at: path)
      #expect(header?.frame.printed == frames["\(name) header"])
      let separator = view.layoutAttributesForSupplementaryElement(ofKind: "separator", at: path)
      #expect(separator?.frame.printed == frames["\(name) separator"])
    }
    #expect(CGRect(origin: .zero, size: view.contentSize).printed == [0, 0, 393, 773.33])
    #expect(view.contentOffset == CGPoint(x: 0, y: -59))
    let requests = try session.requests(after: "apply")
    #expect(Set(view.visibleCells.compactMap { screen.title(of: $0) }) == Set(requests))
  }

  @Test func frameworksHaveTheFramesOfTheirSession() throws {
    let session = try SeedSession("apple-frameworks")
    let frames = try session.frames(after: "set main.section.contentInsets 0 16 0 16")
    let screen = load(FrameworksViewController(), 375, 667, scale: 2)
    let view = try #require(screen.collectionView)
    for (item, framework) in AppleFramework.list.enumerated() {
      #expect(frame(view, 0, item) == frames[framework.name], "\(framework.name)")
    }
    #expect(view.contentSize == CGSize(width: 375, height: 851))
    #expect(view.visibleCells.count == 18)

    view.simulateTap(onItemAt: IndexPath(item: 4, section: 0))
    #expect(screen.selectedName == "CloudKit")
    #expect(view.cellForItem(at: IndexPath(item: 4, section: 0))?.isSelected == true)
  }

  @Test func aSnapshotOfObjectiveCBecomesOneOfSwift() throws {
    let screen = load(DocumentsViewController(), 393, 852, scale: 3)
    let view = try #require(screen.view.subviews.first as? UICollectionView)
    #expect((0..<view.numberOfSections).map(view.numberOfItems(inSection:)) == [1, 2])
    #expect(screen.title == "documents.title")
    let stored = DocumentsViewController.stored()
    #expect(stored.itemIdentifiersInSection(withIdentifier: 1) as? [String] == ["Photo", "Scan"])
    #expect(stored.sectionIdentifiers as? [Int] == [0, 1])
  }

  @Test func frameworkInsertedBeforeTheSelectedOneMovesTheSelection() throws {
    let screen = load(FrameworksViewController(), 375, 667, scale: 2)
    let view = try #require(screen.collectionView)
    let cell = view.cellForItem(at: IndexPath(item: 4, section: 0))
    view.selectItem(
      at: IndexPath(item: 4, section: 0), animated: false, scrollPosition: [])
    screen.insert(AppleFramework(name: "App Intents"), after: AppleFramework.list[0])
    #expect(view.indexPathsForSelectedItems == [IndexPath(item: 5, section: 0)])
    #expect(view.cellForItem(at: IndexPath(item: 5, section: 0)) === cell)
    #expect(view.cellForItem(at: IndexPath(item: 5, section: 0))?.isSelected == true)
  }

  @Test func mainPageHasTheFramesOfItsSession() throws {
    let session = try SeedSession("main-page")
    let frames = try session.frames(after: "apply")
    let screen = load(MainPageViewController(), 390, 844, scale: 3)
    let view = screen.collectionView
    let dataSource = try #require(screen.dataSource)
    for name in dataSource.snapshot().itemIdentifiers {
      let path = try #require(dataSource.indexPath(for: name))
      #expect(frame(view, path.section, path.item) == frames[name], "\(name)")
    }
    for (index, section) in MainPageViewController.Section.allCases.enumerated() {
      let header = view.layoutAttributesForSupplementaryElement(
        ofKind: UICollectionView.elementKindSectionHeader,
        at: IndexPath(item: 0, section: index))
      #expect(header?.frame.printed == frames["\(section) header"])
    }
    let visible = view.indexPathsForVisibleItems.compactMap { dataSource.itemIdentifier(for: $0) }
    #expect(try Set(visible) == Set(session.requests(after: "apply")))
  }

  @Test func oneSourceOfTruthAsksOnlyForWhatIsNew() throws {
    let screen = load(SourceOfTruthViewController(), 393, 852, scale: 3)
    #expect(screen.rows(of: screen.snapshotView) == ["FOO", "BAR", "BIF"])
    #expect(screen.rows(of: screen.arrayView) == ["FOO", "BAR", "BIF"])
    screen.names = ["BIF", "FOO", "BUZ"]
    screen.update()
    #expect(screen.requests == ["BUZ"])
    #expect(screen.rows(of: screen.snapshotView) == ["BIF", "FOO", "BUZ"])
  }

  @Test func forgottenArrayIsRefusedAsInItsSession() throws {
    let screen = load(SourceOfTruthViewController(), 393, 852, scale: 3)
    let view = try #require(screen.arrayView)
    view.performBatchUpdates {
      screen.names = ["FOO", "BIF"]
      view.deleteItems(at: [IndexPath(item: 1, section: 0)])
    }
    #expect(screen.rows(of: view) == ["FOO", "BIF"])
    let raised = UIKitException.observe {
      view.deleteItems(at: [IndexPath(item: 1, section: 0)])
    }
    #expect(raised.count == 1)
    #expect(
      raised.first?.reason.hasPrefix(
        """
        Invalid update: invalid number of items in section 0. The number of items contained in \
        an existing section after the update (2) must be equal to the number of items contained \
        in that section before the update (2), plus or minus the number of items inserted or \
        deleted from that section (0 inserted, 1 deleted)
        """) == true)
    #expect(screen.rows(of: view) == ["FOO", "BIF"])
  }
}
