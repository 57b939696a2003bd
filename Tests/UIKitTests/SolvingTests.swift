import Foundation
import TestSupport
import Testing
import UIKit

/// A cell that wants to be as high as its registration says.
private final class HighCell: UICollectionViewCell {
  var height: CGFloat = 0

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size.height = height
    return layoutAttributes
  }
}

/// A layout that counts what UIKit calls.
private final class CountingLayout: UICollectionViewCompositionalLayout {
  var preparations = 0
  var preferredContexts: [IndexPath] = []

  override func prepare() {
    super.prepare()
    preparations += 1
  }

  override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    preferredContexts.append(originalAttributes.indexPath)
    return super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes,
      withOriginalAttributes: originalAttributes)
  }
}

/// Two sections of rows: "wide" has rows of fixed height, every other section estimates.
@MainActor private final class Screen {
  private(set) var layout: CountingLayout!
  private(set) var view: UICollectionView!
  private(set) var dataSource: UICollectionViewDiffableDataSource<String, String>!
  var asked: [Int] = []
  var heights: [String: CGFloat] = [:]

  init(height: CGFloat = 200) {
    layout = CountingLayout { [unowned self] index, _ in
      asked.append(index)
      let isFixed = dataSource?.sectionIdentifier(for: index) == "fixed"
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: isFixed ? .absolute(40) : .estimated(50))
      return NSCollectionLayoutSection(
        group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    }
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: height), collectionViewLayout: layout)
    let registration = UICollectionView.CellRegistration<HighCell, String> {
      [unowned self] cell, _, item in cell.height = heights[item] ?? 50
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
  }

  func show(_ sections: [(String, [String])]) {
    var snapshot = NSDiffableDataSourceSnapshot<String, String>()
    for (section, items) in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(items)
    }
    dataSource.apply(snapshot)
    view.layoutIfNeeded()
  }

  /// What the section provider is asked for, and how much is solved, while `change` is made.
  func work(_ change: () -> Void) -> (asked: [Int], whole: Int, updates: Int) {
    asked = []
    let before = layout.simulatedSolving
    change()
    view.layoutIfNeeded()
    let after = layout.simulatedSolving
    #expect(after.sectionRequests - before.sectionRequests == asked.count)
    return (
      asked, after.wholeLayouts - before.wholeLayouts, after.updates - before.updates
    )
  }

  /// The frames of all cells as the layout has them.
  var frames: [CGRect?] {
    (0..<view.numberOfSections).flatMap { section in
      (0..<view.numberOfItems(inSection: section)).map {
        layout.layoutAttributesForItem(at: IndexPath(item: $0, section: section))?.frame
      }
    }
  }
}

/// How often section providers are asked, and what is solved again.
@MainActor @Suite struct SolvingTests {
  private func screen() -> Screen {
    let screen = Screen()
    screen.heights = ["b": 80]
    screen.show([("main", ["a", "b", "c"]), ("fixed", ["x", "y"])])
    return screen
  }

  @Test func firstLayoutAsksForEachSectionOnce() {
    let screen = screen()
    #expect(screen.asked == [0, 1])
    #expect(screen.layout.simulatedSolving.wholeLayouts == 1)
    #expect(screen.view.contentSize.height == 260)
  }

  @Test func scrollingAsksNobody() {
    let screen = screen()
    let work = screen.work { screen.view.contentOffset.y = 60 }
    #expect(work == ([], 0, 0))
  }

  @Test func answersOfCellsAskNobody() {
    let screen = screen()
    screen.heights = ["a": 90]
    let work = screen.work {
      screen.view.reconfigureItems(at: [IndexPath(item: 0, section: 0)])
    }
    #expect(work == ([], 0, 0))
    #expect(screen.view.contentSize.height == 300)
    #expect(screen.layout.preferredContexts.contains(IndexPath(item: 0, section: 0)))
  }

  @Test func updatesAskForAllSectionsAndKeepWhatStayed() {
    let screen = screen()
    let work = screen.work {
      screen.show([("main", ["a", "n", "b", "c"]), ("fixed", ["y", "x"])])
    }
    #expect(work == ([0, 1], 0, 1))
    #expect(screen.view.contentSize.height == 310)
    #expect(screen.frames[2] == CGRect(x: 0, y: 100, width: 100, height: 80))
  }

  @Test func insertedDeletedAndMovedSectionsAreFollowed() {
    let screen = screen()
    let work = screen.work {
      screen.show([("fixed", ["x"]), ("new", ["p", "q"]), ("main", ["c", "b"])])
    }
    #expect(work == ([0, 1, 2], 0, 1))
    #expect(screen.frames.map { $0?.height } == [40, 50, 50, 50, 80])
  }

  @Test func anInvalidationOfEverythingForgetsAnswers() {
    let screen = screen()
    screen.view.contentOffset.y = 100
    screen.view.layoutIfNeeded()
    screen.heights = [:]
    let work = screen.work { screen.layout.invalidateLayout() }
    #expect(work == ([0, 1], 1, 0))
  }

  @Test func aContextWithItemsForgetsTheirAnswersOnly() {
    let screen = screen()
    let cell = screen.view.cellForItem(at: IndexPath(item: 1, section: 0)) as? HighCell
    cell?.height = 60
    let work = screen.work {
      let context = UICollectionViewLayoutInvalidationContext()
      context.invalidateItems(at: [IndexPath(item: 1, section: 0)])
      screen.layout.invalidateLayout(with: context)
    }
    #expect(work == ([], 0, 0))
    #expect(screen.view.contentSize.height == 240)
  }

  @Test func otherBoundsAskAgain() {
    let screen = screen()
    let higher = screen.work { screen.view.frame.size.height = 230 }
    #expect(higher == ([0, 1], 0, 1))
    #expect(screen.view.contentSize.height == 260)
    let wider = screen.work { screen.view.frame.size.width = 120 }
    #expect(wider == ([0, 1], 0, 1))
    #expect(screen.frames.map { $0?.width } == [120, 120, 120, 120, 120])
  }

  /// What cells answered was for other traits, so that nothing is taken over.
  @Test func otherTraitsAskAgain() {
    let screen = screen()
    let work = screen.work { screen.view.traitOverrides.horizontalSizeClass = .regular }
    #expect(work == ([0, 1], 1, 0))
    #expect(screen.work { screen.view.setNeedsLayout() } == ([], 0, 0))
  }

  @Test func reloadDataSolvesAnew() {
    let screen = screen()
    let work = screen.work { screen.view.reloadData() }
    #expect(work == ([0, 1], 1, 0))
  }

  @Test func aLayoutPreparesAfterEachInvalidation() {
    let screen = screen()
    screen.layout.preparations = 0
    _ = screen.work { screen.view.contentOffset.y = 10 }
    #expect(screen.layout.preparations == 0)
    _ = screen.work { screen.layout.invalidateLayout() }
    #expect(screen.layout.preparations >= 1)
  }

  /// What was followed from update to update is what is solved at once.
  @Test(arguments: UInt64(0)..<60)
  func followedFramesAreThoseOfAFreshLayout(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    // Items keep their sections: UIKit refuses some moves between sections that move.
    func randomData() -> [(String, [String])] {
      ["fixed", "A", "B", "C"].shuffled(using: &generator)
        .prefix(Int.random(in: 1...4, using: &generator)).map { section in
          let items = (0..<6).map { "\(section)\($0)" }.shuffled(using: &generator)
          return (section, Array(items.prefix(Int.random(in: 0...6, using: &generator))))
        }
    }
    let heights = Dictionary(
      uniqueKeysWithValues: ["A", "B", "C"].flatMap { section in (0..<6).map { section + "\($0)" } }
        .map { ($0, CGFloat(Int.random(in: 20...90, using: &generator))) })
    // High enough that every cell is on screen, and so has answered.
    let followed = Screen(height: 2_000)
    followed.heights = heights
    for _ in 0..<6 {
      let data = randomData()
      followed.show(data)
      let fresh = Screen(height: 2_000)
      fresh.heights = heights
      fresh.show(data)
      #expect(followed.frames == fresh.frames, "seed \(seed)")
      #expect(followed.view.contentSize == fresh.view.contentSize, "seed \(seed)")
    }
    #expect(followed.layout.simulatedSolving.wholeLayouts == 1)
  }
}
