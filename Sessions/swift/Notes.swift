import UIKit

/// Notes whose cells are as high as their constraints add up to.
final class NotesViewController: UIViewController {
  private let notes = ["short": 20, "medium": 60, "long": 120]
  private lazy var collectionView = UICollectionView(
    frame: .zero, collectionViewLayout: Self.layout())
  private lazy var dataSource = UICollectionViewDiffableDataSource<Int, String>(
    collectionView: collectionView
  ) { [notes] view, indexPath, name in
    let cell = view.dequeueReusableCell(withReuseIdentifier: "note", for: indexPath)
    (cell as? NoteCell)?.bodyHeight.constant = CGFloat(notes[name] ?? 0)
    return cell
  }

  private static func layout() -> UICollectionViewLayout {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(1))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(collectionView)
    NSLayoutConstraint.activate([
      collectionView.topAnchor.constraint(equalTo: view.topAnchor),
      collectionView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      collectionView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      collectionView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    collectionView.register(NoteCell.self, forCellWithReuseIdentifier: "note")
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["short", "medium", "long"])
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}

/// A title of 24 points over a body, 12 around both and 6 between.
final class NoteCell: UICollectionViewCell {
  private let heading = UIView()
  private let body = UIView()
  private(set) lazy var bodyHeight = body.heightAnchor.constraint(equalToConstant: 0)

  override init(frame: CGRect) {
    super.init(frame: frame)
    for view in [heading, body] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
      view.leadingAnchor.constraint(
        equalTo: contentView.leadingAnchor, constant: 16
      ).isActive = true
      view.trailingAnchor.constraint(
        equalTo: contentView.trailingAnchor, constant: -16
      ).isActive = true
    }
    NSLayoutConstraint.activate([
      heading.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
      heading.heightAnchor.constraint(equalToConstant: 24),
      body.topAnchor.constraint(equalTo: heading.bottomAnchor, constant: 6),
      body.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
      bodyHeight,
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
