// swift-format-ignore-file
import Combine
import UIKit

final class TimelineViewController: UIViewController, UICollectionViewDelegate {
    private enum Section: Int, CaseIterable {
        case pinned, posts
    }

    private typealias DataSource = UICollectionViewDiffableDataSource<Section, Status>

    private let viewModel: TimelineViewModel
    private var cancellables: Set<AnyCancellable> = []

    private lazy var collectionView: UICollectionView = {
        let view = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
        view.translatesAutoresizingMaskIntoConstraints = false
        view.delegate = self
        return view
    }()

    private lazy var dataSource = makeDataSource()

    init(viewModel: TimelineViewModel) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(collectionView)
        NSLayoutConstraint.activate([
            collectionView.topAnchor.constraint(equalTo: view.topAnchor),
            collectionView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            collectionView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            collectionView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
        viewModel.$statuses
            .receive(on: DispatchQueue.main)
            .sink { [weak self] statuses in
                var snapshot = NSDiffableDataSourceSnapshot<Section, Status>()
                snapshot.appendSections(Section.allCases)
                snapshot.appendItems(statuses.filter { $0.isPinned }, toSection: .pinned)
                snapshot.appendItems(statuses.filter { !$0.isPinned }, toSection: .posts)
                self?.dataSource.apply(snapshot, animatingDifferences: true)
            }
            .store(in: &cancellables)
    }

    private func makeDataSource() -> DataSource {
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Status> { cell, _, status in
            var content = cell.defaultContentConfiguration()
            content.text = status.author
            content.secondaryText = status.text
            cell.contentConfiguration = content
        }
        return DataSource(collectionView: collectionView) { collectionView, indexPath, status in
            collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: status)
        }
    }

    private func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { index, environment in
            switch Section(rawValue: index) {
            case .pinned:
                let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
                let group = NSCollectionLayoutGroup.horizontal(
                    layoutSize: .init(widthDimension: .absolute(200), heightDimension: .absolute(80)), subitems: [item])
                let section = NSCollectionLayoutSection(group: group)
                section.orthogonalScrollingBehavior = .continuous
                return section
            default:
                return .list(using: .init(appearance: .plain), layoutEnvironment: environment)
            }
        }
    }
}
