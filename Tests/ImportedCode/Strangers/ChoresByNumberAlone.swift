// swift-format-ignore-file
import UIKit

/// Chores that are told apart by what their models' type has for it, and found by that for each cell.
final class ChoresViewController: UICollectionViewController {
    private var dataSource: UICollectionViewDiffableDataSource<Int, Chore.ID>!
    private var chores: [Chore] = []
    private var header: ChoresHeader?

    override func viewDidLoad() {
        super.viewDidLoad()
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(100))
        let section = NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [.init(layoutSize: size)]))
        let heading = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(24))
        section.boundarySupplementaryItems = [.init(layoutSize: heading, elementKind: ChoresHeader.elementKind, alignment: .top)]
        collectionView.collectionViewLayout = UICollectionViewCompositionalLayout(section: section)
        let cells = UICollectionView.CellRegistration(handler: setUp)
        dataSource = .init(collectionView: collectionView) { view, indexPath, id in
            view.dequeueConfiguredReusableCell(using: cells, for: indexPath, item: id)
        }
        let headers = UICollectionView.SupplementaryRegistration(elementKind: ChoresHeader.elementKind, handler: setUpHeader)
        dataSource.supplementaryViewProvider = { view, _, indexPath in
            view.dequeueConfiguredReusableSupplementary(using: headers, for: indexPath)
        }
        NotificationCenter.default.addObserver(self, selector: #selector(show), name: .choresChanged, object: nil)
        show()
    }

    @objc private func show() {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Chore.ID>()
        snapshot.appendSections([0])
        snapshot.appendItems(chores.map(\.id))
        dataSource.apply(snapshot)
    }

    private func setUp(cell: ChoreCell, indexPath: IndexPath, id: Chore.ID) {
        guard let chore = chores.first(where: { $0.id == id }) else { return }
        cell.label.text = chore.title
    }

    private func setUpHeader(view: ChoresHeader, kind: String, indexPath: IndexPath) { header = view }
}

final class ChoreCell: UICollectionViewCell {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.font = .systemFont(ofSize: 17)
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
            label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
            label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor)
        ])
    }

    required init?(coder: NSCoder) { nil }
}
