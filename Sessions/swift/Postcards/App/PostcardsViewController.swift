import UIKit

/// Postcards, each as high as its picture.
final class PostcardsViewController: UIViewController {
  private lazy var collectionView = UICollectionView(
    frame: view.bounds, collectionViewLayout: Self.layout())
  private lazy var dataSource = makeDataSource()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(collectionView)
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["lake", "stamp"])
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  private static func layout() -> UICollectionViewLayout {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(60))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  }

  private func makeDataSource() -> UICollectionViewDiffableDataSource<Int, String> {
    let registration = UICollectionView.CellRegistration<PostcardCell, String> { cell, _, name in
      cell.picture.image = UIImage(named: name)
      cell.title.text = name
    }
    return UICollectionViewDiffableDataSource(collectionView: collectionView) { view, path, name in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: name)
    }
  }
}

final class PostcardCell: UICollectionViewCell {
  let picture = UIImageView()
  let title = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = UIColor(named: "Paper")
    let stack = UIStackView(arrangedSubviews: [picture, title])
    stack.axis = .vertical
    stack.alignment = .leading
    stack.spacing = 6
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
      stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
    ])
  }

  required init?(coder: NSCoder) { fatalError() }
}
