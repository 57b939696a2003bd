import UIKit

final class FavoritesViewController: UIViewController {
  enum Section { case main }
  private let names = ["SAllen0400", "apple", "vapor"]
  private var collectionView: UICollectionView!
  private var dataSource: UICollectionViewDiffableDataSource<Section, String>!

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView = UICollectionView(
      frame: view.bounds, collectionViewLayout: UIHelper.createThreeColumnFlowLayout(in: view))
    view.addSubview(collectionView)
    collectionView.delegate = self
    collectionView.backgroundColor = .systemBackground
    collectionView.register(FollowerCell.self, forCellWithReuseIdentifier: FollowerCell.reuseID)
    configureDataSource()
    updateData(on: names)
  }

  private func configureDataSource() {
    dataSource = UICollectionViewDiffableDataSource<Section, String>(collectionView: collectionView)
    { collectionView, indexPath, name in
      let cell =
        collectionView.dequeueReusableCell(
          withReuseIdentifier: FollowerCell.reuseID, for: indexPath) as! FollowerCell
      cell.set(follower: name)
      return cell
    }
  }

  func updateData(on names: [String]) {
    var snapshot = NSDiffableDataSourceSnapshot<Section, String>()
    snapshot.appendSections([.main])
    snapshot.appendItems(names)
    DispatchQueue.main.async { self.dataSource.apply(snapshot, animatingDifferences: true) }
  }
}

extension FavoritesViewController: UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    let destVC = UserInfoVC(username: names[indexPath.item], delegate: self)
    present(UINavigationController(rootViewController: destVC), animated: true)
  }
}
