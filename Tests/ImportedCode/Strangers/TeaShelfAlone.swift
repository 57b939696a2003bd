// swift-format-ignore-file
import UIKit

final class TeaShelfCell: UICollectionViewCell {
    private let titleLabel = UILabel()
    private lazy var shelf = UICollectionView(frame: .zero, collectionViewLayout: layout)
    private lazy var dataSource = UICollectionViewDiffableDataSource<Int, Tea>(collectionView: shelf) { shelf, indexPath, _ in
        shelf.dequeueReusableCell(withReuseIdentifier: "Tea", for: indexPath)
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        shelf.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Tea")
        for view in [titleLabel, shelf] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
        }
        NSLayoutConstraint.activate([
            titleLabel.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
            titleLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            shelf.topAnchor.constraint(equalTo: titleLabel.bottomAnchor),
            shelf.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            shelf.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            shelf.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            shelf.heightAnchor.constraint(equalToConstant: 120)
        ])
    }

    required init?(coder: NSCoder) { fatalError() }

    private var layout: UICollectionViewLayout {
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .absolute(80), heightDimension: .fractionalHeight(1)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .continuous
        return UICollectionViewCompositionalLayout(section: section)
    }

    func configure(title: String, teas: [Tea], onSelect: ((Tea) -> Void)? = nil) {
        titleLabel.text = title
        var snapshot = NSDiffableDataSourceSnapshot<Int, Tea>()
        snapshot.appendSections([7])
        snapshot.appendItems(Array(teas.prefix(3)))
        dataSource.apply(snapshot, animatingDifferences: false)
    }
}
