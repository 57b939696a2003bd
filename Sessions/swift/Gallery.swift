import Firebase
import SnapKit
import UIKit

final class GalleryViewController: UICollectionViewController {
  private enum Section { case photos }
  private var photos = ["dawn", "noon", "dusk"]
  private lazy var dataSource = UICollectionViewDiffableDataSource<Section, String>(
    collectionView: collectionView
  ) { view, path, _ in
    view.dequeueReusableCell(withReuseIdentifier: "photo", for: path)
  }

  init() { super.init(collectionViewLayout: Self.makeLayout()) }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    Analytics.logEvent("gallery", parameters: nil)
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "photo")
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Sort", style: .plain, target: self, action: #selector(sort))
    perform(#selector(sort))
  }

  @objc private func sort() {
    photos.sort()
    var snapshot = NSDiffableDataSourceSnapshot<Section, String>()
    snapshot.appendSections([.photos])
    snapshot.appendItems(photos)
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  private static func makeLayout() -> UICollectionViewLayout {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(0.5), heightDimension: .absolute(90))
    let item = NSCollectionLayoutItem(layoutSize: size)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(90)),
      subitems: [item])
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  }
}
