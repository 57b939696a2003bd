// swift-format-ignore-file
import UIKit

class AtticViewController: UICollectionViewController {
    typealias DataSource = UICollectionViewDiffableDataSource<Int, Crate>
    private lazy var dataSource: AtticDataSource = AtticDataSource(collectionView: collectionView)
    let store = AtticStore.shared

    init() {
        super.init(collectionViewLayout: UICollectionViewFlowLayout())
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.collectionViewLayout = layout()
        reload()
        store.onChange = { [weak self] in self?.update() }
    }

    private func reload() {
        var snap = NSDiffableDataSourceSnapshot<Int, Crate>()
        snap.appendSections([0, 1])
        snap.appendItems(store.sealed, toSection: 0)
        snap.appendItems(store.opened, toSection: 1)
        dataSource.apply(snap)
    }

    private func update() {
        guard var snap = dataSource.snapshot() as? NSDiffableDataSourceSnapshot<Int, Crate> else { return }
        snap.reloadItems(store.changed)
        dataSource.apply(snap)
    }

    private func layout() -> UICollectionViewLayout {
        let item = NSCollectionLayoutItem(
            layoutSize: .init(widthDimension: .fractionalWidth(1/3), heightDimension: .fractionalHeight(1)),
            supplementaryItems: [AtticLayout.badge(), AtticLayout.ribbon])
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(Metrics.rowHeight)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.boundarySupplementaryItems = [.header(height: 44), AtticLayout.footer()]
        section.decorationItems = [AtticLayout.background]
        return UICollectionViewCompositionalLayout(section: section)
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        guard let crate = dataSource.itemIdentifier(for: indexPath) else { return }
        navigationController?.pushViewController(CrateViewController(crate: crate), animated: true)
    }
}
