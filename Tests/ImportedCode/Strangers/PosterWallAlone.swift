// swift-format-ignore-file
import UIKit

/// A wall of posters of a project's own service, whose frames are made of the posters that it gave.
final class PosterWallViewController: UIViewController {
    enum Section: CaseIterable { case wall, later }

    struct Entry: Hashable {
        let section: Section
        let poster: Poster

        static func == (lhs: Entry, rhs: Entry) -> Bool { lhs.poster.id == rhs.poster.id }
        func hash(into hasher: inout Hasher) { hasher.combine(poster.id) }
    }

    private var posters: [Poster] = []
    private var pinned: [Section: [Poster]] = [:]
    private lazy var collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
    private var dataSource: UICollectionViewDiffableDataSource<Section, Entry>!

    private let titleLabel: UILabel = {
        let label = UILabel()
        label.font = .brand(.bold, 18)
        return label
    }()
    private let weight = Int.random(in: 0...1)
    private lazy var noteLabel: UILabel = {
        let label = UILabel()
        label.font = .brand(weight, 12)
        return label
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(collectionView)
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Entry> { cell, _, entry in
            var content = cell.defaultContentConfiguration()
            content.text = String(describing: entry.poster.kind)
            cell.contentConfiguration = content
        }
        dataSource = .init(collectionView: collectionView) { view, indexPath, entry in
            view.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: entry)
        }
        PosterService.shared.load { result in
            switch result {
            case .success(let found):
                self.posters.append(contentsOf: found)
                self.pinned[.later] = Array(found.prefix(2))
                self.show()
            case .failure(let error): print(error)
            }
        }
        PosterService.shared.days.forEach {
            let day = $0
            print(day.name)
            self.add(day)
        }
    }

    private func add(_ day: Day) {}

    private func show() {
        var snapshot = NSDiffableDataSourceSnapshot<Section, Entry>()
        snapshot.appendSections(Section.allCases)
        snapshot.appendItems(posters.map { Entry(section: .wall, poster: $0) }, toSection: .wall)
        dataSource.apply(snapshot)
    }

    private func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { [unowned self] index, environment in
            if index == 1 {
                let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(30))
                return NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [.init(layoutSize: size)]))
            }
            var y: CGFloat = 0
            let width = environment.container.effectiveContentSize.width
            let frames = posters.map { poster -> NSCollectionLayoutGroupCustomItem in
                let height = width / 2 * CGFloat(poster.height) / CGFloat(poster.width)
                defer { y += height }
                return NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: y, width: width / 2, height: height))
            }
            let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(y))
            return NSCollectionLayoutSection(group: .custom(layoutSize: size) { _ in frames })
        }
    }
}
