// swift-format-ignore-file
import ComposableArchitecture
import UIKit

struct GardenFeature {
    struct State: Equatable {
        var beds: IdentifiedArrayOf<Bed> = []
        var chosen: Bed.ID?
    }
}

final class FoldersController: UIViewController {
    private enum Part { case fixed, folders }

    private struct Row: Hashable {
        let id: UUID
        let title: String
    }

    private let store = FolderStore.shared
    private let spinner = UIActivityIndicatorView(style: .large)
    private lazy var collectionView = UICollectionView(
        frame: view.bounds,
        collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .sidebar)))
    private lazy var dataSource: UICollectionViewDiffableDataSource<Part, Row> = {
        let cell = UICollectionView.CellRegistration<UICollectionViewListCell, Row> { cell, _, row in
            var content = cell.defaultContentConfiguration()
            content.text = row.title
            cell.contentConfiguration = content
        }
        return .init(collectionView: collectionView) {
            $0.dequeueConfiguredReusableCell(using: cell, for: $1, item: $2)
        }
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(collectionView)
        store.load(from: "library") { [weak self] result in
            DispatchQueue.main.async {
                self?.spinner.stopAnimating()
                switch result {
                case .success(let folders): self?.show(folders)
                case .failure(let error): print(error.localizedDescription)
                }
            }
        }
    }

    private func show(_ loaded: [Folder]) {
        var fixed = NSDiffableDataSourceSectionSnapshot<Row>()
        fixed.append([Row(id: UUID(), title: "All"), Row(id: UUID(), title: "Unread")])
        var folders = NSDiffableDataSourceSectionSnapshot<Row>()
        let header = Row(id: UUID(), title: "Folders")
        var rows = [Row]()
        for folder in FolderStore.shared.folders {
            rows.append(Row(id: folder.id, title: folder.name))
        }
        folders.append([header])
        folders.expand([header])
        folders.append(rows, to: header)
        dataSource.apply(fixed, to: .fixed)
        dataSource.apply(folders, to: .folders)
    }
}
