// swift-format-ignore-file
import UIKit

class ScoresViewController: UITableViewController {
  lazy var dataSource = UITableViewDiffableDataSource<Int, Int>(tableView: tableView) { tableView, _, score in
    let cell = tableView.dequeueReusableCell(withIdentifier: "score") ?? UITableViewCell(style: .value1, reuseIdentifier: "score")
    cell.textLabel?.text = "\(score) points"
    return cell
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([3, 1])
    dataSource.apply(snapshot)
  }
}

final class RibbonView: UICollectionReusableView {
  static let kind = "ribbon"
}

class PrizesViewController: UICollectionViewController {
  lazy var dataSource = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collectionView) { collectionView, indexPath, _ in
    collectionView.dequeueReusableCell(withReuseIdentifier: "prize", for: indexPath)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "prize")
    collectionView.register(RibbonView.self, forSupplementaryViewOfKind: RibbonView.kind, withReuseIdentifier: RibbonView.kind)
    dataSource.supplementaryViewProvider = { collectionView, kind, indexPath in
      collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: kind, for: indexPath) as! RibbonView
    }
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60))
    let ribbon = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(20)),
      elementKind: RibbonView.kind, alignment: .top)
    let section = NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.boundarySupplementaryItems = [ribbon]
    collectionView.collectionViewLayout = UICollectionViewCompositionalLayout(section: section)
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1])
    dataSource.apply(snapshot)
  }
}
