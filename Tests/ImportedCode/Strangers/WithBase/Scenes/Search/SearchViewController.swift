// swift-format-ignore-file
import UIKit
import Combine

final class SearchViewController: BaseViewController<SearchViewModel> {
    private let searchController = UISearchController(searchResultsController: nil)
    private lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: SearchLayout.make { [weak self] in
        self?.dataSource.snapshot().sectionIdentifiers[$0]
    })
    private lazy var dataSource: UICollectionViewDiffableDataSource<SearchResult.Kind, SearchResult> = .init(collectionView: collectionView) { view, indexPath, result in
        let cell: ResultCell = view.dequeue(for: indexPath)
        cell.result = result
        return cell
    }

    override func configure() { title = "Search" }

    override func setupHierarchy() {
        view.addSubview(collectionView)
        collectionView.register(ResultCell.self)
        navigationItem.searchController = searchController
        searchController.searchResultsUpdater = self
        searchController.obscuresBackgroundDuringPresentation = false
    }

    override func setupLayout() {
        collectionView.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            collectionView.topAnchor.constraint(equalTo: view.topAnchor),
            collectionView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: collectionView.trailingAnchor),
            view.bottomAnchor.constraint(equalTo: collectionView.bottomAnchor)
        ])
    }

    override func bind() {
        viewModel.$results
            .receive(on: RunLoop.main)
            .sink { [weak self] in self?.show($0) }
            .store(in: &cancellables)
    }

    private func show(_ results: [SearchResult]) {
        var snapshot = NSDiffableDataSourceSnapshot<SearchResult.Kind, SearchResult>()
        let groups = Dictionary(grouping: results, by: \.kind)
        for kind in SearchResult.Kind.allCases {
            guard let results = groups[kind] else { continue }
            snapshot.appendSections([kind])
            snapshot.appendItems(results)
        }
        dataSource.apply(snapshot)
    }
}

extension SearchViewController: UISearchResultsUpdating {
    func updateSearchResults(for searchController: UISearchController) {
        viewModel.query = searchController.searchBar.text ?? ""
    }
}

final class ResultCell: UICollectionViewCell {
    private let label = UILabel()
    var result: SearchResult? { didSet { label.text = result?.title } }
    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.addSubview(label)
        label.translatesAutoresizingMaskIntoConstraints = false
        label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10).isActive = true
        label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10).isActive = true
        label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16).isActive = true
    }
    required init?(coder: NSCoder) { fatalError() }
}

enum SearchLayout {
    static func make(kind: @escaping (Int) -> SearchResult.Kind?) -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { index, _ in
            let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(40))
            let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitem: .init(layoutSize: size), count: kind(index) == .film ? 1 : 2)
            return NSCollectionLayoutSection(group: group)
        }
    }
}
