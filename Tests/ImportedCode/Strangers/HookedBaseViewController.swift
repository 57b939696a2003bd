import SnapKit
import UIKit

final class FavoriteViewController: BaseViewController {

  private lazy var collectionView: UICollectionView = {
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout())
    return view
  }()

  private var dataSource: UICollectionViewDiffableDataSource<Int, String>!
  private var coins = ["비트코인", "이더리움", "리플"]

  override func configureHierarchy() {
    view.addSubview(collectionView)
  }

  override func configureLayout() {
    collectionView.snp.makeConstraints { make in
      make.edges.equalTo(view.safeAreaLayoutGuide)
    }
  }

  override func configureView() {
    super.configureView()
    navigationItem.title = "Favorite"
    configureDataSource()
    update()
  }

  private func configureDataSource() {
    let registration = UICollectionView.CellRegistration<FavoriteCell, String> { cell, _, id in
      cell.nameLabel.text = id
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { cv, ip, id in
      cv.dequeueConfiguredReusableCell(using: registration, for: ip, item: id)
    }
  }

  private func update() {
    var s = NSDiffableDataSourceSnapshot<Int, String>()
    s.appendSections([0])
    s.appendItems(coins)
    dataSource.apply(s)
  }

  private func layout() -> UICollectionViewLayout {
    let item = NSCollectionLayoutItem(
      layoutSize: .init(
        widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
    item.contentInsets = .init(top: 8, leading: 8, bottom: 8, trailing: 8)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(0.5)),
      subitems: [item])
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  }
}

final class FavoriteCell: BaseCollectionViewCell {
  let nameLabel = UILabel()
  override func configureHierarchy() { contentView.addSubview(nameLabel) }
  override func configureLayout() {
    nameLabel.snp.makeConstraints { $0.edges.equalToSuperview().inset(12) }
  }
}
