// swift-format-ignore-file
import UIKit
import ShowUI

protocol DiscoverAdapterDelegate: AnyObject {
    func adapter(_ adapter: DiscoverAdapter, didSelect show: Discover.ShowViewModel)
}

final class DiscoverAdapter: NSObject {
    weak var delegate: DiscoverAdapterDelegate?
    private let dataSource: UICollectionViewDiffableDataSource<Discover.Section, Discover.ShowViewModel>

    init(collectionView: UICollectionView) {
        let cell = UICollectionView.CellRegistration<ShowCell, Discover.ShowViewModel> { cell, _, show in
            cell.update(with: show)
        }
        let header = UICollectionView.SupplementaryRegistration<ShowSectionHeader>(elementKind: UICollectionView.elementKindSectionHeader) { _, _, _ in }
        dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { collectionView, indexPath, show in
            collectionView.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: show)
        }
        super.init()
        dataSource.supplementaryViewProvider = { [weak self] collectionView, _, indexPath in
            let view = collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
            view.title = self?.dataSource.snapshot().sectionIdentifiers[indexPath.section].title
            return view
        }
        collectionView.delegate = self
    }

    func apply(_ sections: [(Discover.Section, [Discover.ShowViewModel])]) {
        var snapshot = NSDiffableDataSourceSnapshot<Discover.Section, Discover.ShowViewModel>()
        snapshot.appendSections(sections.map(\.0))
        sections.forEach { snapshot.appendItems($0.1, toSection: $0.0) }
        dataSource.apply(snapshot)
    }
}

extension DiscoverAdapter: UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        guard let show = dataSource.itemIdentifier(for: indexPath) else { return }
        delegate?.adapter(self, didSelect: show)
    }
}

enum DiscoverLayout {
    static func make() -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout { index, environment in
            index == 0 ? featured(environment) : shelf()
        }
    }

    private static func featured(_ environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: .init(widthDimension: .fractionalWidth(0.85), heightDimension: .absolute(180)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .groupPagingCentered
        section.interGroupSpacing = ShowSpacing.m
        section.visibleItemsInvalidationHandler = { items, offset, environment in
            items.forEach { item in
                let distance = abs(item.frame.midX - offset.x - environment.container.contentSize.width / 2)
                let scale = max(0.9, 1 - distance / environment.container.contentSize.width * 0.2)
                item.transform = CGAffineTransform(scaleX: scale, y: scale)
            }
        }
        return section
    }

    private static func shelf() -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .absolute(120), heightDimension: .estimated(160)))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: .init(widthDimension: .absolute(120), heightDimension: .estimated(160)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .continuous
        section.interGroupSpacing = 12
        section.contentInsets = .init(top: 8, leading: 16, bottom: 16, trailing: 16)
        section.boundarySupplementaryItems = [
            .init(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(32)),
                  elementKind: UICollectionView.elementKindSectionHeader, alignment: .topLeading)
        ]
        return section
    }
}
