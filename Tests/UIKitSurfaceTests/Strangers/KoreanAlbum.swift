// swift-format-ignore-file
// show: AlbumViewController
import UIKit

// 사진 앨범 화면: 세 열 그리드와 머리글
final class AlbumViewController: UIViewController {

    private enum Section: Int, CaseIterable {
        case favorites
        case all

        var title: String {
            switch self {
            case .favorites: return "즐겨찾기"
            case .all: return "모든 사진"
            }
        }
    }

    private struct Photo: Hashable {
        let id = UUID()
        let name: String
    }

    private var collectionView: UICollectionView!
    private var dataSource: UICollectionViewDiffableDataSource<Section, Photo>!

    override func viewDidLoad() {
        super.viewDidLoad()
        configureHierarchy()
        configureDataSource()
        applyInitialData()
    }

    private func configureHierarchy() {
        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(collectionView)
    }

    // 섹션마다 다른 레이아웃
    private func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { [weak self] sectionIndex, environment in
            guard let self, let kind = Section(rawValue: sectionIndex) else { return nil }
            let columns = environment.container.effectiveContentSize.width > 600 ? 5 : 3
            return self.section(for: kind, columns: columns)
        }
    }

    private func section(for kind: Section, columns: Int) -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: .fractionalHeight(1)))
        item.contentInsets = .init(top: 1, leading: 1, bottom: 1, trailing: 1)
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(1 / CGFloat(columns))), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        let header = NSCollectionLayoutBoundarySupplementaryItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)), elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        header.pinToVisibleBounds = kind == .all
        section.boundarySupplementaryItems = [header]
        if kind == .favorites { section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary }
        return section
    }

    private func configureDataSource() {
        let cell = UICollectionView.CellRegistration<UICollectionViewCell, Photo> { cell, _, photo in
            var content = UIListContentConfiguration.cell()
            content.text = photo.name
            cell.contentConfiguration = content
        }
        let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(elementKind: UICollectionView.elementKindSectionHeader) { view, _, indexPath in
            var content = view.defaultContentConfiguration()
            content.text = Section.allCases[indexPath.section].title
            view.contentConfiguration = content
        }
        dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { collectionView, indexPath, photo in
            collectionView.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: photo)
        }
        dataSource.supplementaryViewProvider = { collectionView, _, indexPath in
            collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
        }
    }

    private func applyInitialData() {
        var snapshot = NSDiffableDataSourceSnapshot<Section, Photo>()
        snapshot.appendSections(Section.allCases)
        snapshot.appendItems((1...4).map { Photo(name: "하트 \($0)") }, toSection: .favorites)
        snapshot.appendItems((1...10).map { Photo(name: "사진 \($0)") }, toSection: .all)
        dataSource.apply(snapshot, animatingDifferences: false)
    }
}
