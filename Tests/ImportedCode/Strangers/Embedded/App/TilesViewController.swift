import UIKit

class TileCell: UICollectionViewCell {
  @IBOutlet weak var nameLabel: UILabel!
}

class TilesViewController: UICollectionViewController {
  private lazy var dataSource = UICollectionViewDiffableDataSource<Int, String>(
    collectionView: collectionView
  ) { collectionView, indexPath, name in
    let cell =
      collectionView.dequeueReusableCell(withReuseIdentifier: "Tile", for: indexPath) as! TileCell
    cell.nameLabel.text = name
    return cell
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.collectionViewLayout = TilesViewController.makeLayout()
  }

  func show(_ names: [String]) {
    loadViewIfNeeded()
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(names)
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  static func makeLayout() -> UICollectionViewLayout {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)), subitems: [item])
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  }
}
