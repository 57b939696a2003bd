// swift-format-ignore-file
import UIKit

struct River: Hashable, Comparable {
    let name: String
    let kilometres: Int

    init?(_ line: Substring) {
        let fields = String(line).components(separatedBy: "=")
        guard fields.count == 2, let length = Int(fields[1]) else { return nil }
        name = fields[0]
        kilometres = length
    }

    func matches(_ words: String) -> Bool {
        words.isEmpty || name.localizedCaseInsensitiveContains(words)
    }

    static func < (one: River, other: River) -> Bool { one.kilometres > other.kilometres }
}

enum Atlas {
    static let rivers: [River] = "Nile=6650 Amazon=6400 Yangtze=6300 Mississippi=5970 Yenisei=5539 Ob=5410 Amur=4444 broken"
        .split(separator: " ").compactMap(River.init)
}

final class RiverFinderController: UIViewController, UISearchBarDelegate {
    private let field = UISearchBar()
    private var table: UICollectionView!
    private var rows: UICollectionViewDiffableDataSource<String, River>!
    private var words = "" {
        didSet { if words != oldValue { refresh() } }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        field.delegate = self
        field.placeholder = "River"
        navigationItem.titleView = field
        table = UICollectionView(frame: view.bounds, collectionViewLayout: Self.tiles)
        view.addSubview(table)
        let tile = UICollectionView.CellRegistration<UICollectionViewCell, River> { cell, _, river in
            cell.accessibilityLabel = "\(river.name), \(river.kilometres) km"
        }
        rows = UICollectionViewDiffableDataSource(collectionView: table) {
            $0.dequeueConfiguredReusableCell(using: tile, for: $1, item: $2)
        }
        refresh()
        words = "am"
        words = "A"
    }

    private static var tiles: UICollectionViewLayout {
        UICollectionViewCompositionalLayout { _, environment in
            let width = environment.container.effectiveContentSize.width
            let inRow = max(1, Int(width / 190))
            let tile = NSCollectionLayoutItem(layoutSize: .init(
                widthDimension: .fractionalWidth(1 / CGFloat(inRow)), heightDimension: .fractionalHeight(1)))
            let row = NSCollectionLayoutGroup.horizontal(
                layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(36)),
                subitem: tile, count: inRow)
            row.interItemSpacing = .fixed(6)
            let section = NSCollectionLayoutSection(group: row)
            section.interGroupSpacing = 6
            section.contentInsets = .init(top: 6, leading: 12, bottom: 6, trailing: 12)
            return section
        }
    }

    private func refresh() {
        let found = Atlas.rivers.filter { $0.matches(words) }.sorted()
        var snapshot = NSDiffableDataSourceSnapshot<String, River>()
        snapshot.appendSections(["found"])
        snapshot.appendItems(found)
        rows.apply(snapshot)
    }

    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { words = searchText }
}
