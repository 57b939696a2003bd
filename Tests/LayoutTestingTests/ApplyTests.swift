import Foundation
import HeadlessUIKit
import Testing

@testable import LayoutTesting

/// A list of words whose cells are as high as theirs come to.
@MainActor private final class WordList: UIViewController {
  let words: [String]
  private(set) var collectionView: UICollectionView?
  private(set) var source: UICollectionViewDiffableDataSource<Int, String>?

  init(_ words: [String]) {
    self.words = words
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let shown = UICollectionView(
      frame: view.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(group: group)))
    shown.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(shown)
    let cell = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, _, word in
      var content = cell.defaultContentConfiguration()
      content.text = word
      cell.contentConfiguration = content
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: shown) {
      $0.dequeueConfiguredReusableCell(using: cell, for: $1, item: $2)
    }
    source.apply(Self.snapshot(words), animatingDifferences: false)
    self.source = source
    collectionView = shown
  }

  static func snapshot(_ words: [String]) -> NSDiffableDataSourceSnapshot<Int, String> {
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(words)
    return snapshot
  }
}

@MainActor @Suite("An apply is reported and compared") struct ApplyTests {
  @Test func operationsRequestsAndTexts() throws {
    let list = WordList(["latte", "lungo", "moka"])
    let stage = try #require(Stage(showing: list, on: .iPhone15))
    let source = try #require(list.source)
    var next = WordList.snapshot(["moka", "latte", "mélange"])
    next.reconfigureItems(["latte"])
    let report = reportApplying(next, to: source, in: stage.collectionView)
    #expect(
      report.operations == [
        "delete item [0, 1]; insert item [0, 2]; move item [0, 2] → [0, 0]",
        "reconfigure [0, 1]",
      ])
    #expect(report.cellRequests?.sorted() == [[0, 1], [0, 2]])
    #expect(report.texts == ["0-0: moka", "0-1: latte", "0-2: mélange"])
    #expect(report.difference(from: report.text) == nil)
    var other = report
    other.operations = []
    other.cellRequests = nil
    #expect(
      other.difference(from: report.text) == [
        "  - operation  delete item [0, 1]; insert item [0, 2]; move item [0, 2] → [0, 0]",
        "  - operation  reconfigure [0, 1]", "  + operation  nothing",
      ])
  }

  @Test func aControllersCellsSayAndMeasure() {
    expectLayout(
      WordList(["latte", "카페라떼 ".appending(String(repeating: "아주 긴 이름 ", count: 12)), "moka"]),
      named: "words", on: [.iPhoneSE, .iPhoneSE.text(.accessibilityLarge), .iPadMini.landscape])
  }

  @Test func anApplyIsComparedWithItsRecord() throws {
    let list = WordList(["latte", "lungo"])
    let stage = try #require(Stage(showing: list, on: .iPhone15))
    expectApply(
      WordList.snapshot(["lungo", "ristretto", "latte"]), to: try #require(list.source),
      in: stage.collectionView)
  }

  @Test func aControllerWithoutACollectionViewIsTold() {
    withKnownIssue {
      expectLayout(UIViewController())
    } matching: {
      $0.comments.first?.rawValue.contains("shows no collection view on iPhone 15") == true
    }
  }
}

@MainActor @Suite("Random snapshots are the same for a seed") struct RandomSnapshotsTests {
  @Test func aSeedGivesTheSameSnapshotsAgain() {
    let stock = RandomSnapshots(sections: [1, 2, 2, 3], items: Array(0..<30) + [5], seed: 9)
    let first = stock.map(\.description)
    #expect(first.count == 100)
    #expect(stock.map(\.description) == first)
    var other = stock
    other.seed = 10
    #expect(other.map(\.description) != first)
    #expect(Set(stock.map(\.numberOfItems)).count > 5)
  }

  @Test(arguments: 1...5 as ClosedRange<UInt64>)
  func aDataSourceFollowsAll(seed: UInt64) throws {
    let list = WordList([])
    _ = Stage(showing: list, on: .size(320, 200))
    let source = try #require(list.source)
    let view = try #require(list.collectionView)
    expectEverySnapshot(
      RandomSnapshots(
        sections: [0, 1, 2], items: ["a", "b", "c", "d", "e", "f"], count: 20, seed: seed)
    ) { snapshot in
      source.apply(snapshot)
      view.layoutIfNeeded()
      let shown = LayoutRecord(of: view, on: .size(320, 200)).elements
      return source.snapshot().sectionIdentifiers == snapshot.sectionIdentifiers
        && shown.map { $0.text } == snapshot.itemIdentifiers
    }
  }

  @Test func aFailureNamesTheSeed() {
    withKnownIssue {
      expectEverySnapshot(
        RandomSnapshots(sections: ["a"], items: [1, 2, 3], count: 50, seed: 4)
      ) { $0.numberOfItems < 2 }
    } matching: {
      $0.comments.first?.rawValue.contains("of the seed 4: it does not hold.\n  a: [") == true
    }
  }
}
