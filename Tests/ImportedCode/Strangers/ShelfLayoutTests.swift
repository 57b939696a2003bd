// swift-format-ignore-file
import XCTest
@testable import Shelves

final class ShelfLayoutTests: XCTestCase {
  private var dataSource: UICollectionViewDiffableDataSource<String, Int>!

  override func setUpWithError() throws {
    try super.setUpWithError()
    continueAfterFailure = false
  }

  func test_falls() {
    let shelf: Shelf? = nil
    XCTAssertEqual(shelf!.count, 1)
  }

  func test_layout_hasColumns() throws {
    let section = try XCTUnwrap(makeSection())
    let collectionView = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 300),
      collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "book")
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { view, path, _ in
      view.dequeueReusableCell(withReuseIdentifier: "book", for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["Books"])
    snapshot.appendItems([1, 2, 3])
    let applied = expectation(description: "applied")
    dataSource.apply(snapshot) { applied.fulfill() }
    wait(for: [applied], timeout: 1)
    XCTAssertEqual(collectionView.layoutAttributesForItem(at: [0, 1])?.frame.minX, 150)
    XCTAssertNil(dataSource.itemIdentifier(for: [0, 4]), "there are no more")
  }

  private func makeSection() -> NSCollectionLayoutSection? {
    let item = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
    return NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)), subitems: [item]))
  }
}
