// swift-format-ignore-file
import Domain
import UIKit

public final class FerryListViewController: UIViewController {
    private let repository: FerryRepository
    private var dataSource: UICollectionViewDiffableDataSource<Int, Ferry>!

    public init(repository: FerryRepository) {
        self.repository = repository
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    public override func viewDidLoad() {
        super.viewDidLoad()
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let list = UICollectionView(frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
        view.addSubview(list)
        list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: UICollectionViewCell.reuseIdentifier)
        dataSource = UICollectionViewDiffableDataSource(collectionView: list) { list, path, _ in
            list.dequeueReusableCell(withReuseIdentifier: UICollectionViewCell.reuseIdentifier, for: path)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Ferry>()
        snapshot.appendSections([0])
        snapshot.appendItems(repository.ferries())
        dataSource.apply(snapshot, animatingDifferences: false)
    }
}
