// swift-format-ignore-file
import UIKit

protocol LibraryViewProtocol: AnyObject {
    func display(_ sections: [LibraryViewController.SectionModel])
    func showError(_ message: String)
}

protocol LibraryPresenterProtocol: AnyObject {
    func viewDidLoad()
    func didSelect(_ item: LibraryViewController.Item)
}

final class LibraryViewController: UIViewController, LibraryViewProtocol {
    struct SectionModel: Hashable {
        let kind: Kind
        let items: [Item]
        enum Kind: Hashable { case hero, albums, genres(title: String) }
    }
    enum Item: Hashable {
        case hero(HeroViewModel)
        case album(AlbumViewModel)
        case genre(String)
    }

    var presenter: LibraryPresenterProtocol!

    private var sections: [SectionModel] = []
    private lazy var collectionView: UICollectionView = {
        let collectionView = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
        collectionView.delegate = self
        collectionView.translatesAutoresizingMaskIntoConstraints = false
        return collectionView
    }()
    private lazy var dataSource = makeDataSource()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = L10n.Library.title
        view.backgroundColor = Theme.current.background
        view.addSubview(collectionView)
        NSLayoutConstraint.activate([
            collectionView.topAnchor.constraint(equalTo: view.topAnchor),
            collectionView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            collectionView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            collectionView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
        presenter.viewDidLoad()
    }

    func display(_ sections: [SectionModel]) {
        self.sections = sections
        var snapshot = NSDiffableDataSourceSnapshot<SectionModel.Kind, Item>()
        sections.forEach {
            snapshot.appendSections([$0.kind])
            snapshot.appendItems($0.items, toSection: $0.kind)
        }
        dataSource.apply(snapshot, animatingDifferences: true)
    }

    func showError(_ message: String) {
        let alert = UIAlertController(title: L10n.Common.error, message: message, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: L10n.Common.ok, style: .default))
        present(alert, animated: true)
    }

    private func makeDataSource() -> UICollectionViewDiffableDataSource<SectionModel.Kind, Item> {
        let hero = UICollectionView.CellRegistration<HeroCell, HeroViewModel> { cell, _, model in cell.render(model) }
        let album = UICollectionView.CellRegistration<AlbumCell, AlbumViewModel> { cell, _, model in cell.render(model) }
        let genre = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, text in
            var content = UIListContentConfiguration.cell()
            content.text = text
            cell.contentConfiguration = content
            cell.accessories = [.disclosureIndicator()]
        }
        return UICollectionViewDiffableDataSource(collectionView: collectionView) { collectionView, indexPath, item in
            switch item {
            case .hero(let model): return collectionView.dequeueConfiguredReusableCell(using: hero, for: indexPath, item: model)
            case .album(let model): return collectionView.dequeueConfiguredReusableCell(using: album, for: indexPath, item: model)
            case .genre(let text): return collectionView.dequeueConfiguredReusableCell(using: genre, for: indexPath, item: text)
            }
        }
    }

    private func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { [unowned self] index, environment in
            switch self.sections[index].kind {
            case .hero: return .hero
            case .albums: return .carousel(itemWidth: 140)
            case .genres: return .list(using: .init(appearance: .insetGrouped), layoutEnvironment: environment)
            }
        }
    }
}

extension LibraryViewController: UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        guard let item = dataSource.itemIdentifier(for: indexPath) else { return }
        presenter.didSelect(item)
    }
}

private extension NSCollectionLayoutSection {
    static var hero: NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(220)), subitems: [item])
        return NSCollectionLayoutSection(group: group)
    }
    static func carousel(itemWidth: CGFloat) -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .absolute(itemWidth), heightDimension: .absolute(itemWidth + 40)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .groupPaging
        section.interGroupSpacing = 12
        section.contentInsets = .init(top: 0, leading: 16, bottom: 16, trailing: 16)
        return section
    }
}
