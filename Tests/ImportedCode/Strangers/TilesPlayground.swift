// swift-format-ignore-file

import UIKit
import PlaygroundSupport

let tiles = Array(1...4)

func tileLayout(height: CGFloat) -> UICollectionViewLayout {
  let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
  return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(
    group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])))
}

class TilesViewController: UICollectionViewController {
  lazy var dataSource: UICollectionViewDiffableDataSource<Int, Int> = {
    let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, _, _ in
      cell.backgroundColor = .red
    }
    return .init(collectionView: collectionView) { view, indexPath, tile in
      view.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: tile)
    }
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(tiles)
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}

let viewController = TilesViewController(collectionViewLayout: tileLayout(height: 70))
PlaygroundPage.current.liveView = viewController
