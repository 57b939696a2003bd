// swift-format-ignore-file
import UIKit

class ShelfViewController: UIViewController {
  enum Section { case books }

  var collectionView: UICollectionView!
  var dataSource: UICollectionViewDiffableDataSource<Section, Int>!

  override func viewDidLoad() {
    super.viewDidLoad()
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
    let section = NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    collectionView = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    view.addSubview(collectionView)
    let cell = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { collectionView, path, item in
      collectionView.dequeueConfiguredReusableCell(using: cell, for: path, item: item)
    }
  }

  func fill(_ count: Int) {
    var snapshot = NSDiffableDataSourceSnapshot<Section, Int>()
    snapshot.appendSections([.books])
    snapshot.appendItems(Array(0..<count))
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}

/// Has as many books as there is room for.
final class FullShelfViewController: ShelfViewController {
  private var isFilled = false

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    collectionView.frame = view.bounds.insetBy(dx: 0, dy: 100)
    guard !isFilled else { return }
    isFilled = true
    fill(Int(collectionView.bounds.height / 50))
  }
}

/// Needs a window that is not there.
final class FallingShelfViewController: ShelfViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    fill(3)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    fatalError("no window")
  }
}

/// Its rows keep within the view's margins.
final class NarrowShelfViewController: ShelfViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
    let section = NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.contentInsetsReference = .layoutMargins
    collectionView.collectionViewLayout = UICollectionViewCompositionalLayout(section: section)
    fill(2)
  }
}
