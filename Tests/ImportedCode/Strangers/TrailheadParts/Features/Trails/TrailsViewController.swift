// swift-format-ignore-file
import Combine
import UIKit

final class TrailsViewController: UIViewController {
    typealias Registration = UICollectionView.CellRegistration

    private let viewModel: TrailsViewModel
    private var cancellables: Set<AnyCancellable> = []
    private lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: .trails(delegate: self))
    private lazy var dataSource = makeDataSource()

    init(viewModel: TrailsViewModel) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError() }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.title = .localized("trails.title")
        view.addPinned(collectionView)
        collectionView.delegate = self
        viewModel.$state
            .receive(on: RunLoop.main)
            .sink { [weak self] in self?.render($0) }
            .store(in: &cancellables)
        viewModel.load()
    }

    private func render(_ state: TrailsViewModel.State) {
        switch state {
        case .idle, .loading:
            contentUnavailableConfiguration = UIContentUnavailableConfiguration.loading()
        case .failed(let message):
            var configuration = UIContentUnavailableConfiguration.empty()
            configuration.text = message
            contentUnavailableConfiguration = configuration
        case .loaded(let groups):
            contentUnavailableConfiguration = nil
            var snapshot = NSDiffableDataSourceSnapshot<TrailGroup.ID, Trail.ID>()
            for group in groups {
                snapshot.appendSections([group.id])
                snapshot.appendItems(group.trails.map(\.id), toSection: group.id)
            }
            dataSource.apply(snapshot)
        }
    }

    private func makeDataSource() -> UICollectionViewDiffableDataSource<TrailGroup.ID, Trail.ID> {
        let card = Registration<TrailCardCell, Trail> { cell, _, trail in
            cell.configure(with: trail)
        }
        let row = Registration<UICollectionViewListCell, Trail> { cell, _, trail in
            cell.contentConfiguration = trail.listContent(from: cell.defaultContentConfiguration())
            cell.accessories = [.disclosureIndicator()]
        }
        return .init(collectionView: collectionView) { [viewModel] collectionView, indexPath, id in
            guard let trail = viewModel.trail(with: id) else { return nil }
            switch indexPath.section {
            case 0: return collectionView.dequeueConfiguredReusableCell(using: card, for: indexPath, item: trail)
            default: return collectionView.dequeueConfiguredReusableCell(using: row, for: indexPath, item: trail)
            }
        }
    }
}

extension TrailsViewController: TrailsLayoutDelegate {
    var isGridEnabled: Bool { FeatureFlags.shared.isEnabled(.trailGrid) }
}

extension TrailsViewController: UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint) -> UIContextMenuConfiguration? {
        guard let indexPath = indexPaths.first, let id = dataSource.itemIdentifier(for: indexPath) else { return nil }
        return UIContextMenuConfiguration(actionProvider: { [viewModel] _ in
            UIMenu(children: [UIAction(title: "Save") { _ in viewModel.save(id) }])
        })
    }
}
