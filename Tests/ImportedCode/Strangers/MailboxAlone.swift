// swift-format-ignore-file
import UIKit
import Combine

class MailboxViewController: UIViewController {
    enum Section { case folders }
    private lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
    private lazy var banner = BannerView()
    private lazy var dataSource = makeDataSource()
    let viewModel: MailboxViewModel
    var cancellables = Set<AnyCancellable>()

    init(viewModel: MailboxViewModel) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { fatalError("init(coder:)") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(collectionView)
        view.addSubview(banner)
        banner.build {
            $0.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor)
            $0.leadingAnchor.constraint(equalTo: view.leadingAnchor)
            $0.trailingAnchor.constraint(equalTo: view.trailingAnchor)
            $0.heightAnchor.constraint(equalToConstant: 44)
        }
        collectionView.build {
            $0.topAnchor.constraint(equalTo: banner.bottomAnchor)
            $0.leadingAnchor.constraint(equalTo: view.leadingAnchor)
            $0.trailingAnchor.constraint(equalTo: view.trailingAnchor)
            $0.bottomAnchor.constraint(equalTo: view.bottomAnchor)
        }
        viewModel.$counts
            .receive(on: DispatchQueue.main)
            .sink { [weak self] counts in self?.update(counts) }
            .store(in: &cancellables)
    }

    private func update(_ counts: MailCounts) {
        title = "\(counts[.unread]) unread"
        var snapshot = NSDiffableDataSourceSnapshot<Section, Folder>()
        snapshot.appendSections([.folders])
        for group in viewModel.groups {
            let items = group.labels.map { label in
                Folder(name: label.name, count: counts[label.kind] ?? 0)
            }
            snapshot.appendItems(items, toSection: .folders)
        }
        if counts[.unread] > 0 {
            snapshot.appendItems([Folder(name: "Unread", count: counts[.unread])])
        }
        dataSource.apply(snapshot, animatingDifferences: true)
    }

    private func makeDataSource() -> UICollectionViewDiffableDataSource<Section, Folder> {
        let registration = UICollectionView.CellRegistration<FolderCell, Folder> { cell, _, folder in
            cell.configure(folder)
        }
        return .init(collectionView: collectionView) { view, indexPath, folder in
            view.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: folder)
        }
    }

    private func makeLayout() -> UICollectionViewLayout {
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(60)))
        let group = NSCollectionLayoutGroup.vertical(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(60)), subitems: [item])
        group.interItemSpacing = .fixed(Metrics.spacing)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = Metrics.spacing
        section.contentInsets = .init(top: Spacing.medium, leading: .spacing16, bottom: Spacing.medium, trailing: .spacing16)
        return UICollectionViewCompositionalLayout(section: section)
    }
}

struct Folder: Hashable {
    let name: String
    let count: Int
}

final class FolderCell: UICollectionViewCell {
    private let nameLabel = UILabel()
    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.addSubview(nameLabel)
        nameLabel.build {
            $0.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12)
            $0.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12)
            $0.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16)
            $0.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16)
        }
    }
    required init?(coder: NSCoder) { fatalError() }
    func configure(_ folder: Folder) { nameLabel.text = folder.name }
}
