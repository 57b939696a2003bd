// swift-format-ignore-file
import UIKit

final class SearchResultsViewController: UIViewController {
    enum Section: Int, CaseIterable { case recent, results }

    private lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
    private var dataSource: UICollectionViewDiffableDataSource<Section, SearchItem>!
    private let viewModel: SearchResultsViewModel

    init(viewModel: SearchResultsViewModel) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { fatalError() }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(collectionView)
        collectionView.frame = view.bounds
        let cells: [UICollectionViewCell.Type] = [RecentSearchCell.self, SearchResultCell.self]
        cells.forEach { collectionView.register($0, forCellWithReuseIdentifier: String(describing: $0)) }
        for type in [HeaderView.self, FooterView.self] as [UICollectionReusableView.Type] {
            collectionView.register(type, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: String(describing: type))
        }
        dataSource = .init(collectionView: collectionView) { collectionView, indexPath, item in
            switch item {
            case .recent(let term):
                let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "RecentSearchCell", for: indexPath) as! RecentSearchCell
                cell.configure(with: term)
                return cell
            case .result(let model):
                let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "SearchResultCell", for: indexPath) as! SearchResultCell
                cell.configure(with: model)
                return cell
            }
        }
        update(recents: viewModel.recents.sorted(), results: viewModel.results.sorted { $0.score > $1.score })
    }

    private func update(recents: [String], results: [SearchResult]) {
        var snapshot = NSDiffableDataSourceSnapshot<Section, SearchItem>()
        snapshot.appendSections(Section.allCases)
        snapshot.appendItems(recents.map(SearchItem.recent), toSection: .recent)
        snapshot.appendItems(results.map { .result($0) }, toSection: .results)
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    private func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { index, _ in
            switch Section(rawValue: index)! {
            case .recent:
                let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .estimated(80), heightDimension: .absolute(32)))
                let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(32)), subitems: [item])
                group.interItemSpacing = .fixed(8)
                return NSCollectionLayoutSection(group: group)
            case .results:
                let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)))
                let group = NSCollectionLayoutGroup.vertical(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)), subitems: [item])
                return NSCollectionLayoutSection(group: group)
            }
        }
    }
}
